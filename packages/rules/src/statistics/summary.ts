// Summaries of the matches by the same rules: their number, points by place and by trick, and moons.
import type { Event } from '../games.ts';
import { coursesIn, type DealCourse } from './deal-course.ts';

/** A match that is counted in the statistics. */
export interface PlayedMatch {
  readonly name: string; // the name of its rules
  readonly game: string; // the id of its sheet
  readonly seats: number;
  readonly events: readonly Event[];
}

/** A mean with its standard error, which is null for fewer than two values. */
export interface Mean {
  readonly mean: number;
  readonly se: number | null;
}

export interface MatchSummary {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  readonly deals: number;
  // the points per deal of each seat, from the dealer's left on; the dealer comes last
  readonly byPlace: readonly Mean[];
  // the mean points of each trick; empty for capture games
  readonly byTrick: readonly number[];
  readonly moons: number;
}

/** A mean and variance that is updated with each value, by Welford's method. */
interface Running {
  n: number;
  mean: number;
  squares: number;
}

interface Group extends Pick<PlayedMatch, 'name' | 'game' | 'seats'> {
  matches: number;
  deals: number;
  moons: number;
  readonly byPlace: readonly Running[];
  readonly byTrick: number[]; // the sum of the points of each trick
}

/** The sums over all counted matches, by rules and number of seats. `countMatch` updates them. */
export type Summaries = Map<string, Group>;

/** Adds a match to the summaries. */
export function countMatch(summaries: Summaries, { name, game, seats, events }: PlayedMatch): void {
  const key = `${game} ${seats} ${name}`;
  const group = summaries.get(key) ?? emptyGroup({ name, game, seats });
  summaries.set(key, group);
  group.matches += 1;
  for (const course of coursesIn(events)) countDealOf(group, course);
}

const emptyGroup = (of: Pick<Group, 'name' | 'game' | 'seats'>): Group => ({
  ...of,
  ...{ matches: 0, deals: 0, moons: 0, byTrick: [] },
  byPlace: Array.from({ length: of.seats }, () => ({ n: 0, mean: 0, squares: 0 })),
});

function countDealOf(group: Group, { dealer, takings, shooter, points }: DealCourse): void {
  group.deals += 1;
  if (shooter !== null) group.moons += 1;
  for (const { trick, points } of takings) {
    while (group.byTrick.length < trick) group.byTrick.push(0);
    group.byTrick[trick - 1]! += points;
  }
  for (const [place, running] of group.byPlace.entries())
    include(running, points[(dealer + 1 + place) % group.seats] ?? 0);
}

function include(running: Running, value: number): void {
  running.n += 1;
  const off = value - running.mean;
  running.mean += off / running.n;
  running.squares += off * (value - running.mean);
}

/** The summaries, beginning with the rules by which the most deals were played. */
export const summariesOf = (summaries: Summaries): readonly MatchSummary[] =>
  [...summaries.values()]
    .sort((a, b) => b.deals - a.deals)
    .map(({ byPlace, byTrick, ...group }) => ({
      ...group,
      byPlace: byPlace.map(meanOf),
      byTrick: byTrick.map(points => points / group.deals),
    }));

const meanOf = ({ n, mean, squares }: Running): Mean => ({
  mean,
  se: n < 2 ? null : Math.sqrt(squares / (n - 1) / n),
});
