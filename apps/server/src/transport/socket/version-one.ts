// Protocol version 1: message names that differ, and no sealed deals of protocol `hearts-deal/2`, which it
// does not know.

import type { Shown, TableView } from '@moonshot/protocol';
import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';

/** The names of version 1, where they differ. */
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

/** A parsed message of a client of version 1 under its present name. */
export function fromVersionOne(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string') return value;
  return Object.hasOwn(SENT, value.type) ? { ...value, type: SENT[value.type] } : value;
}

/** The message as version 1 defines it. Matches begun under the old seal protocol are sent unchanged. */
export function inVersionOne(message: ServerToClient): object {
  const type = RECEIVED[message.type] ?? message.type;
  if ((message.type !== 'snapshot' && message.type !== 'events') || message.view.online?.seal?.protocol !== 2)
    return { ...message, type };
  const view: TableView = { ...message.view, online: { ...message.view.online, seal: null } };
  if (message.type === 'snapshot') return { ...message, type, view };
  return { ...message, type, view, events: message.events.filter(({ type: shown }) => !SEALS.has(shown)) };
}
