// The delay of a bot's answer reveals nothing about its hand: a forced card takes as long as a free choice.
import { expect, test } from 'vitest';
import { belowFrom, nextNumber } from '../../testing/crowd.ts';
import { askOf, firstAnswer, SECRET, specOf } from '../../testing/runner.ts';
import { timedRig } from '../../testing/time.ts';
import type { Ports } from '../core/ports.ts';
import { open } from './runner.ts';

interface Play {
  readonly forced: boolean;
  readonly delayMs: number;
  readonly paceMs: number; // the delay drawn for this answer
}

/** The plays of a table's bots. Thinking takes longer if there are more choices. */
async function playsOf(people: number, standsIn: boolean, deals: number): Promise<readonly Play[]> {
  const time = timedRig();
  const below = belowFrom(3);
  const asked: { atMs: number; forced: boolean; paceMs: number }[] = [];
  const plays: Play[] = [];
  const ports: Ports = {
    ...time.ports,
    pace: () => 800 + below(1700),
    thinkers: {
      think: async ({ ask, paceMs }) => {
        asked.push({ atMs: time.nowMs(), forced: ask.type === 'play' && ask.plays.length === 1, paceMs });
        await time.ports.alarms.after(ask.type === 'play' ? ask.plays.length * 50 : 0);
        return firstAnswer(ask);
      },
    },
    bus: {
      ...time.ports.bus,
      publish: ([first]) => {
        const question = asked.at(-1);
        if (first?.type !== 'game' || first.event.type !== 'played' || first.cause !== null || !question) return;
        const { atMs, forced, paceMs } = question;
        plays.push({ forced, delayMs: time.nowMs() - atMs, paceMs });
      },
    },
  };
  const overrides = { 'pass.cycle': [], 'opening.leader': 'holder:2C' };
  const spec = specOf('ricketts', people, 4, { overrides, online: { clock: null }, length: { deals } });
  const runner = await open(ports, 't', spec, SECRET);
  if (standsIn) await runner.command({ type: 'away', seat: 1 });
  for (let i = 0; i < 20_000 && runner.state().game.phase !== 'over'; i++) {
    const ask = askOf(runner, 0);
    const number = nextNumber(runner, 0);
    if (ask !== undefined) await runner.command({ type: 'act', seat: 0, number, action: firstAnswer(ask) });
    else if (runner.state().game.phase === 'deal') await runner.command({ type: 'ready', seat: 0, number });
    await time.pass(400);
  }
  return plays;
}

/**
 * The Kolmogorov–Smirnov distance between two samples, and the distance that chance exceeds once in a hundred
 * cases.
 */
function distance(one: readonly number[], other: readonly number[]): { readonly far: number; readonly most: number } {
  const share = (list: readonly number[], value: number) => list.filter(n => n <= value).length / list.length;
  const far = Math.max(...[...one, ...other].map(value => Math.abs(share(one, value) - share(other, value))));
  return { far, most: 1.63 * Math.sqrt((one.length + other.length) / (one.length * other.length)) };
}

test.each([
  ['bots', 1, false],
  ['bots and a stand-in', 2, true],
] as const)('%s play forced and free cards after delays that nobody can tell apart', async (_, people, standsIn) => {
  const plays = await playsOf(people, standsIn, 12);
  const [forced, free] = [true, false].map(one => plays.filter(play => play.forced === one).map(play => play.delayMs));
  expect(Math.min(forced?.length ?? 0, free?.length ?? 0)).toBeGreaterThan(80);
  // the delay is exact to the millisecond, however long the bot took to think
  expect(plays.filter(({ delayMs, paceMs }) => delayMs !== paceMs)).toEqual([]);
  const { far, most } = distance(forced ?? [], free ?? []);
  expect(far).toBeLessThan(most);
});
