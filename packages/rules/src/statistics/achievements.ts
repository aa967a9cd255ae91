// Achievements of a player. Each is a condition on the player's deals and a few other actions, and gives the
// time when it was first met.
import type { LifeDeal, WinningTotal } from './lifetime.ts';

/** The data on which achievements depend. */
export interface Lived {
  readonly deals: readonly LivedDeal[];
  readonly games: readonly string[]; // the ids of the sheets that every player can play from the start
  readonly winnerOf: (deal: LivedDeal) => WinningTotal;
  readonly verifiedAt: number | null; // when the player first checked a proof by hand
  readonly puzzlesAt: readonly number[]; // the days on which the player answered the puzzle of the day
}

/** A deal, with the name of its rules if these are a variant or house rules. */
export interface LivedDeal extends LifeDeal {
  readonly further?: { readonly name: string } | undefined;
}

const WON = 3;
const FURTHER = 5;
const PUZZLE_DAYS = 10;

/** The time of the n-th of these moments. Null if there are fewer. */
const nth = (moments: readonly number[], n: number): number | null => [...moments].sort((a, b) => a - b)[n - 1] ?? null;

const first = ({ deals }: Lived, law: (deal: LivedDeal) => boolean): number | null =>
  nth(
    deals.filter(law).map(({ at }) => at),
    1,
  );

/** The first time for each key. Deals without a key are ignored. */
function firstOfEach(deals: readonly LivedDeal[], keyOf: (deal: LivedDeal) => string | undefined): readonly number[] {
  const found = new Map<string, number>();
  for (const deal of deals) {
    const key = keyOf(deal);
    if (key !== undefined) found.set(key, Math.min(deal.at, found.get(key) ?? deal.at));
  }
  return [...found.values()];
}

const endsMatch = ({ end }: LifeDeal): boolean => end !== null;

/** The condition of every achievement, in the order in which they are displayed. */
const LAWS = {
  match: lived => first(lived, endsMatch),
  clear: lived =>
    first(
      lived,
      deal =>
        lived.winnerOf(deal) !== 'highest' && deal.points === 0 && (deal.course?.tricks ?? []).every(n => n === 0),
    ),
  moon: lived => first(lived, ({ moon, seat }) => moon === seat),
  stopped: lived => first(lived, ({ course, seat }) => course?.stopper === seat),
  won: ({ deals }) =>
    nth(
      deals.filter(({ end }) => end?.won === true).map(({ at }) => at),
      WON,
    ),
  games: ({ deals, games }) => {
    const own = ({ game, further, end }: LivedDeal) =>
      end !== null && further === undefined && games.includes(game) ? game : undefined;
    return games.length === 0 ? null : nth(firstOfEach(deals, own), games.length);
  },
  further: ({ deals }) =>
    nth(
      firstOfEach(deals, ({ further, end }) => (end === null ? undefined : further?.name)),
      FURTHER,
    ),
  friends: lived =>
    first(
      lived,
      deal => endsMatch(deal) && deal.course?.online === true && deal.course.others.some(({ bot }) => bot === null),
    ),
  verified: ({ verifiedAt }) => verifiedAt,
  puzzles: ({ puzzlesAt }) => nth([...new Set(puzzlesAt)], PUZZLE_DAYS),
} as const satisfies Readonly<Record<string, (lived: Lived) => number | null>>;

export type Achievement = keyof typeof LAWS;
export type Achieved = Readonly<Partial<Record<Achievement, number>>>;

export const ACHIEVEMENTS = Object.keys(LAWS) as readonly Achievement[];

/**
 * When each achievement was reached, in milliseconds since 1970. Of the calculated and the stored time, the
 * earlier one counts.
 */
export function achieved(lived: Lived, kept: Achieved = {}): Achieved {
  const reached = ACHIEVEMENTS.flatMap((name): readonly (readonly [Achievement, number])[] => {
    const moments = [LAWS[name](lived), kept[name]].filter((at): at is number => typeof at === 'number');
    return moments.length === 0 ? [] : [[name, Math.min(...moments)]];
  });
  return Object.fromEntries(reached);
}

/** Parses stored achievements. Unknown ones and invalid times are dropped. */
export function achievedIn(value: unknown): Achieved {
  const kept = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const sound = ACHIEVEMENTS.filter(name => Number.isFinite(kept[name]) && Number(kept[name]) >= 0);
  return Object.fromEntries(sound.map(name => [name, Number(kept[name])]));
}
