// Seals with turns of days: a seat commits when it gets ready and opens on its next visit. The seal waits no
// longer than a turn.
import type { Ask } from '@moonshot/rules/games';
import { expect, test } from 'vitest';
import { checkLog } from './check.ts';
import { company } from './company.ts';
import { tableFrom } from './evolve.ts';
import { type Keeper, open, resume } from './keeper.ts';
import { nextNumber } from './rig/crowd.ts';
import { askOf, calm, firstAnswer, SECRET, sealOf, sealSaid, specOf } from './rig/keeper.ts';
import { PACE_MS, type Timed, timedRig } from './rig/time.ts';
import { sealing } from './sealing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function table(people = 2): Promise<{ readonly keeper: Keeper; readonly time: Timed }> {
  const time = timedRig();
  const more = { online: { clock: { days: 1 } }, sealed: 2, length: { deals: 3 } } as const;
  const keeper = await open(time.ports, 't', specOf('capture', people, 4, more), SECRET);
  await calm();
  return { keeper, time };
}

const commit = (keeper: Keeper, seat: number) => keeper.seal(sealSaid(keeper, 'seal', seat));
const show = (keeper: Keeper, seat: number) => keeper.seal(sealSaid(keeper, 'open-seal', seat));
const ready = (keeper: Keeper, seat: number) =>
  keeper.command({ type: 'ready', seat, number: nextNumber(keeper, seat) });

const standing = (keeper: Keeper) => {
  const { seal, game } = keeper.state();
  return [seal?.deal, seal?.phase, game.phase];
};
const waited = (keeper: Keeper) =>
  keeper
    .clock()
    ?.running.map(({ seat }) => seat)
    .sort();

/** Both seal at once and play the deal to its score. */
async function playedOnce({ keeper, time }: Awaited<ReturnType<typeof table>>): Promise<void> {
  for (const step of [commit, show]) for (const seat of [0, 1]) await step(keeper, seat);
  for (let i = 0; i < 100 && keeper.state().game.results.length === 0; i++) {
    for (const seat of [0, 1]) {
      const ask = askOf(keeper, seat) as Ask | undefined;
      if (ask !== undefined)
        await keeper.command({ type: 'act', seat, number: nextNumber(keeper, seat), action: firstAnswer(ask) });
    }
    await time.pass(3 * PACE_MS);
  }
}

test('the first deal waits for everybody’s commitment and for everybody’s opening, through a restart as well', async () => {
  const { keeper, time } = await table();
  await commit(keeper, 0);
  await time.pass(20 * HOUR_MS);
  expect([standing(keeper), waited(keeper)]).toEqual([[1, 'commit', 'dealer'], [1]]);
  await commit(keeper, 1);
  expect([standing(keeper), waited(keeper)]).toEqual([
    [1, 'open', 'dealer'],
    [0, 1],
  ]);
  await show(keeper, 1);
  await time.pass(10 * HOUR_MS);
  keeper.close();
  const again = (await resume(time.ports, 't', 2 * HOUR_MS)) as Keeper;
  expect(again.clock()?.running).toEqual([{ seat: 0, leftMs: 22 * HOUR_MS }]);
  await show(again, 0);
  await calm();
  expect(standing(again)).toEqual([1, 'mixed', 'lay']);
  expect(again.state().seal?.opened.slice(0, 2)).toEqual([0, 1].map(seat => sealOf('t', 1, seat).bytes));
});

test('a seat that does not commit in its turn adds nothing; one that does not open causes a redraw without it', async () => {
  const { keeper, time } = await table();
  await commit(keeper, 0);
  await time.pass(DAY_MS + 2 * PACE_MS);
  expect([standing(keeper), waited(keeper)]).toEqual([[1, 'open', 'dealer'], [0]]);
  await time.pass(DAY_MS - 3 * PACE_MS);
  expect(standing(keeper)).toEqual([1, 'open', 'dealer']);
  await time.pass(4 * PACE_MS);
  expect([standing(keeper), waited(keeper)]).toEqual([[1, 'commit', 'dealer'], [1]]);
  expect(keeper.state().seal).toMatchObject({ attempt: 1, asked: [1], voided: [{ withheld: [0] }] });
  await time.pass(20 * HOUR_MS);
  await commit(keeper, 1); // has a full turn for the new attempt
  await show(keeper, 1);
  expect(standing(keeper)).toEqual([1, 'mixed', 'lay']);
  expect(keeper.state().seal?.opened).toEqual([null, sealOf('t', 1, 1, 1).bytes, null, null]);
  expect(time.rig.stopped).toEqual([]);
});

