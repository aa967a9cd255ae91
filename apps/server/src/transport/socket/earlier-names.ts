// The earlier names of messages. They are used in version 1 of the protocol, which does not know the sealed
// deals of `hearts-deal/2` either, and by programs of version 2 from before its messages were renamed.

import type { Shown, TableView } from '@moonshot/protocol';
import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';

/** The present message names, keyed by their earlier names where they differ. */
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

/** A parsed message under its present name. Returns the same value if it has no earlier name. */
export function withPresentName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string') return value;
  return Object.hasOwn(SENT, value.type) ? { ...value, type: SENT[value.type] } : value;
}

/** The message under its earlier name. */
const withEarlierName = (message: ServerToClient): object => ({
  ...message,
  type: RECEIVED[message.type] ?? message.type,
});

/** The message as version 1 defines it. A match under the old seal protocol keeps its seals. */
function inVersionOne(message: ServerToClient): object {
  if ((message.type !== 'snapshot' && message.type !== 'events') || message.view.online?.seal?.protocol !== 2)
    return withEarlierName(message);
  const view: TableView = { ...message.view, online: { ...message.view.online, seal: null } };
  if (message.type === 'snapshot') return withEarlierName({ ...message, view });
  return withEarlierName({ ...message, view, events: message.events.filter(({ type: shown }) => !SEALS.has(shown)) });
}

/** The message as the client of this version expects it. */
export function inNamesOf(
  { version, hasEarlierNames }: { readonly version: number | undefined; readonly hasEarlierNames: boolean },
  message: ServerToClient,
): object {
  if (version === 1) return inVersionOne(message);
  return hasEarlierNames ? withEarlierName(message) : message;
}
