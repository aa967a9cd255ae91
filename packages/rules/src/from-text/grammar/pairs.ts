// Reads what cards cost from sentences that name cards and numbers by turns, in whatever words.
import { type Fact, part } from '../facts.ts';
import { cardsIn } from './cards.ts';

/** Matches a card or hearts, or a number that may be points. */
const MARK =
  /\[..\]|\b(?:heart cards|hearts?)\b|(?<![\w.])(?<sign>[-+] ?)?\b(?<n>\d+)(?![\w.]*\w)(?!-[a-z])(?! ?(?:%|players?|people|cards?|tricks?|hearts\b|times|years?|hours?|minutes|of (?:us|them|you)|others?|opponents?|packs?|decks?|sheets))/g;
/** Matches words which show that a sentence is about points. */
const ABOUT =
  /\badds? \d|\bpoints?\b|\bcounts?\b|\bworth\b|\bcosts?\b|\bscores?\b|\bpenalt|\bvalue|\bsets? (?:you|one) back\b|\bapiece\b|\beach\b|=|: ?[-+]?\d|\bagainst (?:you|its|his|him)\b|\bper\b|\bminus\b|\bplus\b/;
/** Matches words of other topics, in which cards and numbers are not points. */
const OTHER_TOPIC =
  /\b(?:leads?|led|pass(?:es|ed)?|dealt|deals?|remov\w*|until|reach\w*|wins the|suit|trick 1|1st trick|moon|shoot\w*|all the|every(?:one|body) else|opponents?|others|exactly|1st player|loses?|either|instead|jacks|queens|kings|aces|total of|altogether|in all|example|e\.g)\b|\?/;
const IN_FAVOUR =
  /\b(?:minus|negative|subtract\w*|deduct\w*|off|takes? away|taken away|taken off|takes? off|reduc\w+|lowers?|knocks?|bonus|less)\b/;
/** Matches points that German speakers call minus points: they cost as others do. */
const MINUS_POINTS = /\bminus points?\b/;

interface Mark {
  readonly card: string | undefined;
  readonly n: number | undefined;
  readonly from: number;
  readonly to: number;
}

function marksIn(words: string): readonly Mark[] {
  return [...words.matchAll(MARK)].map(found => {
    const { sign = '', n } = found.groups ?? {};
    const [card] = n === undefined ? cardsIn(found[0]) : [];
    const value = Number(n) * (sign.startsWith('-') ? -1 : 1);
    return { card, n: n === undefined ? undefined : value, from: found.index, to: found.index + found[0].length };
  });
}

/** Pairs of marks, if cards and numbers come by turns: always the card first, or always the number first. */
function pairsOf(marks: readonly Mark[]): readonly (readonly [Mark, Mark])[] {
  if (marks.length === 0 || marks.length % 2 !== 0) return [];
  const pairs = marks.flatMap((one, i) => (i % 2 === 0 ? [[one, marks[i + 1] as Mark] as const] : []));
  const isCardFirst = marks[0]?.card !== undefined;
  const isByTurns = pairs.every(
    ([a, b]) => (a.card !== undefined) === isCardFirst && (b.card !== undefined) === !isCardFirst,
  );
  return isByTurns ? pairs : [];
}

/**
 * The points of the cards in a sentence whose cards and numbers come by turns. Empty if the sentence is not
 * about points, or has another form.
 */
export function pairedPoints(words: string, isAbout: boolean): readonly Fact[] {
  if ((!isAbout && !ABOUT.test(words)) || OTHER_TOPIC.test(words)) return [];
  const marks = marksIn(
    words.replace(/\b(?:n't|not) (?:worth|count)[^,.;]*|\b(?:there are |both |the )[2-4] (?=\[..\])/g, ''),
  );
  const pairs = pairsOf(marks);
  return pairs.flatMap(([a, b], i) => {
    const before = words.slice(i === 0 ? 0 : (pairs[i - 1]?.[1].to ?? 0), a.from);
    const after = words.slice(b.to, pairs[i + 1]?.[0].from ?? words.length);
    const near = `${i === 0 || a.n !== undefined ? before : ''} ${words.slice(a.from, b.to)} ${i === pairs.length - 1 || a.card !== undefined ? after.replace(/[,;].*/, '') : ''}`;
    const n = a.n ?? b.n ?? 0;
    const isMinus = n > 0 && IN_FAVOUR.test(near.replace(MINUS_POINTS, ''));
    const card = a.card ?? b.card;
    return card === undefined || n === 0 ? [] : [part('points', card, isMinus ? -n : n)];
  });
}