test('a step closes only for seats that ran out of time: a seat with time left after an absence still opens', async () => {
  const { keeper, time } = await table(3);
  for (const seat of [0, 1, 2]) await commit(keeper, seat);
  await keeper.command({ type: 'away', seat: 1 });
  await show(keeper, 2);
  await time.pass(20 * HOUR_MS);
  await keeper.command({ type: 'back', seat: 1, number: nextNumber(keeper, 1) });
  await time.pass(10 * HOUR_MS); // seat 0 is now six hours late
  expect([standing(keeper), waited(keeper)]).toEqual([
    [1, 'open', 'dealer'],
    [0, 1],
  ]);
  await show(keeper, 1);
  await time.pass(2 * PACE_MS);
  expect(keeper.state().seal).toMatchObject({ attempt: 1, asked: [1, 2], voided: [{ withheld: [0] }] });
  expect(time.rig.stopped).toEqual([]);
});

test('a seal waits for each seat for one turn at most', async () => {
  const { keeper, time } = await table(3);
  for (const seat of [0, 1, 2]) await commit(keeper, seat);
  await keeper.command({ type: 'away', seat: 1 });
  await show(keeper, 2);
  await time.pass(20 * HOUR_MS);
  await keeper.command({ type: 'back', seat: 1, number: nextNumber(keeper, 1) });
  await time.pass(DAY_MS - PACE_MS);
  expect(standing(keeper)).toEqual([1, 'open', 'dealer']);
  await time.pass(4 * PACE_MS);
  expect(keeper.state().seal).toMatchObject({ attempt: 1, asked: [2], voided: [{ withheld: [0, 1] }] });
});

test('a redraw of a later deal waits for the commitments of the remaining seats', async () => {
  const both = await table();
  const { keeper, time } = both;
  await playedOnce(both);
  for (const seat of [0, 1]) await commit(keeper, seat);
  for (const seat of [0, 1]) await ready(keeper, seat);
  await show(keeper, 1);
  await time.pass(DAY_MS + 2 * PACE_MS);
  expect([standing(keeper), waited(keeper)]).toEqual([[2, 'commit', 'deal'], [1]]);
  await commit(keeper, 1);
  await show(keeper, 1);
  expect(standing(keeper)).toEqual([2, 'mixed', 'lay']);
});

test('the next seal begins with the score: players commit when they get ready, and need no extra visit', async () => {
  const both = await table();
  const { keeper, time } = both;
  await playedOnce(both);
  expect([standing(keeper), keeper.state().ready]).toEqual([[2, 'commit', 'deal'], []]);
  await commit(keeper, 0);
  await ready(keeper, 0);
  await time.pass(HOUR_MS);
  expect([standing(keeper), waited(keeper)]).toEqual([[2, 'commit', 'deal'], [1]]);
  await ready(keeper, 1); // its commitment is on the way, or does not come
  await time.pass(3000);
  expect([standing(keeper), waited(keeper)]).toEqual([[2, 'open', 'deal'], [0]]);
  await show(keeper, 0);
  await calm();
  expect(standing(keeper)).toEqual([2, 'mixed', 'lay']);
  const log = time.rig.log.tables.get('t') ?? [];
  expect(tableFrom(keeper.hearts, log)).toEqual(keeper.state());
  expect(checkLog(JSON.parse(JSON.stringify(log)), { company, sealing })).toMatchObject({ ok: true });
});

test('what all have opened before all are ready is dealt when they are', async () => {
  const both = await table();
  const { keeper } = both;
  await playedOnce(both);
  for (const step of [commit, show]) for (const seat of [0, 1]) await step(keeper, seat);
  expect(standing(keeper)).toEqual([2, 'mixed', 'deal']);
  for (const seat of [0, 1]) await ready(keeper, seat);
  await calm();
  expect(standing(keeper)).toEqual([2, 'mixed', 'lay']);
});

test('who has left is not waited for', async () => {
  const { keeper, time } = await table(3);
  await commit(keeper, 0);
  await keeper.command({ type: 'away', seat: 1 });
  await commit(keeper, 2);
  await time.pass(3000);
  expect([standing(keeper), waited(keeper)]).toEqual([
    [1, 'open', 'dealer'],
    [0, 2],
  ]);
});
