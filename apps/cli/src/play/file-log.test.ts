// Tests a table's file: what was written can be read again, a torn end is cut off, and damage anywhere else
// is detected.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event } from '@moonshot/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Damaged, type FileLog, fileLog, readKept } from './file-log.ts';
import { dropLock, lock } from './lock.ts';

let path = '';
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'moonshot-log-')), 'table.jsonl');
});
afterEach(() => rmSync(join(path, '..'), { recursive: true }));

const ready = (seat: number): Event => ({ type: 'ready', seat, cause: { seat, number: 1 } });
const BATCHES = [[ready(0)], [ready(1), ready(2)], [ready(3)]];
const EVENTS = BATCHES.flat();

async function written(): Promise<FileLog> {
  const log = await fileLog(path);
  let expected = 0;
  for (const batch of BATCHES) {
    expect(await log.append('', expected, batch)).toBe('written');
    expected += batch.length;
  }
  return log;
}

test('what was written is read again, by this log and by the next', async () => {
  const log = await written();
  expect(await log.read('')).toEqual(EVENTS);
  await log.close();
  const next = await fileLog(path);
  expect(await next.read('')).toEqual(EVENTS);
  expect(next.torn).toBe(false);
  await next.close();
});

test('an append that expects another version is refused and writes nothing', async () => {
  const log = await written();
  const before = readFileSync(path);
  expect(await log.append('', 3, [ready(5)])).toBe('stale');
  expect(await log.append('', 5, [ready(5)])).toBe('stale');
  expect(readFileSync(path)).toEqual(before);
  await log.close();
});

test('what another process wrote meanwhile makes an append stale', async () => {
  const log = await written();
  const other = await fileLog(path);
  expect(await other.append('', 4, [ready(6)])).toBe('written');
  expect(await log.append('', 4, [ready(7)])).toBe('stale');
  expect(await log.read('')).toEqual([...EVENTS, ready(6)]);
  await Promise.all([log.close(), other.close()]);
});

test('a file cut at any byte keeps exactly its whole batches, and the log continues', async () => {
  await (await written()).close();
  const whole = readFileSync(path);
  const ends = [0, ...[...whole].flatMap((byte, i) => (byte === 10 ? [i + 1] : []))];
  for (let cut = 1; cut < whole.length; cut++) {
    writeFileSync(path, whole);
    truncateSync(path, cut);
    const batches = ends.filter(end => end <= cut).length - 1;
    const kept = readKept(path);
    expect(kept.events).toEqual(BATCHES.slice(0, batches).flat());
    expect(kept.torn).toBe(!ends.includes(cut));
  }
  const log = await fileLog(path);
  expect(log.torn).toBe(true);
  expect(await log.append('', 3, [ready(8)])).toBe('written');
  expect(readKept(path).events).toEqual([...BATCHES.slice(0, 2).flat(), ready(8)]);
  await log.close();
});

test('any changed byte of a whole line is noticed', async () => {
  await (await written()).close();
  const whole = readFileSync(path);
  for (let at = 0; at < whole.length - 1; at++) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(path, changed);
    expect(() => readKept(path), `byte ${at}`).toThrow(Damaged);
  }
});

test.each([
  ['a line too few', (lines: string[]) => [lines[0], lines[2]]],
  ['a line twice', (lines: string[]) => [lines[0], lines[1], lines[1], lines[2]]],
  ['lines in another order', (lines: string[]) => [lines[1], lines[0], lines[2]]],
  ['a line of something else', (lines: string[]) => [lines[0], '{}', lines[1], lines[2]]],
])('%s is noticed', async (_, change) => {
  await (await written()).close();
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  writeFileSync(path, `${change(lines).join('\n')}\n`);
  expect(() => readKept(path)).toThrow(Damaged);
});

test('only the owner may read a table, because its file reveals its deals', async () => {
  const log = await written();
  const { mode } = await import('node:fs').then(fs => fs.statSync(path));
  expect(mode & 0o077).toBe(0);
  await log.close();
});

test('a table is open in one terminal at a time, and a dead process holds nothing', () => {
  const unlock = lock(`${path}.open`);
  expect(() => lock(`${path}.open`)).toThrow(/^This table is open in another terminal \(process \d+\)/);
  unlock();
  lock(`${path}.open`)();
  writeFileSync(`${path}.open`, '999999999 1');
  lock(`${path}.open`)();
  // a later process has the same process id but another start time
  writeFileSync(`${path}.open`, `${process.pid} 1`);
  lock(`${path}.open`)();
  appendFileSync(`${path}.open`, '');
  lock(`${path}.open`)();
});

test.each([
  ['as it was read', '999999999 1', false],
  ['taken by another terminal since', '999999999 2', true],
])('a dead lock that is %s stays: %s', (_, now, stays) => {
  writeFileSync(`${path}.open`, now);
  dropLock(`${path}.open`, '999999999 1');
  expect(existsSync(`${path}.open`)).toBe(stays);
  rmSync(`${path}.open`, { force: true });
});
