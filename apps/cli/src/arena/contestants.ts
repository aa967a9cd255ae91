// The players of an arena with their budgets, and the play of one duplicate between them. A duplicate is one
// deal or match that is played in every arrangement of the players.

import { playerNamed } from '@moonshot/bots';
import type { Duplicate, Playing } from '@moonshot/bots/arena';
import type { Contestant } from './contestant.ts';
import { outsider } from './outside-program.ts';
import { type Allowance, budgetFrom } from './parse-contestants.ts';
import { distinct, type Setup } from './setup.ts';

/**
 * The budget of players that have none of their own. No bot level reaches this number of playouts, because
 * each level stops at its own smaller number.
 */
const USUAL: Allowance = { plays: 10_000 };

/**
 * The contestants of a setup, in the order of `distinct(setup)`. `onFault` is called with a sentence for each
 * invalid or missing answer of an outside program.
 */
export const contestantsOf = (setup: Setup, onFault: (sentence: string) => void): readonly Contestant[] =>
  distinct(setup).map(({ name, command, budget }) => {
    const allowance = budget ?? setup.budget;
    return command === null ? playerOf(name, allowance ?? USUAL) : outsider(command, allowance, onFault);
  });

function playerOf(name: string, allowance: Allowance): Contestant {
  const player = playerNamed(name);
  if (player === undefined) throw new Error(`Cannot seat ${name}: there is no such player`);
  return {
    answer: ({ question, below }) => player.decide(question, budgetFrom(allowance), below),
    faults: () => 0,
  };
}

/** Plays the duplicate with this number, and measures how long each contestant thinks. */
export async function playDuplicate(
  playing: Playing,
  contestants: readonly Contestant[],
  number: number,
): Promise<Duplicate> {
  const spending = contestants.map(contestant => ({ decisions: 0, ms: 0, before: contestant.faults() }));
  const asked = playing(number);
  let step = asked.next();
  while (step.done !== true) {
    const { player } = step.value;
    const begun = performance.now();
    const action = await (contestants[player] as Contestant).answer(step.value, number);
    const spent = spending[player] as (typeof spending)[number];
    spent.decisions += 1;
    spent.ms += performance.now() - begun;
    step = asked.next(action);
  }
  for (const contestant of contestants) contestant.finish?.(number, step.value);
  const spent = spending.map(({ decisions, ms, before }, i) => ({
    decisions,
    ms,
    faults: (contestants[i] as Contestant).faults() - before,
  }));
  return { number, tables: step.value, spent };
}
