// Stored results of matches: how they ended, ratings, and the daily open data.
import { UNRATED, updateRatings } from '../../core/plackett-luce.ts';
import type { Dump, Placing, PlayerRating, RatedRules, RatingStep, ResultStore } from '../rows/result.ts';
import type { StoredRating, StoredRatingStep } from '../sql/query.ts';
import { changes, type Database, rows, type SqlStatements, sql } from '../sql/steps.ts';
import { insertPastMatch } from './past-matches.ts';
import { rankAmong } from './rank-among.ts';

const shown = ({ player, rules, game, mu, sigma, matches, at_ms }: StoredRating): PlayerRating => ({
  player,
  rules: { key: rules, game },
  mu,
  sigma,
  matches,
  at: at_ms,
});

const stepShown = ({ mu_before, sigma_before, mu, sigma, at_ms, why_last, ...row }: StoredRatingStep): RatingStep => ({
  ...row,
  ...(why_last !== null && { whyLast: why_last }),
  before: { mu: mu_before, sigma: sigma_before },
  after: { mu, sigma },
  at: at_ms,
});

const COUNTED = 'counted';

/** Stored in place of the title of rules, because leaderboards show the name of the game instead. */
const UNTITLED = '';

/** Creates the part of the store for results. A player's ratings are deleted with the player. */
export function resultsIn(db: Database): ResultStore {
  const opened = () => sql.selectFrom('finished').where('open', '=', 1);
  return {
    finish: ({ match, at, open, public: isPublic }, { past, rating }) =>
      db.write(function* () {
        const row = { match, at_ms: at, open: open ? 1 : 0, public: isPublic ? 1 : 0 };
        const put = sql
          .insertInto('finished')
          .values(row)
          .onConflict(known => known.doNothing());
        const isNew = (yield* changes(put)) > 0;
        if (past !== undefined) yield* insertPastMatch(past);
        if (isNew && rating !== undefined) yield* rate(rating.rules, rating.placings, { match, at_ms: at });
        return isNew;
      }),
    isPublic: async match => {
      const known = sql.selectFrom('finished').select('public').where('match', '=', match);
      return (await db.read(() => rows(known)))[0]?.public === 1;
    },
    open: async (fromMs, beforeMs, most) => {
      const within = opened().select('match').where('at_ms', '>=', fromMs).where('at_ms', '<', beforeMs);
      const found = await db.read(() => rows(within.orderBy('at_ms').orderBy('match').limit(most)));
      return found.map(({ match }) => match);
    },
    firstOpen: async () => (await db.read(() => rows(opened().select('at_ms').orderBy('at_ms').limit(1))))[0]?.at_ms,
    ratings: async player => {
      const mine = sql.selectFrom('rating').selectAll().where('player', '=', player);
      return (await db.read(() => rows(mine.orderBy('matches', 'desc').orderBy('rules')))).map(shown);
    },
    ...comparedIn(db),
    ...dumpsIn(db),
  };
}

type Compared = Pick<ResultStore, 'steps' | 'moved' | 'lastRatedBy' | 'ratedBy' | 'best'>;

function comparedIn(db: Database): Compared {
  const steps = () => sql.selectFrom('rating_step').selectAll();
  return {
    steps: async (player, most) => {
      const last = steps().where('player', '=', player).orderBy('at_ms', 'desc').orderBy('match', 'desc').limit(most);
      return (await db.read(() => rows(last))).map(stepShown).toReversed();
    },
    moved: async match => {
      const all = steps().where('match', '=', match).orderBy('rank').orderBy('player');
      return (await db.read(() => rows(all))).map(stepShown);
    },
    lastRatedBy: async key => {
      const last = sql.selectFrom('rating_step').select('match').where('rules', '=', key).orderBy('at_ms', 'desc');
      return (await db.read(() => rows(last.limit(1))))[0]?.match;
    },
    ratedBy: async most => {
      const all = sql
        .selectFrom('rating')
        .select(['rules', 'game', sql.fn.count('player').as('players')])
        .groupBy(['rules', 'game']);
      const found = await db.read(() => rows(all.orderBy('players', 'desc').orderBy('rules').limit(most)));
      return found.map(({ rules, game, players }) => ({ rules: { key: rules, game }, players: Number(players) }));
    },
    best: async (rules, matchesLeast, most) => {
      const some = sql.selectFrom('rating').selectAll().where('rules', '=', rules).where('matches', '>=', matchesLeast);
      const surest = some.orderBy(({ eb }) => eb('mu', '-', eb('sigma', '*', 2)), 'desc');
      return (await db.read(() => rows(surest.orderBy('player').limit(most)))).map(shown);
    },
  };
}

