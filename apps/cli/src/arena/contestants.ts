// The players of an arena with their budgets, and one duplicate played between them.
import type { Duplicate, Playing } from '@moonshot/bots/arena/duplicate';
import type { Budget, Question } from '@moonshot/bots/player';
import { playerNamed } from '@moonshot/bots/players/index';
import type { Below } from '@moonshot/rules/cards/chance';
import type { Action } from '@moonshot/rules/games';
import type { Allowance, Listed } from './listed.ts';
import { distinct, type Setup } from './setup.ts';

/** Whoever answers in the arena, at once or later: a player with its budget, or a program outside. */
export interface Contestant {
  answer(question: Question, below: Below): Action | Promise<Action>;
  /** How many of its answers were none, so that another was played for it. */
  faults(): number;
}

const USUAL: Allowance = { plays: 1000 };

/** The contestants of a setup, in its order. */
export const contestantsOf = (setup: Setup): readonly Contestant[] =>
  distinct(setup).map(listed => contestantFor(listed, listed.budget ?? setup.budget ?? USUAL));

function contestantFor({ name }: Listed, allowance: Allowance): Contestant {
  const player = playerNamed(name);
  if (player === undefined) throw new Error(`Cannot seat ${name}: there is no such player`);
  return { answer: (question, below) => player.decide(question, budgetFrom(allowance), below), faults: () => 0 };
}

/** A budget that begins now. */
function budgetFrom(allowance: Allowance): Budget {
  if ('plays' in allowance) return allowance;
  const until = performance.now() + allowance.ms;
  return { plays: Number.MAX_SAFE_INTEGER, enough: () => performance.now() >= until };
}

/** Plays the duplicate of that number and measures what its contestants take. */
export async function playDuplicate(
  playing: Playing,
  contestants: readonly Contestant[],
  number: number,
): Promise<Duplicate> {
  const spending = contestants.map(contestant => ({ decisions: 0, ms: 0, before: contestant.faults() }));
  const asked = playing(number);
  let step = asked.next();
  while (step.done !== true) {
    const { player, question, below } = step.value;
    const begun = performance.now();
    const action = await (contestants[player] as Contestant).answer(question, below);
    const spent = spending[player] as (typeof spending)[number];
    spent.decisions += 1;
    spent.ms += performance.now() - begun;
    step = asked.next(action);
  }
  const spent = spending.map(({ decisions, ms, before }, i) => ({
    decisions,
    ms,
    faults: (contestants[i] as Contestant).faults() - before,
  }));
  return { number, tables: step.value, spent };
}
