// Test harness: the writing side of a store in the same thread. Tests can replace its connection, turns and
// randomness. Messages are copied and delivered later, as between threads.
import { randomBytes } from 'node:crypto';
import type SQLite from 'better-sqlite3';
import { ciphersWith } from '../../src/store/log/cipher.ts';
import { connectToWrite } from '../../src/store/sql/sqlite-connection.ts';
import { hostOf } from '../../src/store/thread/host.ts';
import type { FromStoreThread } from '../../src/store/thread/messages.ts';
import type { StartThread } from '../../src/store/thread/queue.ts';

interface Means {
  readonly connect?: (file: string) => SQLite.Database;
  readonly random?: (bytes: number) => Uint8Array;
  readonly soon?: (act: () => void) => void;
}

const nextTurn = (act: () => void): void => void setImmediate(act);

/** Starts the writing side in this thread. */
export function threadHere(means: Means = {}): StartThread {
  const { connect = connectToWrite, random = randomBytes, soon = nextTurn } = means;
  return ({ file, key }, onMessage) => {
    const post = (message: FromStoreThread): void => {
      const copy = structuredClone(message);
      if (copy.type === 'broken')
        onMessage(copy); // with the disk, simulations close what the server reads on
      else soon(() => onMessage(copy));
    };
    const host = hostOf({ db: connect(file), cipher: ciphersWith(key, random), post, soon });
    return {
      post: message => {
        const copy = structuredClone(message);
        soon(() => host(copy));
      },
      hold: () => {},
    };
  };
}
