// Test harness: results of matches in memory.
import { type Rating, UNRATED, updateRatings } from '../../src/core/plackett-luce.ts';
import { rankAmong } from '../../src/store/repositories/rank-among.ts';
import type { PastMatchStore } from '../../src/store/rows/past-match.ts';
import type {
  Dump,
  Finished,
  Placing,
  PlayerRating,
  RatedBy,
  RatedRules,
  RatingStep,
  ResultStore,
} from '../../src/store/rows/result.ts';

type IsGuest = (player: string) => Promise<boolean>;

interface Results {
  readonly results: ResultStore;
  forgetRatings(player: string): void;
}

/** Creates an empty store. `isGuest` says who can be rated, and `addPast` stores the summary of a match. */
export function resultsInMemory(isGuest: IsGuest, addPast: PastMatchStore['add']): Results {
  const over = new Map<string, Finished>();
  let ratings: readonly PlayerRating[] = [];
  let steps: readonly RatingStep[] = [];
  const ended = (): readonly Finished[] => [...over.values()].filter(({ open }) => open).sort((a, b) => a.at - b.at);
  return {
    forgetRatings: player => {
      ratings = ratings.filter(one => one.player !== player);
      steps = steps.filter(one => one.player !== player);
    },
    results: {
      finish: async (finished, { past, rating }) => {
        if (past !== undefined) await addPast(past);
        if (over.has(finished.match)) return false;
        over.set(finished.match, finished);
        if (rating === undefined) return true;
        const here = await Promise.all(rating.placings.map(({ player }) => isGuest(player)));
        const placings = rankAmong(rating.placings.filter((_, i) => here[i]));
        if (placings.length < 2) return true;
        const before = ratings;
        ratings = ratedAnew(ratings, rating.rules, placings, finished.at);
        steps = [...steps, ...stepsOf(before, ratings, rating.rules.key, placings, finished)];
        return true;
      },
      isPublic: async match => over.get(match)?.public === true,
      open: async (fromMs, beforeMs, most) => {
        const within = ended().filter(({ at }) => at >= fromMs && at < beforeMs);
        return within.slice(0, most).map(({ match }) => match);
      },
      firstOpen: async () => ended()[0]?.at,
      ratings: async player => ratings.filter(one => one.player === player).sort((a, b) => b.matches - a.matches),
      steps: async (player, most) => steps.filter(one => one.player === player).slice(-most),
      moved: async match => steps.filter(one => one.match === match).sort((a, b) => a.rank - b.rank),
      lastRatedBy: async rules => steps.findLast(one => one.rules === rules)?.match,
      ratedBy: async most => ratedBy(ratings).slice(0, most),
      best: async (rules, matchesLeast, most) => surest(ratings, rules, matchesLeast).slice(0, most),
      ...dumpsInMemory(),
    },
  };
}

const surest = (ratings: readonly PlayerRating[], rules: string, matchesLeast: number): readonly PlayerRating[] =>
  ratings
    .filter(({ rules: { key }, matches }) => key === rules && matches >= matchesLeast)
    .sort((a, b) => b.mu - 2 * b.sigma - (a.mu - 2 * a.sigma));

function stepsOf(
  before: readonly PlayerRating[],
  after: readonly PlayerRating[],
  rules: string,
  placings: readonly Placing[],
  { match, at }: Finished,
): readonly RatingStep[] {
  const ratingIn = (all: readonly PlayerRating[], player: string): Rating => {
    const found = all.find(one => one.player === player && one.rules.key === rules) ?? UNRATED;
    return { mu: found.mu, sigma: found.sigma };
  };
  return placings.map(placing => {
    const { player } = placing;
    return { ...placing, match, rules, before: ratingIn(before, player), after: ratingIn(after, player), at };
  });
}

function ratedBy(ratings: readonly PlayerRating[]): readonly RatedBy[] {
  const keys = [...new Set(ratings.map(({ rules }) => rules.key))];
  const all = keys.map(key => ratings.filter(({ rules }) => rules.key === key));
  return all
    .map(one => ({ rules: (one.at(-1) as PlayerRating).rules, players: one.length }))
    .sort((a, b) => b.players - a.players);
}

/** All ratings after a match with these placings. */
function ratedAnew(
  ratings: readonly PlayerRating[],
  rules: RatedRules,
  placings: readonly Placing[],
  at: number,
): readonly PlayerRating[] {
  const isOf = (one: PlayerRating, player: string) => one.player === player && one.rules.key === rules.key;
  const before = placings.map(({ player }) => ratings.find(one => isOf(one, player)) ?? { ...UNRATED, matches: 0 });
  const after = updateRatings(before.map(({ mu, sigma }, i) => ({ mu, sigma, rank: placings[i]?.rank ?? 1 })));
  const moved = placings.map(({ player }, i): PlayerRating => {
    return { ...(after[i] ?? UNRATED), player, rules, matches: (before[i]?.matches ?? 0) + 1, at };
  });
  return [...ratings.filter(one => !placings.some(({ player }) => isOf(one, player))), ...moved];
}

function dumpsInMemory(): Pick<ResultStore, 'keepDump' | 'dumps' | 'dump' | 'counted'> {
  const days = new Map<string, Dump>();
  let statistics: string | undefined;
  return {
    keepDump: async (dump, counted, firstDay) => {
      if (days.has(dump.day)) return;
      days.set(dump.day, dump);
      statistics = counted;
      for (const day of days.keys()) if (day < firstDay) days.delete(day);
    },
    dumps: async () =>
      [...days.values()]
        .sort((a, b) => b.day.localeCompare(a.day))
        .map(({ day, matches, sha256 }) => ({ day, matches, sha256 })),
    dump: async day => days.get(day),
    counted: async () => statistics,
  };
}
