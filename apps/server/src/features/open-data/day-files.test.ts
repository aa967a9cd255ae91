// Tests the cache of day files: one copy for all readers, and a limit on the number of days.
import { expect, test } from 'vitest';
import { dayFileCache } from './day-files.ts';

/** A store that serves every day from 2026 on and records the reads. */
function shelf() {
  const reads: string[] = [];
  const dump = async (day: string) => {
    reads.push(day);
    return day < '2026-01-01' ? undefined : { day, matches: 1, sha256: '', bytes: Buffer.from(day) };
  };
  return { reads, dump };
}

test('two hundred readers share one copy, released by the last', async () => {
  const { reads, dump } = shelf();
  const dumps = dayFileCache({ dump }, 1);
  const lent = await Promise.all(Array.from({ length: 200 }, () => dumps.lend('2026-11-20')));
  const copies = new Set(lent.map(one => typeof one === 'object' && one.bytes));
  expect([copies.size, reads, dumps.size]).toEqual([1, ['2026-11-20'], 1]);
  for (const one of lent) if (typeof one === 'object') one.done();
  expect(dumps.size).toBe(0);
});

test('the number of days is bounded; missing and unreadable days take no slot', async () => {
  const { dump } = shelf();
  const dumps = dayFileCache({ dump }, 2);
  const [first, , third] = [
    await dumps.lend('2026-11-20'),
    await dumps.lend('2026-11-21'),
    await dumps.lend('2026-11-22'),
  ];
  expect([third, dumps.size]).toEqual(['full', 2]);
  if (typeof first === 'object') first.done();
  expect([await dumps.lend('2025-01-01'), dumps.size]).toEqual([undefined, 1]);
  expect(await dumps.lend('2026-11-22')).toMatchObject({ bytes: Buffer.from('2026-11-22') });
  const broken = dayFileCache({ dump: () => Promise.reject(new Error('no disk')) }, 1);
  await expect(broken.lend('2026-11-20')).rejects.toThrow('no disk');
  expect(broken.size).toBe(0);
});
