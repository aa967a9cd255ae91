// Repeated commands of a seat: a recent one gets the version of its own event as reply, even after a restart.
import { expect, test } from 'vitest';
import type { MemoryLog } from '../../testing/memory.ts';
import { playOn, rig, SECRET, specOf } from '../../testing/runner.ts';
import { actionOf } from '../core/answer.ts';
import type { Event } from '../core/event.ts';
import { ANSWERS_KEPT } from '../core/state.ts';
import { open, resume, type TableRunner } from './runner.ts';
import type { RunnerCommand } from './runner-state.ts';

const MANY = ANSWERS_KEPT + 20;

/** Plays a person's commands one by one. Returns the version in the reply to each, by its number from 1. */
async function played(runner: TableRunner, commands: number): Promise<readonly number[]> {
  const versions: number[] = [];
  while (versions.length < commands) {
    await playOn(runner, 0, 1);
    const { number, version } = runner.state().answered[0] ?? { number: 0, version: 0 };
    if (number > versions.length) versions.push(version);
  }
  return versions;
}

const isCaused = (event: Event, number: number): boolean => 'cause' in event && event.cause?.number === number;

/** The command with that number in the log. */
function saidIn(log: MemoryLog, number: number): RunnerCommand {
  const event = log.tables.get('t')?.find(one => isCaused(one, number));
  if (event?.type === 'undone') return { type: 'undo', seat: 0, number };
  const action = event?.type === 'game' ? actionOf(event.event) : undefined;
  return action === undefined ? { type: 'ready', seat: 0, number } : { type: 'act', seat: 0, number, action };
}

test('a repeat gets the version of its own command, for recent and for old ones', async () => {
  const { ports, log } = rig();
  const repeated = (runner: TableRunner, number: number) => runner.command(saidIn(log, number));
  const runner = await open(ports, 't', specOf('ricketts', 1, 4, { length: { deals: 20 } }), SECRET);
  const versions = await played(runner, MANY);
  expect(new Set(versions).size).toBe(MANY);
  const check = async (one: TableRunner): Promise<void> => {
    for (let number = MANY - ANSWERS_KEPT; number <= MANY; number++)
      expect([number, await repeated(one, number)]).toEqual([number, { type: 'done', version: versions[number - 1] }]);
    expect(await repeated(one, MANY - ANSWERS_KEPT - 1)).toEqual({ type: 'done', version: versions.at(-1) });
    expect(await repeated(one, 1)).toEqual({ type: 'done', version: versions.at(-1) });
  };
  await check(runner);
  runner.close();
  const again = await resume(ports, 't');
  if (again === undefined) throw new Error('Cannot go on: there is no log');
  await check(again);
});

test('what was taken back keeps its answers', async () => {
  const { ports, log } = rig();
  const repeated = (runner: TableRunner, number: number) => runner.command(saidIn(log, number));
  const runner = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  const versions = await played(runner, 3);
  const undone = await runner.command({ type: 'undo', seat: 0, number: 4 });
  expect(undone.type).toBe('done');
  for (const number of [1, 2, 3])
    expect(await repeated(runner, number)).toEqual({ type: 'done', version: versions[number - 1] });
  expect(await repeated(runner, 4)).toEqual(undone);
});

test('another command with a used number is refused and changes nothing, even after a restart', async () => {
  const { ports, log } = rig();
  const runner = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  await played(runner, 3);
  const { version } = runner.state();
  const others: readonly RunnerCommand[] = [
    { type: 'ready', seat: 0, number: 1 },
    { type: 'undo', seat: 0, number: 2 },
    { ...saidIn(log, 1), number: 3 } as RunnerCommand,
    { ...saidIn(log, 3), number: 2 } as RunnerCommand,
  ];
  const again = await resume(ports, 't');
  for (const one of [runner, again])
    for (const other of others)
      expect(await one?.command(other)).toEqual({ type: 'refused', refusal: { type: 'said-otherwise' } });
  expect(runner.state().version).toBe(version);
});

test('the same gifts in another order are the same answer', async () => {
  const { ports, log } = rig();
  const runner = await open(ports, 't', specOf('ricketts', 1, 4), SECRET);
  await played(runner, 1);
  const said = saidIn(log, 1);
  if (said.type !== 'act' || said.action.type !== 'pass') throw new Error('The first command is a pass.');
  const turned = { ...said, action: { ...said.action, gifts: said.action.gifts.toReversed() } };
  expect(await runner.command(turned)).toMatchObject({ type: 'done' });
});
