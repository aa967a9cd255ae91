// Which answers of people a table waits for, which of these answers are timed, and how much time each may
// take.

import type { TimeControl } from '@moonshot/protocol/server';
import type { Ask, Hearts, Seat } from '@moonshot/rules';
import { isFinishing } from '../core/finish.ts';
import { hasDayClock, sealOwed } from '../core/seal-rules.ts';
import { inDeal, isPresentAt, presentSeats } from '../core/sitters.ts';
import { matchIsOver, type State } from '../core/state.ts';

const DAY_MS = 86_400_000;

/** At a table without time limits, how long several people may look at the scores, in milliseconds. */
export const NEXT_DEAL_MS = 30_000;

/** An answer that a person owes. */
interface Awaited {
  readonly asked: string; // identifies the answer among all answers of the seat
  readonly type: Ask['type'] | 'ready' | 'seal';
}

/** An awaited answer with a time limit. */
export interface TimedAnswer {
  readonly asked: string;
  readonly type: Awaited['type'];
  readonly ms: number; // time limit, without the seat's reserve of extra time
  readonly reserve: boolean; // whether the seat's reserve may be used for the answer
}

/**
 * The answer that a present person owes; undefined if there is none. In correspondence play it may be an
 * answer to a seal. The claim that opens a deal is left out, because showing that the table waits for it
 * would reveal who holds the wild card.
 */
export function awaitedAnswer(hearts: Hearts, state: State, seat: Seat): Awaited | undefined {
  if (matchIsOver(state) || isFinishing(state) || !isPresentAt(state, seat)) return undefined;
  const { game, ready } = state;
  const deal = `${game.results.length + 1}.${'misdeals' in game ? game.misdeals : 0}`;
  if (!inDeal(game)) {
    if (isBetweenDeals(state) && !ready.includes(seat)) return { asked: `${deal} ready`, type: 'ready' };
    const owed = hasDayClock(state.spec) ? sealOwed(hearts, state, seat) : undefined;
    return owed && { asked: `${deal} ${owed} the seal ${state.seal?.attempt}`, type: 'seal' };
  }
  const ask = hearts.game.ask(game, seat);
  if (ask === undefined || ask.type === 'claim' || (ask.type === 'lay' && ask.laid !== null)) return undefined;
  // the size of the hand alone could repeat, because cards may be dealt or drawn after a trick or a round of
  // Capture
  const gone = 'bouts' in game ? game.bouts.length : game.tricks.length;
  return { asked: `${deal} ${ask.type} ${gone} ${game.hands[seat]?.length}`, type: ask.type };
}

/**
 * Whether some answer may be timed: at a table with clocks, and between deals of a table on a server if
 * several people are present or somebody is ready. One person alone may look at the scores without a limit.
 */
export const hasLimits = (state: State): boolean => {
  const { spec, ready } = state;
  if (spec.online === undefined) return false;
  return spec.online.clock !== null || ready.length > 0 || (isBetweenDeals(state) && presentSeats(state).length > 1);
};

const isBetweenDeals = ({ game }: State): boolean => game.phase === 'deal' && game.results.length > 0;

/** The answer that a seat owes, with its time limit; undefined if it owes none or its time is unlimited. */
export function timedAnswer(hearts: Hearts, state: State, seat: Seat): TimedAnswer | undefined {
  if (!hasLimits(state)) return undefined;
  const due = awaitedAnswer(hearts, state, seat);
  if (due === undefined) return undefined;
  const { asked, type } = due;
  const clock = state.spec.online?.clock ?? null;
  if (clock === null) return type === 'ready' ? { asked, type, ms: NEXT_DEAL_MS, reserve: false } : undefined;
  const ms = allowance(clock, isLong(type) ? 'passSeconds' : 'cardSeconds');
  return { asked, type, ms, reserve: type !== 'ready' && type !== 'seal' };
}

/** Whether the answer has the time limit of a pass, not that of a card. */
const isLong = (type: Awaited['type']): boolean =>
  type === 'pass' || type === 'bury' || type === 'charge' || type === 'ready';

const allowance = (clock: TimeControl, seconds: 'cardSeconds' | 'passSeconds'): number =>
  'days' in clock ? clock.days * DAY_MS : clock[seconds] * 1000;
