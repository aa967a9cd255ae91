// All deals of one player, and their selection by seats, time, online play and opponents.
import type { Seat } from '../game/seat.ts';
import type { LifeCourse } from './life-course.ts';

/** An opponent: a person by name, or a bot by level. */
export interface Opponent {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string | null; // the level of a bot
}

/** A complete deal from one player's point of view. */
export interface LifeDeal {
  readonly table: string; // of the match
  readonly deal: number;
  readonly game: string; // the sheet's id
  readonly seats: number;
  readonly seat: Seat;
  readonly points: number;
  readonly moon: Seat | null; // who shot it
  readonly end: { readonly place: number; readonly won: boolean } | null; // if the match ended with it
  readonly at: number; // milliseconds since 1970
  // present if the whole match is known
  readonly course?: (LifeCourse & { readonly online: boolean; readonly others: readonly Opponent[] }) | undefined;
  // points lost by the pass against the best one; null if it cannot be judged
  readonly regret?: number | null | undefined;
}

/** Whether the pass of a deal must still be judged. */
export const isUnjudged = ({ course, regret }: LifeDeal): boolean => course?.passed === true && regret === undefined;

/** A selection of a player's deals. An absent or null field selects all. */
export interface LifetimeFilter {
  readonly seats?: number | null;
  readonly since?: number | null; // milliseconds since 1970
  readonly online?: boolean | null;
  readonly against?: string | null; // as `opponentKey` has it
}

/** Identifies an opponent. Bots are distinguished by level only. */
export const opponentKey = ({ name, bot }: Pick<Opponent, 'name' | 'bot'>): string =>
  bot === null ? `person ${name}` : `bot ${bot}`;

/**
 * The selected deals, oldest first. A deal of which only the scores are known counts neither as online nor as
 * offline, and has no opponents.
 */
export const chosen = <Deal extends LifeDeal>(
  deals: readonly Deal[],
  { seats = null, since = null, online = null, against = null }: LifetimeFilter,
): readonly Deal[] =>
  deals
    .filter(deal => seats === null || deal.seats === seats)
    .filter(deal => since === null || deal.at >= since)
    .filter(({ course }) => online === null || course?.online === online)
    .filter(({ course }) => against === null || (course?.others ?? []).some(one => opponentKey(one) === against))
    .sort((a, b) => a.at - b.at || (a.table < b.table ? -1 : a.table > b.table ? 1 : a.deal - b.deal));

/** Which total wins, as in sheets. */
export type WinningTotal = 'lowest' | 'highest' | 'closestToZero';

/**
 * By how many points a deal was better than the table's mean. A positive number is better under every kind of
 * scoring.
 */
export function edgeOf({ points, course }: LifeDeal, winner: WinningTotal): number | undefined {
  if (course === undefined) return undefined;
  const mean = course.all.reduce((sum, n) => sum + n, 0) / course.all.length;
  return winner === 'lowest' ? mean - points : points - mean;
}
