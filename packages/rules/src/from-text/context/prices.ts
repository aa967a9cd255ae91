// Reads what cards cost from cards and numbers that stand near each other, whatever verbs join them. A
// pronoun stands for the card that an earlier sentence names.
import type { Said } from '../assemble.ts';
import { part } from '../facts.ts';
import { cardsIn, singleCards, UNCLEAR } from '../grammar/cards.ts';
import { type Passage, withAntecedents } from './passage.ts';

const UNIT =
  '(?! ?(?:%|players?|people|persons?|cards?|tricks?|hearts\\b|times|years?|hours?|minutes|days|weeks|of (?:us|them|you|the)|others?|opponents?|packs?|decks?|suits|deals|rounds|hands|games|or (?:more|over)|small|bad|14|of))';
const MARK = new RegExp(
  `\\[..\\]|(?<!\\b\\d+ )\\b(?:heart cards|hearts?)\\b|(?<![\\w.:/])(?<sign>[-+] ?|minus |plus |negative )?\\b(?<n>\\d{1,2})\\b(?![\\w.]*\\w)(?!-[a-z])${UNIT}`,
  'g',
);

/** Matches words between a card and a number which show that the number is not what the card costs. */
const APART =
  /\b(?:leads?|led|pass(?:es|ed)?|deal(?:s|t)?|remov\w*|until|unless|reach\w*|wins? the|suit|tricks?|moon|shoot\w*|all|every(?:one|body) else|opponents?|others|exactly|loses?|either|instead|total of|altogether|example|e\.g|if|when|so|has|have|had|took|and \d)\b|\?|\. /;
