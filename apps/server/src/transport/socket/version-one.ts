// Messages for clients of protocol version 1, which do not know `hearts-deal/2` or its seals.
import type { ToPlayer } from '@moonshot/wire/online/to-player';
import type { Shown, TableView } from '@moonshot/wire/to-client';

const SEALS: ReadonlySet<Shown['type']> = new Set([
  'seal-committed',
  'seat-committed',
  'sealed',
  'seat-opened',
  'seal-voided',
  'mixed',
  'unsealed',
]);

/** The message as version 1 defines it. Matches begun under the old seal protocol are sent unchanged. */
export function inVersionOne(message: ToPlayer): ToPlayer {
  if ((message.type !== 'fresh' && message.type !== 'told') || message.view.online?.seal?.protocol !== 2)
    return message;
  const view: TableView = { ...message.view, online: { ...message.view.online, seal: null } };
  if (message.type === 'fresh') return { ...message, view };
  return { ...message, view, events: message.events.filter(({ type }) => !SEALS.has(type)) };
}
