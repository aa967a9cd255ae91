// A long log is read and applied in slices, with a yield in between.
import { expect, test } from 'vitest';
import { belowFrom, crowd } from '../../testing/crowd.ts';
import { calm, rig, SECRET, specOf } from '../../testing/runner.ts';
import { tableFrom } from '../core/evolve.ts';
import type { Ports } from '../core/ports.ts';
import { open, resume } from './runner.ts';
import { SLICE_EVENTS } from './slices.ts';

test('yields between slices of a resumed log, of its tail, and of events from other nodes', async () => {
  const one = rig();
  const runner = await open(one.ports, 't', specOf('ricketts', 3, 4, { online: { clock: null } }), SECRET);
  await crowd(runner, one, belowFrom(7), 400);
  runner.close();
  await calm();
  const log = one.log.tables.get('t') ?? [];
  expect(log.length).toBeGreaterThan(4 * SLICE_EVENTS);
  const whole = tableFrom(runner.hearts, log);
  const from = log.findLastIndex(({ type }) => type === 'undone') + 1;
  const stood = async () => ({ state: tableFrom(runner.hearts, log.slice(0, from)), events: log.slice(from) });
  const turnsFor = (many: number): number => Math.ceil(many / SLICE_EVENTS) - 1;
  const ways: readonly [Ports['log'], number][] = [
    [one.log, turnsFor(log.length)],
    [{ ...one.log, snapshot: stood }, turnsFor(log.length - from)],
  ];
  for (const [read, due] of ways) {
    let turns = 0;
    const nextTurn = async (): Promise<void> => {
      turns += 1;
    };
    const again = await resume({ ...one.ports, log: read, nextTurn }, 't');
    expect([again?.state(), turns]).toEqual([whole, Math.max(0, due)]);
    again?.close();
  }
  let [turns, many] = [0, 1];
  const shared = { ...one.log, shared: true, read: async () => log.slice(0, many) };
  const nextTurn = async (): Promise<void> => {
    turns += 1;
  };
  const behind = await resume({ ...one.ports, log: shared, nextTurn }, 't');
  many = log.length;
  one.told.length = 0;
  await behind?.refresh();
  expect(behind?.state()).toEqual(whole);
  expect(turns).toBeGreaterThanOrEqual(turnsFor(log.length - 1));
  expect(Math.max(...one.told.map(({ events }) => events.length))).toBeLessThanOrEqual(SLICE_EVENTS);
  behind?.close();
});
