// For tests: the stores for which a law holds; where PostgreSQL runs beside the tests, it alone, else the others.
import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { openPostgres } from '../../store/postgres-open.ts';
import type { Store } from '../../store/store.ts';
import { databaseAt } from '../postgres.ts';
import { KEY, storeIn, tempFolder } from './folder.ts';
import { memoryStore } from './memory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL in which each test may make databases; undefined where none runs. */
    postgres: string | undefined;
  }
}

type Opened = (now?: () => number) => Store | Promise<Store>;
type Named = readonly [name: string, opened: Opened];

const NOW = 1_700_000_000_000;

/** The database that each test begins with a copy of: it has its shape already. */
const SHAPED = 'shaped';

/** A store in a database of its own. */
async function storeAt(url: string, now = () => NOW): Promise<Store> {
  const name = `t${randomBytes(8).toString('hex')}`;
  const store = await openPostgres({ url: await databaseAt(url, name, SHAPED), key: KEY, now, connections: 8 });
  onTestFinished(() => store.close());
  return store;
}

const url = inject('postgres');

/** Those that keep what they are given beyond the process. */
export const KEPT_STORES: readonly Named[] =
  url === undefined
    ? [['in a file', (now = () => NOW) => storeIn(tempFolder(), { now })]]
    : [['in PostgreSQL', now => storeAt(url, now)]];

/** Those, and the one in memory that other tests stand on. */
export const STORES: readonly Named[] = url === undefined ? [...KEPT_STORES, ['in memory', memoryStore]] : KEPT_STORES;
