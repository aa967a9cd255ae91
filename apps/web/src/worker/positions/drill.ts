// A hand for pass training. Bots play a match up to the pass of one deal, so that the scores and the
// direction of the pass are realistic.

import { careful, type Question, quickDraws } from '@moonshot/bots';
import { matchQuestions } from '@moonshot/bots/arena';
import type { Event, Hearts } from '@moonshot/rules';
import { stepOf } from '@moonshot/rules/engine';

export interface Drill {
  readonly events: readonly Event[]; // the events of the match up to the pass of seat 0
  readonly deal: number; // the deal in which seat 0 has to pass, and after which the match ends
  readonly question: Question;
}

/**
 * The deal with the question has a random number from 1 to this number. If there is no pass in that deal, the
 * next deal with a pass is taken.
 */
const BEFORE_MAX = 6;

/** Plays the match with this seed up to a pass of seat 0. Returns `undefined` if the game has no passing. */
export function playToPass(hearts: Hearts, seed: string): Drill | undefined {
  const first = 1 + quickDraws(`drill ${seed}`)(BEFORE_MAX);
  const deal = hearts.kind === 'tricks' ? dealWithPass(hearts, first) : undefined;
  if (deal === undefined) return undefined;
  const events: Event[] = [];
  const onEvents = (some: readonly Event[]): void => void events.push(...some);
  const asked = matchQuestions({ hearts, seed, match: 'drill', length: { deals: deal }, onEvents }, () => false);
  for (let step = asked.next(); step.done !== true; ) {
    const { question, seat, below } = step.value;
    if (seat === 0 && question.ask.type === 'pass' && question.view.deal === deal) return { events, deal, question };
    step = asked.next(careful.decide(question, { plays: 1 }, below));
  }
  return undefined;
}

function dealWithPass({ rules }: Extract<Hearts, { kind: 'tricks' }>, first: number): number | undefined {
  const deals = rules.passSteps.map((_, i) => first + i);
  return deals.find(deal => stepOf(rules, deal) !== 'hold');
}
