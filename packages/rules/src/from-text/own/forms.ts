// Patterns that match the sentences with which this package itself explains rules. Each pattern is made from
// a sentence with placeholders for its numbers and cards. A placeholder matches any number or list of cards.
import { CARDS, type Card } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import { symbolOf } from '../../cards/symbols.ts';
import { allOf, anyOf, nameOf, numberWord } from '../../words/en/cards.ts';
import type { Fact } from '../facts.ts';

/** The placeholders for the numbers and cards of a sentence. */
export const N1 = 7701;
export const [C1, C2]: readonly [Card, Card] = ['7D', '8D'];

/** The values of a parameter that adds or changes a part of a sentence. */
export const BOTH = [true, false] as const;

/** The numbers and cards that a sentence has in place of the placeholders. */
export interface Filled {
  readonly n1: number;
  readonly c1: readonly Selector[];
  readonly c2: readonly Selector[];
}

/**
 * A pattern, and the function that reads the facts of a sentence. `[]` means that the sentence adds no facts.
 * Undefined means that the sentence does not match.
 */
export type OwnForm = readonly [
  form: RegExp,
  read: (filled: Filled, match: RegExpExecArray) => readonly Fact[] | undefined,
];

const WORDS_MAX = 12;
const NUMBER_WORDS = Array.from({ length: WORDS_MAX + 1 }, (_, n) => numberWord(n));
const NUMBER = `(?:[−+]?\\d+|${NUMBER_WORDS.join('|')})`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const HOLES: readonly (readonly [name: string, mark: RegExp, hole: string])[] = [
  ['n1', new RegExp(`${N1}( (?:card|point|deal|pack))s`, 'g'), `(?<n1>${NUMBER})$1s?`],
  ['n1', new RegExp(String(N1), 'g'), `(?<n1>${NUMBER})`],
  ['c1', new RegExp(symbolOf(C1), 'g'), '(?<c1>.+?)'],
  ['c2', new RegExp(symbolOf(C2), 'g'), '(?<c2>.+?)'],
];

/**
 * The pattern of a sentence with placeholders. If a placeholder is repeated, only its first value is read.
 */
function formOf(sentence: string): RegExp {
  let form = escaped(sentence);
  for (const [name, mark, hole] of HOLES)
    form = form.replace(mark, (...found: readonly unknown[]) =>
      form.includes(`(?<${name}>`) ? '' : hole.replace('$1', String(found[1] ?? '')),
    );
  for (const name of ['n1', 'c1', 'c2']) {
    const group = new RegExp(`\\(\\?<${name}>`, 'g');
    let again = false;
    form = form.replace(group, () => {
      const first = again ? '(?:' : `(?<${name}>`;
      again = true;
      return first;
    });
  }
  return new RegExp(`^${form}$`);
}

/** Makes a pattern from a sentence with placeholders, and adds the function that reads its values. */
export const own = (sentence: string, read: (filled: Filled) => readonly Fact[] | undefined = () => []): OwnForm => [
  formOf(sentence),
  read,
];

/** Makes a pattern for each sentence of a record. The function gets the name of the sentence. */
export const ownEach = <Name extends string>(
  sentences: Readonly<Record<Name, string>>,
  read: (name: Name) => readonly Fact[],
): readonly OwnForm[] =>
  Object.entries<string>(sentences).map(([name, sentence]) => own(sentence, () => read(name as Name)));

const SELECTORS: readonly Selector[] = [
  ...CARDS,
  ...([
    'C*',
    'D*',
    'S*',
    'H*',
    'A*',
    'K*',
    'Q*',
    'J*',
    'T*',
    '9*',
    '8*',
    '7*',
    '6*',
    '5*',
    '4*',
    '3*',
    '2*',
    'W*',
  ] as const),
];
const NAMES = new Map(
  SELECTORS.flatMap(one => [anyOf, nameOf, allOf].map(say => [say(one).toLowerCase(), one] as const)),
);

/** The selectors that a list such as `a heart, 10♦ or Q♠` names. Empty if the list names anything else. */
export function selectorsIn(list: string): readonly Selector[] {
  const names = list
    .toLowerCase()
    .split(/, or without one | if you hold one|, | and | or /)
    .filter(name => name !== '');
  const found = names.map(name => NAMES.get(name.replace(/^(?:the|both) /, '')) ?? NAMES.get(name));
  const known = found.filter(one => one !== undefined);
  return known.length === names.length ? known : [];
}

/** The number that a figure or a word stands for: `−26`, `three`. */
export function numberOf(words: string): number {
  const at = NUMBER_WORDS.indexOf(words.toLowerCase());
  return at >= 0 ? at : Number(words.replace('−', '-').replace('+', ''));
}
export const numbersIn = (list: string): readonly number[] => [...list.matchAll(/−?\d+/g)].map(([n]) => numberOf(n));

/** The facts that a pattern reads from a sentence. Undefined if the sentence does not match. */
export function readBy([form, read]: OwnForm, sentence: string): readonly Fact[] | undefined {
  const match = form.exec(sentence);
  if (match === null) return undefined;
  const { n1 = '0', c1, c2 } = match.groups ?? {};
  const cards = [c1, c2].map(list => selectorsIn(list ?? ''));
  if ([c1, c2].some((list, i) => list !== undefined && cards[i]?.length === 0)) return undefined;
  return read({ n1: numberOf(n1), c1: cards[0] ?? [], c2: cards[1] ?? [] }, match);
}
