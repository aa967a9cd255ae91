// The outlines of the four suits, in a box of 100 by 100 around the origin. This module also splits sentences
// at suit signs.
import { SUIT_SYMBOLS, SUITS, type Suit } from '@moonshot/rules/cards';

export const OUTLINES: Readonly<Record<Suit, string>> = {
  C: 'M0-47A21.500 21.500 0 0 1 18.500-14.500A21.500 21.500 0 1 1 4 23.500C4.500 36 8 43 15 48H-15C-8 43-4.500 36-4 23.500A21.500 21.500 0 1 1-18.500-14.500A21.500 21.500 0 0 1 0-47Z',
  D: 'M0-49C8-31 22-13 37 0C22 13 8 31 0 49C-8 31-22 13-37 0C-22-13-8-31 0-49Z',
  S: 'M0-47C10-31 45-10 45 14C45 29 34 38 22 38C14 38 7 34 3.500 27C4 38 8 44 15 48H-15C-8 44-4 38-3.500 27C-7 34-14 38-22 38C-34 38-45 29-45 14C-45-10-10-31 0-47Z',
  H: 'M0 45C-10 31-46 11-46-15C-46-33-34-44-21-44C-11-44-3-38 0-29C3-38 11-44 21-44C34-44 46-33 46-15C46 11 10 31 0 45Z',
};

export const SUIT_CLASSES: Readonly<Record<Suit, string>> = {
  C: 'clubs',
  D: 'diamonds',
  S: 'spades',
  H: 'hearts',
};

/**
 * A piece of a sentence: either text, or a suit sign with the rank in front of it, which stay on one line.
 */
export type Piece = { readonly text: string } | { readonly rank: string; readonly suit: Suit };

const suitOfSign = (sign: string): Suit | undefined => SUITS.find(suit => SUIT_SYMBOLS[suit] === sign);

/** Splits a sentence at its suit signs, because these are drawn. */
export function pieces(sentence: string): readonly Piece[] {
  return sentence
    .split(/([\p{L}\p{N}]{0,2}[♣♦♠♥])/u)
    .filter(part => part !== '')
    .map(part => {
      const suit = suitOfSign(part.slice(-1));
      return suit === undefined ? { text: part } : { rank: part.slice(0, -1), suit };
    });
}

/** The names of cards and suits in one language. */
export interface CardNames {
  readonly ranks: Readonly<Record<string, string>>;
  readonly suits: (suit: Suit) => string;
  readonly card: (rank: string, suit: Suit) => string;
}

/**
 * A piece of a sentence as text for screen readers, which must say `6 of spades` instead of `6 spades`. A
 * comma separates two cards.
 */
export function spokenPiece(list: readonly Piece[], place: number, names: CardNames): string {
  const piece = list[place];
  if (piece === undefined || !('suit' in piece)) return piece?.text ?? '';
  if (piece.rank === '') return names.suits(piece.suit);
  const rank = piece.rank === '10' ? 'T' : piece.rank;
  const [gap, next] = list.slice(place + 1);
  const parted = gap !== undefined && 'text' in gap && gap.text.trim() === '' && next !== undefined && 'suit' in next;
  return `${names.card(names.ranks[rank] ?? piece.rank, piece.suit)}${parted ? ',' : ''}`;
}

/** A sentence for screen readers: suit signs are replaced by names. */
export const aloud = (sentence: string, names: CardNames): string =>
  pieces(sentence)
    .map((_, place, list) => spokenPiece(list, place, names))
    .join('');

/** A text in which no word is broken at its hyphen, such as the name of a card in German. */
export const withWholeWords = (text: string): string => text.replace(/(?<=\p{L})-(?=[\p{L}\p{N}])/gu, '-\u2060');
