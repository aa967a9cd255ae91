// Reads what cards cost.
import { type Fact, part, type SentenceContext, type TopicReader } from '../facts.ts';
import { cardsIn, singleCards, UNCLEAR } from './cards.ts';
import { isMoon, moon } from './moon.ts';
import { pairedPoints } from './pairs.ts';

const SUBJECT =
  '(?<cards>(?:(?:each|every|any|all|all other|a|an|the|1|other|and|both)(?: of)?(?: the)? |, )*(?:\\[..\\]|hearts?(?: cards?)?|aces?|kings?|queens?|jacks?|spades?|clubs?|diamonds?)(?:(?:,| and| or|, and)(?: the| each| every| a| an)* (?:\\[..\\]|hearts?))*)';
/** Words between the cards and their points which say that somebody takes them: `that you get stuck with`. */
const TAKEN =
  "(?: (?!(?:not|never|unless|may|can|cannot|can't|must|leads?|led|plays?|played|pass|passes|passed|broken|until|before|if|when|except|and|or|is|are|counts?|costs?|scores?|worth|for|hearts?)\\b)[a-z']+){0,7}";
const LINK =
  `(?: \\([^)]*\\))?(?: (?:taken|captured|won|collected) in (?:a|your|the|any) tricks?)?(?:${TAKEN}(?= (?:is|are|counts?|costs?|scores?|gives?|worth)\\b))?` +
  '(?: (?:alone|if taken|cards?|you (?:collect|take|have taken)|in your tricks|captured|taken|is a|which|that))*(?: ?[:=] ?| - |-(?=\\d)| (?:is|are|(?:is |are |must be |will be )?count(?:s|ed)?|scores?|costs?|carr\\w+|gives?|makes?|brings?|means|is worth|are worth|worth|(?:is|are) good for|ha(?:s|ve) a value of|for|as|subtracts?|takes?|taking|knocks?|knocking|giving|gains?|adds?|earns?)(?: (?:you|them|him|her|also|itself|(?:its|the|their) (?:taker|winner|captor|owner|holder)s?|as|an? additional|another|alone|only|a whopping))* ?| )(?:worth |for |counts? |of )?';
const NUMBER =
  '(?<sign>minus |plus |negative |(?<!\\w)[+-])?(?<n>\\d+)(?!\\d|\\.\\d|(?:st|nd|rd|th)|[- ](?:hand(?:ed|er)|players?|people|cards?|tricks|hearts|others|times|years?|hours?|minutes|days|weeks)\\b)(?: (?:penalty |minus )?points?)?(?: each)?(?<off> (?:(?:is|are|get|gets) )?(?:off|away|deducted|subtracted|taken (?:off|away))\\b)?';
const WORTH = new RegExp(
  `${SUBJECT}${LINK}(?:${NUMBER}|(?<face>(?:their |its )?(?:face value|rank|spots?|pips?|spot value|(?:what|whatever|the number)(?:'s| is| it says)? ?(?:printed |shown |written )?on (?:them|it|the card)|what they (?:say|show)))|(?<zero>nothing|no points))`,
  'g',
);
const FOR =
  /(?<sign>minus |plus |[+-])?(?<n>\d+)(?: (?:penalty )?points?)? (?:(?:for|per) (?:each |every |the |a |any )*|an? (?=heart))(?<cards>\[..\]|hearts?)/g;
/** Matches the points after the card: `for the queen of spades 13 points`. */
const FOR_FIRST =
  /\bfor (?:each |every |the |a |any |all )*(?<cards>\[..\]|hearts?)[,:]? (?:you (?:get|score|pay) |there (?:is|are) )?(?<sign>minus |plus |[+-])?(?<n>\d+)(?: (?:penalty )?points?| (?:is|are))\b/g;
