// What comes of matches once they are over, as the store keeps it: that they ended, ratings, and the days' open data.
import type { Database } from 'better-sqlite3';
import { rated, UNRATED } from '../ratings/plackett-luce.ts';
import { changes, type KeptRating, rows, sql } from './query.ts';
import type { Dump, Placing, PlayerRating, RatedRules, Results } from './result-row.ts';
import type { Writer } from './writer.ts';

const shown = ({ player, rules, game, title, mu, sigma, matches, at_ms }: KeptRating): PlayerRating => ({
  player,
  rules: { key: rules, game, title },
  mu,
  sigma,
  matches,
  at: at_ms,
});

const COUNTED = 'counted';

/** Results on the one connection; ratings go with their player. */
export function resultsIn(db: Database, writer: Writer): Results {
  const opened = () => sql.selectFrom('finished').where('open', '=', 1);
  return {
    finish: ({ match, at, open }, rating) =>
      writer.write(() => {
        const row = { match, at_ms: at, open: open ? 1 : 0 };
        const put = sql
          .insertInto('finished')
          .values(row)
          .onConflict(known => known.doNothing());
        const isNew = changes(db, put) > 0;
        if (isNew && rating !== undefined) rate(db, rating.rules, rating.placings, at);
        return isNew;
      }),
    open: async (fromMs, beforeMs, most) => {
      const within = opened().select('match').where('at_ms', '>=', fromMs).where('at_ms', '<', beforeMs);
      return rows(db, within.orderBy('at_ms').orderBy('match').limit(most)).map(({ match }) => match);
    },
    firstOpen: async () => rows(db, opened().select('at_ms').orderBy('at_ms').limit(1))[0]?.at_ms,
    ratings: async player => {
      const mine = sql.selectFrom('rating').selectAll().where('player', '=', player);
      return rows(db, mine.orderBy('matches', 'desc').orderBy('rules')).map(shown);
    },
    ...dumpsIn(db, writer),
  };
}

/** Rates those who are still players here and no programs, where they are at least two. */
function rate(db: Database, { key, game, title }: RatedRules, placings: readonly Placing[], at_ms: number): void {
  const guests = sql.selectFrom('player').select('id').where('kind', '=', 'guest');
  const ids = placings.map(({ player }) => player);
  const here = new Set(rows(db, guests.where('id', 'in', ids)).map(({ id }) => id));
  const before = placings
    .filter(({ player }) => here.has(player))
    .map(placing => ({ ...placing, kept: ratingOf(db, placing.player, key) }));
  if (before.length < 2) return;
  const after = rated(before.map(({ rank, kept: { mu, sigma } = UNRATED }) => ({ rank, mu, sigma })));
  before.forEach(({ player, kept }, i) => {
    const { mu, sigma } = after[i] ?? UNRATED;
    const row = { title, mu, sigma, matches: (kept?.matches ?? 0) + 1, at_ms };
    const put = sql.insertInto('rating').values({ player, rules: key, game, ...row });
    changes(
      db,
      put.onConflict(known => known.columns(['player', 'rules']).doUpdateSet(row)),
    );
  });
}

const ratingOf = (db: Database, player: string, rules: string): KeptRating | undefined =>
  rows(db, sql.selectFrom('rating').selectAll().where('player', '=', player).where('rules', '=', rules))[0];

type Dumps = Pick<Results, 'keepDump' | 'dumps' | 'dump' | 'counted'>;

function dumpsIn(db: Database, writer: Writer): Dumps {
  const facts = ['day', 'matches', 'sha256'] as const;
  return {
    keepDump: (dump: Dump, counted, firstDay) =>
      writer.write(() => {
        const put = sql.insertInto('dump').values(dump);
        const isNew =
          changes(
            db,
            put.onConflict(known => known.doNothing()),
          ) > 0;
        if (!isNew) return; // another try was quicker, and counted its matches
        const mark = sql.insertInto('mark').values({ name: COUNTED, value: counted });
        changes(
          db,
          mark.onConflict(known => known.column('name').doUpdateSet({ value: counted })),
        );
        changes(db, sql.deleteFrom('dump').where('day', '<', firstDay));
      }),
    dumps: async () => rows(db, sql.selectFrom('dump').select(facts).orderBy('day', 'desc')),
    dump: async day => rows(db, sql.selectFrom('dump').selectAll().where('day', '=', day))[0],
    counted: async () => rows(db, sql.selectFrom('mark').select('value').where('name', '=', COUNTED))[0]?.value,
  };
}
