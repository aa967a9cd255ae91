// Which cards to charge: those that, counting double, will probably cost the others more than the player.
import { someOf } from '@moonshot/rules/cards';
import { type TrickAction as Action, type TrickAsk as Ask, chargedRules } from '@moonshot/rules/engine';
import { leastCostly } from '../../core/least-costly.ts';
import { costIn } from '../../policy/costs.ts';
import { danger } from './danger.ts';
import { analyzeHand, type HandAnalysis } from './reading.ts';

export function carefulCharge(
  { rules, view, others }: HandAnalysis,
  { cards }: Extract<Ask, { type: 'charge' }>,
): Action {
  const behind = (charged: (typeof cards)[number][]): number => {
    const then = chargedRules(rules, charged);
    const reading = analyzeHand(then, view);
    const mine = danger(reading, reading.hand);
    const all = then.deck.reduce((sum, card) => sum + costIn(then, card), 0);
    return mine - (all - mine) / others.length;
  };
  const best = leastCostly(someOf(cards), some => behind([...some]));
  return { type: 'charge', cards: best ?? [] };
}