/** Matches a sentence about all cards that cost points, or about a case. */
const NOT_PRICES =
  /\b(?:all|every|both)\b[^.]*\b(?:hearts?|points?)\b[^.]*\b(?:and|plus|with)\b[^.]*\[Q|\bmoon\b|\bslam\b|\bsuppose\b|\bfor example\b|\be\.g\b|\breach|\[..\] and \d+ hearts|\bcancel|\bnot worth\b|n't worth\b|\bextra points?\b|\b1st to\b/;
const IN_FAVOUR =
  /\b(?:minus|negative|subtract\w*|deduct\w*|off|away|reduc\w+|lowers?|knocks?|bonus|reward|credit\w*|less|good)\b/;
const POINTS = /\b(?:points?|each|apiece|worth|costs?|counts?|scores?|penalt\w+)\b/;
/** Matches the words between a number and the card that comes after it. */
const FOR = /^(?: (?:penalty |bad |minus )?points?)?(?: (?:each|apiece))? (?:for|per|on|from|a)\b[^,;.[\d]{0,24}$/;
const GAP_MAX = 48;
const NEAR_MAX = 14;

interface Mark {
  readonly cards: readonly string[];
  readonly n: number | undefined;
  readonly from: number;
  readonly to: number;
}

const marksIn = (words: string): readonly Mark[] =>
  [...words.matchAll(MARK)].map(({ 0: found, index, groups }) => {
    const { sign = '', n } = groups ?? {};
    return {
      cards: n === undefined ? cardsIn(found) : [],
      n: n === undefined ? undefined : Number(n) * (/^[-mn]/.test(sign) ? -1 : 1),
      from: index,
      to: index + found.length,
    };
  });

const HEART_MAX = 10;
const QUEEN_MIN = 3;
const PRICE_MAX = 60;

/** Whether a card may cost this number of points: in no game a heart costs 13 or the queen of spades 1. */
function isPlausible(card: string, value: unknown): boolean {
  if (typeof value !== 'number' || value === 0) return true;
  const n = Math.abs(value);
  if (card === 'H*') return n <= HEART_MAX;
  return n <= PRICE_MAX && (!/^Q[CDS]$/.test(card) || n >= QUEEN_MIN);
}

interface Price {
  readonly card: string;
  readonly value: number;
}

const OF_PRICE = /^(?:H\*|[TJQKA].)$/;
/** Whether a price is the usual kind: jacks and tens of other suits than spades are rewards. */
const isUsual = ({ card, value }: Price): boolean => !/^[TJ][CDH]$/.test(card) || value < 0;

/** The card to which the number belongs, among those before it, or those after it: `13 for the queen`. */
function cardOf(marks: readonly Mark[], at: number, words: string): Mark | undefined {
  const number = marks[at] as Mark;
  const next = marks[at + 1];
  if (next?.cards.length === 1 && FOR.test(words.slice(number.to, next.from))) return next;
  const before = marks.slice(0, at).findLast(one => one.n === undefined);
  if (before === undefined) return undefined;
  const gap = words.slice(before.to, number.from);
  const isNear = gap.length <= NEAR_MAX || POINTS.test(words.slice(before.to, number.to + NEAR_MAX));
  return gap.length <= GAP_MAX && isNear && !APART.test(gap) ? before : undefined;
}

/** What the words say that cards cost. */
function pricesOf(words: string): readonly Price[] {
  if (NOT_PRICES.test(words)) return [];
  const marks = marksIn(words);
  return marks.flatMap((one, at) => {
    const from = one.n === undefined || one.n === 0 ? undefined : cardOf(marks, at, words);
    const [card] = from?.cards ?? [];
    if (from === undefined || card === undefined || one.n === undefined) return [];
    const near = words.slice(Math.min(from.to, one.to), Math.max(one.to, from.from) + NEAR_MAX).replace(/[,;.].*/, '');
    const isMinus = one.n > 0 && IN_FAVOUR.test(near.replace(/\bminus points?\b/, ''));
    const value = isMinus ? -one.n : one.n;
    return isPlausible(card, value) && OF_PRICE.test(card) ? [{ card, value }] : [];
  });
}

/** Whether the facts leave open what cards cost, of those that the words name. */
function isOpen(facts: readonly Said[], words: readonly string[]): boolean {
  const priced = facts.filter(({ path }) => path === 'points').map(one => one.part ?? '');
  const names = (form: RegExp): boolean => priced.some(card => form.test(card));
  return priced.includes(UNCLEAR) || !names(/^.[*H]$/) || (!names(/^Q/) && words.some(own => own.includes('[Q')));
}

/** The facts with what cards cost, where single sentences leave it open. */
export function withPrices({ words }: Passage, stated: readonly Said[]): readonly Said[] {
  const facts = stated.map(one =>
    one.path === 'points' && !isPlausible(one.part ?? '', one.value) ? { ...one, ...part('points', UNCLEAR, 0) } : one,
  );
  if (!isOpen(facts, words)) return facts;
  const found = words.flatMap((_, sentence) =>
    pricesOf(withAntecedents(words, sentence)).map(one => ({ ...one, sentence })),
  );
  const isKnown = (card: string): boolean => facts.some(one => one.path === 'points' && one.part === card);
  const isSure = ({ card, value }: Price): boolean =>
    found.every(one => one.card !== card || (one.value === value && isUsual(one)));
  const open = found.filter(({ card }) => !isKnown(card));
  const added = open.filter(isSure);
  const touched = [...new Set(open.map(one => one.sentence))];
  const isWhole = (sentence: number): boolean =>
    courtIn(words[sentence] ?? '').every(card => isKnown(card) || added.some(one => one.card === card));
  return [
    ...facts.filter(one => one.path !== 'points' || one.part !== UNCLEAR || !touched.includes(one.sentence)),
    ...added.map(({ card, value, sentence }) => ({ ...part('points', card, value), isAside: true as const, sentence })),
    ...touched.filter(one => !isWhole(one)).map(sentence => ({ ...part('points', UNCLEAR, 0), sentence })),
  ];
}
const courtIn = (words: string): readonly string[] => singleCards(words).filter(card => /^[TJQKA]/.test(card));
