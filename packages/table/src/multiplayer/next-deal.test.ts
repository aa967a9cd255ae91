// Tests the time between deals: how long one player can hold up the others.

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

test('one person alone with bots is not hurried', async () => {
  const { runner, time } = await afterDeal();
  for (const seat of [1, 2]) await runner.command({ type: 'away', seat });
  expect(runner.clock()).toBeNull();
  await time.pass(100 * NEXT_DEAL_MS);
  expect([dealOf(runner), runner.state().ready]).toEqual([1, []]);
});

test.each([
  ['nobody', [], [0, 1, 2]],
  ['one', [1], [0, 2]],
  ['two', [1, 2], [0]],
])('the next deal begins after the time, where %s of three are ready', async (_, early, late) => {
  const { runner, time } = await afterDeal();
  await time.pass(10_000 - PACE_MS);
  for (const seat of early) await ready(runner, seat); // the clocks of the other players keep running
  const running = late.map(seat => ({ seat, leftMs: 20_000 }));
  expect(view(runner.hearts, runner.state(), 0, runner.clock()).online?.clock?.running).toEqual(running);
  await time.pass(NEXT_DEAL_MS - 10_000 + PACE_MS - 1);
  expect(dealOf(runner)).toBe(1);
  await time.pass(1);
  expect([dealOf(runner), runner.state().standIns]).toEqual([2, [null, null, null, null]]);
  expect(types(time).filter(type => type === 'timed-out')).toHaveLength(late.length);
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
