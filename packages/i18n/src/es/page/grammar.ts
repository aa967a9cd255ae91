// Spanish grammar: suits, places in the standings, passes, counted nouns, articles, and verb forms for *you*
// and for names.
import type { Suit } from '@moonshot/rules/cards';
import { counting, figure, listing } from '../../format.ts';

const count = counting('es');
const list = listing('es');

export const SUITS: Readonly<Record<Suit, readonly [one: string, many: string]>> = {
  C: ['trébol', 'tréboles'],
  D: ['diamante', 'diamantes'],
  S: ['pica', 'picas'],
  H: ['corazón', 'corazones'],
};
export const SIGNS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' };
export const HIGHEST: Readonly<Record<Suit, string>> = {
  C: 'el trébol más alto',
  D: 'el diamante más alto',
  S: 'la pica más alta',
  H: 'el corazón más alto',
};
export const LOWEST: Readonly<Record<Suit, string>> = {
  C: 'el trébol más bajo',
  D: 'el diamante más bajo',
  S: 'la pica más baja',
  H: 'el corazón más bajo',
};
export const PASSES: Readonly<Record<string, string>> = {
  left: 'izquierda',
  right: 'derecha',
  across: 'enfrente',
  'left-2': '2.º izq.',
  'right-2': '2.º der.',
  'left-3': '3.º izq.',
  'right-3': '3.º der.',
  scatter: 'a todos',
  mix: 'mezcla',
  'mix-if-uncharged': 'mezcla',
  hold: 'ninguno',
};
const NUMBERS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];

export const cards = count({ one: 'carta', other: 'cartas' });
export const hearts = count({ one: 'corazón', other: 'corazones' });
export const points = count({ one: 'punto', other: 'puntos' });
export const tricks = count({ one: 'baza', other: 'bazas' });
export const days = count({ one: 'día', other: 'días' });
export const deals = count({ one: 'ronda', other: 'rondas' });
/** A number of cards; small numbers are written as words: `tres`, `12`. */
export const word = (n: number): string => NUMBERS[n] ?? figure(n);
/** An ordinal: `1.º`, `12.º`. */
export const ordinal = (n: number): string => `${n}.º`;
export const YOU = 'Tú';
/** A name inside a sentence, where *you* is not capitalized: `tú`, `Ada`. */
const within = (name: string): string => (name === YOU ? 'tú' : name);
/** A name or *you* after a preposition: `ti` in `de ti`, `Ada` in `de Ada`. */
export const after = (name: string): string => (name === YOU ? 'ti' : name);
/** A list of names such as `Ada, Bo y tú`, in which *you* is not capitalized. */
export const and = (things: readonly string[]): string => list(things.map(within));
/** Capitalizes the first word of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The verb with its subject, which is left out for *you*: `Ganas`, `Ada gana`. */
export const does = (name: string, yours: string, theirs: string): string =>
  name === YOU ? capital(yours) : `${name} ${theirs}`;
/** A card's name or signs with the article: `la reina de picas`, `el 10♣`. */
export const the = (card: string): string => `${/^(reina|jota|Q|J)/.test(card) ? 'la' : 'el'} ${card}`;
/**
 * Translates the word `wild` in a card's symbol, such as `wild ♥`, into Spanish. Replaces only the first
 * occurrence.
 */
export const signs = (text: string): string => text.replace('wild', 'comodín');
