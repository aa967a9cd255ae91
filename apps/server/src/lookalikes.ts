// Names as the eye reads them: texts that look alike have one skeleton, as Unicode Technical Standard 39 calls it.

/**
 * Letters of other scripts, and signs, that look like a Latin letter or like each other: the part of Unicode's
 * confusables.txt (UTS 39, version 16) for Cyrillic, Greek, Armenian and Latin, folded to small letters.
 */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьЬвВβƄ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еєҽεℯ',
  f: 'ſƒ',
  g: 'ɡԍց',
  h: 'һнНηհ',
  i: 'іιıɩӏ1l|!íìïjјյ',
  k: 'кκҝ',
  m: 'мм',
  n: 'пռո',
  o: 'оοσ0оօ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ5$',
  t: 'тτ',
  u: 'υսцʋ',
  v: 'νѵ',
  w: 'ԝωшѡ',
  x: 'хχ×',
  y: 'уγүყ',
  z: 'ᴢʐ',
};

const LOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIKE).flatMap(([letter, others]) => [...others].map(other => [other.toLowerCase(), letter] as const)),
);

/** Two letters that together look like one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** How a name looks: without marks, case, blanks and signs, each letter as the plain one that it looks like. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const looks = [...plain].map(letter => LOOKS.get(letter) ?? letter).join('');
  const letters = looks.replace(/[\p{P}\p{Z}]/gu, '');
  return PAIRS.reduce((text, [pair, one]) => text.replace(pair, one), letters === '' ? looks : letters);
}

/** Whether two names can be taken for each other. */
export const looksLike = (one: string, other: string): boolean => skeletonOf(one) === skeletonOf(other);
