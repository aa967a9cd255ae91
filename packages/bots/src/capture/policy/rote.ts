// How a beginner lays a pair. The highest card goes face up. The cheapest heart goes under it as the hidden
// card, but only if the face-up card is an ace. If hearts are bad, the lowest card goes face up.

import type { Below } from '@moonshot/rules/cards';
import type { CaptureAction as Action, CaptureAsk as Ask } from '@moonshot/rules/engine';
import { leastCostly } from '../../core/least-costly.ts';
import type { LayQuestion } from '../../core/player.ts';
import { stakesFor } from './worth.ts';

/** A beginner saves its highest card in one of this many bouts. */
const SAVES = 5;

/** A beginner prefers to lay a scoring card under a top whose rank is among this many highest ranks. */
const DARES = 1;

/**
 * Lays the highest top, or sometimes a lower one, above the weakest card. Prefers a scoring card at the
 * bottom under an ace, and any other card under another top. If captured cards cost points, lays the lowest
 * top above the strongest card, and prefers a scoring card only if cards kept to the end cost points too.
 */
export function beginnerPair({ rules, ask }: LayQuestion, below: Below): Action {
  const { captured, kept } = stakesFor(rules.sheet, rules.sheet.score.start);
  const sign = captured > 0 ? 1 : -1;
  const liked = (pair: Ask['pairs'][number]): number => sign * (rules.strength.get(pair.top) ?? 0);
  const most = Math.max(...ask.pairs.map(liked));
  const others = ask.pairs.filter(pair => liked(pair) < most);
  const pairs = others.length > 0 && below(SAVES) === 0 ? others : ask.pairs;
  const pair = leastCostly(pairs, ({ bottom, top }) => {
    const shown = liked({ bottom, top });
    const dares = captured > 0 ? shown >= (rules.sheet.deck.ranks.length - DARES + 1) * 4 : kept < 0;
    const scores = rules.hearts.has(bottom) === dares ? 1 : 0;
    return -1000 * shown - 100 * scores + sign * (rules.strength.get(bottom) ?? 0);
  });
  if (pair === undefined) throw new RangeError('Cannot lay two cards: the question carries no legal pair');
  return { type: 'lay', bottom: pair.bottom, top: pair.top };
}
