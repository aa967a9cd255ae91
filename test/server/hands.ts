// Detects hands that are encoded as numbers or in base 64. No view encodes them in this way.
import { CARDS, type Card } from '@moonshot/rules/cards';
import type { Match } from './knowing.ts';

const IN_A_ROW = 6; // this many numbers of a hand in a row are not a coincidence

const RANKS = '23456789TJQKA';
const SUITS = 'CDSH';
const rankOf = (card: Card): number => RANKS.indexOf(card.charAt(0));
const suitOf = (card: Card): number => SUITS.indexOf(card.charAt(1));

/** Common numberings of cards. */
const NUMBERINGS: readonly ((card: Card) => number)[] = [
  card => CARDS.indexOf(card),
  card => suitOf(card) * RANKS.length + rankOf(card),
  card => rankOf(card) * SUITS.length + suitOf(card),
];

const isRun = (numbers: readonly number[]): boolean => numbers.every((one, i) => one === (numbers[0] ?? 0) + i);

/**
 * The first cards of a hand as numbers, in the hand's own order and sorted. Short lists are left out, because
 * they could be seats.
 */
export function numbered(hand: readonly Card[]): readonly string[] {
  if (hand.length < IN_A_ROW) return [];
  return NUMBERINGS.flatMap(number => {
    const numbers = hand.map(number);
    return [numbers, numbers.toSorted((a, b) => a - b)]
      .flatMap(order => [order, order.map(one => one + 1)])
      .map(order => order.slice(0, IN_A_ROW))
      .filter(order => !isRun(order))
      .map(order => order.join(','));
  });
}

/** Every hand dealt in a match, as numbers. */
export const numberedHands = ({ log }: Match): ReadonlySet<string> =>
  new Set(
    log.flatMap(event =>
      (event.type === 'game' || event.type === 'table-opened') && event.event.type === 'dealt'
        ? event.event.hands.flatMap(hand => (typeof hand === 'number' ? [] : numbered(hand)))
        : [],
    ),
  );

const LISTS = /\d+(?:, ?\d+){5,}/g;
const TOKENS = /[0-9A-Za-z_+/-]{16,}/g;
const NAMES = /(?:[^0-9A-Za-z]*[2-9TJQKAW][CDSH](?![a-z])){4,}/;

function hasRow(numbers: readonly (string | number)[], hands: ReadonlySet<string>): boolean {
  for (let i = 0; i + IN_A_ROW <= numbers.length; i++)
    if (hands.has(numbers.slice(i, i + IN_A_ROW).join(','))) return true;
  return false;
}

/** Encoded hands in a text, one sentence each. */
export function disguisedIn(text: string, hands: ReadonlySet<string>): readonly string[] {
  const lists = [...text.matchAll(LISTS)].filter(([list]) => hasRow(list.split(/, ?/), hands));
  const tokens = [...text.matchAll(TOKENS)].filter(([token]) => {
    const bytes = Buffer.from(token, 'base64');
    return NAMES.test(bytes.toString('latin1')) || hasRow([...bytes], hands);
  });
  return [...lists.map(() => 'a hand as numbers'), ...tokens.map(() => 'a hand as base 64')];
}
