// Seals in correspondence play: a seat commits when it gets ready and reveals its secret on its next visit.
// Each step of a seal waits for a seat no longer than the time for one answer.
import { expect, test } from 'vitest';
import { nextNumber } from '../../testing/crowd.ts';
import { askOf, calm, firstAnswer, SECRET, sealOf, sealSaid, specOf } from '../../testing/runner.ts';
import { PACE_MS, type Timed, timedRig } from '../../testing/time.ts';
import { tableFrom } from '../core/evolve.ts';
import { multiplayer } from '../multiplayer/multiplayer.ts';
import { checkLog } from '../records/check-log.ts';
import { open, resume, type TableRunner } from '../runner/runner.ts';
import { sealing } from './sealing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function table(people = 2): Promise<{ readonly runner: TableRunner; readonly time: Timed }> {
  const time = timedRig();
  const more = { online: { clock: { days: 1 } }, sealed: 2, length: { deals: 3 } } as const;
  const runner = await open(time.ports, 't', specOf('capture', people, 4, more), SECRET);
  await calm();
  return { runner, time };
}

const commit = (runner: TableRunner, seat: number) => runner.seal(sealSaid(runner, 'commitSeal', seat));
const show = (runner: TableRunner, seat: number) => runner.seal(sealSaid(runner, 'openSeal', seat));
const ready = (runner: TableRunner, seat: number) =>
  runner.command({ type: 'ready', seat, number: nextNumber(runner, seat) });

const standing = (runner: TableRunner) => {
  const { seal, game } = runner.state();
  return [seal?.deal, seal?.phase, game.phase];
};
const waited = (runner: TableRunner) =>
  runner
    .clock()
    ?.running.map(({ seat }) => seat)
    .sort();

/** Both people seal at once and play the deal until it is scored. */
async function playedOnce({ runner, time }: Awaited<ReturnType<typeof table>>): Promise<void> {
  for (const step of [commit, show]) for (const seat of [0, 1]) await step(runner, seat);
  for (let i = 0; i < 100 && runner.state().game.results.length === 0; i++) {
    for (const seat of [0, 1]) {
      const ask = askOf(runner, seat);
      if (ask !== undefined)
        await runner.command({ type: 'act', seat, number: nextNumber(runner, seat), action: firstAnswer(ask) });
    }
    await time.pass(3 * PACE_MS);
  }
}

test('the first deal waits for everybody’s commitment and for everybody’s opening, through a restart as well', async () => {
  const { runner, time } = await table();
  await commit(runner, 0);
  await time.pass(20 * HOUR_MS);
  expect([standing(runner), waited(runner)]).toEqual([[1, 'commit', 'dealer'], [1]]);
  await commit(runner, 1);
  expect([standing(runner), waited(runner)]).toEqual([
    [1, 'open', 'dealer'],
    [0, 1],
  ]);
  await show(runner, 1);
  await time.pass(10 * HOUR_MS);
  runner.close();
  const again = (await resume(time.ports, 't', 2 * HOUR_MS)) as TableRunner;
  expect(again.clock()?.running).toEqual([{ seat: 0, leftMs: 22 * HOUR_MS }]);
  await show(again, 0);
  await calm();
  expect(standing(again)).toEqual([1, 'mixed', 'lay']);
  expect(again.state().seal?.opened.slice(0, 2)).toEqual([0, 1].map(seat => sealOf('t', 1, seat).bytes));
});

test('a seat that does not commit in its turn adds nothing; one that does not open causes a redraw without it', async () => {
  const { runner, time } = await table();
  await commit(runner, 0);
  await time.pass(DAY_MS + 2 * PACE_MS);
  expect([standing(runner), waited(runner)]).toEqual([[1, 'open', 'dealer'], [0]]);
  await time.pass(DAY_MS - 3 * PACE_MS);
  expect(standing(runner)).toEqual([1, 'open', 'dealer']);
  await time.pass(4 * PACE_MS);
  expect([standing(runner), waited(runner)]).toEqual([[1, 'commit', 'dealer'], [1]]);
  expect(runner.state().seal).toMatchObject({ attempt: 1, asked: [1], voided: [{ withheld: [0] }] });
  await time.pass(20 * HOUR_MS);
  await commit(runner, 1); // seat 1 has the full time again for the new attempt
  await show(runner, 1);
  expect(standing(runner)).toEqual([1, 'mixed', 'lay']);
  expect(runner.state().seal?.opened).toEqual([null, sealOf('t', 1, 1, 1).bytes, null, null]);
  expect(time.rig.stopped).toEqual([]);
});

