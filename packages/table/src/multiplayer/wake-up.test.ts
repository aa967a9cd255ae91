// When a table acts automatically: immediately, with its bots, when a window closes, or after a timeout.
import type { Motion } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { nextNumber } from '../../testing/crowd.ts';
import { askOf, calm, firstAnswer, SECRET, sealOn, specOf } from '../../testing/runner.ts';
import { PACE_MS, type Timed, timedRig } from '../../testing/time.ts';
import type { Ports } from '../core/ports.ts';
import { people, type Spec } from '../core/state.ts';
import { CLAIM_WINDOW_MS } from '../runner/claim-window.ts';
import { open, type TableRunner } from '../runner/runner.ts';
import { SEAL_WINDOW_MS } from '../runner/seal-windows.ts';
import { multiplayer } from './multiplayer.ts';

const CLOCK = { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 };
const DAY_MS = 86_400_000;
const DAYS = { sealed: 2, online: { clock: { days: 1 } } } as const;

async function table(game: string, people: number, more: Partial<Spec> = {}) {
  const time = timedRig();
  const runner = await open(time.ports, 't', specOf(game, people, game === 'capture' ? 3 : 4, more), SECRET);
  await calm();
  return { runner, time };
}

const nothing = (): undefined => undefined;
const bots = (_: TableRunner, time: Timed) => time.pass(PACE_MS);
const all = (on: Motion) => async (runner: TableRunner) => {
  for (const seat of [0, 1]) await runner.command({ type: 'vote', seat, number: null, on, yes: true });
};

/**
 * Plays until this number of deals is over. The clock advances after each round of answers, so that the bots
 * play too.
 */
async function dealPlayed(runner: TableRunner, time: Timed, deals = 1): Promise<void> {
  for (let i = 0; i < 500 && runner.state().game.results.length < deals; i++) {
    for (const seat of people(runner.state().spec)) {
      const ask = askOf(runner, seat);
      const number = nextNumber(runner, seat);
      if (ask) await runner.command({ type: 'act', seat, number, action: firstAnswer(ask) });
      else if (runner.state().game.phase === 'deal') await runner.command({ type: 'ready', seat, number });
    }
    if (runner.state().spec.sealed) await sealOn(runner, people(runner.state().spec));
    await time.pass(PACE_MS);
  }
}

test.each([
  ['people are asked, and time does not count', 'ricketts', 4, {}, nothing, null],
  [
    'people are asked, each with their time and their reserve',
    'ricketts',
    4,
    { online: { clock: CLOCK } },
    nothing,
    100_000,
  ],
  ['a bot is asked as well', 'ricketts', 2, { online: { clock: CLOCK } }, nothing, PACE_MS],
  ['the bot has laid, and might still change it', 'capture', 2, { overrides: { commit: 'revocable' } }, bots, null],
  ['the table is paused', 'ricketts', 2, { online: { clock: CLOCK } }, all('pause'), null],
  ['somebody may claim', 'wild-twist', 2, { overrides: { 'pass.cycle': [] } }, nothing, CLAIM_WINDOW_MS],
  ['a deal is being sealed', 'ricketts', 2, { sealed: 2 }, nothing, SEAL_WINDOW_MS],
  ['a deal is being sealed where answers have days', 'ricketts', 2, DAYS, nothing, DAY_MS],
  ['people are not ready for the next deal', 'ricketts', 2, {}, dealPlayed, null],
  [
    'people have their time to be ready, and no reserve',
    'ricketts',
    2,
    { online: { clock: CLOCK } },
    dealPlayed,
    40_000,
  ],
  ['the match is over', 'ricketts', 2, { online: { clock: CLOCK } }, all('end'), 0],
] as const)('it is known after how long the table goes on where %s', async (_, game, people, more, before, ms) => {
  const { runner, time } = await table(game, people, more);
  await before(runner, time);
  expect(runner.stepMs()).toBe(ms);
});

/**
 * Plays two deals at a table with a shared log. Returns a text for each write to the log: the type of its
 * last event, and its `stepMs`.
 */
async function heard(game: string, people: number, more: Partial<Spec>) {
  const time = timedRig();
  const told: string[] = [];
  const log: Ports['log'] = {
    ...time.rig.log,
    shared: true,
    append: (table, expected, events, stepMs) => {
      const last = events.at(-1);
      told.push(`${last?.type === 'game' ? last.event.type : last?.type} ${stepMs}`);
      return time.rig.log.append(table, expected, events);
    },
  };
  const runner = await open({ ...time.ports, log }, 't', specOf(game, people, 4, more), SECRET);
  await calm();
  await dealPlayed(runner, time, 2);
  return told;
}

test.each([
  ['what is owed comes at once', 'ricketts', 2, {}, ['table-opened 0', 'dealer 0', 'ready null', 'ready 0']],
  ['what a trick ends with is what counts', 'ricketts', 1, {}, ['taken null', 'taken 700', 'scored null']],
  [
    'the dealer is cut for again before anybody is ready',
    'ricketts',
    2,
    { overrides: { 'dealer.next': 'cutAgain' } },
    ['scored 0', 'dealer null'],
  ],
  ['a bot is sooner than a clock', 'ricketts', 2, { online: { clock: CLOCK } }, ['taken 700', 'taken 80000']],
  ['where answers have days a seal is begun at once', 'ricketts', 2, DAYS, ['scored 0', `mixed ${DAY_MS}`]],
  ['a window has its time', 'wild-twist', 2, {}, [`dealt ${CLAIM_WINDOW_MS}`]],
] as const)('everybody who shares the log learns when the table continues: %s', async (_, game, people, more, some) => {
  expect(await heard(game, people, more)).toEqual(expect.arrayContaining([...some]));
});

test('after an undo the bots may have to act immediately', async () => {
  const { runner, time } = await table('ricketts', 1);
  await bots(runner, time);
  expect(runner.stepMs()).toBeNull();
  const { hearts } = runner;
  const undone = { type: 'undone', to: 1, cause: { seat: 0, number: 1 } } as const;
  expect(multiplayer.stepMs({ hearts, state: runner.state(), ports: time.ports }, [undone])).toBe(PACE_MS);
});
