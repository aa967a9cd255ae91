// English grammar: suits, places in the standings, passes, counted nouns, and verb forms for *you* and for
// names.
import type { Suit } from '@moonshot/rules/cards';
import { counting, figure, listing, ordinals } from '../../format.ts';

const count = counting('en');
export const and = listing('en-GB');
export const ordinal = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' });

export const SUITS: Readonly<Record<Suit, readonly [one: string, many: string]>> = {
  C: ['club', 'clubs'],
  D: ['diamond', 'diamonds'],
  S: ['spade', 'spades'],
  H: ['heart', 'hearts'],
};
export const SIGNS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' };
export const PLACES = ['', 'leading', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
export const PASSES: Readonly<Record<string, string>> = {
  left: 'left',
  right: 'right',
  across: 'across',
  'left-2': '2nd left',
  'right-2': '2nd right',
  'left-3': '3rd left',
  'right-3': '3rd right',
  scatter: 'to each',
  mix: 'mix',
  'mix-if-uncharged': 'mix',
  hold: 'no pass',
};
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

export const cards = count({ one: 'card', other: 'cards' });
export const hearts = count({ one: 'heart', other: 'hearts' });
export const points = count({ one: 'point', other: 'points' });
export const tricks = count({ one: 'trick', other: 'tricks' });
export const days = count({ one: 'day', other: 'days' });
export const deals = count({ one: 'deal', other: 'deals' });
/** A number of things, as a word if it is small: `three`, `12`. */
export const word = (n: number): string => NUMBERS[n] ?? figure(n);
export const YOU = 'You';
/** Capitalizes the first word of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A name or *you* with the matching verb form: `You win`, `Ada wins`. */
export const does = (name: string, verb: string): string => (name === YOU ? `You ${verb}` : `${name} ${verb}s`);
