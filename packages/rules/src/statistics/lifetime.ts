// All deals of a player, and their selection by seats, time, online play and opponents.
import type { Seat } from '../game/seat.ts';
import type { LifeCourse } from './life-course.ts';

/** An opponent: a person with a name, or a bot of a level. */
export interface Opponent {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string | null; // the level of a bot; null for a person
}

/** A complete deal from the point of view of one player. */
export interface LifeDeal {
  readonly table: string; // the id of the match's table
  readonly deal: number;
  readonly game: string; // the id of the sheet
  readonly seats: number;
  readonly seat: Seat;
  readonly points: number;
  readonly moon: Seat | null; // the seat that shot the moon
  // the player's rank, and whether the player won, if the match ended with this deal
  readonly end: { readonly place: number; readonly won: boolean } | null;
  readonly at: number; // when the deal was scored, in milliseconds since 1970
  // present if all events of the match are known
  readonly course?: (LifeCourse & { readonly online: boolean; readonly others: readonly Opponent[] }) | undefined;
  // the points that the player's pass lost compared with the best pass; null if this cannot be judged
  readonly regret?: number | null | undefined;
}

/** Whether the pass of a deal must still be judged. */
export const isUnjudged = ({ course, regret }: LifeDeal): boolean => course?.passed === true && regret === undefined;

/** A selection of a player's deals. A field that is absent or null does not restrict the selection. */
export interface LifetimeFilter {
  readonly seats?: number | null;
  readonly since?: number | null; // the earliest time of a deal, in milliseconds since 1970
  readonly online?: boolean | null;
  readonly against?: string | null; // the opponent's `opponentKey`
}

/** The key of an opponent. Bots of the same level have the same key. */
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

/** Which total wins the match. */
export type WinningTotal = 'lowest' | 'highest' | 'closestToZero';

/**
 * By how many points a deal was better than the table's mean. Whatever the scoring, a positive number is
 * better.
 */
export function edgeOf({ points, course }: LifeDeal, winner: WinningTotal): number | undefined {
  if (course === undefined) return undefined;
  const mean = course.all.reduce((sum, n) => sum + n, 0) / course.all.length;
  return winner === 'lowest' ? mean - points : points - mean;
}
