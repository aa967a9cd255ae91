// Opens the store in PostgreSQL. Checks the database's settings, migrates the schema and checks the key
// before anything else is read or written.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { partsIn } from './assemble.ts';
import { LogDamaged, StoreRefused, WrongKey } from './errors.ts';
import { markOf } from './files/key.ts';
import { ciphersWith, pooled } from './log/cipher.ts';
import { migratePostgres } from './schema/postgres.ts';
import { poolAt, postgresOn } from './sql/postgres.ts';
import { type LockOptions, lockDatabase } from './sql/postgres-lock.ts';
import { reachOf } from './sql/postgres-reach.ts';
import type { Store } from './store.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly key: Uint8Array; // 32 bytes, as returned by `keyFor`
  readonly now: () => number; // the time of day, in milliseconds since 1970
  readonly connections: number; // the maximum number of connections
  // Options of the database lock. Tests leave the lock out, because they open one database several times.
  readonly lock?: Pick<LockOptions, 'after' | 'onLost' | 'shared'>;
  readonly random?: (bytes: number) => Uint8Array;
}

/**
 * The PostgreSQL settings that durability depends on, with the values that are safe. With other values, a
 * crash could lose acknowledged writes.
 */
const SAFE: readonly (readonly [name: string, safe: readonly string[]])[] = [
  ['fsync', ['on']],
  ['full_page_writes', ['on']],
  ['synchronous_commit', ['on', 'remote_apply']],
];

/** The name of a database in messages, without its password. */
export function namedAt(url: string): string {
  const { host, pathname } = new URL(url);
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${host || 'this machine'}`;
}

/** Throws RangeError if the text is not a URL of a PostgreSQL database. */
export function assertPostgresUrl(text: string): void {
  const url = URL.parse(text);
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && isDecodable(url)) return;
  throw new RangeError('Cannot use this database: expected a URL such as postgres://name:password@host:5432/moonshot.');
}

/** Whether the URL can be decoded: its user name, password and path contain no stray percent sign. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return decodeURIComponent(username + password + pathname) !== '';
  } catch {
    return false;
  }
}

/**
 * Opens the store in a database, which may be empty. Throws StoreRefused with one sentence for the operator.
 * That happens if the database is unreachable, has unsafe settings, was written by a newer version or
 * another program, or if the key is wrong.
 */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, key, now, connections, lock, random = randomBytes } = options;
  const name = namedAt(url);
  const pool = poolAt(url, connections);
  const reach = lock && reachOf(url, lock.after);
  const db = postgresOn(pool, reach?.failed, lock !== undefined && !lock.shared);
  let unlock = (): Promise<void> => Promise.resolve();
  try {
    if (lock) unlock = await lockDatabase({ ...lock, url, name });
    await prepared(pool, key, name);
    if (lock?.shared) await filled(pool, connections);
  } catch (error) {
    await db.close();
    await unlock();
    throw refusal(name, error);
  }
  return {
    ...partsIn(db, ciphersWith(key, pooled(random)), now),
    ...(reach && { onBack: reach.onBack }),
    backup: () => Promise.reject(new StoreRefused(`Cannot copy ${name} into a file: copy it with pg_dump.`)),
    close: async () => {
      reach?.stop();
      await db.close();
      await unlock();
    },
  };
}

async function prepared(pool: pg.Pool, key: Uint8Array, name: string): Promise<void> {
  const client = await pool.connect();
  try {
    for (const [setting, safe] of SAFE) {
      const { rows } = await client.query<Record<string, string>>(`SHOW ${setting}`);
      const value = rows[0]?.[setting] ?? '';
      if (!safe.includes(value))
        throw new StoreRefused(`Cannot keep anything safe in ${name}: ${setting} is ${value} and not ${safe[0]}.`);
    }
    await migratePostgres(client, name);
    await client.query("INSERT INTO mark VALUES ('key', $1) ON CONFLICT DO NOTHING", [markOf(key)]);
    const { rows } = await client.query<{ readonly value: string }>("SELECT value FROM mark WHERE name = 'key'");
    if (rows[0]?.value !== markOf(key)) throw new WrongKey(name);
  } finally {
    client.release(true);
  }
}

/**
 * Opens all connections of the pool at start-up, because hundreds of players may reconnect to a new node at
 * once.
 */
async function filled(pool: pg.Pool, connections: number): Promise<void> {
  const made = await Promise.allSettled(Array.from({ length: connections }, () => pool.connect()));
  for (const one of made) if (one.status === 'fulfilled') one.value.release();
}

function refusal(name: string, error: unknown): unknown {
  if (error instanceof StoreRefused || error instanceof LogDamaged) return error;
  const reason =
    error instanceof AggregateError ? error.errors[0]?.message : error instanceof Error ? error.message : error;
  return new StoreRefused(`Cannot open ${name}: ${reason}.`, { cause: error });
}
