// For which answers time counts at a table with clocks, and how long each may take.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Ask, Hearts, HeartsGame } from '@moonshot/rules/games';
import type { Clock } from '@moonshot/wire/online/fields';
import { isFinishing } from './finish.ts';
import { inDeal, present } from './sitting.ts';
import { isOver, type State } from './state.ts';

const DAY_MS = 86_400_000;

/** An answer for which time counts. */
export interface Timed {
  readonly asked: string; // tells it from every other answer of the seat
  readonly ms: number; // before the reserve
  readonly reserve: boolean; // whether the reserve may be used for it
}

/**
 * The answer that is awaited of a person who is there; undefined where none is, or time does not count. A claim is not
 * timed by the seat, since that would show who holds the wild: its window is the same for all.
 */
export function timed(hearts: Hearts, state: State, seat: Seat): Timed | undefined {
  const clock = state.spec.online?.clock ?? null;
  if (clock === null || isOver(state) || isFinishing(state) || !present(state).includes(seat)) return undefined;
  const { game, ready } = state;
  const deal = `${game.results.length + 1}.${'misdeals' in game ? game.misdeals : 0}`;
  if (!inDeal(game))
    return game.phase === 'deal' && game.results.length > 0 && !ready.includes(seat)
      ? { asked: `${deal} ready`, ms: allowance(clock, 'passSeconds'), reserve: false }
      : undefined;
  const ask = (hearts.game as HeartsGame).ask(game, seat);
  if (ask === undefined || ask.type === 'claim' || (ask.type === 'lay' && ask.laid !== null)) return undefined;
  const asked = `${deal} ${ask.type} ${game.hands[seat]?.length}`;
  return { asked, ms: allowance(clock, isChoosing(ask) ? 'passSeconds' : 'cardSeconds'), reserve: true };
}

/** Several cards are chosen at once. */
const isChoosing = ({ type }: Ask): boolean => type === 'pass' || type === 'bury';

const allowance = (clock: Clock, seconds: 'cardSeconds' | 'passSeconds'): number =>
  'days' in clock ? clock.days * DAY_MS : clock[seconds] * 1000;
