// A hint in one sentence.
import type { Action, Seat, Viewer } from '@moonshot/rules';
import type { NamedPass, TableWords } from '../words/en.ts';

/** The answer that a hint recommends, as a sentence. */
export function hintSentence(say: TableWords['hint'], action: Action, names: readonly string[], seat: Viewer): string {
  switch (action.type) {
    case 'play':
      return say[action.call ?? 'play'](action.card);
    case 'pass':
      // cards that are to be mixed in the middle are addressed to the seat that gives them
      return action.gifts.every(({ to }) => to === seat)
        ? say.mix(action.gifts.map(({ card }) => card))
        : say.pass(namedPasses(action.gifts, names));
    case 'charge':
      return action.cards.length === 0 ? say.chargeNone : say.charge(action.cards);
    case 'bid':
      if (typeof action.bid === 'string') return say.name(action.bid);
      return action.bid === 0 ? say.bidNone : say.bid(action.bid);
    case 'claim':
      return action.claim ? say.claim : say.decline;
    case 'bury':
      return say.bury(action.cards);
    case 'moon':
      return say.moon[action.option];
    case 'lay':
      return say.lay(action.bottom, action.top);
  }
}

type Gifts = Extract<Action, { type: 'pass' }>['gifts'];

function namedPasses(gifts: Gifts, names: readonly string[]): readonly NamedPass[] {
  const receivers = [...new Set(gifts.map(gift => gift.to))];
  const cardsFor = (to: Seat): NamedPass['cards'] => gifts.filter(gift => gift.to === to).map(gift => gift.card);
  return receivers.map(to => ({ cards: cardsFor(to), name: names[to] ?? String(to) }));
}
