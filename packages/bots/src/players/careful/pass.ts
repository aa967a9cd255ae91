// Chooses cards to pass or bury one by one. Each time it chooses the card without which the hand is safest.
import { type Card, suitOf, without } from '@moonshot/rules/cards';
import { type TrickAction as Action, type TrickAsk as Ask, farness } from '@moonshot/rules/engine';
import { leastCostly } from '../../core/least-costly.ts';
import { danger } from './danger.ts';
import { type HandAnalysis, type ValuedCard, withoutCard } from './reading.ts';

/** Takes a card from the hand. Returns the analysis of the rest, and the immediate cost of giving it away. */
type Parting = (reading: HandAnalysis, card: Card) => { readonly after: HandAnalysis; readonly cost: number };

/** The `count` cards that are the worst to hold, worst first. */
function worst(reading: HandAnalysis, cards: readonly Card[], count: number, parting: Parting): readonly Card[] {
  const chosen: Card[] = [];
  let now = reading;
  let left = cards;
  while (chosen.length < count) {
    const partings = left.map(card => ({ card, ...parting(now, card) }));
    const best = leastCostly(partings, ({ after, cost }) => cost + danger(after, after.hand));
    if (best === undefined) break;
    chosen.push(best.card);
    now = best.after;
    left = without(left, best.card);
  }
  return chosen;
}

const heldIn = ({ hand }: HandAnalysis, card: Card): ValuedCard =>
  hand[suitOf(card)].find(one => one.card === card) ?? { card, power: 0, cost: 0 };

/** Passes a card. Another seat then holds the card and may discard it on a trick that the player takes. */
const given: Parting = (reading, card) => {
  const gone = heldIn(reading, card);
  const suit = suitOf(card);
  const out = { ...reading.out, [suit]: [...reading.out[suit], gone].sort((a, b) => a.power - b.power) };
  const costly = gone.cost > 0 ? [...reading.costly, gone].sort((a, b) => b.cost - a.cost) : reading.costly;
  return { after: { ...reading, hand: withoutCard(reading.hand, card), out, costly }, cost: 0 };
};

/** Buries a card. The card's cost counts for the player at once. */
const buried: Parting = (reading, card) => ({
  after: { ...reading, hand: withoutCard(reading.hand, card) },
  cost: heldIn(reading, card).cost,
});

/** The gifts of a pass. With several receivers, the worst card goes to the leader of the match. */
export function carefulPass(reading: HandAnalysis, { cards: may, to }: Extract<Ask, { type: 'pass' }>): Action {
  const { winner } = reading.rules.sheet.match;
  const behind = (seat: number): number => farness(winner, reading.view.totals[seat] ?? 0);
  const order = [...to].sort((a, b) => behind(a.to) - behind(b.to));
  const receivers = order.flatMap(one => Array.from({ length: one.count }, () => one.to));
  const cards = worst(reading, may, receivers.length, given);
  return { type: 'pass', gifts: cards.map((card, i) => ({ card, to: receivers[i] as number })) };
}

export const carefulBury = (reading: HandAnalysis, { count }: Extract<Ask, { type: 'bury' }>): Action => ({
  type: 'bury',
  cards: worst(reading, reading.view.hand, count, buried),
});
