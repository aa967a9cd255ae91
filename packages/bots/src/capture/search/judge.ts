// Judges the pairs that a seat may lay, in the same sampled deals. Near the end of a two-seat deal, the
// endgame solver judges them. Otherwise all pairs are played out against seats that lay as the policy
// predicts.

import type { Below, Card } from '@moonshot/rules/cards';
import type { CaptureAsk as Ask } from '@moonshot/rules/engine';
import type { JudgedAnswer, Judgement, JudgementOptions, KnownCards } from '../../core/judgement.ts';
import type { Budget, LayQuestion } from '../../core/player.ts';
import type { CaptureFacts } from '../determinization/facts.ts';
import { sampleLikelyWorlds } from '../determinization/likely.ts';
import { type CaptureDeterminization, emptyWorld } from '../determinization/worlds.ts';
import { emptyOptions, type LayOptions } from '../policy/options.ts';
import { WIN, worthFor } from '../policy/worth.ts';
import { isNearEnd, solveEnd } from './endgame.ts';
import { type Solved, solve } from './solve.ts';
import { actionOf, habitualPairs, preparePairQuestion } from './study.ts';

/**
 * The values of all distinct pairs and of the pairs in `also`, best first. With `known`, only the deal with
 * these cards is evaluated.
 */
export function judgePairs(
  question: LayQuestion,
  budget: Budget,
  below: Below,
  { known, also = [] }: JudgementOptions,
): Judgement {
  const begun = preparePairQuestion(question, below);
  const { facts, dice } = begun;
  const pairs = also.flatMap(action => (action.type === 'lay' ? [action] : []));
  const own = withPairs(facts, habitualPairs(begun), pairs);
  const world = known === undefined ? undefined : worldFrom(facts, known);
  const draw = sampleLikelyWorlds(facts, begun.scratch, dice, budget, world);
  const worthOf = worthFor(question.rules, question.view, WIN);
  const given = { ...begun, own, draw, worthOf };
  const end = isNearEnd(facts);
  const solved = end ? solveEnd(given, budget) : solve(given, budget);
  const exact = end && (world !== undefined || facts.hidden.length === 0);
  return { options: ranked(facts, own, solved), worlds: world === undefined ? solved.tries : 1, exact };
}

/** The options, followed by the given pairs. Given pairs are compared even if equivalent to an option. */
function withPairs({ table, hand }: CaptureFacts, own: LayOptions, pairs: Ask['pairs']): LayOptions {
  const all = emptyOptions(own.habit.length + pairs.length);
  all.tops.set(own.tops);
  all.bottoms.set(own.bottoms);
  all.wins.set(own.wins);
  all.habit.set(own.habit);
  for (const [i, { bottom, top }] of pairs.entries()) {
    const below = hand.indexOf(table.names.indexOf(bottom));
    const above = hand.findIndex((code, place) => table.names[code] === top && place !== below);
    if (below < 0 || above < 0)
      throw new RangeError(`Cannot compare ${top} over ${bottom}: the seat holds no such pair`);
    all.bottoms[own.habit.length + i] = below;
    all.tops[own.habit.length + i] = above;
  }
  return all;
}

function ranked(facts: CaptureFacts, own: LayOptions, solved: Solved): readonly JudgedAnswer[] {
  const { worth, points, products, tries } = solved;
  const { seats } = facts.table;
  const count = own.habit.length;
  const best = worth.indexOf(Math.max(...worth));
  const product = (i: number, j: number): number => products[Math.max(i, j) * count + Math.min(i, j)]! / tries;
  const each = Array.from(worth, (sum, i): JudgedAnswer => {
    const behind = (worth[best]! - sum) / tries;
    const square = product(best, best) + product(i, i) - 2 * product(best, i);
    return {
      action: actionOf(facts, own, i),
      points: Array.from({ length: seats }, (_, seat) => points[i * seats + seat]! / tries),
      worth: sum / tries,
      behind,
      error: Math.sqrt(Math.max(0, square - behind ** 2) / tries),
    };
  });
  return each.filter((one, i) => !sameBefore(each, one, i)).sort((a, b) => a.behind - b.behind);
}

const sameBefore = (each: readonly JudgedAnswer[], { action }: JudgedAnswer, i: number): boolean =>
  each.slice(0, i).some(one => JSON.stringify(one.action) === JSON.stringify(action));

/**
 * Converts the true cards to a deal in the form that the search needs. Hands include the pairs of the present
 * bout.
 */
function worldFrom(facts: CaptureFacts, known: KnownCards): CaptureDeterminization {
  const { table, viewer, hidden } = facts;
  const world = emptyWorld(facts);
  const left = [...facts.unseen];
  const take = (card: Card): number => {
    const i = left.findIndex(code => table.names[code] === card);
    if (i < 0) throw new RangeError(`Cannot judge with open hands: ${card} is no card that the view leaves open`);
    return left.splice(i, 1)[0] as number;
  };
  for (const [seat, hand] of world.hands.entries()) if (seat !== viewer) fill(hand, known.hands[seat] ?? [], take);
  fill(world.stock, known.kitty, take);
  for (const [seat, pile] of (known.piles ?? []).entries())
    for (const card of pile) {
      const i = hidden.findIndex((one, k) => one.taker === seat && world.bottoms[k] === 0);
      const code = left.findIndex(one => table.names[one] === card);
      if (i >= 0 && code >= 0) world.bottoms[i] = 1 + (left.splice(code, 1)[0] as number);
    }
  for (let i = 0; i < world.bottoms.length; i++)
    world.bottoms[i] = world.bottoms[i] === 0 ? (left.shift() as number) : world.bottoms[i]! - 1;
  return world;
}

function fill(list: Uint8Array, cards: readonly Card[], take: (card: Card) => number): void {
  if (cards.length !== list.length)
    throw new RangeError(`Cannot judge with open hands: ${cards.length} cards are given where ${list.length} lie`);
  list.set(cards.map(take));
}
