// Stored snapshots of matches. Each is encrypted under its own key, and is used only if the log continues
// from it.
import type { State } from '@moonshot/table';
import { matchIsOver, snapshotIn, snapshotText } from '@moonshot/table/snapshot';
import type { MatchLog } from '../rows/log.ts';
import { rowOf } from '../sql/batching.ts';
import { changes, type Database, rows, sql } from '../sql/steps.ts';
import type { Cipher } from './cipher.ts';

const place = (match: string): string => `standing ${match}`;

interface Standings extends Pick<MatchLog, 'saveSnapshot'> {
  /** The latest snapshot of a match; undefined if the match has none or it cannot be read. */
  kept(match: string): Promise<State | undefined>;
}

/** Creates the part of the log that stores and reads snapshots in a database. */
export const snapshotsIn = (db: Database, cipher: Cipher): Standings => ({
  kept: keptIn(db, cipher),
  saveSnapshot: async state => {
    const { id: match, version: seq } = state;
    const drop = sql.deleteFrom('standing').where('match', '=', match);
    if (matchIsOver(state)) return void (await db.write(() => changes(drop)));
    const body = Buffer.from(cipher(place(match)).seal(seq, snapshotText(state)));
    const put = sql.insertInto('standing').values({ match, seq, body });
    await db.write(() => changes(put.onConflict(known => known.column('match').doUpdateSet({ seq, body }))));
  },
});

function keptIn(db: Database, cipher: Cipher): Standings['kept'] {
  const rowFor = rowOf(
    matches => db.read(() => rows(sql.selectFrom('standing').selectAll().where('match', 'in', matches))),
    ({ match }) => match,
  );
  return async match => {
    const row = await rowFor(match);
    try {
      return row && snapshotIn(cipher(place(match)).open(row.seq, row.body));
    } catch {
      return undefined; // no snapshot is needed, because the log contains everything
    }
  };
}
