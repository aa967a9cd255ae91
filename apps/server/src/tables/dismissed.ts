// Players who must leave a table: removed by the host, or spectators of a match without spectators.
import { type No, no, told } from '../no.ts';
import type { TableRow } from '../store/store.ts';
import { seatOf } from './changes.ts';
import { removedBy } from './invitation.ts';
import type { Attendee, Live } from './live.ts';

const REMOVED = no('no-table', say => say.removed);

/** Sends away a removed player, at whichever node their socket is. */
export function dismissRemoved(live: Live, before: TableRow): void {
  const removed = removedBy(before, live.row);
  dismiss(live, REMOVED, ({ voice }) => removed.includes(voice.player));
}

const NOT_WATCHED = no('no-table', say => say.watchers);

/** Sends spectators away if a match begins that allows none. */
export function dismissWatchers(live: Live): void {
  const { row } = live;
  if (row.state !== 'playing' || row.settings.watchers !== 'none') return;
  dismiss(live, NOT_WATCHED, ({ voice }) => seatOf(row, voice.player) === undefined && row.host !== voice.player);
}

function dismiss({ attendees }: Live, why: No, whom: (attendee: Attendee) => boolean): void {
  for (const attendee of [...attendees].filter(whom)) {
    const { voice } = attendee;
    attendees.delete(attendee);
    voice.say({ type: 'no', ...told(why, voice.words().no) });
  }
}
