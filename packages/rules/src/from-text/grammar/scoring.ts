// Reads what cards cost, and the rules of the moon.
import { type Fact, fact, part, type SentenceContext, type TopicReader } from '../facts.ts';
import { cardsIn, singleCards, UNCLEAR } from './cards.ts';

const MOON =
  /\bmoon\b|\b(?:you|anybody|anyone|somebody|someone|whoever|player) shoots?,|\bshooter\b|\bslam\b|\bgoing for the lot\b/;
const TAKES_ALL =
  /\b(?:takes?|took|wins?|won|collects?|collected|gets?|captures?|captured|capturing|taking|has)\b[^.,;]{0,20}\b(?:all|every|both)\b[^.]{0,40}\b(?:hearts?|cards?|points?)\b|^all (?:the )?(?:13 )?hearts and\b|\b(?:takes?|took|wins?|won|collects?|collected|gets?|got|captures?|captured|has|have) (?:them all|all of (?:them|these|it)|the (?:whole )?lot|everything|every (?:single |last )?1)\b|\btook all\b|\b(?:takes?|took) the (?:whole )?lot\b|\btaking all\b|\bscoring cards\b.*\ball\b/;

/** Whether the sentence is about taking all cards with points, or continues such a sentence. */
export const isMoon = ({ words, heading, before }: SentenceContext): boolean =>
  MOON.test(words) ||
  TAKES_ALL.test(words) ||
  MOON.test(heading) ||
  ((MOON.test(before) || TAKES_ALL.test(before)) &&
    /^(?:in (?:this|that|which) case|if (?:you|they|he|she|somebody|someone) (?:makes?|manages?|succeeds?|pulls?)|or|that player|they|the shooter|you|instead|if it works|either|add|subtract|give|take|everyone else)\b|\binstead\b/.test(
      words,
    ));

const SUBJECT =
  '(?<cards>(?:(?:each|every|any|all|all other|a|an|the|1|other|and|both)(?: of)?(?: the)? |, )*(?:\\[..\\]|hearts?(?: cards?)?|aces?|kings?|queens?|jacks?|spades?|clubs?|diamonds?)(?:(?:,| and| or|, and)(?: the| each| every| a| an)* (?:\\[..\\]|hearts?))*)';
/** Words between the cards and their points which say that somebody takes them: `that you get stuck with`. */
const TAKEN =
  "(?: (?!(?:not|never|unless|may|can|cannot|can't|must|leads?|led|plays?|played|pass|passes|passed|broken|until|before|if|when|except|and|or|is|are|counts?|costs?|scores?|worth|for|hearts?)\\b)[a-z']+){0,7}";
const LINK =
  `(?: \\([^)]*\\))?(?: (?:taken|captured|won|collected) in (?:a|your|the|any) tricks?)?(?:${TAKEN}(?= (?:is|are|counts?|costs?|scores?|gives?|worth)\\b))?` +
  '(?: (?:alone|if taken|cards?|you (?:collect|take|have taken)|in your tricks|captured|taken|is a|which|that))*(?: ?[:=] ?| - |-(?=\\d)| (?:is|are|(?:is |are |must be |will be )?count(?:s|ed)?|scores?|costs?|carr\\w+|gives?|is worth|are worth|worth|(?:is|are) good for|ha(?:s|ve) a value of|for|as|subtracts?|takes?|gains?|adds?|earns?)(?: (?:you|them|also|itself|as|an? additional|another|alone|only|a whopping))* ?| )(?:worth |for |counts? |of )?';
const NUMBER =
  '(?<sign>minus |plus |negative |(?<!\\w)[+-])?(?<n>\\d+)(?!\\d|\\.\\d|(?:st|nd|rd|th)|[- ](?:players?|people|cards?|tricks|hearts|others|times|years?|hours?|minutes|days|weeks)\\b)(?: (?:penalty |minus )?points?)?(?: each)?(?<off> (?:off|away)\\b)?';
