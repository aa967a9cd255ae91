// How the careful player bids: for the suit that will probably cost the others most, relative to its cost for
// the player itself.
import { SUITS, type Suit } from '@moonshot/rules/cards';
import { type TrickAction as Action, type TrickAsk as Ask, auctioned } from '@moonshot/rules/engine';
import { costIn } from '../../policy/costs.ts';
import { danger } from './danger.ts';
import { analyzeHand, type HandAnalysis } from './reading.ts';

export function carefulBid(given: HandAnalysis, { bids }: Extract<Ask, { type: 'bid' }>): Action {
  const { rules, view } = given;
  const { suit, worth } = bestSuit(given);
  if (typeof bids[0] === 'string') return { type: 'bid', bid: suit };
  const chips = bids.filter(one => typeof one === 'number').filter(one => one <= worth);
  // The last bidder only needs the lowest bid that wins.
  const last = view.bids.length === rules.seats - 1;
  return { type: 'bid', bid: (last ? chips[1] : chips.at(-1)) ?? 0 };
}

/** The suit to name, and its expected gain in points over an average suit named by another player. */
export function bestSuit({ rules, view, seat, others }: HandAnalysis): { readonly suit: Suit; readonly worth: number } {
  const behind = (suit: Suit): number => {
    const then = auctioned(rules, suit, { seat, chips: 0 });
    const reading = analyzeHand(then, view);
    const mine = danger(reading, reading.hand);
    const all = then.deck.reduce((sum, card) => sum + costIn(then, card), 0);
    return mine - (all - mine) / others.length;
  };
  const costs = SUITS.map(behind);
  const least = Math.min(...costs);
  const worth = costs.reduce((sum, cost) => sum + cost, 0) / costs.length - least;
  return { suit: SUITS[costs.indexOf(least)] ?? 'H', worth };
}
