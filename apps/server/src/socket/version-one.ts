// What a client of version 1 of the protocol is told: it knows nothing of `hearts-deal/2`, and hears nothing of its seals.
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

/** The message as version 1 has it. Matches that were begun before are sealed by the old protocol, and are told whole. */
export function inVersionOne(message: ToPlayer): ToPlayer {
  if ((message.type !== 'fresh' && message.type !== 'told') || message.view.online?.seal?.protocol !== 2)
    return message;
  const view: TableView = { ...message.view, online: { ...message.view.online, seal: null } };
  if (message.type === 'fresh') return { ...message, view };
  return { ...message, view, events: message.events.filter(({ type }) => !SEALS.has(type)) };
}
