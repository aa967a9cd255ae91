// How matches stood when that was last kept, each sealed under a key of its own; it is trusted only where the log still goes on from there.
import { standingIn, standingText } from '@moonshot/table/standing';
import { isOver, type State } from '@moonshot/table/state';
import type { Database } from 'better-sqlite3';
import type { Cipher } from './cipher.ts';
import type { Writer } from './writer.ts';

export interface Standings {
  keep(state: State): Promise<void>;
  /** The last one kept; undefined where there is none that can be read. */
  last(match: string): State | undefined;
}

interface Row {
  readonly seq: number;
  readonly body: Uint8Array;
}

/** The standings on the one connection. */
export function standingsIn(db: Database, writer: Writer, cipher: Cipher): Standings {
  const put = db.prepare<[string, number, Uint8Array]>('INSERT OR REPLACE INTO standing VALUES (?, ?, ?)');
  const drop = db.prepare<[string]>('DELETE FROM standing WHERE match = ?');
  const find = db.prepare<[string], Row>('SELECT seq, body FROM standing WHERE match = ?');
  const sealed = (match: string) => cipher(`standing ${match}`);
  return {
    keep: state => {
      const { id, version } = state;
      const body = isOver(state) ? undefined : sealed(id).seal(version, standingText(state));
      return writer.write(() => void (body === undefined ? drop.run(id) : put.run(id, version, body)));
    },
    last: match => {
      const row = find.get(match);
      try {
        return row && standingIn(sealed(match).open(row.seq, row.body));
      } catch {
        return undefined; // the log tells it all again
      }
    },
  };
}
