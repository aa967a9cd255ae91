// Lists all different legal answers to a question, for counting the legal lines of play.

import type { Action, Ask } from '@moonshot/rules';
import { type Card, someOf, sorted, withoutAll } from '@moonshot/rules/cards';

type PassAsk = Extract<Ask, { type: 'pass' }>;
type Gifts = Extract<Action, { type: 'pass' }>['gifts'];

export function answersTo(ask: Ask): readonly Action[] {
  switch (ask.type) {
    case 'pass':
      return giftsFor(ask.cards, ask.to).map(gifts => ({ type: 'pass', gifts }));
    case 'charge':
      return someOf(ask.cards).map(cards => ({ type: 'charge', cards }));
    case 'bid':
      return ask.bids.map(bid => ({ type: 'bid', bid }));
    case 'claim':
      return [true, false].map(claim => ({ type: 'claim', claim }));
    case 'play':
      return ask.plays.map(play => ({ type: 'play', ...play }));
    case 'bury':
      return choices(sorted(ask.cards), ask.count).map(cards => ({ type: 'bury', cards }));
    case 'moon':
      return ask.options.map(({ name }) => ({ type: 'moon', option: name }));
    case 'lay':
      return ask.pairs.map(pair => ({ type: 'lay', ...pair }));
  }
}

/** All ways to give the first receiver its cards, then the others theirs. */
function giftsFor(cards: readonly Card[], [first, ...others]: PassAsk['to']): readonly Gifts[] {
  if (first === undefined) return [[]];
  return choices(sorted(cards), first.count).flatMap(chosen => {
    const own = chosen.map(card => ({ card, to: first.to }));
    return giftsFor(withoutAll(cards, chosen), others).map(rest => [...own, ...rest]);
  });
}

/** All ways to choose `count` of the sorted cards. Two copies of a card are interchangeable. */
export function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) =>
    i > 0 && card === cards[i - 1] ? [] : choices(cards.slice(i + 1), count - 1).map(rest => [card, ...rest]),
  );
}
