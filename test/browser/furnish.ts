// What a browser has kept from earlier visits: settings and tables, put there before the page opens.
import type { BrowserContextOptions } from 'playwright-core';
import type { Staged } from './staged.ts';

/** What was kept by an earlier visit. */
export interface Kept {
  readonly stored: Readonly<Record<string, string>>; // an empty one is not set
  readonly tables?: readonly Staged[];
}

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface StoreState {
  readonly name: string;
  readonly keyPath?: string;
  readonly keyPathArray?: readonly string[];
  readonly autoIncrement: boolean;
  readonly indexes: readonly [];
  readonly records: readonly { readonly key?: unknown; readonly value: unknown }[];
}

const store = (
  name: string,
  records: StoreState['records'],
  keys: Pick<StoreState, 'keyPath' | 'keyPathArray'> = {},
): StoreState => ({ name, ...keys, autoIncrement: false, indexes: [], records });

/** The page's database as the page makes it, with these tables. */
const databaseOf = (tables: readonly Staged[]) => ({
  name: 'moonshot',
  version: 2,
  stores: [
    store(
      'events',
      tables.flatMap(({ id, events }) => events.map((value, i) => ({ key: [id, i + 1], value }))),
    ),
    store(
      'tables',
      tables.map(({ line }) => ({ value: line })),
      { keyPath: 'id' },
    ),
    store(
      'records',
      tables.flatMap(({ records }) => records.map(value => ({ value }))),
      { keyPathArray: ['table', 'deal'] },
    ),
  ],
});

/** The state of a browser that visited this address before: what `newContext` takes as `storageState`. */
export function stateOf(url: string, { stored, tables = [] }: Kept): State {
  const localStorage = Object.entries(stored).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
  const indexedDB = tables.length === 0 ? [] : [databaseOf(tables)];
  // Playwright restores databases too, although its types name only what is in the local storage.
  const origin = { origin: new URL(url).origin, localStorage, indexedDB };
  return { cookies: [], origins: [origin] };
}
