// Reads what the page has stored about its tables.
import type { Event } from '@moonshot/table';
import type { Page } from 'playwright-core';

/** DOM types for functions that run on the page; these tests have Node's types. */
interface Request<T> {
  readonly result: T;
  onsuccess: () => void;
}
interface Database {
  transaction(store: string): { objectStore(name: string): { getAll(): Request<readonly Event[]> } };
  close(): void;
}
declare const indexedDB: { open(name: string): Request<Database> };

/** Runs on the page: every stored event of its tables. */
const readEvents = (): Promise<readonly Event[]> =>
  new Promise(resolve => {
    const opening = indexedDB.open('moonshot');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('events').objectStore('events').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });

/** Every stored event of the page's tables. */
export const storedEvents = (page: Page): Promise<readonly Event[]> => page.evaluate(readEvents);
