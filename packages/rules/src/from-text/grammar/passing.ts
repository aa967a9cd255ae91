// Reads in which direction cards are passed in each deal, and how many.
import {
  type Fact,
  fact,
  firstOf,
  type Pattern,
  part,
  type SentenceContext,
  THEN,
  type TopicReader,
} from '../facts.ts';
import { NEAR, seen } from './pass-see.ts';

const ABOUT =
  /\btransfers?\b|\bgives? them to\b|\bnobody (?:gives|will give|has to give)\b|\bcards?\b.{0,30}\bgives? (?:them|it)\b|\bcards (?:are|get) handed\b|\bputs? \d cards\b.{0,20}\bfor\b|\btrades?\b|\b\d cards? (?:go|goes|are given|get given)\b|\bcards passed\b|\bpass(?:es|ed|ing)?\b|\bexchang|\bswap|\bhands? (?:\d+|them|over)\b|\bgives?\b.{0,40}\bcards?\b|\brotation of passes|\bhold hand|\bkeeper\b|\b(?:slides?|slips?|shoves?|pushes|push|sends?|slid)\b.{0,40}\b(?:left|right|across|opposite|neighbou?r)\b/;
/** Matches sentences about the deal, in which the dealer gives cards. */
const DEALING = /\bdealer (?:gives|hands)\b|\b(?:hands?|gives?) out\b|\bdealt\b|^deal\b(?! \d ?:)/;

/**
 * Matches words about received cards, which name the direction from which cards come. They are removed before
 * the directions of passes are read.
 */
const RECEIVED =
  /\b(?:what |the cards? (?:that |which )?)?the (?:player |person |opponent |neighbou?r |1 )(?:on|to) (?:the|your|their|his|her) (?:left|right) (?:has |have )?(?:passed|passes|slid|slipped|gave|given|handed|pushed|sent)\b|\b(?:receiv\w+|gets?|takes?(?: up)?|looks? at the cards (?:received )?|that comes?|(?:passed|given) to (?:you|them))\b[^,.;]{0,50}?\b(?:from|by) (?:the |your |their |his |her )?(?:player |person |opponent |neighbou?r |one )?(?:to |on |at )?(?:the |your |their |his |her )?(?:left|right)(?: of \w+)?|\bfrom the (?:left|right)\b/g;

