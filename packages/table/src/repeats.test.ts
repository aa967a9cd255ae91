// Repeated commands of a seat: each gets its own version, after a restart too.
import { expect, test } from 'vitest';
import { actionOf } from './answer.ts';
import type { Event } from './event.ts';
import { type Keeper, open, resume } from './keeper.ts';
import type { Wish } from './keeper-kept.ts';
import { playOn, rig, SECRET, specOf } from './rig/keeper.ts';
import type { MemoryLog } from './rig/memory.ts';
import { ANSWERS_KEPT } from './state.ts';

const MANY = ANSWERS_KEPT + 20;

/**
 * Plays a person's commands one by one; gives the version that each was answered with, by its number from 1.
 */
async function played(keeper: Keeper, commands: number): Promise<readonly number[]> {
  const versions: number[] = [];
  while (versions.length < commands) {
    await playOn(keeper, 0, 1);
    const { number, version } = keeper.state().answered[0] ?? { number: 0, version: 0 };
    if (number > versions.length) versions.push(version);
  }
  return versions;
}

const isCaused = (event: Event, number: number): boolean => 'cause' in event && event.cause?.number === number;

/** The command with that number in the log. */
function saidIn(log: MemoryLog, number: number): Wish {
  const event = log.tables.get('t')?.find(one => isCaused(one, number));
  if (event?.type === 'undone') return { type: 'undo', seat: 0, number };
  const action = event?.type === 'game' ? actionOf(event.event) : undefined;
  return action === undefined ? { type: 'ready', seat: 0, number } : { type: 'act', seat: 0, number, action };
}

test('a repeat gets the version of its own command, for recent and for old ones', async () => {
  const { ports, log } = rig();
  const repeated = (keeper: Keeper, number: number) => keeper.command(saidIn(log, number));
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
  const { ports, log } = rig();
  const repeated = (keeper: Keeper, number: number) => keeper.command(saidIn(log, number));
  const keeper = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  const versions = await played(keeper, 3);
  const undone = await keeper.command({ type: 'undo', seat: 0, number: 4 });
  expect(undone.type).toBe('done');
  for (const number of [1, 2, 3])
    expect(await repeated(keeper, number)).toEqual({ type: 'done', version: versions[number - 1] });
  expect(await repeated(keeper, 4)).toEqual(undone);
});

test('another command with a used number is refused and changes nothing, even after a restart', async () => {
  const { ports, log } = rig();
  const keeper = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  await played(keeper, 3);
  const { version } = keeper.state();
  const others: readonly Wish[] = [
    { type: 'ready', seat: 0, number: 1 },
    { type: 'undo', seat: 0, number: 2 },
    { ...saidIn(log, 1), number: 3 } as Wish,
    { ...saidIn(log, 3), number: 2 } as Wish,
  ];
  const again = await resume(ports, 't');
  for (const one of [keeper, again])
    for (const other of others)
      expect(await one?.command(other)).toEqual({ type: 'refused', refusal: { type: 'said-otherwise' } });
  expect(keeper.state().version).toBe(version);
});

test('the same gifts in another order are the same answer', async () => {
  const { ports, log } = rig();
  const keeper = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  await played(keeper, 1);
  const said = saidIn(log, 1);
  if (said.type !== 'act' || said.action.type !== 'pass') throw new Error('The first command is a pass.');
  const turned = { ...said, action: { ...said.action, gifts: said.action.gifts.toReversed() } };
  expect(await keeper.command(turned)).toMatchObject({ type: 'done' });
});