const WORTH = new RegExp(
  `${SUBJECT}${LINK}(?:${NUMBER}|(?<face>(?:their |its )?(?:face value|rank|spots?|pips?|spot value))|(?<zero>nothing|no points))`,
  'g',
);
const FOR =
  /(?<sign>minus |plus |[+-])?(?<n>\d+)(?: (?:penalty )?points?)? (?:(?:for|per) (?:each |every |the |a |any )*|an? (?=heart))(?<cards>\[..\]|hearts?)/g;
/** Matches the points after the card: `for the queen of spades 13 points`. */
const FOR_FIRST =
  /\bfor (?:each |every |the |a |any |all )*(?<cards>\[..\]|hearts?)[,:]? (?:you (?:get|score|pay) |there (?:is|are) )?(?<sign>minus |plus |[+-])?(?<n>\d+)(?: (?:penalty )?points?| (?:is|are))\b/g;
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

const hasFace = (words: string): boolean => /\b(?:face value|rank|pips?|spots?)\b/.test(words);

function worthFacts(context: Worth, whole: string, words: string): readonly Fact[] {
  const minus =
    /minus|negative|-/.test(context.sign ?? '') ||
    /\b(?:subtracts?|takes? (?:away|off))\b/.test(whole) ||
    context.off !== undefined;
  const n = Number(context.n) * (minus ? -1 : 1);
  const value = context.face !== undefined ? 'pips' : context.zero !== undefined ? 0 : n;
  const cards = cardsIn(context.cards).filter(card => card !== 'costly');
  if (BARE.test(context.cards)) return hasFace(words) ? [] : [part('points', UNCLEAR, value)];
  return value === 0 ? [] : cards.map(card => part('points', card, value));
}

