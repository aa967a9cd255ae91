// Translates between the present and the earlier names of messages. Version 1 of the protocol uses the
// earlier names, and so do programs for version 2 that were written before its messages were renamed. Version
// 1 also lacks the sealed deals of `hearts-deal/2`.

import type { Shown, TableView } from '@moonshot/protocol';
import type { ClientToServer, ServerToClient, ServerUpdate } from '@moonshot/protocol/server';

/** The present names of client messages by their earlier names, where the two differ. */
const SENT: Readonly<Record<string, ClientToServer['type']>> = {
  come: 'join',
  prepared: 'setReady',
  'seat-bot': 'addBot',
  'empty-seat': 'emptySeat',
  settle: 'changeSettings',
  order: 'changeRules',
  'hand-over': 'transferHost',
  'renew-invite': 'renewInvite',
  again: 'rematch',
  seal: 'commitSeal',
  'open-seal': 'openSeal',
  back: 'takeSeatBack',
  speak: 'setLanguage',
};
const RECEIVED: Readonly<Partial<Record<ServerToClient['type'], string>>> = {
  error: 'no',
  talk: 'said',
  snapshot: 'fresh',
  tableRules: 'retold',
  events: 'told',
  ack: 'done',
  rejected: 'refused',
};

const SEALS: ReadonlySet<Shown['type']> = new Set([
  'seal-committed',
  'seat-committed',
  'sealed',
  'seat-opened',
  'seal-voided',
  'mixed',
  'unsealed',
]);

/** Gives a parsed message its present name. A message that has no earlier name is returned unchanged. */
export function withPresentName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string') return value;
  return Object.hasOwn(SENT, value.type) ? { ...value, type: SENT[value.type] } : value;
}

/** Gives a message its earlier name. */
const withEarlierName = (message: ServerToClient): object => ({
  ...message,
  type: RECEIVED[message.type] ?? message.type,
});

/** Converts a message to version 1. A match with seals of the old protocol keeps them in its view. */
function inVersionOne(message: ServerToClient): object {
  if ((message.type !== 'snapshot' && message.type !== 'events') || message.view.online?.seal?.protocol !== 2)
    return withEarlierName(message);
  const view: TableView = { ...message.view, online: { ...message.view.online, seal: null } };
  if (message.type === 'snapshot') return withEarlierName({ ...message, view });
  return withEarlierName({ ...message, view, events: message.events.filter(({ type: shown }) => !SEALS.has(shown)) });
}

/** Converts a message to the form that the client's version expects. */
export function inNamesOf(
  { version, hasEarlierNames }: { readonly version: number | undefined; readonly hasEarlierNames: boolean },
  message: ServerToClient | ServerUpdate,
): object {
  if (message.type === 'update') return message;
  if (version === 1) return inVersionOne(message);
  return hasEarlierNames ? withEarlierName(message) : message;
}
