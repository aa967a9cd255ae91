// Skeletons of names (Unicode Technical Standard 39). Names that look alike have the same skeleton.
import { CONFUSABLES } from './confusables.ts';

const CONFUSED: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSABLES).flatMap(([looks, letters]) => [...letters].map(letter => [letter, looks] as const)),
);

/** Lower-case characters that Unicode's table distinguishes but people use for one another. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'l1|!j', o: '0', s: '5$', x: '×' }).flatMap(([letter, others]) =>
    [...others].map(other => [other, letter] as const),
  ),
);

/** Pairs of letters that look like a single letter. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

const mapped = (text: string, looks: ReadonlyMap<string, string>): string =>
  [...text].map(letter => looks.get(letter) ?? letter).join('');

/**
 * The skeleton of a text. Case, blanks and punctuation are dropped, and letters are replaced by the Latin
 * letters that they look like.
 */
function skeletonOf(text: string): string {
  const looks = mapped(mapped(text, CONFUSED).toLowerCase(), ALIKE);
  const letters = looks.replace(/[\p{P}\p{Z}]/gu, '');
  return PAIRS.reduce((all, [pair, one]) => all.replace(pair, one), letters === '' ? looks : letters);
}

/**
 * The skeletons of a name as it is written, in lower case and in upper case. All three are needed: the Greek
 * letter eta, for example, looks like n, and its capital like H.
 */
function skeletonsMade(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...new Set([plain, plain.toLowerCase(), plain.toUpperCase()].map(skeletonOf))];
}

/** The maximum number of names whose skeletons are cached. */
const CACHED_MOST = 10_000;
const cached = new Map<string, readonly string[]>();

/** The skeletons of a name, in no particular order. */
export function skeletonsOf(name: string): readonly string[] {
  const known = cached.get(name);
  if (known !== undefined) return known;
  if (cached.size >= CACHED_MOST) cached.clear();
  const made = skeletonsMade(name);
  cached.set(name, made);
  return made;
}

/** Makes a function that tests whether a name can be mistaken for one of these names. */
export function amongAlike(names: readonly string[]): (name: string) => boolean {
  const taken = new Set(names.flatMap(skeletonsOf));
  return name => skeletonsOf(name).some(skeleton => taken.has(skeleton));
}

/** Whether two names can be mistaken for each other. */
export function looksLike(one: string, other: string): boolean {
  const others = skeletonsOf(other);
  return skeletonsOf(one).some(skeleton => others.includes(skeleton));
}
