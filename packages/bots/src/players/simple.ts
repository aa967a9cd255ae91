// A beginner's pass: always the highest cards.
import { isWild } from '@moonshot/rules/cards';
import type { TrickAction as Action, TrickAsk as Ask, TrickRules as Rules } from '@moonshot/rules/engine';

/** Gives the strongest cards to the receivers, in their order. */
export function passHighest({ strength }: Rules, { cards, to }: Extract<Ask, { type: 'pass' }>): Action {
  const power = (card: (typeof cards)[number]): number => (isWild(card) ? 0 : (strength.get(card) ?? 0));
  const sorted = [...cards].sort((a, b) => power(b) - power(a));
  const receivers = to.flatMap(one => Array.from({ length: one.count }, () => one.to));
  return {
    type: 'pass',
    gifts: receivers.flatMap((to, i) => {
      const card = sorted[i];
      return card === undefined ? [] : [{ card, to }];
    }),
  };
}
