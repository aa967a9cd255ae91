// Explains the fields about the table that every game has: seats, deck and dealer.
import { type Card, isWild, RANKS, type Rank, rankOf, SUITS } from '../../cards/card.ts';
import type { RuleWords } from '../../words/en.ts';
import type { DeckDescription, Removed } from '../../words/sentence-inputs.ts';
import { type Clause, clause, DECK } from '../clause.ts';
import { SUITS_IN_TIES } from '../dealer.ts';
import { deckFor, type SheetHead, sideOf } from '../head.ts';
import { forSeats } from '../per-seats.ts';

export const explainSeats = ({ seats }: SheetHead, { table: say }: RuleWords): Clause =>
  clause('seats', say.seats(seats.min, seats.max, seats.best), 'seats.min', 'seats.max', 'seats.best');

/** How many cards each seat gets, how many cards are left over, and what these are called. */
type Shares = Pick<DeckDescription, 'each' | 'rest' | 'restIs'> & { readonly areJokers: boolean };

/**
 * Explains the deck for this number of seats and how it is dealt. `fields` are the fields of the sheet that
 * decide how many cards each seat gets.
 */
export function explainDeck(
  head: SheetHead,
  seats: number,
  { areJokers, ...shares }: Shares,
  fields: readonly string[],
  { table: say }: RuleWords,
): readonly Clause[] {
  const ranks = ranksIn(head, seats);
  const order = isUsual(ranks) ? say.ranks(ranks[0] as Rank, ranks.at(-1) as Rank) : say.rankOrder(ranks);
  return [
    clause('cards', say.deck({ ...deckDescription(head, seats, areJokers), ...shares }), ...DECK, ...fields),
    clause('cards', order, 'deck.ranks', ...DECK),
  ];
}

/** The ranks of the cards in this deck, the highest first. Wild cards have no rank. */
function ranksIn(head: SheetHead, seats: number): readonly Rank[] {
  const present = new Set<string>(deckFor(head, seats).map(rankOf));
  return [...head.deck.ranks].filter((rank): rank is Rank => present.has(rank));
}

/**
 * Whether a sentence can describe the order of ranks by the highest and the lowest alone. It can if the order
 * is the usual one, with the ace high or low.
 */
const isUsual = (ranks: readonly Rank[]): boolean =>
  ['AKQJT98765432', 'KQJT98765432A'].some(
    order => [...order].filter(rank => ranks.includes(rank as Rank)).join('') === ranks.join(''),
  );

/** Describes the deck. Jokers that are removed are not counted. */
function deckDescription(head: SheetHead, seats: number, areJokers: boolean): Omit<DeckDescription, keyof Shares> {
  const { deck } = head;
  const packs = forSeats(deck.packs, seats) ?? 1;
  const cards = deckFor(head, seats);
  const removed = (forSeats(deck.remove, seats) ?? []).filter(card => !areJokers || !isWild(card));
  const dependsOn = (value: object | number): number | null =>
    typeof value === 'object' && !Array.isArray(value) ? seats : null;
  return {
    packs,
    packsFor: dependsOn(deck.packs),
    wilds: areJokers ? [] : SUITS.filter(suit => deck.wilds.includes(suit)),
    jokers: areJokers ? cards.filter(isWild).length : 0,
    removed: removedDescriptions(removed, packs),
    removedFor: dependsOn(deck.remove),
    cards: cards.length,
  };
}

/** The removed cards as a sentence lists them. A rank that is removed in all four suits is one entry. */
function removedDescriptions(removed: readonly Card[], packs: number): readonly Removed[] {
  const copies = (card: Card): number => removed.filter(one => one === card).length;
  const whole = RANKS.filter(rank => SUITS.every(suit => copies(`${rank}${suit}`) === packs));
  const single = [...new Set(removed)].filter(card => !whole.some(rank => card.startsWith(rank)));
  return [...whole.map(rank => ({ rank })), ...single.map(card => ({ card, twice: copies(card) > 1 }))];
}

/**
 * Explains the first and the next dealer. `who` says from which dealer the deal moves on, `isOut` whether
 * nobody may have taken the card that decides who deals next, and `fields` are the fields that decide this.
 */
export function explainDealer(
  head: SheetHead,
  who: 'ofDeal' | 'ofLastBout',
  { table: say }: RuleWords,
  isOut = false,
  fields: readonly string[] = [],
): readonly Clause[] {
  const { dealer } = head;
  const { taken = 'QS' } = dealer;
  const cuts = dealer.first !== 'random';
  const first = say.first[dealer.first](dealer.tie, [...SUITS_IN_TIES].reverse());
  const { cutBy } = dealer;
  return [
    clause('deal', first, 'dealer.first', ...(cuts ? ['dealer.tie'] : [])),
    ...(cutBy === 'nobody' ? [] : [clause('deal', say.cutBy[sideOf(head, cutBy)], 'dealer.cutBy', 'direction')]),
    clause(
      'deal',
      say.next[sideOf(head, dealer.next)](who, taken, isOut),
      ...['dealer.next', 'direction', ...(dealer.next === 'taker' ? ['dealer.taken', ...fields] : [])],
    ),
  ];
}
