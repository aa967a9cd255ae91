// Timeouts: each is handled once, by a single alarm, and never while the table is paused.
import type { Action } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { act } from '../../testing/crowd.ts';
import { calm, firstAnswer, SECRET, specOf } from '../../testing/runner.ts';
import { PACE_MS, timedRig } from '../../testing/time.ts';
import type { BotQuestion, Ports } from '../core/ports.ts';
import { open, type TableRunner } from '../runner/runner.ts';

const CLOCK = { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 };
const OVER_MS = 100_000; // the time for a pass, and the reserve
const HOUR_MS = 3_600_000;

/**
 * A table of four people, the questions that its bot was asked, and the alarms that are longer than a bot's
 * delay.
 */
async function table(think: (question: BotQuestion) => Action = ({ ask }) => firstAnswer(ask)) {
  const thought: number[] = [];
  const alarms: number[] = [];
  const running: string[] = [];
  const time = timedRig(question => {
    thought.push(question.seat);
    return think(question);
  });
  let runner: TableRunner | undefined;
  const ports: Ports = {
    ...time.ports,
    alarms: {
      after: ms => {
        if (ms > PACE_MS) alarms.push(ms);
        return time.ports.alarms.after(ms);
      },
    },
    bus: {
      ...time.ports.bus,
      publish: () => void running.push((runner?.clock()?.running ?? []).map(({ seat }) => seat).join(' ')),
    },
  };
  runner = await open(ports, 't', specOf('ricketts', 4, 4, { online: { clock: CLOCK } }), SECRET);
  await calm();
  return { runner, time, thought, alarms, running };
}

test('an answer is published with the clocks that run from then on', async () => {
  const { runner, running } = await table();
  await act(runner, 0);
  await act(runner, 2);
  expect(running.slice(-2)).toEqual(['1 2 3', '1 3']);
});

test('one alarm serves all awaited answers, however often players answer', async () => {
  const { runner, alarms } = await table();
  for (const seat of [0, 1, 2]) await act(runner, seat);
  expect(alarms).toEqual([OVER_MS]);
});

test('the answer for a late seat is computed once, whatever the others do meanwhile', async () => {
  const { runner, time, thought } = await table();
  await act(runner, 0);
  await time.pass(OVER_MS);
  expect(thought).toEqual([1, 2, 3]);
  await act(runner, 1);
  expect(thought).toEqual([1, 2, 3]);
});

test('while the table is paused no answer is computed', async () => {
  const { runner, time, thought } = await table();
  await time.pass(OVER_MS);
  for (const seat of [0, 1, 2, 3]) await runner.command({ type: 'vote', seat, number: null, on: 'pause', yes: true });
  await time.pass(HOUR_MS);
  expect([thought, runner.state().paused]).toEqual([[0, 1, 2, 3], true]);
});

test('for a table that is closed nothing is thought of', async () => {
  const { runner, time, thought } = await table();
  runner.close();
  await time.pass(HOUR_MS);
  expect([thought, time.rig.stopped]).toEqual([[], []]);
});

test.each([
  [
    'that the rules refuse',
    (): Action => ({ type: 'play', card: 'QS' }),
    'Cannot go on: for seat 0 {"type":"play","card":"QS"} was answered, which the rules refuse',
  ],
  [
    'that cannot be thought of',
    (): Action => {
      throw new Error('out of wits');
    },
    'out of wits',
  ],
] as const)('an answer for a late player %s stops the table', async (_, think, reason) => {
  const { time } = await table(think);
  await time.pass(OVER_MS + PACE_MS);
  expect(time.rig.stopped[0]).toBe(reason);
});
