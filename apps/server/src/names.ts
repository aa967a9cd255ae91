// What people may be called: what others can read, and cannot take for somebody else.

export type Named = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly sentence: string };

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

const no = (sentence: string): Named => ({ ok: false, sentence });

/** The name as it is shown, or in one sentence why nobody can be called that. */
export function checkName(text: string): Named {
  const name = text.normalize('NFKC').trim().replace(/ +/g, ' ');
  if (UNSEEN.test(name.replace(JOINED, ''))) return no('A name cannot hold signs that nobody sees.');
  if (HEAPED.test(name)) return no('A name cannot heap more than two marks on a letter.');
  const letters = [...segmenter.segment(name)].length;
  if (letters === 0 || !READABLE.test(name)) return no('A name needs a letter, a digit or a picture.');
  if (letters > LETTERS_MAX || name.length > UNITS_MAX) return no(`A name has at most ${LETTERS_MAX} letters.`);
  if (ALIKE.filter(script => script.test(name)).length > 1)
    return no('A name cannot mix scripts whose letters look alike.');
  return { ok: true, name };
}
