// Which cards of a game are worth points, and which cards beat others, for a short overview.

import type { TableRules } from '@moonshot/protocol';
import { type Card, isWild, rankOf, SUIT_SYMBOLS, SUITS, type Suit, suitOf, symbolOf } from '@moonshot/rules/cards';

/**
 * An entry of the overview: a card that is worth points, or all cards of a suit that are worth points.
 * `least` and `most` are the lowest and the highest points of these cards.
 */
export interface CountedCards {
  readonly sign: string;
  readonly least: number;
  readonly most: number;
}

type Counting = Pick<TableRules, 'costs' | 'strength'>;

const isNatural = (card: string): card is Card => !isWild(card as Card);
/** If at least this many cards of a suit are worth points, they are shown as one entry. */
const MANY = 5;

/** The cards that are worth points: suits first, then single cards, starting with the most points. */
export function countedCards({ costs }: Counting): readonly CountedCards[] {
  const cards = Object.keys(costs).filter(card => costs[card] !== 0) as Card[];
  const wild = cards.filter(card => !isNatural(card));
  const shown = SUITS.flatMap((suit): readonly CountedCards[] => {
    const own = cards.filter(card => isNatural(card) && suitOf(card) === suit);
    if (own.length >= MANY) return [counted(SUIT_SYMBOLS[suit], own, costs)];
    return own.map(card => counted(symbolOf(card), [card], costs));
  });
  const weight = ({ least, most }: CountedCards): number => Math.max(Math.abs(least), Math.abs(most));
  const isSuit = ({ sign }: CountedCards): boolean => [...sign].length === 1;
  return [...shown, ...wild.map(card => counted(symbolOf(card), [card], costs))].sort(
    (a, b) => Number(isSuit(b)) - Number(isSuit(a)) || weight(b) - weight(a),
  );
}

function counted(sign: string, cards: readonly Card[], costs: TableRules['costs']): CountedCards {
  const points = cards.map(card => costs[card] ?? 0);
  return { sign, least: Math.min(...points), most: Math.max(...points) };
}

/** The ranks from highest to lowest. They are read from the suit with the most cards. */
export function ranksDown({ strength }: Counting): readonly string[] {
  const of = (suit: Suit): readonly Card[] =>
    (Object.keys(strength) as Card[]).filter(card => isNatural(card) && suitOf(card) === suit);
  const [longest = []] = SUITS.map(of).sort((a, b) => b.length - a.length);
  const ranked = [...longest].sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0));
  return ranked.map(card => (rankOf(card) === 'T' ? '10' : rankOf(card)));
}
