// Tests the time between deals at tables without time limits: how long one player can hold up the others.

import type { TimeControl } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import { act, nextNumber } from '../../testing/crowd.ts';
import { askOf, calm, SECRET, specOf } from '../../testing/runner.ts';
import { PACE_MS, type Timed, timedRig } from '../../testing/time.ts';
import { view } from '../core/view.ts';
import { checkLog } from '../records/check-log.ts';
import { open, resume, type TableRunner } from '../runner/runner.ts';
import { RESUME_GRACE_MS } from './clocks.ts';
import { multiplayer } from './multiplayer.ts';
import { NEXT_DEAL_MS } from './time-limits.ts';

/** A table of three people and a bot after its first deal. */
async function afterDeal(clock: TimeControl | null = null) {
  const time = timedRig();
  const runner = await open(time.ports, 't', specOf('ricketts', 3, 4, { online: { clock } }), SECRET);
  await calm();
  for (let i = 0; i < 500 && runner.state().game.results.length === 0; i++) {
    for (const seat of [0, 1, 2]) if (askOf(runner, seat)) await act(runner, seat);
    await time.pass(PACE_MS);
  }
  return { runner, time };
}

const ready = (runner: TableRunner, seat: number) =>
  runner.command({ type: 'ready', seat, number: nextNumber(runner, seat) });
const dealOf = (runner: TableRunner): number => runner.state().game.deal;
const types = ({ rig }: Timed) => rig.log.tables.get('t')?.map(({ type }) => type) ?? [];

test('while nobody is ready, nobody is hurried', async () => {
  const { runner, time } = await afterDeal();
  expect(runner.clock()).toBeNull();
  await time.pass(100 * NEXT_DEAL_MS);
  expect([dealOf(runner), runner.state().ready]).toEqual([1, []]);
});

test('once one is ready, the others see how long they have, and the next deal begins without them', async () => {
  const { runner, time } = await afterDeal();
  await ready(runner, 1);
  await time.pass(10_000);
  const running = [0, 2].map(seat => ({ seat, leftMs: NEXT_DEAL_MS - 10_000 }));
  expect(view(runner.hearts, runner.state(), 0, runner.clock()).online?.clock?.running).toEqual(running);
  await ready(runner, 2); // the time of the last one goes on
  await time.pass(NEXT_DEAL_MS - 10_000 + PACE_MS - 1);
  expect(dealOf(runner)).toBe(1);
  await time.pass(1);
  expect([dealOf(runner), runner.state().standIns]).toEqual([2, [null, null, null, null]]);
  expect(types(time).filter(type => type === 'timed-out')).toHaveLength(1);
  expect(runner.clock()).toBeNull(); // cards are played without a limit
  const log = JSON.parse(JSON.stringify(time.rig.log.tables.get('t'))) as unknown[];
  expect(checkLog(log, { multiplayer })).toMatchObject({ ok: true });
});

test('a pause stops the time, and a restarted server gives some more', async () => {
  const { runner, time } = await afterDeal();
  await ready(runner, 0);
  const vote = (seat: number, on: 'pause' | 'go-on') =>
    runner.command({ type: 'vote', seat, number: null, on, yes: true });
  for (const seat of [0, 1]) await vote(seat, 'pause');
  await time.pass(100 * NEXT_DEAL_MS);
  expect(dealOf(runner)).toBe(1);
  await vote(2, 'go-on');
  runner.close();
  const again = (await resume(time.ports, 't', 0)) as TableRunner;
  await time.pass(NEXT_DEAL_MS + RESUME_GRACE_MS + PACE_MS - 1);
  expect(dealOf(again)).toBe(1);
  await time.pass(1);
  expect([dealOf(again), time.rig.stopped]).toEqual([2, []]);
});

test('where answers have days, the next deal waits for days', async () => {
  const { runner, time } = await afterDeal({ days: 1 });
  await ready(runner, 0);
  await time.pass(100 * NEXT_DEAL_MS);
  expect(dealOf(runner)).toBe(1);
});
