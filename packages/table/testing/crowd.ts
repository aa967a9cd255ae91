// Test harness: players who send random commands, legal or not, from a seed.

import type { Motion } from '@moonshot/protocol';
import type { Action, Ask } from '@moonshot/rules';
import { matchIsOver } from '../src/core/state.ts';
import type { TableRunner } from '../src/runner/runner.ts';
import type { CommandReply, RunnerCommand } from '../src/runner/runner-state.ts';
import { askedOf, askOf, calm, firstAnswer, type Rig } from './runner.ts';

/** A random number below n. */
export type Below = (n: number) => number;

/** A small random generator for tests: the same seed gives the same numbers. */
export function belowFrom(seed: number): Below {
  let state = seed;
  return n => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

const turned = <T>(list: readonly T[], below: Below): readonly T[] => {
  const at = below(list.length);
  return [...list.slice(at), ...list.slice(0, at)];
};

/** Any legal answer. */
export function someAnswer(ask: Ask, below: Below): Action {
  switch (ask.type) {
    case 'pass':
    case 'bury':
      return firstAnswer({ ...ask, cards: turned(ask.cards, below) });
    case 'play':
      return firstAnswer({ ...ask, plays: turned(ask.plays, below) });
    case 'moon':
      return firstAnswer({ ...ask, options: turned(ask.options, below) });
    case 'lay':
      return firstAnswer({ ...ask, pairs: turned(ask.pairs, below) });
    case 'charge':
      return { type: 'charge', cards: ask.cards.filter(() => below(2) === 0) };
    case 'bid':
      return firstAnswer({ ...ask, bids: turned(ask.bids, below) });
    case 'claim':
      return { type: 'claim', claim: below(2) === 0 };
  }
}

export const nextNumber = (runner: TableRunner, seat: number): number =>
  (runner.state().answered[seat]?.number ?? 0) + 1;

/** The seat gives the first legal answer to its question. */
export const act = (runner: TableRunner, seat: number): Promise<CommandReply> =>
  runner.command({
    type: 'act',
    seat,
    number: nextNumber(runner, seat),
    action: firstAnswer(askedOf(runner, seat)),
  });

const CAREFUL = { kind: 'bot', name: 'Bot', player: 'careful' } as const;

const MOTIONS = ['pause', 'go-on', 'undo'] as const;
const motion = (below: Below): Motion => (below(60) === 0 ? 'end' : (MOTIONS[below(3)] ?? 'pause'));

/** A random command. Most are answers to the current questions. */
export function someWish(runner: TableRunner, below: Below): RunnerCommand {
  const { spec, paused, votes } = runner.state();
  const seats = spec.sitters.length;
  const asked = spec.sitters.flatMap((one, seat) => (one.kind === 'person' && askOf(runner, seat) ? [seat] : []));
  const seat = below(seats);
  const number = nextNumber(runner, seat);
  const player = below(2) === 0 ? `P${below(seats)}` : (spec.sitters[seat]?.name ?? '');
  if (paused && below(3) === 0) return { type: 'vote', seat, number, on: 'go-on', yes: true };
  if (votes !== null && votes.on !== 'end' && below(2) === 0)
    return { type: 'vote', seat, number, on: votes.on, yes: true };
  if (asked.length > 0 && below(8) > 0) {
    const due = asked[below(asked.length)] ?? 0;
    return {
      type: 'act',
      seat: due,
      number: nextNumber(runner, due),
      action: someAnswer(askedOf(runner, due), below),
    };
  }
  const wishes: readonly RunnerCommand[] = [
    { type: 'ready', seat, number },
    { type: 'ready', seat, number },
    { type: 'ready', seat, number },
    { type: 'finish', seat, number, why: below(2) === 0 ? 'rest' : 'settled' },
    { type: 'undo', seat, number },
    { type: 'away', seat },
    { type: 'back', seat, number: below(2) === 0 ? null : number },
    { type: 'stand', seat, number: below(2) === 0 ? null : number, player, bot: CAREFUL },
    { type: 'vote', seat, number: below(2) === 0 ? null : number, on: motion(below), yes: below(4) > 0 },
    { type: 'sit', seat, player },
    { type: 'sit', seat, player: `Q${below(99)}` },
  ];
  return wishes[below(wishes.length)] as RunnerCommand;
}

/**
 * Sends this number of random commands. Calls `each` with every command and its reply, after all effects of
 * the command.
 */
export async function crowd(
  runner: TableRunner,
  { windows }: Pick<Rig, 'windows'>,
  below: Below,
  steps: number,
  each: (wish: RunnerCommand, reply: CommandReply) => void = () => {},
): Promise<void> {
  for (let i = 0; i < steps && !matchIsOver(runner.state()); i++) {
    const wish = someWish(runner, below);
    const reply = runner.command(wish);
    await calm();
    for (const close of windows.splice(0)) close();
    each(wish, await reply);
    await calm();
  }
}
