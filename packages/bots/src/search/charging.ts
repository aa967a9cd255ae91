// Search over charges. The charged cards change the rules of the deal. All choices are played out in the same
// sampled deals.
import { type Below, someOf } from '@moonshot/rules/cards';
import { chargedRules } from '@moonshot/rules/engine';
import type { Budget, TrickQuestion } from '../core/player.ts';
import { policyTablesOf } from '../policy/policy-tables.ts';
import { openDeal } from '../sim/trick/deal.ts';
import { beginPlay } from '../sim/trick/play.ts';
import { type Candidate, createCandidate } from './candidate.ts';
import { createEvaluator, type Evaluator, evaluateCandidates } from './evaluator.ts';
import { prepareSearch, type SearchOptions } from './question.ts';

type ChargeAsk = Extract<TrickQuestion['ask'], { type: 'charge' }>;

/**
 * Tries every set of cards to charge, beginning with the empty one, in as many sampled deals as the budget
 * allows, but in at least one. The others are assumed to charge no further cards.
 */
export function chargeTrials(
  question: TrickQuestion,
  { cards }: ChargeAsk,
  budget: Budget,
  below: Below,
  wanted: SearchOptions,
): readonly Candidate[] {
  const { evaluator } = prepareSearch(question, budget, below, wanted);
  const choices = someOf(cards);
  const { plays, passed } = budget;
  const worlds = choices.length === 1 ? 1 : Math.max(1, Math.floor(plays / choices.length));
  const tries = choices.map(some => tryOf(evaluator, question, some, wanted.light === true));
  for (let i = 0; i < worlds && (i === 0 || (passed?.() ?? 0) < 1); i++) {
    evaluator.draw(evaluator.world);
    const chance = evaluator.dice[0]!;
    for (const { own, one } of tries) {
      own.dice[0] = chance;
      evaluateCandidates(own, [one], 1, Number.POSITIVE_INFINITY);
      evaluator.dice[0] = own.dice[0]!;
    }
  }
  return tries.map(({ one }) => one);
}

/** A choice of cards with an evaluator for the rules that apply once they are charged. */
function tryOf(
  evaluator: Evaluator,
  { rules, view }: TrickQuestion,
  cards: ChargeAsk['cards'],
  light: boolean,
): { readonly own: Evaluator; readonly one: Candidate } {
  const tables = policyTablesOf(chargedRules(rules, cards));
  const draw: Evaluator['draw'] = at => at.set(evaluator.world);
  const { heedsMoons } = evaluator.scratch;
  const own = createEvaluator(tables, { ...evaluator, dice: Int32Array.from(evaluator.dice), draw, light, heedsMoons });
  const one = createCandidate({ type: 'charge', cards }, tables.suitBits.seats, at => {
    openDeal(tables.suitBits, at, view.dealer);
    beginPlay(tables.suitBits, at);
  });
  return { own, one };
}
