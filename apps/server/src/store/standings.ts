// How matches stood when that was last kept, each sealed under a key of its own; it is trusted only where the log still goes on from there.
import { standingIn, standingText } from '@moonshot/table/standing';
import { isOver, type State } from '@moonshot/table/state';
import type { Cipher } from './cipher.ts';
import { changes, type Database, found, type Steps, sql } from './steps.ts';
import type { MatchLog } from './store.ts';

const place = (match: string): string => `standing ${match}`;

/** Keeps how matches stand in a database. */
export const standingsIn = (db: Database, cipher: Cipher): Pick<MatchLog, 'keep'> => ({
  keep: async state => {
    const { id: match, version: seq } = state;
    const drop = sql.deleteFrom('standing').where('match', '=', match);
    if (isOver(state)) return void (await db.write(() => changes(drop)));
    const body = Buffer.from(cipher(place(match)).seal(seq, standingText(state)));
    const put = sql.insertInto('standing').values({ match, seq, body });
    await db.write(() => changes(put.onConflict(known => known.column('match').doUpdateSet({ seq, body }))));
  },
});

interface Row {
  readonly seq: number;
  readonly body: Uint8Array;
}

/** The last one kept of a match; undefined where there is none that can be read. */
export function* standingOf(match: string, cipher: Cipher): Steps<State | undefined> {
  const [row] = yield* found<Row>('SELECT seq, body FROM standing WHERE match = ?', match);
  try {
    return row && standingIn(cipher(place(match)).open(row.seq, row.body));
  } catch {
    return undefined; // the log tells it all again
  }
}
