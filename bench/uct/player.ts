// A reference player: UCT with perfect information, run on many sampled deals whose rewards are added up.

import { type BotPlayer, type Budget, careful } from '@moonshot/bots';
import type { Below } from '@moonshot/rules/cards';
import type { TrickQuestion } from '../../packages/bots/src/core/player.ts';
import { policyTablesOf } from '../../packages/bots/src/policy/policy-tables.ts';
import { optionsOf } from '../../packages/bots/src/search/plays.ts';
import { prepareSearch } from '../../packages/bots/src/search/question.ts';
import { emptyPosition } from '../../packages/bots/src/sim/trick/position.ts';
import { type Tree, treeOn } from './tree.ts';

const WORLDS = 30;
const AT_ONCE = 8; // iterations between two readings of the clock

type PlayAsk = Extract<TrickQuestion['ask'], { type: 'play' }>;

/** The reference player. It passes like the careful player, and searches for each card within its budget. */
export const uct: BotPlayer = {
  name: 'uct',
  decide: (question, budget, below) => {
    if (question.kind !== 'tricks' || question.ask.type !== 'play') return careful.decide(question, budget, below);
    const [only, ...more] = question.ask.plays;
    if (only !== undefined && more.length === 0) return { type: 'play', ...only };
    return { type: 'play', ...best(question, question.ask, budget, below) };
  },
};

function best(question: TrickQuestion, { plays }: PlayAsk, budget: Budget, below: Below): PlayAsk['plays'][number] {
  const tables = policyTablesOf(question.rules);
  const { evaluator, at } = prepareSearch(question, budget, below, {});
  const scratch = emptyPosition(tables.suitBits);
  const trees = Array.from({ length: WORLDS }, () => {
    const world = emptyPosition(tables.suitBits);
    evaluator.draw(world);
    return treeOn(tables.suitBits, world, scratch, evaluator.dice);
  });
  grown(trees, budget);
  const sums = new Map<number, number>();
  for (const tree of trees) for (const [move, reward] of tree.rewards()) sums.set(move, (sums.get(move) ?? 0) + reward);
  const worth = (move: number): number => sums.get(move) ?? Number.NEGATIVE_INFINITY;
  const options = optionsOf(tables, at, evaluator.seat, plays);
  return options.reduce((one, other) => (worth(other.move) > worth(one.move) ? other : one)).play;
}

/** Runs iterations on all trees in turn until the budget is used up. */
function grown(trees: readonly Tree[], budget: Budget): void {
  for (let spent = 0; spent < budget.plays && (budget.passed?.() ?? 0) < 1; spent += trees.length * AT_ONCE)
    for (const tree of trees) for (let i = 0; i < AT_ONCE; i++) tree.grow();
}