/** Changes the ratings of the human players who still exist, if there are at least two of them. */
function* rate(
  { key, game }: RatedRules,
  placings: readonly Placing[],
  { match, at_ms }: Pick<StoredRatingStep, 'match' | 'at_ms'>,
): SqlStatements<void> {
  if (placings.length < 2) return;
  const guests = sql.selectFrom('player').select('id').where('kind', '=', 'guest');
  const ids = placings.map(({ player }) => player);
  const here = new Set((yield* rows(guests.where('id', 'in', ids))).map(({ id }) => id));
  const before: (Placing & { readonly kept: StoredRating | undefined })[] = [];
  for (const placing of rankAmong(placings.filter(({ player }) => here.has(player))))
    before.push({ ...placing, kept: yield* ratingOf(placing.player, key) });
  if (before.length < 2) return;
  const after = updateRatings(before.map(({ rank, kept: { mu, sigma } = UNRATED }) => ({ rank, mu, sigma })));
  for (const [i, { player, rank, whyLast, kept }] of before.entries()) {
    const { mu, sigma } = after[i] ?? UNRATED;
    const { mu: mu_before, sigma: sigma_before } = kept ?? UNRATED;
    const row = { title: UNTITLED, mu, sigma, matches: (kept?.matches ?? 0) + 1, at_ms };
    const put = sql.insertInto('rating').values({ player, rules: key, game, ...row });
    yield* changes(put.onConflict(known => known.columns(['player', 'rules']).doUpdateSet(row)));
    const place = { rank, why_last: whyLast ?? null };
    const step = { match, player, rules: key, ...place, mu_before, sigma_before, mu, sigma, at_ms };
    yield* changes(sql.insertInto('rating_step').values(step));
  }
}

function* ratingOf(player: string, rules: string): SqlStatements<StoredRating | undefined> {
  return (yield* rows(sql.selectFrom('rating').selectAll().where('player', '=', player).where('rules', '=', rules)))[0];
}

type Dumps = Pick<ResultStore, 'keepDump' | 'dumps' | 'dump' | 'counted'>;

function dumpsIn(db: Database): Dumps {
  const facts = ['day', 'matches', 'sha256'] as const;
  return {
    keepDump: (dump: Dump, counted, firstDay) =>
      db.write(function* () {
        const put = sql.insertInto('dump').values(dump);
        const isNew = (yield* changes(put.onConflict(known => known.doNothing()))) > 0;
        if (!isNew) return; // another attempt has stored the same day already, with its counts
        const mark = sql.insertInto('mark').values({ name: COUNTED, value: counted });
        yield* changes(mark.onConflict(known => known.column('name').doUpdateSet({ value: counted })));
        yield* changes(sql.deleteFrom('dump').where('day', '<', firstDay));
      }),
    dumps: () => db.read(() => rows(sql.selectFrom('dump').select(facts).orderBy('day', 'desc'))),
    dump: async day => (await db.read(() => rows(sql.selectFrom('dump').selectAll().where('day', '=', day))))[0],
    counted: async () =>
      (await db.read(() => rows(sql.selectFrom('mark').select('value').where('name', '=', COUNTED))))[0]?.value,
  };
}
