// Repeats of a seat's commands: each hears the version that it made itself, after a restart too.
import { expect, test } from 'vitest';
import { type Keeper, open, resume } from './keeper.ts';
import { playOn, rig, SECRET, specOf } from './keeper-rig.ts';
import { ANSWERS_KEPT } from './state.ts';

const MANY = ANSWERS_KEPT + 20;

/** Plays a person's commands one by one; gives the version that each was answered with, by its number from 1. */
async function played(keeper: Keeper, commands: number): Promise<readonly number[]> {
  const versions: number[] = [];
  while (versions.length < commands) {
    await playOn(keeper, 0, 1);
    const { number, version } = keeper.state().answered[0] ?? { number: 0, version: 0 };
    if (number > versions.length) versions.push(version);
  }
  return versions;
}

const repeated = (keeper: Keeper, number: number) => keeper.command({ type: 'ready', seat: 0, number }); // whatever it says, it was answered

test('a repeat hears the version of its own command, of the last ones and the oldest alike', async () => {
  const { ports } = rig();
  const keeper = await open(ports, 't', specOf('ricketts', 1, 4, { length: { deals: 20 } }), SECRET);
  const versions = await played(keeper, MANY);
  expect(new Set(versions).size).toBe(MANY);
  const check = async (one: Keeper): Promise<void> => {
    for (let number = MANY - ANSWERS_KEPT; number <= MANY; number++)
      expect([number, await repeated(one, number)]).toEqual([number, { type: 'done', version: versions[number - 1] }]);
    expect(await repeated(one, MANY - ANSWERS_KEPT - 1)).toEqual({ type: 'done', version: versions.at(-1) });
    expect(await repeated(one, 1)).toEqual({ type: 'done', version: versions.at(-1) });
  };
  await check(keeper);
  keeper.close();
  const again = await resume(ports, 't');
  if (again === undefined) throw new Error('Cannot go on: there is no log');
  await check(again);
});

test('what was taken back keeps its answers', async () => {
  const { ports } = rig();
  const keeper = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  const versions = await played(keeper, 3);
  const undone = await keeper.command({ type: 'undo', seat: 0, number: 4 });
  expect(undone.type).toBe('done');
  for (const number of [1, 2, 3])
    expect(await repeated(keeper, number)).toEqual({ type: 'done', version: versions[number - 1] });
  expect(await repeated(keeper, 4)).toEqual(undone);
});
