// Test harness: stores in temporary folders, and events for them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event } from '@moonshot/table';
import { onTestFinished } from 'vitest';
import type { StoreBroken } from '../../src/store/errors.ts';
import { databaseIn } from '../../src/store/files/data-folder.ts';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { KEY } from './key.ts';
import { threadHere } from './thread-here.ts';

export { KEY };

/** Creates a folder that is deleted after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store in the folder, without its own thread. It is closed after the test at the latest. */
export function storeIn(folder: string, more: Partial<StoreOptions> = {}): Store {
  const onBroken = (error: StoreBroken): void => {
    throw error;
  };
  const usual = { file: databaseIn(folder), key: KEY, now: () => 1_700_000_000_000, onBroken, start: threadHere() };
  const store = openStore({ ...usual, ...more });
  onTestFinished(() => store.close());
  return store;
}

/** An event caused by a person's command with this number. */
export const ready = (seat: number, number: number): Event => ({ type: 'ready', seat, cause: { seat, number } });

/** An event without a command. Its text identifies it. */
export const dealt = (text: string): Event => ({
  type: 'game',
  event: { type: 'ended', places: [text] } as never,
  cause: null,
});
