// Search over bids. The suit that a bid names changes the rules of the deal. All bids are played out in the
// same sampled deals.

import { type Below, highest, SUITS, type Suit, type Top } from '@moonshot/rules/cards';
import { auctioned } from '@moonshot/rules/engine';
import type { Budget, TrickQuestion } from '../core/player.ts';
import { policyTablesOf } from '../policy/policy-tables.ts';
import * as bits from '../sim/bits.ts';
import { openDeal } from '../sim/trick/deal.ts';
import { HANDS } from '../sim/trick/layout.ts';
import { beginPlay } from '../sim/trick/play.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { type Candidate, createCandidate } from './candidate.ts';
import { createEvaluator, type Evaluator, evaluateCandidates } from './evaluator.ts';
import { prepareSearch, type SearchOptions } from './question.ts';

type BidAsk = Extract<TrickQuestion['ask'], { type: 'bid' }>;

/** Maximum number of bids, lowest first, that are compared with bidding nothing. */
const BIDS_MAX = 4;

/** A bid and its consequences: the suit that is named in a sampled deal, and an evaluator for each suit. */
interface Try {
  readonly one: Candidate;
  readonly suit: (world: TrickPosition) => number;
  readonly benches: readonly Evaluator[];
}

/**
 * Tries the bids in as many sampled deals as the budget allows, but in at least one. The bids are all suits
 * that can be named, or 0 and the lowest numbers of chips.
 */
export function bidTrials(
  question: TrickQuestion,
  { bids }: BidAsk,
  budget: Budget,
  below: Below,
  wanted: SearchOptions,
): readonly Candidate[] {
  const { evaluator } = prepareSearch(question, budget, below, wanted);
  const tries = bids.slice(0, BIDS_MAX + 1).map(bid => tryOf(evaluator, question, bid, wanted.light === true));
  const worlds = tries.length === 1 ? 1 : Math.max(1, Math.floor(budget.plays / tries.length));
  for (let i = 0; i < worlds && (i === 0 || (budget.passed?.() ?? 0) < 1); i++) {
    evaluator.draw(evaluator.world);
    const chance = evaluator.dice[0]!;
    for (const { one, suit, benches } of tries) {
      const own = benches[suit(evaluator.world)] as Evaluator;
      own.dice[0] = chance;
      evaluateCandidates(own, [{ ...one, give: opening(own, question) }], 1, Number.POSITIVE_INFINITY);
      evaluator.dice[0] = own.dice[0]!;
    }
  }
  return tries.map(({ one }) => one);
}

/** Starts the deal under the rules of the named suit. */
const opening =
  ({ tables }: Evaluator, { view }: TrickQuestion): Candidate['give'] =>
  at => {
    openDeal(tables.suitBits, at, view.dealer);
    beginPlay(tables.suitBits, at);
  };

/**
 * Prepares a bid. A bid in chips is assumed to win. After a bid of 0, the present highest bidder names the
 * suit, or the next seat if nobody has bid.
 */
function tryOf(evaluator: Evaluator, { rules, view }: TrickQuestion, bid: BidAsk['bids'][number], light: boolean): Try {
  const { seat } = evaluator;
  const top = highest(view.bids) ?? { seat: (seat + 1) % rules.seats, chips: 0 };
  const namer: Top = bid === 0 ? top : { seat, chips: typeof bid === 'number' ? bid : top.chips };
  const draw: Evaluator['draw'] = at => at.set(evaluator.world);
  return {
    one: createCandidate({ type: 'bid', bid }, rules.seats, () => {}),
    suit: world => (typeof bid === 'string' ? SUITS.indexOf(bid) : lightest(world, namer.seat)),
    benches: SUITS.map((suit: Suit) =>
      createEvaluator(policyTablesOf(auctioned(rules, suit, namer)), {
        ...evaluator,
        dice: Int32Array.from(evaluator.dice),
        draw,
        light,
      }),
    ),
  };
}

/** The safest suit of a hand: one with few and low cards. */
function lightest(at: TrickPosition, seat: number): number {
  const weight = (suit: number): number => {
    let sum = 0;
    for (let rest = at[HANDS + (seat << 2) + suit]!; rest !== 0; rest &= rest - 1) sum += bits.placeOf(rest, 0) + 1;
    return sum;
  };
  const weights = [0, 1, 2, 3].map(weight);
  return weights.indexOf(Math.min(...weights));
}
