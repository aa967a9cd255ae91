// Writes and reads the cards of a deal as bits: the owner of each card, and the index of a card that leaves a
// hand.
import { CARDS, type Card } from '../cards/card.ts';
import { sorted } from '../cards/card-set.ts';
import { type BitReader, type BitWriter, bitsBelow, CorruptBits, read, write } from './bits.ts';

const COPIES_BITS = 3;

/** Writes the number of copies of each card in a deck. */
export function writeDeck(out: BitWriter, deck: readonly Card[]): void {
  for (const card of CARDS) write(out, deck.filter(one => one === card).length, COPIES_BITS);
}

export const readDeck = (from: BitReader): readonly Card[] =>
  CARDS.flatMap(card => Array.from({ length: read(from, COPIES_BITS) }, () => card));

/** Writes the owner of each card of the deck. `piles` must contain all cards of the deck. */
export function writeOwners(out: BitWriter, deck: readonly Card[], piles: readonly (readonly Card[])[]): void {
  const left = piles.map(pile => [...pile]);
  for (const card of deck) {
    const owner = left.findIndex(pile => pile.includes(card));
    left[owner]?.splice(left[owner].indexOf(card), 1);
    write(out, owner, bitsBelow(piles.length));
  }
}

/** Reads `count` piles. The cards of each pile are in the order of the deck. */
export function readOwners(from: BitReader, deck: readonly Card[], count: number): readonly (readonly Card[])[] {
  const piles = Array.from({ length: count }, (): Card[] => []);
  for (const card of deck) {
    const pile = piles[read(from, bitsBelow(count))];
    if (pile === undefined) throw new CorruptBits('a card is nobody’s');
    pile.push(card);
  }
  return piles;
}

/**
 * Writes a card that leaves a hand: its index in the hand, or its name if the hand is not known to hold it.
 */
export function writeCard(out: BitWriter, hand: Card[], card: Card): void {
  const at = hand.indexOf(card);
  write(out, at < 0 ? hand.length : at, bitsBelow(hand.length + 1));
  if (at < 0) write(out, CARDS.indexOf(card), bitsBelow(CARDS.length));
  else hand.splice(at, 1);
}

export function readCard(from: BitReader, hand: Card[]): Card {
  const at = read(from, bitsBelow(hand.length + 1));
  const card = at === hand.length ? CARDS[read(from, bitsBelow(CARDS.length))] : hand.splice(at, 1)[0];
  if (card === undefined) throw new CorruptBits('a card is in no hand');
  return card;
}

/** Writes the order of the cards of a pile, whose cards the reader already knows. */
export function writeOrder(out: BitWriter, pile: readonly Card[]): void {
  const left = [...sorted(pile)];
  for (const card of pile) {
    const at = left.indexOf(card);
    write(out, at, bitsBelow(left.length));
    left.splice(at, 1);
  }
}

export function readOrder(from: BitReader, cards: readonly Card[]): readonly Card[] {
  const left = [...cards]; // the cards are in the order of the deck, which is the canonical order
  return cards.map(() => {
    const [card] = left.splice(read(from, bitsBelow(left.length)), 1);
    if (card === undefined) throw new CorruptBits('a card is in no pile');
    return card;
  });
}
