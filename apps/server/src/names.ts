// What people, and what they make, may be called: what others can read, and cannot take for somebody else.
import { titleOf } from '@moonshot/rules/games';
import { skeletonOf } from './lookalikes.ts';
import { type No, no } from './no.ts';
import { BOT_NAMES } from './tables/bots.ts';
import type { NoWords } from './words/en.ts';

export type Named = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly no: No };

/** Letters as a reader counts them. */
const LETTERS_MAX = 20;
const UNITS_EACH = 2; // of UTF-16, on average: some letters that a reader counts as one are long

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A joiner between two pictures makes one picture of them; anywhere else it is unseen. */
const JOINED = /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/gu;
/** Controls, marks of direction, what has no width, and what means nothing. */
const UNSEEN = /\p{C}|[\u115F\u1160\u3164\uFFA0\u2800]/u;
const HEAPED = /\p{M}{3,}/u;
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Scripts whose letters look alike. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const wrong = (sentence: (words: NoWords['bad-name']) => string): Named => ({
  ok: false,
  no: no('bad-name', sentence),
});

/** What only those are called who run a server, in the languages of the page. */
const OPERATORS = [
  ...['admin', 'administrator', 'administrador', 'administrateur', 'moderator', 'moderador', 'modérateur', 'mod'],
  ...['operator', 'operador', 'opérateur', 'betreiber', 'moonshot', 'server', 'servidor', 'serveur', 'system'],
  ...['sistema', 'système', 'support', 'staff', 'official', 'oficial', 'officiel', 'offiziell', 'root'],
].map(skeletonOf);
const BOTS = BOT_NAMES.map(skeletonOf);

/** Whether the name is a bot's, or says in one of its words that somebody runs the server; digits and signs make no other name of it. */
function isReserved(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}|!$]+/u).flatMap(word => [word, word.replace(/\d+$/, '')]);
  const whole = [name, name.replace(/[\d\s]+$/, '')];
  return words.some(word => OPERATORS.includes(skeletonOf(word))) || whole.some(one => isHouses(skeletonOf(one)));
}

const isHouses = (skeleton: string): boolean => BOTS.includes(skeleton) || OPERATORS.includes(skeleton);

/** The name of a person, or of a program that one brings, as it is shown; or why nobody can be called that. */
export function checkName(text: string): Named {
  const named = checkTitle(text, LETTERS_MAX);
  return named.ok && isReserved(named.name) ? wrong(say => say.reserved) : named;
}

/** What something that people make is called, as it is shown; or why nothing can be called that. */
export function checkTitle(text: string, most: number): Named {
  const name = text.normalize('NFKC').trim().replace(/ +/g, ' ');
  if (UNSEEN.test(name.replace(JOINED, ''))) return wrong(say => say.unseen);
  if (HEAPED.test(name)) return wrong(say => say.heaped);
  const letters = [...segmenter.segment(name)].length;
  if (letters === 0 || !READABLE.test(name)) return wrong(say => say.empty);
  if (letters > most || name.length > most * UNITS_EACH) return wrong(say => say.long(most));
  if (ALIKE.filter(script => script.test(name)).length > 1) return wrong(say => say.mixed);
  return { ok: true, name };
}

/** No tournament, league or set of rules has a longer name. */
export const TITLE_MAX = 60;

/** Why a set of rules cannot be shown to others under the name that its changes give it; undefined where it can. */
export function whyNotTitled({ name }: Readonly<Record<string, unknown>>): No | undefined {
  if (typeof name !== 'string') return undefined; // the rules say what is wrong with another
  const named = checkTitle(name, TITLE_MAX);
  return named.ok ? undefined : named.no;
}

/** What a set of rules is called before others; by its game alone where its own name could not be given today. */
export const shownTitle = ({ game, overrides }: Parameters<typeof titleOf>[0]): string =>
  titleOf({ game, overrides: whyNotTitled(overrides) === undefined ? overrides : {} });