/** Matches the points after a pronoun: `the jack of diamonds is a bonus card, it takes 10 off`. */
const BY_PRONOUN =
  /(?<cards>\[..\])(?: [^\d\s.;:[\]]+){0,8}(?:[,;-] ?(?:and )?| and )(?:it|that|which|she|he|each of (?:those|these|them)(?: [a-z]+)?|both(?: of them)?)(?:'s| is)?(?: worth| counts(?: as| for)?| takes(?: away| off)?| costs| gives(?: you)?| scores)? (?<sign>minus |plus |[+-])?(?<n>\d+)(?! (?:writes|scores|gets|who|has|is|was|player)\b)(?: points?)?(?<off> (?:off|away)\b)?/g;
const LISTED =
  /^(?:the )?(?<cards>\[..\]|(?:each |every |all )?hearts?)[^\d]{0,24}?(?: - |: ?| )(?<sign>minus |[+-])?(?<n>\d+) points?\b/g;

interface Worth {
  readonly cards: string;
  readonly sign?: string | undefined;
  readonly n?: string | undefined;
  readonly off?: string | undefined;
  readonly face?: string | undefined;
  readonly zero?: string | undefined;
}

/** Matches a rank without a suit. The words do not say whether one suit or all suits are meant. */
const BARE = /^(?:and |or |the |, )*(?:ace|king|queen|jack)$/;

const hasFace = (words: string): boolean => /\b(?:printed on|number on|face value|rank|pips?|spots?)\b/.test(words);

function worthFacts(context: Worth, whole: string, words: string): readonly Fact[] {
  const minus =
    /minus|negative|-/.test(context.sign ?? '') ||
    /\b(?:subtracts?|takes? (?:away|off))\b/.test(whole) ||
    context.off !== undefined;
  const n = Number(context.n) * (minus ? -1 : 1);
  const value = context.face !== undefined ? 'pips' : context.zero !== undefined ? 0 : n;
  const cards = cardsIn(context.cards).filter(card => card !== 'costly');
  if (BARE.test(context.cards)) return hasFace(words) ? [] : [part('points', UNCLEAR, value)];
  return (value === 0 ? cards.filter(card => /^[QKAJT]/.test(card) && !card.endsWith('*')) : cards).map(card =>
    part('points', card, value),
  );
}

/** Reads that a card has no points: `the queen of spades is of no account`. */
const worthless: TopicReader = context => {
  const [, card] =
    /(?:^|[;,] )(?:and |but )?(?:the )?\[([QKAJT].)\](?: is| has| counts?)?(?: here| just| only| simply| for)*(?: is (?:just |only )?(?:another|any other|a normal|an ordinary|a plain) card\b| (?:is|has|carries|bears|brings|means) no (?:penalty|points?|charge|cost|value)\b| (?:carries|costs?|scores?|bears) (?:nothing|no (?:penalty|points?|value))\b| of no (?:account|value|importance|consequence)| harmless\b| free\b| no (?:value|meaning)| nothing(?: special| at all)?| like any other card| an ordinary card)\b/.exec(
      context.words,
    ) ?? [];
  return card === undefined || isMoon(context) ? [] : [part('points', card, 0)];
};

/** Reads that a card which others count has no points: `there's no jack`, `without the ten of diamonds`. */
const uncounted: TopicReader = context => {
  const [, card, rank] =
    /\b(?:(?:there's|there is|we have|has|have|with|play) no|without|(?:not|n't|never) (?:count|use|have|play(?: with)?|score|recogni[sz]e)|nobody counts|ignore|no bonus (?:for|from)) (?:bonus |the |any |a )*(?:\[([JTKA]D)\]|(jack|10)(?! (?:of|points?|cards?)\b))/.exec(
      context.words,
    ) ?? [];
  const named = card ?? (rank === undefined ? undefined : rank === 'jack' ? 'JD' : 'TD');
  return named === undefined || isMoon(context) ? [] : [part('points', named, 0)];
};

/**
 * A fact which says that something unknown has points, if the words name cards and numbers of which not all
 * were read.
 */
function unreadCards(words: string, facts: readonly Fact[]): readonly Fact[] {
  const plain = words.replace(EXAMPLE, '');
  const isOpen = singleCards(plain).some(card => !facts.some(one => one.part === card));
  const numbers = [...plain.matchAll(CLAUSE_NUMBER)].length;
  return facts.length > 0 && isOpen && numbers > facts.length ? [part('points', UNCLEAR, 0)] : [];
}

/** Matches what separates the clauses of a sentence about points. */
const CLAUSES = /,|;|:|\.(?!\d)| - |\b(?:and|while|whereas|but|or)\b/;
const CLAUSE_NUMBER =
  /(?<minus>minus |negative |(?<!\w)-)?\b(?<n>\d+)\b(?!\.\d|-[a-z]|(?:st|nd|rd|th)|[- ](?:players?|people|cards?|tricks?|hearts|others|times|years?|hours?|minutes|days|weeks|\[)\b)/g;
const IN_FAVOUR =
  /\btakes? away\b|\bsubtract|\btakes? off\b|\boff\b|\bdeduct|\bminus\b|\bnegative\b|\breduces?\b|\blowers?\b/;
const NOT_POINTS =
  /\btrick \d|\bbanned\b|\b(?:leads?|led|leading|pass|passes|passed|passing|dealt|deals?|dealer|until|remove\w*|wins|winner|total of|altogether|in all|face value|rank|pips?|jacks?|queens?|kings?|aces?)\b/;

/**
 * The points of cards in a sentence whose clauses name a card and a number each, or a card and a number by
 * turns. Empty if the sentence has another form.
 */
function byClauses(words: string): readonly Fact[] {
  if (NOT_POINTS.test(words) || /\b(?:bonus|queen|king|jack)\b/.test(words)) return [];
  const found: Fact[] = [];
  let open: readonly string[] = [];
  for (const clause of words.split(CLAUSES)) {
    const named = cardsIn(clause.replace(/\bpoints?\b|\bpenalty\b/g, '')).filter(card => card !== 'costly');
    const numbers = [...clause.matchAll(CLAUSE_NUMBER)];
    const cards = named.length > 0 ? named : open;
    const [number] = numbers;
    if (number === undefined) open = named.length > 0 ? named : open;
    else if (numbers.length === 1 && cards.length === 1) {
      if (/\bloses?\b/.test(clause) && !/^(?:H\*|QS)$/.test(cards[0] ?? '')) return [part('points', UNCLEAR, 0)];
      const isMinus = number[1] !== undefined || IN_FAVOUR.test(clause);
      found.push(part('points', cards[0] ?? '', Number(number[2]) * (isMinus ? -1 : 1)));
      open = [];
    } else return [];
  }
  return found.filter(one => one.value !== 0);
}

/** Matches a part of a sentence that only gives an example of the rule. */
const EXAMPLE = /: an? (?:\[|\d).*|,? (?:so (?:that )?the|for example|for instance|e\.g\.|example)\b.*/;

const IS_POINT =
  /\badds? \d|\btakes? (?:away|off) \d|\btakes? \d+ (?:off|away)\b|\bpoints?\b|\bcount(?:s|ed)?\b|\bworth\b|\bscores?\b|\bcosts?\b|\bface value\b|\bwrite down\b|\ba value of\b|\d for (?:each|every|the|an?)\b|: ?(?:minus|plus|-|\+) ?\d|\bsets? you back\b|\bapiece\b|\d each\b|=|: ?-?\d+\.?$|(?:\[..\]|\bhearts?),? (?:(?:is|are) )?(?:only |just |merely )?(?:worth )?(?:minus |plus |[+-] ?)?\d+\b(?! (?:of|cards?|players?|people|hearts?|tricks?|times|years?|hours?|minutes|days|weeks)\b)/;
/** Matches words which show that a sentence does not state the points of cards. */
const DENIED =
  /(?:\bnot|n't|\bnever|\bno longer) (?:worth|counts?|counted|scored?|costs?|play(?: with)?|use|give|have|treat|a point)\b|\b(?:is|are)(?: not|n't) \d+ points?\b|\b1st (?:player |person |1 )?to (?:take|win|get)\b|\bextra points?\b|\brevok|\b(?:has|have|had|took|takes?|got|gets?) (?:the )?\[..\] and \d+ hearts?\b/;
/** Matches a condition about the moon. What stands before it are the points without a moon. */
const UNLESS_MOON = /,? \(?(?:unless|except (?:if|when)|if nobody|when nobody)\b[^.;]*\b(?:moon|slam)\b[^.;]*/;

/** The sentence with the card that the sentence before it names, in place of a pronoun such as `she`. */
function withCard({ words, before }: SentenceContext): string {
  const pronoun = /^(?:she|he|it|that 1|this card|that card)(?='s| is| counts?| costs?| scores?| gives)/;
  const cards = singleCards(before.split(' | ').at(-1) ?? '');
  return cards.length === 1 && !/\bhearts?\b/.test(before.split(' | ').at(-1) ?? '')
    ? words.replace(pronoun, `[${cards[0]}]`).replace(/\]'s\b/, '] is')
    : words;
}

/** Matches a card without points. */
const WORTHLESS = /,? ?(?:\band )?[^,;.]*\b(?:not|n't) worth (?:anything|a thing)\b/;

/**
 * A fact which says that something unknown has points, if the rest of a sentence names points. Then the
 * person is asked what cards cost.
 */
function unknownIn(words: string, known: readonly RegExp[]): readonly Fact[] {
  const rest = known.reduce((text, form) => text.replace(form, ' '), words.replace(EXAMPLE, ''));
  const isUnknown =
    rest !== words &&
    /\b(?:is|are|counts?|costs?|worth) (?:worth |for )?(?:minus |plus )?\d+(?: points?)?(?:[.,;]|$)|\band \d+ (?:\w+ )?for \w/.test(
      rest,
    );
  return isUnknown ? [part('points', UNCLEAR, 0)] : [];
}

/** Matches sentences about removed or dealt cards, in which numbers are numbers of cards. */
const DEALT_OUT =
  /\b(?:remov\w*|strip\w*|remain|taken out|take out|left out|leave out|per (?:player|head|person|pupil)|cards a head)\b|\[[2-9].\] (?:are|is) out\b/;

/** Matches a heading above the points of cards. */
const ABOUT_POINTS = /\b(?:scor|points?|penalt|value|count|worth|damage|reckon|cards cost|pay)/;

function points(sentence: SentenceContext): readonly Fact[] {
  const context = { ...sentence, words: withCard(sentence).replace(UNLESS_MOON, '') };
  const words = context.words.replace(WORTHLESS, '');
  if (isMoon(context) || /\b(?:reach|wrap|exactly|target|limit)\w*\b/.test(words)) return [];
  if (DENIED.test(words) || (DEALT_OUT.test(words) && !/\bpoints?\b|\bcounts?\b|\bworth\b|\bscores?\b/.test(words)))
    return [];
  if (!IS_POINT.test(words)) return pairedPoints(words, ABOUT_POINTS.test(context.heading));
  const read = (form: RegExp, text = words): readonly Fact[] =>
    [...text.replace(EXAMPLE, '').matchAll(form)].flatMap(({ groups, index, input, 0: whole }) => {
      const isOff = /\b(?:takes? (?:off|away)|subtracts?|deducts?|removes?) $/.test(input.slice(0, index));
      return worthFacts({ cards: '', ...groups, ...(isOff && { sign: '-' }) }, whole, words);
    });
  const counted = [...read(FOR_FIRST), ...read(FOR, words.replace(FOR_FIRST, '')), ...read(BY_PRONOUN)];
  const rest = counted.length > 0 ? words.replace(FOR_FIRST, '').replace(FOR, '').replace(BY_PRONOUN, '') : words;
  const straight = [...counted, ...read(WORTH, rest)];
  const listed = straight.length > 0 ? straight : read(LISTED);
  const isWhole = cardsIn(words.replace(/\bpoints?\b/g, '')).every(card => listed.some(one => one.part === card));
  const clauses = isWhole ? [] : byClauses(words.replace(EXAMPLE, ''));
  const isUnclear = clauses.some(one => one.part === UNCLEAR);
  const facts =
    isUnclear || clauses.length > listed.length
      ? clauses
      : [...listed, ...unknownIn(words, [FOR_FIRST, FOR, WORTH, LISTED])];
  const first = facts.filter((one, i) => facts.findIndex(other => other.part === one.part) === i);
  const whole = [...first, ...unreadCards(words, first)];
  const isUnsure = whole.length === 0 || whole.some(one => one.part === UNCLEAR);
  const paired =
    isUnsure || !isWhole ? pairedPoints(words.replace(EXAMPLE, ''), ABOUT_POINTS.test(context.heading)) : [];
  return paired.length >= first.filter(one => one.part !== UNCLEAR).length && paired.length > 0 ? paired : whole;
}

export const scoringReaders: readonly TopicReader[] = [points, worthless, uncounted, moon];
