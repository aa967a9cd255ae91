// The storage of a browser after earlier visits: settings and tables, set before the page opens.
import type { BrowserContextOptions } from 'playwright-core';
import type { Staged } from './staged.ts';

/** What earlier visits stored. */
export interface EarlierVisits {
  readonly stored: Readonly<Record<string, string>>; // empty values are not set
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

/** The page's database with these tables. */
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

/** A browser's state after earlier visits, for Playwright's `storageState`. */
export function stateOf(url: string, { stored, tables = [] }: EarlierVisits): State {
  const localStorage = Object.entries(stored).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
  const indexedDB = tables.length === 0 ? [] : [databaseOf(tables)];
  // Playwright restores IndexedDB too, although its types only know localStorage.
  const origin = { origin: new URL(url).origin, localStorage, indexedDB };
  return { cookies: [], origins: [origin] };
}
