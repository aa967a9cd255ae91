// Stored summaries of past matches. Each is deleted with its table.
import type { PastMatch, PastMatchStore } from '../rows/past-match.ts';
import { readableRows } from '../sql/readable-rows.ts';
import { changes, type Database, rows, type SqlStatements, sql } from '../sql/steps.ts';

/** The players in whose list of past matches the match appears. */
const playersOf = ({ people, importedBy }: PastMatch): readonly string[] => [
  ...new Set([...people, importedBy].filter(player => player !== null)),
];

/** Stores the summary of a match and lists it for its players, if it has none yet and its table exists. */
export function* insertPastMatch(past: PastMatch): SqlStatements<void> {
  const { match, table, at, ...facts } = past;
  if ((yield* rows(sql.selectFrom('table_row').select('id').where('id', '=', table))).length === 0) return;
  const row = { match, table_id: table, at_ms: at, facts: JSON.stringify(facts) };
  const put = sql
    .insertInto('past_match')
    .values(row)
    .onConflict(known => known.doNothing());
  if ((yield* changes(put)) === 0) return;
  const players = playersOf(past);
  if (players.length === 0) return; // only bots played, as can happen at a table of a tournament
  const here = yield* rows(sql.selectFrom('player').select('id').where('id', 'in', players));
  for (const { id: player } of here) yield* changes(sql.insertInto('past_player').values({ player, match, at_ms: at }));
}

/** Creates the part of the store for past matches. */
export const pastMatchesIn = (db: Database): PastMatchStore => ({
  add: match => db.write(() => insertPastMatch(match)),
  of: async (player, most) => {
    const mine = sql
      .selectFrom('past_player')
      .innerJoin('past_match', 'past_match.match', 'past_player.match')
      .selectAll('past_match')
      .where('past_player.player', '=', player);
    const newest = mine.orderBy('past_player.at_ms', 'desc').orderBy('past_match.match', 'desc').limit(most);
    return readableRows(await db.read(() => rows(newest)), ({ match, table_id: table, at_ms: at, facts }) => {
      return { match, table, at, ...JSON.parse(facts) };
    });
  },
  known: async matches => {
    const found = await db.read(() => rows(sql.selectFrom('past_match').select('match').where('match', 'in', matches)));
    return new Set(found.map(({ match }) => match));
  },
});
