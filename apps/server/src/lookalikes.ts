// Names as the eye reads them: two that look alike have a skeleton in common, as Unicode Technical Standard 39 calls it.
import { CONFUSABLES } from './confusables.ts';

const CONFUSED: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSABLES).flatMap(([looks, letters]) => [...letters].map(letter => [letter, looks] as const)),
);

/** What Unicode's table tells apart, but people use for each other: chosen here, by small letters. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'l1|!j', o: '0', s: '5$', x: '×' }).flatMap(([letter, others]) =>
    [...others].map(other => [other, letter] as const),
  ),
);

/** Two letters that together look like one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

const mapped = (text: string, looks: ReadonlyMap<string, string>): string =>
  [...text].map(letter => looks.get(letter) ?? letter).join('');

/** How a text looks: without marks, case, blanks and signs, each letter as the plain one that it looks like. */
function skeletonOf(text: string): string {
  const looks = mapped(mapped(text, CONFUSED).toLowerCase(), ALIKE);
  const letters = looks.replace(/[\p{P}\p{Z}]/gu, '');
  return PAIRS.reduce((all, [pair, one]) => all.replace(pair, one), letters === '' ? looks : letters);
}

/** How a name looks as it is written, in small letters and in capitals: a Greek eta looks like n, and its capital like H. */
export function skeletonsOf(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...new Set([plain, plain.toLowerCase(), plain.toUpperCase()].map(skeletonOf))];
}

/** Whether a name can be taken for one of those. */
export function amongAlike(names: readonly string[]): (name: string) => boolean {
  const taken = new Set(names.flatMap(skeletonsOf));
  return name => skeletonsOf(name).some(skeleton => taken.has(skeleton));
}

/** Whether two names can be taken for each other. */
export const looksLike = (one: string, other: string): boolean => amongAlike([one])(other);
