// The store as a server uses it: reads run on the server's own connection, and writes are sent to the writing
// thread.
import type SQLite from 'better-sqlite3';
import { partsIn } from '../assemble.ts';
import type { Cipher } from '../log/cipher.ts';
import { readingOn } from '../sql/sqlite.ts';
import type { Store } from '../store.ts';
import { WRITES, type WritePart } from './messages.ts';
import type { WriteQueue } from './queue.ts';

/**
 * Creates the parts of a store. Their writing methods send calls to the queue, and all others read on the
 * connection.
 */
export function storeBehind(
  queue: WriteQueue,
  db: SQLite.Database,
  cipher: Cipher,
  now: () => number,
): Omit<Store, 'close'> {
  const parts = partsIn(readingOn(db), cipher, now);
  const calls = (part: WritePart) =>
    Object.fromEntries(
      WRITES[part].map(method => [method, (...args: readonly unknown[]) => queue.call(part, method, args)]),
    );
  const { whole, ...names } = WRITES;
  const written = Object.entries(names).map(([part]) => [
    part,
    { ...parts[part as keyof typeof names], ...calls(part as WritePart) },
  ]);
  return { ...parts, ...Object.fromEntries(written), ...calls('whole'), counts: queue.counts };
}
