// French grammar: articles, suits, places in the standings, passes, counted nouns, and verb forms for *you*
// and for names.
import type { Suit } from '@moonshot/rules/cards';
import { counting, figure, listing, ordinals } from '../../format.ts';

const count = counting('fr');
export const and = listing('fr');
export const ordinal = ordinals('fr', { one: 'er', other: 'e' });

export const SUITS: Readonly<Record<Suit, readonly [one: string, many: string]>> = {
  C: ['trèfle', 'trèfles'],
  D: ['carreau', 'carreaux'],
  S: ['pique', 'piques'],
  H: ['cœur', 'cœurs'],
};
export const SIGNS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' };
export const PLACES = [
  '',
  'en tête',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
];
export const PASSES: Readonly<Record<string, string>> = {
  left: 'gauche',
  right: 'droite',
  across: 'en face',
  'left-2': '2e gauche',
  'right-2': '2e droite',
  'left-3': '3e gauche',
  'right-3': '3e droite',
  scatter: 'à chacun',
  mix: 'mélange',
  'mix-if-uncharged': 'mélange',
  hold: 'aucune',
};
/** The direction of a pass, in words that follow `passe`: `à gauche`. */
export const PASSES_TO: Readonly<Record<string, string>> = {
  left: 'à gauche',
  right: 'à droite',
  across: 'en face',
  'left-2': '2e à gauche',
  'right-2': '2e à droite',
  'left-3': '3e à gauche',
  'right-3': '3e à droite',
};
const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'];

export const cards = count({ one: 'carte', other: 'cartes' });
export const hearts = count({ one: 'cœur', other: 'cœurs' });
export const points = count({ one: 'point', other: 'points' });
export const tricks = count({ one: 'pli', other: 'plis' });
export const days = count({ one: 'jour', other: 'jours' });
export const deals = count({ one: 'donne', other: 'donnes' });
/** A number of cards; small numbers are written as words: `une`, `trois`, `12`. */
export const word = (n: number): string => NUMBERS[n] ?? figure(n);
export const YOU = 'Toi';
/** Capitalizes the first word of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A name inside a sentence, where *you* is not capitalized: `toi`, `Ada`. */
export const who = (name: string): string => (name === YOU ? 'toi' : name);
/** A name or *you* with the matching verb form: `Tu gagnes`, `Ada gagne`. */
export const does = (name: string, you: string, other: string): string =>
  name === YOU ? `Tu ${you}` : `${name} ${other}`;
/** A name or *you* with a verb in the past tense: `Tu as pris`, `Ada a pris`. */
export const did = (name: string, participle: string): string => does(name, `as ${participle}`, `a ${participle}`);
/** A name or *you* after `de`, which is elided before a vowel: `d’Ada`, `de Bo`, `de toi`. */
export const of = (name: string): string => (/^[aeiouàâéèêëîïôœû]/i.test(name) ? `d’${name}` : `de ${who(name)}`);

/**
 * A card's name with its article: `la dame de pique`, `l’as de cœur`, `le joker de trèfle`. Cards written as
 * symbols have no article.
 */
export function the(card: string): string {
  if (/^\S*[♣♦♠♥]/.test(card)) return card;
  if (card.startsWith('as')) return `l’${card}`;
  return `${card.startsWith('dame') ? 'la' : 'le'} ${card}`;
}

/** The plural of a rank: `dames`, `as`, `8`. */
export const several = (rank: string): string => (/(s|\d)$/.test(rank) ? rank : `${rank}s`);
