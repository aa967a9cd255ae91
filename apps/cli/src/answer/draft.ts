// An answer under construction: the selected cards, the pointer, and whether the answer is complete.

import type { Action, Ask } from '@moonshot/rules';
import { type Card, someOf, withoutAll } from '@moonshot/rules/cards';

/**
 * The person's selection so far. Cards are chosen by index in the displayed hand, because two cards may be
 * equal.
 */
export interface CardDraft {
  readonly pointer: number; // index in the hand, or in the list of choices
  readonly chosen: readonly number[]; // indices in the hand, in the order in which the cards were chosen
}

export const EMPTY: CardDraft = { pointer: 0, chosen: [] };

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

/** The cards that may be added to the chosen ones. */
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

/** The cards that occur in at least one legal answer. */
export const usable = (ask: Ask): readonly Card[] =>
  ask.type === 'lay' ? ask.pairs.flatMap(pair => [pair.bottom, pair.top]) : allowed(ask, []);

const cardsAt = (hand: readonly Card[], places: readonly number[]): readonly Card[] =>
  places.flatMap(place => hand[place] ?? []);

/** The cards that the person has chosen. */
export const chosenOf = (hand: readonly Card[], draft: CardDraft): readonly Card[] => cardsAt(hand, draft.chosen);

/** Moves the pointer to the next selectable index in a direction, wrapping around. */
export function moved(ask: Ask, hand: readonly Card[], draft: CardDraft, by: 1 | -1): CardDraft {
  const may = new Set(allowed(ask, chosenOf(hand, draft)));
  for (let i = 1; i <= hand.length; i++) {
    const place = (((draft.pointer + by * i) % hand.length) + hand.length) % hand.length;
    if (draft.chosen.includes(place) || may.has(hand[place] as Card)) return { ...draft, pointer: place };
  }
  return draft;
}

/** An empty selection, with the pointer at the first card that may be chosen. */
export const placed = (ask: Ask, hand: readonly Card[]): CardDraft =>
  cardsWanted(ask) === 0 ? EMPTY : moved(ask, hand, { ...EMPTY, pointer: -1 }, 1);

/** Selects or deselects the card at the pointer, if that is allowed. */
export function toggled(ask: Ask, hand: readonly Card[], draft: CardDraft): CardDraft {
  const { pointer, chosen } = draft;
  if (chosen.includes(pointer)) return { ...draft, chosen: backTo(ask, chosen, pointer) };
  const card = hand[pointer];
  if (card === undefined || chosen.length >= cardsWanted(ask)) return draft;
  return allowed(ask, cardsAt(hand, chosen)).includes(card) ? { ...draft, chosen: [...chosen, pointer] } : draft;
}

/**
 * The selected indices without `place`. In a pair (a hidden card, then a face-up card), deselecting the
 * hidden card also deselects the face-up card, because it may not be legal with another hidden card.
 */
const backTo = (ask: Ask, chosen: readonly number[], place: number): readonly number[] =>
  ask.type === 'lay' ? chosen.slice(0, chosen.indexOf(place)) : chosen.filter(one => one !== place);

/** Deselects the last card. */
export const shortened = (draft: CardDraft): CardDraft => ({ ...draft, chosen: draft.chosen.slice(0, -1) });

/**
 * The answer that consists of these cards. Undefined if a play or a pair lacks a card, or if the answer is
 * chosen from a list. The table decides whether the answer is legal.
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

/**
 * Assigns cards to the receivers in order. Surplus cards go to the last receiver, so that the table refuses
 * the answer.
 */
function giftsOf(
  { to }: Extract<Ask, { type: 'pass' }>,
  cards: readonly Card[],
): Extract<Action, { type: 'pass' }>['gifts'] {
  const receivers = to.flatMap(one => Array.from({ length: one.count }, () => one.to));
  return cards.map((card, i) => ({ card, to: receivers[i] ?? receivers.at(-1) ?? 0 }));
}

/** The typed name of a charge, such as `none`, `qs` or `qs+ah`. */
export const chargeNamed = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'none' : cards.join('+').toLowerCase();

const SUIT_NAMES = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' } as const;

/** The typed name of a bid, such as `pass`, `3` or `spades`. */
export const bidNamed = (bid: Extract<Ask, { type: 'bid' }>['bids'][number]): string =>
  typeof bid === 'string' ? SUIT_NAMES[bid] : bid === 0 ? 'pass' : String(bid);

type MoonName = Extract<Ask, { type: 'moon' }>['options'][number]['name'];

const MOON_NAMES: Readonly<Record<MoonName, string>> = {
  shed: 'take off',
  burden: 'add',
  both: 'both',
  keep: 'keep',
  turn: 'turn',
};

/** The typed name of a moon option, such as `take off` or `add`. */
export const moonNamed = (name: MoonName): string => MOON_NAMES[name];

/** A card as a person may type it, such as `10H`, with the call of a wild card. */
export const cardTyped = ({ card, call }: { readonly card: Card; readonly call?: 'high' | 'low' }): string =>
  [card.replace('T', '10'), ...(call === undefined ? [] : [call])].join(' ');

/**
 * Examples of legal answers as a person may type them: up to two plays, or one answer to another question.
 */
export function examplesOf(ask: Ask): readonly string[] {
  switch (ask.type) {
    case 'pass':
    case 'bury': {
      const cards = ask.cards.slice(0, cardsWanted(ask));
      return [cards.map(card => cardTyped({ card })).join(' ')];
    }
    case 'play':
      return ask.plays.slice(0, 2).map((play, i) => (i === 0 ? cardTyped(play) : cardTyped(play).toLowerCase()));
    case 'lay':
      return ask.pairs.slice(0, 1).map(({ bottom, top }) => [bottom, top].map(card => cardTyped({ card })).join(' '));
    case 'charge':
      return [chargeNamed(ask.cards.slice(0, 1))];
    case 'bid':
      return ask.bids.slice(-1).map(bidNamed);
    case 'claim':
      return ['yes'];
    case 'moon':
      return ask.options.slice(0, 1).map(({ name }) => moonNamed(name));
  }
}

/**
 * The choice with this typed name; undefined if there is none. For a claim, any name except `yes` means no.
 */
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
  const option = ask.type === 'moon' ? ask.options.find(one => moonNamed(one.name) === name) : undefined;
  return option === undefined ? undefined : { type: 'moon', option: option.name };
}