test('a step closes only for seats that ran out of time: a seat with time left after an absence still opens', async () => {
  const { runner, time } = await table(3);
  for (const seat of [0, 1, 2]) await commit(runner, seat);
  await runner.command({ type: 'away', seat: 1 });
  await show(runner, 2);
  await time.pass(20 * HOUR_MS);
  await runner.command({ type: 'back', seat: 1, number: nextNumber(runner, 1) });
  await time.pass(10 * HOUR_MS); // seat 0 is now six hours late
  expect([standing(runner), waited(runner)]).toEqual([
    [1, 'open', 'dealer'],
    [0, 1],
  ]);
  await show(runner, 1);
  await time.pass(2 * PACE_MS);
  expect(runner.state().seal).toMatchObject({ attempt: 1, asked: [1, 2], voided: [{ withheld: [0] }] });
  expect(time.rig.stopped).toEqual([]);
});

test('a seal waits for each seat for one turn at most', async () => {
  const { runner, time } = await table(3);
  for (const seat of [0, 1, 2]) await commit(runner, seat);
  await runner.command({ type: 'away', seat: 1 });
  await show(runner, 2);
  await time.pass(20 * HOUR_MS);
  await runner.command({ type: 'back', seat: 1, number: nextNumber(runner, 1) });
  await time.pass(DAY_MS - PACE_MS);
  expect(standing(runner)).toEqual([1, 'open', 'dealer']);
  await time.pass(4 * PACE_MS);
  expect(runner.state().seal).toMatchObject({ attempt: 1, asked: [2], voided: [{ withheld: [0, 1] }] });
});

test('a redraw of a later deal waits for the commitments of the remaining seats', async () => {
  const both = await table();
  const { runner, time } = both;
  await playedOnce(both);
  for (const seat of [0, 1]) await commit(runner, seat);
  for (const seat of [0, 1]) await ready(runner, seat);
  await show(runner, 1);
  await time.pass(DAY_MS + 2 * PACE_MS);
  expect([standing(runner), waited(runner)]).toEqual([[2, 'commit', 'deal'], [1]]);
  await commit(runner, 1);
  await show(runner, 1);
  expect(standing(runner)).toEqual([2, 'mixed', 'lay']);
});

test('the next seal begins with the score: players commit when they get ready, and need no extra visit', async () => {
  const both = await table();
  const { runner, time } = both;
  await playedOnce(both);
  expect([standing(runner), runner.state().ready]).toEqual([[2, 'commit', 'deal'], []]);
  await commit(runner, 0);
  await ready(runner, 0);
  await time.pass(HOUR_MS);
  expect([standing(runner), waited(runner)]).toEqual([[2, 'commit', 'deal'], [1]]);
  await ready(runner, 1); // seat 1 may still commit for a short time, but does not
  await time.pass(3000);
  expect([standing(runner), waited(runner)]).toEqual([[2, 'open', 'deal'], [0]]);
  await show(runner, 0);
  await calm();
  expect(standing(runner)).toEqual([2, 'mixed', 'lay']);
  const log = time.rig.log.tables.get('t') ?? [];
  expect(tableFrom(runner.hearts, log)).toEqual(runner.state());
  expect(checkLog(JSON.parse(JSON.stringify(log)), { multiplayer, sealing })).toMatchObject({ ok: true });
});

test('what all have opened before all are ready is dealt when they are', async () => {
  const both = await table();
  const { runner } = both;
  await playedOnce(both);
  for (const step of [commit, show]) for (const seat of [0, 1]) await step(runner, seat);
  expect(standing(runner)).toEqual([2, 'mixed', 'deal']);
  for (const seat of [0, 1]) await ready(runner, seat);
  await calm();
  expect(standing(runner)).toEqual([2, 'mixed', 'lay']);
});

test('who has left is not waited for', async () => {
  const { runner, time } = await table(3);
  await commit(runner, 0);
  await runner.command({ type: 'away', seat: 1 });
  await commit(runner, 2);
  await time.pass(3000);
  expect([standing(runner), waited(runner)]).toEqual([
    [1, 'open', 'dealer'],
    [0, 2],
  ]);
});
