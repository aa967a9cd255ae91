// What people may be called: what others can read, and cannot take for somebody else.
import { type No, no } from './no.ts';
import type { NoWords } from './words/en.ts';

export type Named = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly no: No };

/** Letters as a reader counts them. */
const LETTERS_MAX = 20;
const UNITS_MAX = 40; // of UTF-16: some letters that a reader counts as one are long

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

/** The name as it is shown, or why nobody can be called that. */
export function checkName(text: string): Named {
  const name = text.normalize('NFKC').trim().replace(/ +/g, ' ');
  if (UNSEEN.test(name.replace(JOINED, ''))) return wrong(say => say.unseen);
  if (HEAPED.test(name)) return wrong(say => say.heaped);
  const letters = [...segmenter.segment(name)].length;
  if (letters === 0 || !READABLE.test(name)) return wrong(say => say.empty);
  if (letters > LETTERS_MAX || name.length > UNITS_MAX) return wrong(say => say.long(LETTERS_MAX));
  if (ALIKE.filter(script => script.test(name)).length > 1) return wrong(say => say.mixed);
  return { ok: true, name };
}
