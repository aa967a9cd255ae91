// Stored leagues. A deleted player leaves all leagues, and the league's matches keep an id that belongs to
// nobody.

import type { LeagueMatchRow, LeagueRow, LeagueStore, MineRow } from '../rows/league.ts';
import { deleteExpired, type Expiring } from '../sql/delete-expired.ts';
import type { StoredLeague, StoredLeagueMatch } from '../sql/query.ts';
import { readableRows } from '../sql/readable-rows.ts';
import { changes, countOf, type Database, rows, type SqlStatements, sql } from '../sql/steps.ts';

const kept = ({ id, name, order, end, out, ended, made, at }: LeagueRow): StoredLeague => ({
  id,
  name,
  plan: JSON.stringify({ order, end, ...(out && { out }) }),
  ended: Number(ended),
  made_ms: made,
  at_ms: at,
});

const shown = ({ id, name, plan, ended, made_ms, at_ms }: StoredLeague): LeagueRow => ({
  id,
  name,
  ...(JSON.parse(plan) as Pick<LeagueRow, 'order' | 'end' | 'out'>),
  ended: ended === 1,
  made: made_ms,
  at: at_ms,
});

const matchShown = ({ match, at_ms, places }: Omit<StoredLeagueMatch, 'league'>): LeagueMatchRow => ({
  match,
  at: at_ms,
  places: JSON.parse(places),
});

const leagues = () => sql.selectFrom('league').selectAll('league');
const membersOf = (id: string) =>
  sql.selectFrom('league_member').select(['player', 'number']).where('league', '=', id).orderBy('number');
const matchesOf = (id: string) =>
  sql.selectFrom('league_match').select(['match', 'at_ms', 'places']).where('league', '=', id);
const leaguesOf = (player: string) => sql.selectFrom('league_member').select('league').where('player', '=', player);

/** Creates the part of the store for leagues. */
export const leaguesIn = (db: Database): LeagueStore => ({
  add: (league, player, most) => db.write(() => add(league, player, most)),
  byId: async id => (await db.read(() => rows(leagues().where('id', '=', id)))).map(shown)[0],
  of: async (player, most) => readableRows(await db.read(() => mine(player, most)), mineShown),
  change: (id, { name, ended }, at_ms) =>
    db.write(function* () {
      const to = { ...(name === undefined ? {} : { name }), ...(ended === undefined ? {} : { ended: Number(ended) }) };
      yield* changes(
        sql
          .updateTable('league')
          .set({ ...to, at_ms })
          .where('id', '=', id),
      );
    }),
  join: (id, player, atMs, most) => db.write(() => join(id, player, atMs, most)),
  leave: (id, player) => db.write(() => leave(id, player)),
  putOut: (id, player) => db.write(() => putOut(id, player)),
  members: async id => (await db.read(() => rows(membersOf(id)))).map(({ player }) => player),
  played: (id, { match, at, places }) =>
    db.write(function* () {
      const put = sql
        .insertInto('league_match')
        .values({ match, league: id, at_ms: at, places: JSON.stringify(places) });
      yield* changes(put.onConflict(known => known.doNothing()));
      yield* touched(id, at);
    }),
  matches: async id => {
    const all = matchesOf(id).orderBy('at_ms').orderBy('match');
    return (await db.read(() => rows(all))).map(matchShown);
  },
  matchCount: id => db.read(() => countOf(matchesOf(id))),
  sweep: (beforeMs, most) => db.single(() => deleteExpired(EXPIRING, beforeMs, most)),
});

const EXPIRING: Expiring = { table: 'league', key: 'id', column: 'at_ms' };

/** Removes a player from a league. A league without members and matches is deleted. */
function* leave(id: string, player: string): SqlStatements<void> {
  const gone = sql.deleteFrom('league_member').where('league', '=', id).where('player', '=', player);
  if ((yield* changes(gone)) === 0) return;
  const kept = [...(yield* rows(membersOf(id).limit(1))), ...(yield* rows(matchesOf(id).limit(1)))];
  if (kept.length === 0) yield* changes(sql.deleteFrom('league').where('id', '=', id));
}

function* putOut(id: string, player: string): SqlStatements<void> {
  const [league] = (yield* rows(leagues().where('id', '=', id))).map(shown);
  if (league === undefined) return;
  const { plan } = kept({ ...league, out: [...(league.out ?? []).filter(one => one !== player), player] });
  yield* changes(sql.updateTable('league').set({ plan }).where('id', '=', id));
  yield* leave(id, player);
}

function* touched(id: string, at_ms: number): SqlStatements<void> {
  yield* changes(sql.updateTable('league').set({ at_ms }).where('id', '=', id));
}

function* add(league: LeagueRow, player: string, most: number): SqlStatements<'written' | 'full'> {
  if ((yield* rows(leaguesOf(player))).length >= most) return 'full';
  yield* changes(sql.insertInto('league').values(kept(league)));
  yield* changes(sql.insertInto('league_member').values({ league: league.id, player, number: 0 }));
  return 'written';
}

function* join(
  league: string,
  player: string,
  atMs: number,
  most: Parameters<LeagueStore['join']>[3],
): SqlStatements<'written' | 'known' | 'full'> {
  const there = yield* rows(membersOf(league));
  if (there.some(member => member.player === player)) return 'known';
  if (there.length >= most.people || (yield* rows(leaguesOf(player))).length >= most.leagues) return 'full';
  const number = (there.at(-1)?.number ?? -1) + 1;
  yield* changes(sql.insertInto('league_member').values({ league, player, number }));
  yield* touched(league, atMs);
  return 'written';
}

type Mine = Pick<MineRow, 'people' | 'played'> & { readonly league: StoredLeague };

const mineShown = ({ league, ...counts }: Mine): MineRow => ({ ...shown(league), ...counts });

function* mine(player: string, most: number): SqlStatements<readonly Mine[]> {
  const own = leagues().where('id', 'in', leaguesOf(player)).orderBy('at_ms', 'desc').orderBy('id').limit(most);
  const found: Mine[] = [];
  for (const league of yield* rows(own)) {
    const people = yield* countOf(membersOf(league.id));
    found.push({ league, people, played: yield* countOf(matchesOf(league.id)) });
  }
  return found;
}
