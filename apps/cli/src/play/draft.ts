// An answer under construction: the chosen cards, the pointer, and whether it is complete.
import type { Card } from '@moonshot/rules/cards/card';
import { someOf, withoutAll } from '@moonshot/rules/cards/card-set';
import type { Action, Ask } from '@moonshot/rules/games';

/** Cards are chosen by their places in the hand as it is shown, because a name may stand there twice. */
export interface Draft {
  readonly pointer: number; // a place in the hand, or in the list of choices
  readonly chosen: readonly number[]; // places in the hand, in the order in which they were chosen
}

export const EMPTY: Draft = { pointer: 0, chosen: [] };

/** The number of cards that the question needs; 0 if the answer is chosen from a list. */
export function cardsWanted(ask: Ask): number {
  switch (ask.type) {
    case 'pass':
      return ask.to.reduce((sum, { count }) => sum + count, 0);
    case 'bury':
      return ask.count;
    case 'play':
      return 1;
    case 'lay':
      return 2;
    case 'charge':
    case 'bid':
    case 'claim':
    case 'moon':
      return 0;
  }
}

/** The cards that may be chosen next. */
export function allowed(ask: Ask, chosen: readonly Card[]): readonly Card[] {
  switch (ask.type) {
    case 'pass':
    case 'bury':
      return withoutAll(ask.cards, chosen);
    case 'play':
      return ask.plays.map(play => play.card);
    case 'lay':
      return chosen.length === 0
        ? ask.pairs.map(pair => pair.bottom)
        : ask.pairs.filter(pair => pair.bottom === chosen[0]).map(pair => pair.top);
    case 'charge':
    case 'bid':
    case 'claim':
    case 'moon':
      return [];
  }
}

/** The cards that stand in any answer at all. */
export const usable = (ask: Ask): readonly Card[] =>
  ask.type === 'lay' ? ask.pairs.flatMap(pair => [pair.bottom, pair.top]) : allowed(ask, []);

const cardsAt = (hand: readonly Card[], places: readonly number[]): readonly Card[] =>
  places.flatMap(place => hand[place] ?? []);

/** The chosen cards. */
export const chosenOf = (hand: readonly Card[], draft: Draft): readonly Card[] => cardsAt(hand, draft.chosen);

/** The pointer on the next place that may be chosen, in either direction; it goes round. */
export function moved(ask: Ask, hand: readonly Card[], draft: Draft, by: 1 | -1): Draft {
  const may = new Set(allowed(ask, chosenOf(hand, draft)));
  for (let i = 1; i <= hand.length; i++) {
    const place = (((draft.pointer + by * i) % hand.length) + hand.length) % hand.length;
    if (draft.chosen.includes(place) || may.has(hand[place] as Card)) return { ...draft, pointer: place };
  }
  return draft;
}

/** The pointer where it may stand at first. */
export const placed = (ask: Ask, hand: readonly Card[]): Draft =>
  cardsWanted(ask) === 0 ? EMPTY : moved(ask, hand, { ...EMPTY, pointer: -1 }, 1);

/** The card at the pointer chosen, or put back; unchanged where it may not be chosen. */
export function toggled(ask: Ask, hand: readonly Card[], draft: Draft): Draft {
  const { pointer, chosen } = draft;
  if (chosen.includes(pointer)) return { ...draft, chosen: backTo(ask, chosen, pointer) };
  const card = hand[pointer];
  if (card === undefined || chosen.length >= cardsWanted(ask)) return draft;
  return allowed(ask, cardsAt(hand, chosen)).includes(card) ? { ...draft, chosen: [...chosen, pointer] } : draft;
}

/** A hidden card that is taken back takes the shown one with it, which may not lie on another. */
const backTo = (ask: Ask, chosen: readonly number[], place: number): readonly number[] =>
  ask.type === 'lay' ? chosen.slice(0, chosen.indexOf(place)) : chosen.filter(one => one !== place);

/** The last chosen card put back. */
export const shortened = (draft: Draft): Draft => ({ ...draft, chosen: draft.chosen.slice(0, -1) });

/**
 * The answer that these cards make, without any check: the table judges it. Undefined where cards are no
 * answer.
 */
export function answerWith(ask: Ask, cards: readonly Card[], call?: 'high' | 'low'): Action | undefined {
  const [first, second] = cards;
  switch (ask.type) {
    case 'pass':
      return { type: 'pass', gifts: giftsOf(ask, cards) };
    case 'bury':
      return { type: 'bury', cards };
    case 'play':
      return first === undefined ? undefined : { type: 'play', card: first, ...(call === undefined ? {} : { call }) };
    case 'lay':
      return first === undefined || second === undefined ? undefined : { type: 'lay', bottom: first, top: second };
    case 'charge':
    case 'bid':
    case 'claim':
    case 'moon':
      return undefined;
  }
}

/** Cards in the order of the receivers; too many stay with the last one, so that the table may say so. */
function giftsOf(
  { to }: Extract<Ask, { type: 'pass' }>,
  cards: readonly Card[],
): Extract<Action, { type: 'pass' }>['gifts'] {
  const receivers = to.flatMap(one => Array.from({ length: one.count }, () => one.to));
  return cards.map((card, i) => ({ card, to: receivers[i] ?? receivers.at(-1) ?? 0 }));
}

/** What each way to charge is called when it is typed: `none`, `qs`, `qs+ah`. */
export const chargeNamed = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'none' : cards.join('+').toLowerCase();

const SUIT_NAMES = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' } as const;

/** What each bid is called when it is typed: `pass`, `3`, `spades`. */
export const bidNamed = (bid: Extract<Ask, { type: 'bid' }>['bids'][number]): string =>
  typeof bid === 'string' ? SUIT_NAMES[bid] : bid === 0 ? 'pass' : String(bid);

/** The answer that a choice from the list makes. */
export function answerNamed(ask: Ask, name: string): Action | undefined {
  if (ask.type === 'claim') return { type: 'claim', claim: name === 'yes' };
  if (ask.type === 'charge') {
    const cards = someOf(ask.cards).find(some => chargeNamed(some) === name);
    return cards && { type: 'charge', cards };
  }
  if (ask.type === 'bid') {
    const bid = ask.bids.find(one => bidNamed(one) === name);
    return bid === undefined ? undefined : { type: 'bid', bid };
  }
  const option = ask.type === 'moon' ? ask.options.find(one => one.name === name) : undefined;
  return option === undefined ? undefined : { type: 'moon', option: option.name };
}