const STEP = new RegExp(
  [
    '(?<scatter>\\b1 (?:card )?to each\\b|\\bsingle card to each\\b|\\bscatter\\b)',
    "(?<hold>\\bhold\\b|\\blive with what\\b|\\bno[- ]pass(?:ing)?\\b|\\bno cards? (?:are |is |must be |may be |will be )?(?:passed|exchanged)|\\bnobody (?:gives|will give|has to give)\\b|\\b(?:don't|do not|doesn't|does not|never) (?:give|swap|exchange|trade|hand|send|slide|shove|switch)s?(?: any(?:thing)?| on| over|)\\b(?! \\d)|\\bnothing(?: is passed)?\\b|\\bnobody passes|\\bwithout (?:a |any )?pass(?:ing)?\\b|\\bdo(?:es)? not pass|\\bdon't pass|\\b(?:not|aren't) (?:passed|exchanged|swapped)\\b|\\bno (?:swap|exchange)|\\bplay what(?:ever)? you (?:were dealt|got)\\b|\\bstick with\\b|\\bkeep them\\b|\\bpassing is (?:not allowed|forbidden)|\\b(?:don't|do not|never) (?:do|bother with) (?:the |any )?passing|\\bwithout the pass\\b|\\bstuck with what\\b|\\bkeeps? what (?:you|they) (?:have|got)\\b|\\bstay\\b|\\bnot at all\\b|\\bnever passed\\b|\\bnone\\b|\\b(?:keeps?|retains?)\\b(?! (?:alternat|going|on\\b|repeat|switch|doing|passing|rotat|chang|it up))(?:.{0,30}\\b(?:cards?|hands?)\\b)?|\\bno exchange\\b|\\b(?:passing|exchange|pass|swap|trade|step) (?:is |are )?(?:omitted|skipped|dropped|suspended|waived|left out|dispensed with)\\b|\\b(?:skips?|omits?|leaves? out) (?:the |this )?(?:passing|exchange|pass|swap|trade|step)\\b|\\bno (?:sliding|shoving|handing|giving|moving|shifting|switching|change|cards change hands)\\b|\\bnobody(?=[.,;!]|$)|\\bkeeper\\b|\\bnowhere\\b|\\bplay what you(?:'ve got| have)|\\bnot? pass\\b|\\bnever pass(?:ed|es)?\\b|\\bhangs? on(?:to| to)\\b|\\bstuck with what(?:ever)?\\b|\\bnobody (?:swaps|passed|passes|exchanges|trades)\\b|\\bplays? what (?:you|they|the)\\b|\\bno (?:cards? )?(?:is |are )?(?:passing|swapping|trading|trade|exchanging)\\b|\\bpass nothing\\b|\\bto (?:nobody|no 1|no player)\\b|\\b(?:we|you|they) (?:do not|don't)(?=\\.?$|[,;]))",
    '(?<left3>\\b3rd (?:player )?(?:on|to) the left)',
    '(?<right3>\\b3rd (?:player )?(?:on|to) the right)',
    '(?<left2>\\b(?:2nd player|2 (?:players|places|seats)) (?:on|to) (?:the|your) left|\\b2nd left\\b)',
    '(?<right2>\\b(?:2nd player|2 (?:players|places|seats)) (?:on|to) (?:the|your) right|\\b2nd right\\b)',
    '(?<mix>\\binto the middle\\b)',
    '(?<across>\\bcrosswise\\b|\\bfacing\\b|\\bfront (?:person|player|neighbou?r)\\b|\\bin front\\b(?! of the)|\\bfacing (?:you|them|him|her)\\b|\\bacross\\b(?: from \\w+)?(?: the table)?|\\bopposite(?: \\w+ player)?\\b)',
    '(?<left>\\bleft\\b)',
    '(?<right>\\bright\\b)',
  ].join('|'),
  'g',
);
const STEPS: Readonly<Record<string, string>> = {
  left2: 'left-2',
  right2: 'right-2',
  left3: 'left-3',
  right3: 'right-3',
};

/** Matches directions that are only rejected: `no messing about with right and across`. */
const SPURNED =
  /\b(?:no|without|none of (?:that|this|your)|never mind|forget|not) (?:(?:\w+ing|about|around|with|the|that|this|any|all|nonsense|of|fuss|business|silly|your|to) )*(?:left|right|across)(?:(?:,|,? and|,? or|\/) ?(?:left|right|across))*\b/g;

/**
 * The words without negated directions such as `no across`. Abbreviated directions such as `l, r` are written
 * out.
 */
