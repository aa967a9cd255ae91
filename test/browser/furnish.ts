// What a browser has kept from visits before: settings and tables, put there before the page is opened.
import type { Page } from 'playwright-core';
import type { Staged } from './staged.ts';

/** What the function that runs on the page uses of its storage; these tests have Node's types. */
interface Store {
  put(value: unknown, key?: unknown): unknown;
}
interface Database {
  createObjectStore(name: string, options?: { readonly keyPath: string | readonly string[] }): Store;
  transaction(stores: readonly string[], mode: string): { objectStore(name: string): Store };
  close(): void;
}
declare const indexedDB: { open(name: string, version: number): { readonly result: Database } };
declare const localStorage: { setItem(key: string, value: string): void };

/** What was kept by an earlier visit. */
export interface Kept {
  readonly stored: Readonly<Record<string, string>>;
  readonly tables?: readonly Staged[];
}

/** Runs at the address: makes the database as the page makes it, and puts everything where the page looks for it. */
async function put({ stored, tables = [] }: Kept): Promise<void> {
  for (const [key, value] of Object.entries(stored)) if (value !== '') localStorage.setItem(key, value);
  if (tables.length === 0) return;
  const opening = indexedDB.open('moonshot', 2);
  const make = (): void => {
    opening.result.createObjectStore('events');
    opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.result.createObjectStore('records', { keyPath: ['table', 'deal'] });
  };
  await new Promise<void>(resolve => Object.assign(opening, { onupgradeneeded: make, onsuccess: resolve }));
  const tx = opening.result.transaction(['events', 'tables', 'records'], 'readwrite');
  for (const { id, events, line, records } of tables) {
    for (const [i, event] of events.entries()) tx.objectStore('events').put(event, [id, i + 1]);
    tx.objectStore('tables').put(line);
    for (const record of records) tx.objectStore('records').put(record);
  }
  await new Promise<void>(resolve => Object.assign(tx, { oncomplete: resolve }));
  opening.result.close();
}

const EMPTY = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

/** Furnishes the browser of a page that has been nowhere yet, from an empty page at the same address. */
export async function furnish(page: Page, url: string, kept: Kept): Promise<void> {
  await page.route(`${url}/`, route => route.fulfill(EMPTY));
  await page.goto(url);
  await page.evaluate(put, kept);
  await page.unroute(`${url}/`);
  await page.goto('about:blank'); // from here any link into the page opens it anew
}
