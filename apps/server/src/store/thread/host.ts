// The store as the writing thread runs it: carries out the calls that it receives. Calls that arrive together
// share a transaction.
import type SQLite from 'better-sqlite3';
import { partsIn } from '../assemble.ts';
import type { Cipher } from '../log/cipher.ts';
import { copyWhileUsed } from '../maintenance/backup.ts';
import { type Soon, writerTo } from '../sql/group-commit.ts';
import { sqliteOn } from '../sql/sqlite.ts';
import type { FromStoreThread, ToStoreThread, WriteAnswer, WriteCall } from './messages.ts';
import { sentError } from './sent-errors.ts';

/** What the writing thread needs. `post` sends a message to the server. */
export interface HostOptions {
  readonly db: SQLite.Database;
  readonly cipher: Cipher;
  readonly post: (message: FromStoreThread) => void;
  readonly soon?: Soon;
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** Starts serving calls in the thread. Returns the function that handles the server's messages. */
export function hostOf({
  db,
  cipher,
  post,
  soon = act => void setImmediate(act),
}: HostOptions): (message: ToStoreThread) => void {
  let nowMs = 0;
  const writer = writerTo(db, error => post({ type: 'broken', error: sentError(error) }), soon);
  const parts = partsIn(sqliteOn(db, writer), cipher, () => nowMs);
  const methods = { ...parts, whole: { probe: parts.probe, backup: copying(db) } };
  let done: WriteAnswer[] = [];
  const answer = (one: WriteAnswer): void => {
    done.push(one);
    if (done.length > 1) return;
    soon(() => {
      const answers = done;
      done = [];
      post({ type: 'answers', counts: writer.counts(), answers });
    });
  };
  const run = async ({ id, part, method, args }: WriteCall): Promise<void> => {
    try {
      const work = (methods[part] as unknown as Record<string, Method>)[method] as Method;
      answer({ id, ok: true, value: await work(...args) });
    } catch (error) {
      answer({ id, ok: false, error: sentError(error) });
    }
  };
  return message => {
    if (message.type === 'close') {
      db.close();
      post({ type: 'closed' });
      return;
    }
    nowMs = message.nowMs;
    for (const call of message.calls) void run(call);
  };
}

/** Returns a function that copies the database. Copies are made one after the other. */
function copying(db: SQLite.Database): (file: string) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return file => {
    const mine = last.then(() => copyWhileUsed(db, file));
    last = mine.catch(() => {}); // keeps the chain going; the caller of the copy gets the error
    return mine;
  };
}