export function spelt(sentence: string): string {
  const words = sentence
    .replace(/\b(left|right)(?:y|wards?)\b/g, '$1')
    .replace(/\b(left|right|across|hold|none|keep)-(?=(?:left|right|across|hold|none|keep|no)\b)/g, '$1, ')
    .replace(/\b(?:over the (?:table|way)|straight (?:over|ahead))\b/g, 'across')
    .replace(/\bleft (?:empty|over|out|blank|open|unused|behind|alone|unspecified|undefined)\b/g, '')
    .replace(SPURNED, '')
    .replace(
      /,? because\b.*|\b(?:to |on )?(?:the )?(?:left|right) of (?:the )?dealer\b|\bdealer's (?:left|right)\b|\b(?:left|right)-handed\b/g,
      '',
    );
  const isTurning =
    /\bpass|\bdirection/.test(words) &&
    !/\b(?:order|turns?|play)\b|\bdeals?(?: \w+)? (?:go|pass|move|rotat)\w*|\bdealer\b/.test(words);
  const sided = isTurning
    ? words.replace(/\b(?:counter-?|anti-?)clockwise\b/g, 'right').replace(/\bclockwise\b/g, 'left')
    : words;
  const affirmed = sided.replace(
    /\b(?:no|never an?|without an?|not an?) hold(?: hand| round| deal)?\b|\b(?:(?:do not|don't|never) pass (?:\w+ ){0,3}?(?:to the )?|(?:no|not|never) (?:to the )?)(?:left|right|across)\b/g,
    '',
  );
  const plain = /\b1st (?:to the )?(?:left|right|across)\b/.test(affirmed)
    ? affirmed.replace(/\b\d(?:st|nd|rd|th) (?=(?:to the )?(?:left|right|across|none)\b)/g, '')
    : affirmed;
  return /\bl\b.*\br\b|\br\b.*\bl\b/.test(plain)
    ? plain
        .replace(/\bl\b/g, 'left')
        .replace(/\br\b/g, 'right')
        .replace(/\ba\b(?= ?[,/-]|$)/g, 'across')
    : plain;
}

/** Matches directions among which somebody chooses. */
const EITHER =
  /\b(?:left|right|across),? or (?:to the )?(?:left|right|across|no pass\w*|none|not|hold|nobody|keep\w*|without)\b/;

/** Matches the number of deals in a row that have the direction named before. */
const REPEATED = /^,? (?:for )?(?:(\d) (?:times|deals|hands|rounds)|(twice))\b/;

/**
 * The directions of passes that the words name, in order. A direction that is repeated immediately counts
 * once, unless the words say how often it comes.
 */
export function stepsOfWords(sentence: string): readonly string[] {
  if (EITHER.test(sentence)) return [];
  const words = spelt(sentence.replace(RECEIVED, ''));
  const steps: string[] = [];
  for (const { 0: found, index, groups = {} } of words.matchAll(STEP)) {
    const [name] = Object.entries(groups).find(([, one]) => one !== undefined) ?? [];
    const step = name === undefined ? undefined : (STEPS[name] ?? name);
    if (step === undefined || steps.at(-1) === step) continue;
    const [repeated, times = '2'] = REPEATED.exec(words.slice(index + found.length)) ?? [];
    for (let i = repeated === undefined ? 1 : Number(times); i > 0; i--) steps.push(step);
  }
  return steps;
}

const ORDINAL =
  /^(\d)(?:st|nd|rd|th)(?: and \d(?:st|nd|rd|th))?(?= ?[-:])|\b(\d)(?:st|nd|rd|th) and \dth (?:hand|deal|round)\b|\b(?:hands|deals|rounds) (\d) and \d\b|\b(\d)(?:st|nd|rd|th) (?:hand|deal|round|pass|game|time|exchange)\b|\b(?:hand|deal|round) (\d)\b(?! (?:cards?|over|of|to)\b)|\bon the (\d)(?:st|nd|rd|th)\b/;
/**
 * Stands for an unknown pass cycle, if a sentence says that passes depend on the number of players. The
 * sentence's pass for a single number of players is not read.
 */
const SEVERAL = 'several';

/** Matches words which show that a sentence is about play and not about passing. */
const PLAY = /\b(?:tricks?|leads?|led|plays?|played|hearts?|\[..\])\b/;

/**
 * Whether the sentence is about passing cards. Sentences about a deal that passes to the next player are not.
 */
const isAbout = ({ words, heading }: SentenceContext): boolean =>
  !/\b(?:deal|dealer|lead|turn|play|it) (?:then |also |always |does not |doesn't )?(?:pass|passes|is passed)\b/.test(
    words,
  ) &&
  (ABOUT.test(words) || NEAR.test(heading));

/** Matches a sentence that names the passes after those of the sentence before it. */
const FOLLOWS =
  /^(?:(?:in |on |for )?(?:the )?next (?:round|hand|deal|time|game)|(?:then )?the time after(?: that)?|then|after that|afterwards|next)\b(?! (?:every|each|they|you look|pick))/;

/** The steps without the one with which the cycle begins again. */
const withoutRepeat = (steps: readonly string[]): readonly string[] =>
  steps.length > 2 && steps.at(-1) === steps[0] && steps[1] !== steps[0] ? steps.slice(0, -1) : steps;

/** Whether another pass follows the last one that was understood: `left, then right, then as we like`. */
export const isCutShort = (words: string, steps: readonly string[]): boolean => {
  const rest = /.*\b(?:left|right|across|opposite)\b(.*)/.exec(words)?.[1] ?? '';
  return (
    !steps.includes('hold') &&
    /, (?:and )?then\b/.test(rest) &&
    !/\b(?:again|back|start|repeat|over|round)\b/.test(rest)
  );
};

/** Whether a pass between two others was not understood: `left, then as we like, then right`. */
export const hasGap = (words: string, isKnown = (_: string): boolean => false): boolean => {
  const isStep = words.split(/[,;]? (?:and )?then\b/).map(one => stepsOfWords(one).length > 0 || isKnown(one));
  return isStep.slice(isStep.indexOf(true), isStep.lastIndexOf(true)).includes(false);
};

/** Matches the tables for which the directions after them hold: `3 or 5 players: left, right`. */
const TABLES = /\b(\d(?:(?:,| or| and|, or) \d)*)[- ](?:players?|people|handed)\b/g;

/** The passes at several tables, each named before its directions. Empty if one is not understood. */
function byTables(words: string): readonly Fact[] {
  const found = [...words.matchAll(TABLES)].map(({ 1: tables = '', index, input }) => ({
    tables: [...tables.matchAll(/\d/g)].map(String),
    steps: withoutRepeat(
      stepsOfWords(
        input
          .slice(index)
          .replace(TABLES, (all, _, at: number) => (at === 0 ? '' : `|${all}`))
          .split('|')[0] ?? '',
      ),
    ),
  }));
  return found.every(({ steps }) => steps.length > 0)
    ? found.flatMap(({ tables, steps }) => tables.map(n => part('pass.cycle', `${n}:`, steps)))
    : [];
}

/** Reads the directions of passes, in a single deal or in all deals of a cycle. */
function cycle(context: SentenceContext): readonly Fact[] {
  const { words } = context;
  if ([...words.matchAll(TABLES)].length > 1 && stepsOfWords(words).length > 1) return byTables(words);
  if (/\b(?:for|with) \d players,? (?:the )?pass/.test(words) && stepsOfWords(words).length < 2)
    return [part('pass.cycle', SEVERAL, words)];
  const ordinal = ORDINAL.exec(words);
  const last = context.before.split(' | ').at(-1) ?? '';
  const goesOn = NEAR.test(context.before) || (ORDINAL.test(last) && stepsOfWords(last).length > 0);
  const numbered = ordinal !== null && goesOn && !PLAY.test(words);
  const follows = FOLLOWS.test(words) && (NEAR.test(last) || FOLLOWS.test(last)) && !PLAY.test(words);
  if ((!isAbout(context) && !numbered && !follows) || (DEALING.test(words) && !/\bpass|\bexchang/.test(words)))
    return [];
  if (follows && (ordinal === null || stepsOfWords(words).length > 1))
    return stepsOfWords(words).map((step, i) => part('pass.cycle', `${THEN}${context.sentence.start + i}`, step));
  const seats = /\bfor (\d) players\b|\bwith (\d) players\b/.exec(words) ?? undefined;
  const steps = withoutRepeat(stepsOfWords(words));
  const deals = [...words.matchAll(new RegExp(ORDINAL, 'g'))].map(
    found => found.slice(1).find(one => one !== undefined) ?? '',
  );
  if (steps.length > 1 && deals.length === steps.length)
    return steps.map((step, i) => part('pass.cycle', deals[i] ?? '', step));
  const named = [...words.matchAll(/\b(\d)(?:st|nd|rd|th)\b|\b(?:hand|deal|round) (\d)\b/g)].map(([, a, b]) =>
    Number(a ?? b),
  );
  // a sentence that names one deal more, whose pass was not understood
  if (steps.length > 1 && Math.max(0, ...named) === steps.length + 1) return [];
  if (steps.length > 1 && (steps[0] === 'hold' || isCutShort(words, steps) || hasGap(words))) return [];
  // a text that passes across also passes left and right; a sentence without them gives only a part
  if (steps.length > 1 && steps.includes('across') && !(steps.includes('left') && steps.includes('right'))) return [];
  if (steps.length > 1)
    return seats === undefined ? [fact('pass.cycle', steps)] : [part('pass.cycle', `${seats[1] ?? seats[2]}:`, steps)];
  const [step] = steps;
  if (step === undefined) return [];
  const n = ordinal?.slice(1).find(one => one !== undefined);
  if (n !== undefined && /\bevery \dth\b/.test(words))
    return step === 'hold' ? [part('pass.cycle', `every ${n}`, step)] : [];
  if (n !== undefined) return [part('pass.cycle', n, step)];
  return only(step, context);
}

/** Reads the direction of the pass, or `hold`, if the text gives one for all deals. */
function only(step: string, { words }: SentenceContext): readonly Fact[] {
  if (step === 'hold')
    return /^pass(?:ing)?: (?:none|no)\b|\b(?:do not|don't|never) (?:do|bother with) (?:the |any )?pass|\bpassing is (?:not allowed|forbidden)|\bcards are never passed|\bnobody passes\b|\bwithout (?:the |a |any )?pass(?:ing)?\b|\bno exchange\b|\bno (?:cards? (?:are|is) (?:passed|exchanged)|passing)\b|\bnothing is passed|\bcards are not passed|\bwithout passing|\bthere is no pass|^no (?:swapping|exchanging|trading|passing|exchange|pass|swap|trade)\b(?! (?:on|in|every|for the|across|to)\b)|\bnobody (?:swaps|exchanges|trades|passed)\b|^we (?:never|do not|don't) pass/.test(
      words,
    )
      ? [part('pass.cycle', 'always', 'hold')]
      : [];
  const passes =
    /\bpass(?:es|ed)?\b|\bby passing\b|\btransfers?\b|\bgives?\b|\bhand(?:s|ed)?\b|\bswap|\bgo(?:es)? to\b|\bpassing is\b|\b(?:slides?|slips?|shoves?|push|sends?)\b/.test(
      words,
    );
  return passes && !/\bfrom the (?:left|right)\b[^.]*$/.test(words.replace(/\bto\b.*/, ''))
    ? [part('pass.cycle', 'always', step)]
    : [];
}

const COUNT: readonly Pattern[] = [
  [
    /\b(?:pass(?:es|ing)?|transfers?|give|gives|choose|chooses|select|selects|picks?|hands?|exchange|swaps?|slides?|slips?|sends?)\b(?: \S+){0,4}? (\d+)(?: of (?:them\b|the |their |your |his |her )?)?(?: \S+)? ?(?:cards?|(?<=of them)|$)(?! (?:each|to each))/,
    ([, n]) => [fact('pass.count', Number(n))],
  ],
  [
    /^pass(?:es)? (\d)\.?$|\b(?:everybody|everyone|each player|each of us|we) pass(?:es)? (?:only )?(\d)(?: to\b|[.,;]|$)|^pass (\d)(?: (?:to|left|right|across)\b| ?\()|\bwe pass (\d) (?:left|right|across)\b|\b(\d)[- ]card pass\b|\bcards passed: (\d)/,
    m => [fact('pass.count', Number(m.slice(1).find(Boolean)))],
  ],
  [/\b(?:pass|passing) (?:count|size|number) ?[:=] ?(\d)\b/, ([, n]) => [fact('pass.count', Number(n))]],
  [
    /\b(?:the )?(\d+) cards (?:are|is|get|gets|must be|have to be) (?:passed|exchanged|swapped)\b|\bpicks? (\d+) cards|^pass(?:ing)?: (\d+)\b|\bpass(?:es)?\b[^.]*, (\d) cards$/,
    m => [fact('pass.count', Number(m.slice(1).find(Boolean)))],
  ],
];
const count = firstOf([
  ...COUNT,
  [
    /\b([1-6]) cards\b/,
    ([, n], { words }) =>
      [...words.matchAll(/\b\d+ cards\b/g)].length === 1 &&
      !/\b(?:each|remaining|left over|gets?|has|have) [1-6] cards|\b1 of\b/.test(words)
        ? [fact('pass.count', Number(n))]
        : [],
  ],
]);
const PASSED_MAX = 6;
/** Whether the number is one of cards: a 1 is often that of a deal. */
const isCards = (value: unknown, { words }: SentenceContext): boolean =>
  value !== 1 || /\b(?:1 (?:\w+ ){0,2}cards?|cards?: 1)\b/.test(words);

const counted: TopicReader = context =>
  /^(?:if|when) there are (?:only )?\d\b/.test(context.words) ||
  (DEALING.test(context.words) && !/\bpass|\bexchang/.test(context.words))
    ? []
    : isAbout(context) || /\bcards? (?:for|to) (?:another|an opponent)/.test(context.words)
      ? count(context).filter(
          ({ value }) => Number(value) > 0 && Number(value) <= PASSED_MAX && isCards(value, context),
        )
      : [];

export const passingReaders: readonly TopicReader[] = [cycle, counted, seen];
