// German grammar: suits, passes, counted nouns, cards with articles, and verb forms for *you* and for names.
import type { Suit } from '@moonshot/rules/cards';
import { counting, figure, listing } from '../../format.ts';

const count = counting('de');
export const and = listing('de');

export const SUITS: Readonly<Record<Suit, string>> = { C: 'Kreuz', D: 'Karo', S: 'Pik', H: 'Herz' };
export const SIGNS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' };
/** The direction of a pass in one or two words, short enough for a column of the score sheet. */
export const PASSES: Readonly<Record<string, string>> = {
  left: 'links',
  right: 'rechts',
  across: 'gegenüber',
  'left-2': '2. links',
  'right-2': '2. rechts',
  'left-3': '3. links',
  'right-3': '3. rechts',
  scatter: 'an jeden',
  mix: 'gemischt',
  'mix-if-uncharged': 'gemischt',
  hold: 'keine',
};
const NUMBERS = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

export const cards = count({ one: 'Karte', other: 'Karten' });
export const hearts = count({ one: 'Herz', other: 'Herzen' });
export const points = count({ one: 'Punkt', other: 'Punkte' });
export const tricks = count({ one: 'Stich', other: 'Stiche' });
export const days = count({ one: 'Tag', other: 'Tage' });
export const deals = count({ one: 'Runde', other: 'Runden' });
/** A number of cards; small numbers are written as words: `eine`, `drei`, `13`. */
export const word = (n: number): string => NUMBERS[n] ?? figure(n);
/** The number with its noun: `eine Karte`, `drei Karten`. */
export const wordCards = (n: number): string => `${word(n)} ${n === 1 ? 'Karte' : 'Karten'}`;
export const YOU = 'Du';
/** Capitalizes the first word of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A name or *you* with the matching verb form: `Du nimmst`, `Ada nimmt`. */
export const does = (name: string, yours: string, theirs: string): string => `${name} ${name === YOU ? yours : theirs}`;
/** A name or *you* with *have*: `Du hast`, `Ada hat`. */
export const has = (name: string): string => does(name, 'hast', 'hat');

const ARTICLES = { m: ['der', 'den', 'dem'], f: ['die', 'die', 'der'], n: ['das', 'das', 'dem'] } as const;
const FORMS = { who: 0, whom: 1, with: 2 } as const;

/** A card's name with its article: `die Pik-Dame`, `den Kreuz-Buben`, `dem Herz-Ass`. */
export function theCard(name: string, form: keyof typeof FORMS): string {
  const gender = name.includes('Ass') ? 'n' : /Bube|König|Joker/.test(name) ? 'm' : 'f';
  const inflected = form === 'who' ? name : name.replace('Bube', 'Buben');
  return `${ARTICLES[gender][FORMS[form]]} ${inflected}`;
}
