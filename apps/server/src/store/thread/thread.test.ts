// Tests the store with its own thread: what has been acknowledged can be read, closing loses nothing, and
// when the thread ends, no more writes are accepted.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ready, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { StoreBroken, StoreRefused } from '../errors.ts';
import type { StartThread } from './queue.ts';
import { startThread } from './start.ts';

const MATCHES = Array.from({ length: 20 }, (_, i) => `m-${i}`);

test('an acknowledged event is read at once, and a stale one is not written', async () => {
  const { log, counts } = storeIn(tempFolder(), { start: startThread });
  for (let version = 0; version < 5; version++) {
    const written = MATCHES.map(async match => {
      const how = await log.append(match, version, [ready(0, version + 1)]);
      return [how, (await log.read(match)).length];
    });
    expect(await Promise.all(written)).toEqual(MATCHES.map(() => ['written', version + 1]));
  }
  expect(await log.append('m-0', 4, [ready(1, 1)])).toBe('stale');
  const { transactions, writes, waiting } = counts();
  expect([writes, waiting]).toEqual([101, 0]);
  expect(transactions).toBeLessThan(writes);
});

test('a close in the midst of writing answers everything, and the next start has it', async () => {
  const folder = tempFolder();
  const first = storeIn(folder, { start: startThread });
  const writing = MATCHES.map(match => first.log.append(match, 0, [ready(0, 1)]));
  const again = first.close();
  await Promise.all([first.close(), again]);
  expect(await Promise.all(writing)).toEqual(MATCHES.map(() => 'written'));
  await expect(first.log.append('m-0', 1, [ready(1, 1)])).rejects.toThrow('the store is closed');
  const { log } = storeIn(folder, { start: startThread });
  expect(await log.versions(MATCHES)).toEqual(new Map(MATCHES.map(match => [match, 1])));
});

test('the error of a call reaches its caller alone', async () => {
  const folder = tempFolder();
  const store = storeIn(folder, { start: startThread });
  const copy = join(folder, 'no-such-folder', 'copy.db');
  const [refused, written] = await Promise.allSettled([store.backup(copy), store.log.append('m', 0, [ready(0, 1)])]);
  expect(refused).toMatchObject({ reason: new StoreRefused(`Cannot write ${copy}: there is no such folder.`) });
  expect(refused).toMatchObject({ reason: expect.any(StoreRefused) });
  expect(written).toMatchObject({ value: 'written' });
});

const elsewhere: StartThread = (given, ...rest) => startThread({ ...given, file: join(given.file, 'x') }, ...rest);

test('a thread that cannot open the file ends the writing; reading continues', async () => {
  const told: StoreBroken[] = [];
  const { log } = storeIn(tempFolder(), { start: elsewhere, onBroken: error => void told.push(error) });
  await expect(log.append('m', 0, [ready(0, 1)])).rejects.toThrow(StoreBroken);
  expect(told).toMatchObject([
    { message: expect.stringMatching(/^Cannot go on writing: the thread that writes ended/) },
  ]);
  expect(await log.read('m')).toEqual([]);
});
