// Tests tables that continue another match (forks). The copied moves are written in parts, and another server
// resumes the copying after a crash.
import { open } from '@moonshot/table/runner';
import { belowFrom, calm, crowd, rig, SECRET, specOf } from '@moonshot/table/testing';
import { expect, test } from 'vitest';
import { memoryStore } from '../../../../testing/store/memory.ts';
import { forkLogOf } from '../../../store/repositories/tables.ts';
import type { TableRow } from '../../../store/store.ts';
import { copyForkLog } from './fork-log.ts';

const PART_MOST = 32;
const ROW = { id: 't' } as TableRow;

test('a fork is written in parts, despite crashes and concurrent writers', async () => {
  const one = rig();
  const spec = specOf('ricketts', 3, 4);
  const runner = await open(one.ports, 'x', spec, SECRET);
  await crowd(runner, one, belowFrom(7), 300);
  runner.close();
  await calm();
  const played = one.log.tables.get('x') ?? [];
  expect(played.length).toBeGreaterThan(4 * PART_MOST);
  const store = memoryStore(Date.now);
  await store.log.append(forkLogOf('t'), 0, played);
  const sizes: number[] = [];
  let left = 2; // number of parts that are written before the server stops
  const append: typeof store.log.append = (match, expected, events) => {
    if (left === 0) return Promise.reject(new Error('ended'));
    left -= 1;
    sizes.push(events.length);
    return store.log.append(match, expected, events);
  };
  const world = { store: { ...store, log: { ...store.log, append } } };
  const write = () => copyForkLog(world, ROW, 't-1', async () => ({ spec, secret: SECRET }));
  await expect(write()).rejects.toThrow('ended');
  expect(await store.log.read('t-1')).toHaveLength(2 * PART_MOST);
  left = Number.POSITIVE_INFINITY;
  expect(await Promise.all([write(), write()])).toEqual([true, true]);
  const [opening, ...rest] = await store.log.read('t-1');
  expect(opening).toMatchObject({ type: 'table-opened', id: 't-1' });
  expect(rest).toEqual(played.slice(1));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(PART_MOST);
  expect(await write()).toBe(false);
  await expect(copyForkLog(world, { ...ROW, id: 'u' }, 'u-1', () => Promise.reject())).rejects.toThrow('is gone');
});
