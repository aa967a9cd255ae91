// Emptying a seat for somebody else: the seat is open again, or in a match a bot of the house plays on.
import type { Seat } from '@moonshot/rules/game/seat';
import { accept } from '@moonshot/rules/game/verdict';
import { type No, no } from '../no.ts';
import { USUAL_PLAYER } from '../thinkers.ts';
import { newBot } from './bots.ts';
import { type Change, emptySeat, FIXED, seatOf } from './changes.ts';
import { COUNTED, isCounted } from './counted.ts';
import type { Live } from './live.ts';
import { keeperOf } from './matches.ts';
import { change, type Tables } from './registry.ts';

const unseat =
  (player: string): Change =>
  row => {
    const seat = seatOf(row, player);
    return seat === undefined ? accept(row) : accept({ ...row, seats: row.seats.with(seat, { kind: 'open' }) });
  };

/** Takes the seat from the player who sits there. */
export async function vacate(tables: Tables, live: Live, seat: Seat, player: string): Promise<No | undefined> {
  const keeper = live.row.state === 'playing' ? await keeperOf(tables.ground, live) : undefined;
  const bot = newBot(live.row.seats, USUAL_PLAYER);
  const reply = await keeper?.command({ type: 'stand', seat, number: null, player, bot });
  if (reply?.type === 'closed') return no('paused', say => say.unchanged);
  return reply === undefined ? change(tables, live, unseat(player)) : undefined;
}

/** As the host wishes: nobody sits there any more. */
export async function empty(tables: Tables, live: Live, host: string, seat: Seat): Promise<No | undefined> {
  const there = live.row.seats[seat];
  if (live.row.state !== 'playing' || there?.kind !== 'person') return change(tables, live, emptySeat(host, seat));
  if (live.row.host !== host) return no('not-host', say => say.host);
  if (live.row.deals !== undefined) return FIXED;
  if (isCounted(live.row)) return COUNTED;
  if (there.player === host) return no('not-allowed', say => say.yourSeat);
  return vacate(tables, live, seat, there.player);
}