/** Matches what separates the clauses of a sentence about points. */
const CLAUSES = /,|;|:|\.(?!\d)| - |\b(?:and|while|whereas|but|or)\b/;
const CLAUSE_NUMBER =
  /(?<minus>minus |negative |(?<!\w)-)?\b(?<n>\d+)\b(?!\.\d|(?:st|nd|rd|th)|[- ](?:players?|people|cards?|tricks?|hearts|others|times|years?|hours?|minutes|days|weeks|\[)\b)/g;
const IN_FAVOUR =
  /\btakes? away\b|\bsubtract|\btakes? off\b|\boff\b|\bdeduct|\bminus\b|\bnegative\b|\breduces?\b|\blowers?\b/;
const NOT_POINTS =
  /\b(?:leads?|led|leading|pass|passes|passed|passing|dealt|deals?|dealer|until|remove\w*|wins|winner|total of|altogether|in all|face value|rank|pips?|jacks?|queens?|kings?|aces?)\b/;

/**
 * The points of cards in a sentence whose clauses name a card and a number each, or a card and a number by
 * turns. Empty if the sentence has another form.
 */
function byClauses(words: string): readonly Fact[] {
  if (NOT_POINTS.test(words) || /\bbonus\b/.test(words)) return [];
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
const EXAMPLE = /,? (?:so (?:that )?the|for example|for instance|e\.g\.|example)\b.*/;

const IS_POINT =
  /\bpoints?\b|\bcount(?:s|ed)?\b|\bworth\b|\bscores?\b|\bcosts?\b|\bface value\b|\bwrite down\b|\ba value of\b|\d for (?:each|every|the|an?)\b|: ?(?:minus|plus|-|\+) ?\d|\bsets? you back\b|\bapiece\b|\d each\b|=|: ?-?\d+\.?$|(?:\[..\]|\bhearts?),? (?:(?:is|are) )?(?:worth )?(?:minus |plus |[+-] ?)?\d+\b(?! (?:of|cards?|players?|people|hearts?|tricks?|times|years?|hours?|minutes|days|weeks)\b)/;
/** Matches words which show that a sentence does not state the points of cards. */
const DENIED =
  /(?:\bnot|n't|\bnever|\bno longer) (?:worth|counts?|counted|scored?|costs?|play(?: with)?|use|give|have|treat|a point)\b|\b(?:is|are)(?: not|n't) \d+ points?\b|\b1st (?:player |person |1 )?to (?:take|win|get)\b|\bextra points?\b|\brevok/;
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
    /\b(?:is|are|counts?|costs?|worth) (?:worth |for )?(?:minus |plus )?\d+(?: points?)?(?:[.,;]|$)|\band \d+ for \w/.test(
      rest,
    );
  return isUnknown ? [part('points', UNCLEAR, 0)] : [];
}

function points(sentence: SentenceContext): readonly Fact[] {
  const context = { ...sentence, words: withCard(sentence).replace(UNLESS_MOON, '') };
  const words = context.words.replace(WORTHLESS, '');
  if (isMoon(context) || /\b(?:reach|wrap|exactly|target|limit)\w*\b/.test(words)) return [];
  if (!IS_POINT.test(words) || DENIED.test(words)) return [];
  const read = (form: RegExp, text = words): readonly Fact[] =>
    [...text.replace(EXAMPLE, '').matchAll(form)].flatMap(({ groups, index, input, 0: whole }) => {
      const isOff = /\b(?:takes? (?:off|away)|subtracts?|deducts?|removes?) $/.test(input.slice(0, index));
      return worthFacts({ cards: '', ...groups, ...(isOff && { sign: '-' }) }, whole, words);
    });
  const counted = [...read(FOR_FIRST), ...read(FOR, words.replace(FOR_FIRST, ''))];
  const rest = counted.length > 0 ? words.replace(FOR_FIRST, '').replace(FOR, '') : words;
  const straight = [...counted, ...read(WORTH, rest)];
  const listed = straight.length > 0 ? straight : read(LISTED);
  const isWhole = cardsIn(words.replace(/\bpoints?\b/g, '')).every(card => listed.some(one => one.part === card));
  const clauses = isWhole ? [] : byClauses(words.replace(EXAMPLE, ''));
  const isUnclear = clauses.some(one => one.part === UNCLEAR);
  const facts =
    isUnclear || clauses.length > listed.length
      ? clauses
      : [...listed, ...unknownIn(words, [FOR_FIRST, FOR, WORTH, LISTED])];
  return facts.filter((one, i) => facts.findIndex(other => other.part === one.part) === i);
}

const OTHERS =
  "(?:(?:all|any) (?:the )?players (?:other than|except|but) (?:you|him|her|them|(?:the|this|that) (?:shooter|player|1))|(?:everyone|everybody) (?:but|except) (?:you|him|her|them|the shooter|the player)|(?:all|each|every 1) of (?:the|his|her|their|your) (?:other players|opponents|others)|each of (?:the|his|her|their|your) (?:other players|opponents|others)|each (?:other player|opponent|of the others)|every(?:body|one)? ?else(?:'s)?|every (?:other player|opponent)(?:'s)?|all (?:the )?(?:others?|other players|opponents|\\d opponents|\\d others)|(?:the )?(?:\\d )?(?:others|other players|opponents)|(?:the )?(?:other|3) (?:\\d )?(?:players?|others)(?:'s?)?|the other \\d\\b|(?:the )?rest(?: of us)?|we (?:each|all|others)|the other \\d of (?:us|you)|all other players'?|(?:your|his|the) (?:\\d )?opponents)";
const OWN = '(?:yourself|themselves|your|their|his|her|his or her|the)(?: own)?(?: total| score)?';
const POINTS_MIN = 5; // smaller numbers in a sentence about the moon are not the points of the moon

const BURDEN: readonly RegExp[] = [
  new RegExp(
    `\\b${OTHERS}[^.;]{0,40}?\\b(?:scores?|adds?|gets?|have|has|receives?|takes?|writes?|gains?|pays?|eats?|cops?|suffers?|collects?|is (?:each )?given|are (?:each )?given|charged|penali[sz]ed|fined|hit with|lumbered with|stuck with|go(?:es)? up(?: by)?|increased by)\\b(?: \\w+){0,3}? ([+-]?\\d+)`,
  ),
  new RegExp(
    `\\b(?:adds?|added?|adding|puts?|give|gives|giving|charge|increase\\w*|raise\\w*)\\b[^.;]{0,30}?([+-]?\\d+)(?: points?)?(?: are| is)?(?: added)?[^.;]{0,24}?\\b${OTHERS}`,
  ),
  new RegExp(
    `\\b(\\d+) points? (?:(?:are|is|must be|will be) )?(?:added|written down|charged|given|awarded) to[^.;]{0,24}\\b${OTHERS}`,
  ),
  new RegExp(`\\b${OTHERS}[^.;]{0,40}?\\b(?:up|increased?) by (\\d+)`),
  new RegExp(`\\b(?:increases?|raises?) (?:the scores? of )?${OTHERS}[^.;]{0,20} by (\\d+)`),
  new RegExp(`\\b${OTHERS} ([+-]?\\d+)(?: points)?(?: each| instead|[.]|$)`),
  new RegExp(`\\b(\\d+) (?:points )?(?:to|on for|for|on) ${OTHERS}`),
];
const SHED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:subtract(?:s|ed|ing)?|taking|deducting|takes? away|takes?|deducts?|removes?|knocks?|shaves?|lops?|drops?|cuts?)\\b (?:off )?(\\d+)(?: points?)? (?:off|from) ${OWN}`,
  ),
  new RegExp(`\\b(\\d+)(?: points?)? (?:is |are )?(?:deducted|subtracted|taken(?: off| away)?) from ${OWN}`),
  new RegExp(`\\b(?:loses?) (\\d+)(?: points?)? (?:off|from) ${OWN}`),
  /\b(?:decides?|chooses?|whether|either)\b[^.]*\bloses? (\d+)/,
  new RegExp(`\\b(\\d+)(?: points?)? (?:comes?|goes?) off ${OWN}`),
  new RegExp(`\\b(?:reduces?|lowers?) ${OWN}[^.;]{0,14} by (\\d+)`),
  new RegExp(`\\b${OWN} (?:is|goes|score goes) (?:reduced|down|lowered)(?: by)? (\\d+)`),
  /\b(?:scores?|gets?|earns?) (?:either )?(?:minus |- ?)(\d+)/,
  /^(?:the )?(?:shoot(?:ing)? (?:the )?)?moon ?(?:[:=]|is(?: worth)?|counts?|scores?|gives|(?:earns?|gets?|costs?)(?: you| him| her)?) ?(?:minus |-)(\d+)/,
  /\bchoice\b[^.]*\bminus (\d+)/,
  /\b(?:an?|the) moon (?:is worth|counts?|scores?) (?:minus |-)(\d+)/,
  /\b(?:score|total) drops by (\d+)/,
  /\bget to subtract (\d+)\b/,
  /\b(\d+)(?: points?)? off for (?:you|yourself|the shooter)\b/,
  /\b(?:gets?|has|have) (\d+)(?: points?)? (?:taken )?off\b/,
  /(?:\bminus |- ?)(\d+)(?: points?)? (?:for|to) (?:you|yourself|them|the shooter)\b/,
];
const ZERO =
  /\b(?:scores?|gets?|has|receives?|gives you|you get|earns?|pays?|takes?|writes?) (?:0|no|nothing)(?: points?)?\b|\bset\w* (?:his|their|your)(?: own)? total (?:back )?to 0/;

const numberIn = (words: string, forms: readonly RegExp[]): number | undefined => {
  for (const form of forms) {
    const n = Number(form.exec(words)?.[1]?.replace(' ', ''));
    if (Math.abs(n) >= POINTS_MIN) return Math.abs(n);
  }
  return undefined;
};

function moonNeeds(words: string): readonly Fact[] {
  if (!TAKES_ALL.test(words) && !/\ball\b[^.]{0,20}\bhearts?\b/.test(words)) return [];
  const [, listed = words] =
    /\b(?:all|every)\b(.*?)(?:\bshoots?\b|\bscores?\b|\bgets?\b|\bhas shot\b|\byou may\b|$)/.exec(words) ?? [];
  const cards = cardsIn(listed.replace(/\b\d+ points?\b|\bpoints\b(?! cards)/g, ''));
  const exact = cards.filter(
    card => card !== 'costly' && !(card !== 'H*' && card.endsWith('H') && cards.includes('H*')),
  );
  if (exact.includes('H*')) return [fact('moon.needs', exact)];
  return cards.includes('costly') ? [fact('moon.needs', ['costly'])] : [];
}

/** Matches words which say that there is no moon. */
const NO_MOON =
  /\bno (?:bonus|reward|prize|effect) for (?:taking|getting|winning) (?:everything|all|them all)\b|\bno (?:shooting (?:the|for the) )?moon\b(?! choice| option)|(?:\bdo not|\bdon't|\bnever) (?:play|allow|do|use|have|count|bother with|recogni[sz]e) (?:with )?(?:the |shooting (?:the|for the) |any )*moon\b|(?:\bdo not|\bdon't|\bnever) shoot the moon\b|\bwithout (?:shooting )?(?:the |a )?moon\b|\bshooting the moon (?:does not|doesn't) count\b|\bmoon\b[^.]{0,20}\b(?:not|isn't) (?:allowed|possible|played)|\b(?:cannot|can't) shoot the moon/;

/** Whether the words offer a choice of which only one side was understood. */
const isHalf = (words: string): boolean =>
  /\b(?:decides?|chooses?|either|whether|choice)\b.*\b(?:or|and)\b|\b\d{2,}\b.*\bor\b.*\b\d{2,}\b/.test(words);

function moon(context: SentenceContext): readonly Fact[] {
  const { words } = context;
  const isNothing = isMoon(context) && /\b(?:no|nothing) special (?:effect|rule|happens)/.test(words);
  if (NO_MOON.test(words) || isNothing)
    return [fact('moon.needs', []), fact('moon.options', []), fact('moon.choose', 'fixed')];
  if (!isMoon(context)) return [];
  const [burden, shed] = [numberIn(words, BURDEN), numberIn(words, SHED)];
  const isChoice =
    /\b(?:choose|chooses|choice|either|may|whichever|or)\b/.test(words) &&
    (burden !== undefined || shed !== undefined) &&
    !/\bmay not\b/.test(words);
  const chosen =
    isChoice &&
    (/\bchoose|\bchoice|\bwhichever|\bmay\b|\beither\b/.test(words) || (burden !== undefined && shed !== undefined));
  if ((burden === undefined) !== (shed === undefined) && isHalf(words))
    return [...moonNeeds(words), part('moon.options', 'unclear', 0)];
  return [
    ...moonNeeds(words),
    ...(shed === undefined ? [] : [part('moon.options', 'shed', -shed)]),
    ...(burden === undefined ? [] : [part('moon.options', 'burden', burden)]),
    ...(chosen
      ? [
          part(
            'moon.choose',
            'how',
            /\bunless (?:this|that|it) (?:will|would)\b[^.]*\blose/.test(words) ? 'auto' : 'shooter',
          ),
        ]
      : []),
    ...(ZERO.test(words) ? [part('moon.options', 'zero', 0)] : []),
    ...(/\bset\w* (?:his|their|your)(?: own)? total (?:back )?to 0\b/.test(words) && /\bchoose/.test(words)
      ? [part('moon.choose', 'how', 'shooter')]
      : []),
  ];
}

export const scoringReaders: readonly TopicReader[] = [points, moon];
