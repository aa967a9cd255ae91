// Draws the person's hand. Cards that may be chosen are in brackets, chosen cards are raised, and the pointer
// is below the cards.
import type { Card } from '@moonshot/rules/cards';
import { padEnd } from '../core/plain-text.ts';
import { face } from './cards.ts';
import { ink } from './ink.ts';

export interface Hand {
  readonly cards: readonly Card[]; // in the order in which they are displayed
  readonly allowed: ReadonlySet<Card>; // cards that may be chosen now
  readonly chosen: readonly number[]; // indices of the chosen cards in `cards`
  readonly pointer?: number; // index in `cards` of the card above the pointer
  // whether to keep a line free above the cards, so that the screen does not shift when a card is raised
  readonly raises?: boolean;
}

const MARGIN = 1;
const CELL = 5;

/**
 * Draws the hand on as many lines as the width requires. Each line has its raised cards above and the pointer
 * below.
 */
export function handLines({ cards, allowed, chosen, pointer, raises }: Hand, width: number): readonly string[] {
  const places = cards.map((_, place) => place);
  return rowsOf(places, Math.floor((width - MARGIN) / CELL)).flatMap(row => {
    const lower = row.map(place => (chosen.includes(place) ? ' '.repeat(CELL) : cell(cards[place] as Card, allowed)));
    const raised = row.map(place =>
      chosen.includes(place) ? padEnd(` ${face(cards[place] as Card)}`, CELL) : ' '.repeat(CELL),
    );
    const below = row.map(place => (place === pointer ? `  ${ink.yellow('▲')}  ` : ' '.repeat(CELL)));
    return [...(raises ? [line(raised)] : []), line(lower), ...(pointer === undefined ? [] : [line(below)])];
  });
}

/** Splits the cards into as few rows as the width allows, and spreads them over these rows. */
function rowsOf(places: readonly number[], most: number): readonly (readonly number[])[] {
  const count = Math.max(1, Math.ceil(places.length / most));
  const size = Math.max(1, Math.ceil(places.length / count));
  return Array.from({ length: count }, (_, i) => places.slice(i * size, (i + 1) * size));
}

const line = (cells: readonly string[]): string => (' '.repeat(MARGIN) + cells.join('')).trimEnd();

/** The cell of a card: `[4♣] ` if it is selectable, ` 4♣  ` otherwise. */
const cell = (card: Card, allowed: ReadonlySet<Card>): string =>
  allowed.has(card)
    ? padEnd(`[${face(card)}]`, CELL)
    : padEnd(` ${allowed.size > 0 ? ink.dim(face(card)) : face(card)}`, CELL);
