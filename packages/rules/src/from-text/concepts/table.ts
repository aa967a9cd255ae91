// Reads the number of players, the end of the match and its winner by their concepts.
import { type Fact, fact, type TopicReader } from '../facts.ts';
import { CONCEPTS, denials, has } from '../words/lexicon.ts';

const PEOPLE =
  '(?:players?|people|persons?|participants?|members?|pupils?|child(?:ren)?|kids?|guys|men|folks|students?|passengers?|scouts?|seats?|chairs?|heads?|of us|adults?|competitors?|souls|buddies|human beings|at (?:a|an|each|every|the|one|1) table|to (?:a|each|every|the) table|per table|(?:computer )?opponents|friends)';
const RANGES: readonly RegExp[] = [
  /^(?:who|players?|for|people|needed): (?<min>\d)(?:, \d)*,? ?(?:or|to|-|and) ?(?<max>\d)\b/,
  /\b(?:play(?:ed)?|works?|good|suitable|fine|playable|possible|meant|designed|for|game)(?: \w+)? (?:with|for|by) (?:from |between )?(?<min>\d)(?:, \d)*,? ?(?:or|and|to|-) ?(?<max>\d)\b(?! (?:cards?|packs?|decks?|hands?|points|of))/,
  /\b(?:tables?|parties|groups?|players?) of (?:from )?(?<min>\d)(?:, \d)* ?(?:,|or|to|-|and) ?(?<max>\d{1,2})\b/,
  new RegExp(`\\b(?<min>\\d), (?:\\d, )*(?:\\d )?(?:or|and) (?<max>\\d{1,2})(?: \\w+)? ${PEOPLE}\\b`),
  new RegExp(`\\b(?<min>\\d) ?(?:to|until|-|or|up to|through|and) ?(?<max>\\d{1,2})(?: \\w+)? ${PEOPLE}\\b`),
  new RegExp(
    `\\b(?:between|from|not (?:fewer|less) than|no (?:fewer|less) than|at least|minimum(?: of)?) (?<min>\\d)\\b[^.;]{0,24}\\b(?:and|to|not more than|no more than|at most|up to|maximum(?: of)?) (?<max>\\d{1,2})(?: \\w+)? ${PEOPLE}\\b`,
  ),
  new RegExp(
    `\\b(?:at least|minimum(?: of)?) (?<min>\\d)(?: \\w+)? ${PEOPLE}\\b[^.;\\d]{0,12}\\b(?:at most|up to|no more than|maximum(?: of)?) (?<max>\\d{1,2})\\b`,
  ),
  new RegExp(`\\b(?<min>\\d) (?:${PEOPLE}|of you),? or more\\b(?! (?:cards|points))`),
  new RegExp(`\\b(?<min>\\d)(?:\\+| or more| plus| and up| or above) ${PEOPLE}\\b`),
  new RegExp(`\\b(?:at least|minimum(?: of)?) (?<min>\\d) ${PEOPLE}\\b`),
  new RegExp(`\\b(?:at most|up to|maximum(?: of)?|no more than) (?<max>\\d) ${PEOPLE}\\b`),
];
const NOT_ALL = '(?<!\\b(?:other|remaining|1st|of the|\\d to|\\d or) )';
const EXACT: readonly RegExp[] = [
  /^(?<n>\d) to play\b/,
  /^(?<n>\d)(?:'s| is) the (?:right |only |proper |correct )?(?:number|game)\b/,
  /^(?<n>\d) (?!cards|tricks|hands|decks|packs|deals|rounds|hearts|points|games)[a-z]+s (?:gather|sit|meet|play|take part|compete|assemble)\b/,
  /^(?<n>\d) (?:always|every time)$|\bwants? (?<n2>\d)$/,
  /^(?:it's|it is|this is|hearts is) an? (?<n>\d)[- ](?:player|handed|person) game\b/,
  /\b(?:table|game|it) seats (?<n>\d)\b/,
  /\b(?:get|gather|collect|bring|round up|find|invite|need|grab) (?<n>\d) (?:people|players|persons|friends or)\b/,
  /\b(?:1|a) human(?: player)?(?:,| and| plus| with| against)* (?<n>\d) (?:bots|(?:computer |bot |ai )?opponents|computers?|robots|ais?|computer players)\b/,
  /\b(?:against|you and|me and|plus|versus|vs) (?<n>\d) (?:bots|others|(?:computer |bot |ai )?opponents|computers?|robots|ais?|computer players|rivals)\b/,
  /^(?<n>\d) (?!cards?|tricks?|points?|hearts?|spades?|clubs?|diamonds?|hands?|deals?|rounds?|packs?|decks?|suits?|games?|times?|minutes?|hours?|years?|days?|weeks?|jokers?|queens?|jacks?|kings?|aces?|others?|ways?|things?|stars?|rules?|across|less|times|passes|sides?|neighbours?|steps?|books?)[a-z]+s(?=$|, |,? and (?:a|1) (?:\w+ )?(?:pack|deck))/,
  /\b(?:find|get|invite|need|grab|against|plus) (?<n>\d) friends\b/,
  /\bneed (?:exactly )?(?<n>\d)(?=[.,;]|$)/,
  /^(?:yes|yep|sure|right),? (?:exactly )?(?<n>\d) (?:players|people)\b/,
  /\b(?:is|game) (?:only |always )?for (?:exactly )?(?<n>\d)(?=[.,;]|$)/,
  /^(?:the )?number of (?:players|people)(?: is|:) (?<n>\d)\b(?! ?(?:to|or|-|and))/,
  new RegExp(
    `${NOT_ALL}\\b(?<n>\\d)(?: \\w+)? (?:players?|participants?|of us|seats?|at (?:a|an|each|every|the|1) table|to (?:a|each|every|the) table|per table|(?:computer )?opponents)\\b`,
  ),
  new RegExp(
    `\\b(?:need|needs|take|takes|require|requires|for|seats?|engages?|by|want|wants|be|are|is|game|play with|played with|table|with)(?: \\w+){0,2} (?<n>\\d)(?: \\w+)? ${PEOPLE}\\b`,
  ),
  new RegExp(
    `^(?<n>\\d) ${PEOPLE}(?: who [^.,;]{0,40})? (?:each|sit|will play|are playing|play|get|take part|can play)\\b`,
  ),
  new RegExp(`^(?:ok |okay |so |well |hi |and |it's |there's )*(?<n>\\d)(?: \\w+)? ${PEOPLE}(?=[,.;:!]|$| \\d+ cards)`),
  /(?:^|[.,;:] |\bgame is |\b(?:play|played|hearts|game)(?: \w+){0,2} )(?<n>\d)-hand(?:ed|er)\b/,
  /\b(?:tables?|parties|groups?) of (?<n>\d)\b(?!,| ?(?:or|to|-|and))/,
  /^(?:we|you)(?:'re| are) (?:always )?(?<n>\d)(?=[,.;]|$| and\b)/,
  /\b(?:how many (?!cards?\b|tricks?\b|points?\b|hearts?\b|packs?\b|decks?\b|deals?\b|hands?\b|rounds?\b|times\b)\w+|(?<!how many )players?|people|seats|agents|persons|crew needed|needed)\b[^:]{0,30}: (?:exactly )?(?<n>\d)(?![\w-]| ?(?:to|or|and|cards|decks?|packs?)\b)/,
];
/** Matches sentences in which a number of players is only a case, or only some of the players are meant. */
const CASE =
  /^\(?\d players? ?[-:(]|^(?:for|with) \d\b|\b(?:if|when|where|with) (?:there (?:are|is) |you (?:are|have) |playing with |only )*\d\b|\bif\b|\bwhen\b|\b(?:other|others|remaining|rest|each of whom|tied?|next|between the) \d\b|\bother \d|\bremaining\b|\bopponents (?:each|all|get|receive)|\b\d (?:others|opponents? (?:get|each|receive|score))|\btied?\b|\b(?:more|fewer|less|other) than \d/;
/** Matches words by which a number of players is only the usual one. */
const OFTEN = /\b(?:most (?:often|usually|commonly)|mostly|usually|commonly|generally|as a rule)\b/;
const OPPONENTS = /\b(?:opponents|friends|bots|others|computers?|robots|ais?|rivals)\b/;
const isSeats = (n: number): boolean => n >= 2 && n <= 14;

/** Reads how many people play. */
const seats: TopicReader = ({ words }) => {
  if (/\b(?:tied?|ties|equal|level|same score|we were)\b/.test(words)) return [];
  const plain = words
    .replace(/\bonly (?:with|when|if) (?:there are )?(?=(?:exactly )?\d)/g, 'with exactly ')
    .replace(/^(?:in )?total (?:of )?(?=\d)/, '')
    .replace(/,? or (?:don't|do not|not|nobody|nothing|no) ?(?:at all|bother|game|start|play)?(?=\.?$)/, '')
    .replace(/ (?:against|with) (?:each other|1 another)\b/g, '')
    .replace(/\bwith exactly (\d) (\w+)/g, 'game for $1 $2')
    .replace(/\b(you|me|him|her) and (\d) others\b/g, '$1 and $2 bots')
    .replace(/\b(?:exactly|just|only|precisely|always) (?=\d)/g, '')
    .replace(
      /,? ?\b(?:no more|no less|no fewer|neither more nor (?:less|fewer)|not more|not less)\b(?! than)(?:,? (?:and|or|nor) (?:no )?(?:more|less|fewer)\b)?/g,
      '',
    );
  for (const form of RANGES) {
    const { min, max } = form.exec(plain)?.groups ?? {};
    if (min === undefined && max === undefined) continue;
    if (![min, max].every(one => one === undefined || isSeats(Number(one)))) return [];
    return [
      ...(min === undefined ? [] : [fact('seats.min', Number(min))]),
      ...(max === undefined ? [] : [fact('seats.max', Number(max))]),
    ];
  }
  return (
    plain
      .split(/[,;]| [-/] /)
      .map(one => exactSeats(one.trim()))
      .find(found => found.length > 0) ?? []
  );
};

/** The facts about the number of players, if a clause names one number. */
function exactSeats(plain: string): readonly Fact[] {
  if (CASE.test(plain) || OFTEN.test(plain) || has(plain, 'not') || CONCEPTS.others.test(plain.replace(OPPONENTS, '')))
    return [];
  for (const form of EXACT) {
    const match = form.exec(plain);
    const n = Number(match?.groups?.n ?? match?.groups?.n2) + (OPPONENTS.test(match?.[0] ?? '') ? 1 : 0);
    if (match !== null && isSeats(n)) return [fact('seats.min', n), fact('seats.max', n)];
  }
  return [];
}

const LIMIT_MIN = 15;
const LIMIT_MAX = 1000;
const AT =
  /(?<![\w.+:-])(?<over>(?:over|above|past|exceed(?:s|ed|ing)?|more than|beyond|cross(?:es|ed|ing)?|bust(?:s|ed)?|pass(?:es|ed)?|>) (?:the )?)?(?<least>(?:at least|>=|reach(?:es|ed|ing)?|hit(?:s|ting)?|arrived? at|gets? to|has|have|had|with|1st (?:\w+ )?to|is at|(?:mounts?|mounted|climbs?|climbed|rises?|amounts?|adds? up|comes?) to|attain\w*|(?:run|runs|ran|racked|racks|clocked|notched|piled) up|amass\w*|collect\w*|up to|scored?|at|to) (?:the )?(?:a (?:score|total) of )?)?(?<!\d)(?<n>\d{2,4})(?!\d|[-/.:]\d| ?(?:cards?|tricks?|hearts?|hands?|rounds?|deals?|games?(?! (?:is|ends|over))|players?|people|years?|minutes?|hours?|seconds?|times|%|of|o'clock|sheets|each)\b)(?<more> (?:[a-z]+ )?(?:or (?:more|over|higher|above|upwards?|beyond)|and (?:more|over)|\+))?(?<reached>[^.;]{0,24}\b(?:reached|attained|hit)\b)?/g;
const ENDS =
  /\b(?:ends?|ended|ending|stop(?:s|ped)?|finish\w*|over|done|terminat\w*|conclu\w*|complet\w*|decided|until|till|once|as soon as|when|game|match|session|play(?:s|ed)? (?:up )?to|1st (?:\w+ )?(?:to|past|over|1|player|person|man)|target|limit|goal|loses?|loser|games? (?:go|goes|run) to|up to|call it|closes|settled|is out|pays|runs? to|lasts?|quits?|ends it)\b/;
const NOT_LIMIT =
  /\b(?:exactly|hearts\b.*\bspades|altogether|in total|in all|starts? (?:with|at)|each of|cards each|for every|worth)\b/;

/** Matches what explains a number by the next one: `over 100, that is 101 or above`. */
const GLOSS = /,? \(?(?:that is|meaning|so) \d{2,4}(?: points)? (?:or|and) (?:more|above|higher|up(?:wards)?)\)?/;

/** Reads the score at which the match ends. */
const limit: TopicReader = context => {
  const { words, heading } = context;
  const isAbout =
    ENDS.test(words) ||
    /^[a-z ]{3,24}: (?:\w+ )?\d{2,3}\b[^.;]*\b(?:or (?:more|over)|reached|and (?:more|over))\b/.test(words) ||
    /\bend|\bfinish|\bwinn|\btarget|\blimit/.test(heading);
  const about = words.replace(/\bnot more than\b/g, '').replace(GLOSS, '');
  if (!isAbout || NOT_LIMIT.test(words) || has(words, 'moon') || CONCEPTS.others.test(words.replace(/\belse\b/, '')))
    return [];
  if (/\[..\]|\bhearts?\b/.test(words) && !/\bhearts? (?:game|match)/.test(words)) return [];
  const found = [...about.matchAll(AT)].filter(({ groups }) => {
    const n = Number(groups?.n);
    return n >= LIMIT_MIN && n <= LIMIT_MAX;
  });
  const [first] = found;
  if (found.length !== 1 || first === undefined || (denials(words) > 0 && !/\buntil|\btill|\bbefore/.test(words)))
    return [];
  return [fact('match.kind', 'limit'), fact('match.limit', Number(first.groups?.n)), ...comparison(first, words)];
};

function comparison({ groups = {} }: RegExpMatchArray, words: string): readonly Fact[] {
  const isOr = /\b(?:reach\w*|meets?|hits?|at) (?:or|and) (?:pass|exceed|over|go)/.test(words);
  if (isOr || groups.more !== undefined || groups.least !== undefined || groups.reached !== undefined)
    return /^(?:to|up to|at|with) /.test(groups.least ?? '') && groups.more === undefined && !isOr
      ? []
      : [fact('match.cmp', '>=')];
  return groups.over === undefined ? [] : [fact('match.cmp', '>')];
}

const DEALS =
  /\b(?:consists? of|comprises?|is|are|plays?|lasts?|after|makes?|of|length:|long is an? \w+:) (?:exactly )?(?<n>\d{1,2}) (?:deals|hands|rounds)\b|^(?<n2>\d{1,2}) (?:deals|hands|rounds) (?:make|constitute|form|complete|and (?:it|that|we|you)|each|per|altogether|in all|a (?:game|match|night|evening))\b|\b(?:after|completion of|end of|conclusion of) the (?<n3>\d{1,2})(?:st|nd|rd|th) (?:deal|hand|round)\b|\bdeals? (?<n4>\d{1,2}) times\b|\bnumber of (?:deals|hands|rounds),? (?:namely|usually|normally|which is|that is|:) ?(?<n5>\d{1,2})\b/;
/** Reads after how many deals the match ends. */
const deals: TopicReader = ({ words }) => {
  const groups = DEALS.exec(words)?.groups;
  const n = groups?.n ?? groups?.n2 ?? groups?.n3 ?? groups?.n4 ?? groups?.n5;
  return n !== undefined &&
    /\b(?:game|match|session|drive|tournament|competition|event|sitting|ends?|over|winner|evening|night|plays?|how long|length|count up|add up|tot up|tally|times|fixed number)\b/.test(
      words,
    ) &&
    !has(words, 'not') &&
    !/\bpass|\bexchang|\bswap/.test(words)
    ? [fact('match.kind', 'deals'), fact('match.deals', Number(n))]
    : [];
};

/** Matches a low score, and not a low card. */
const LOW_SCORE =
  /\b(?:fewest|lowest|least|minimum|smallest|littlest|tiniest|lightest|low|fewer|small(?:er)?(?= (?:total|score|sum|number)))\b(?! (?:card|club|spade|diamond|heart|rank|trick|suit))(?:[- ](?:penalty )?(?:scores?|totals?|points?|number|tally|count|man|player|sum|one|1|against \w+|wins|reckoning|result|balance|tab|bill|aggregate|debit|sum|load)\b)?/;
const LOSES = /\blos(?:es|er|ing|t)\b/;

const HIGH_SCORE = /\b(?:highest|most|biggest|largest|greatest)\b(?: \w+)? ?(?:scores?|totals?|points?|number|tally)\b/;
const WINS = /\b(?:wins?|won|winner|champion|victor)\b/;

/** Reads that the lowest or the highest score wins. */
const winner: TopicReader = ({ words }) => {
  const clauses = words
    .replace(/\bfor nothing\b/g, 'free')
    .split(/[;.](?=\s|$)|\bbut\b|, (?=the\b)|, (?:then|and)\b|\bdeals?, |\bhands?, |\brounds?, /);
  const isLow = clauses.some(clause => {
    const [low] = LOW_SCORE.exec(clause) ?? [];
    const others = clause.replace(low ?? '', '');
    return (
      low !== undefined &&
      has(others, 'wins') &&
      !has(clause, 'not') &&
      !LOSES.test(clause.slice(clause.indexOf(low))) &&
      !/\b(?:deals?|dealer|leads?|cuts?|clubs?|cards?|starts|tied|tie)\b/.test(clause) &&
      /\b(?:scores?|totals?|points?|fewest|least|wins?|against|man|tally|number|winner|reckoning|result|balance|tab|bill|aggregate|debit|sum|load)\b/.test(
        clause,
      )
    );
  });
  const isLabel =
    /^(?:the )?(?:lowest|smallest|lightest) (?:\w+ )?(?:wins?|drinks|takes|keeps|gets)\b/.test(words) ||
    /^(?:result|winner|winning|wins|victor|victory|prize|object(?:ive)?|aim|goal): (?:the )?(?:lowest|fewest|least|smallest)\b/.test(
      words,
    );
  const isHigh = clauses.some(
    clause =>
      HIGH_SCORE.test(clause) &&
      WINS.test(clause) &&
      !has(clause, 'not') &&
      !LOSES.test(clause) &&
      !has(clause, 'low') &&
      !/\btricks?\b/.test(clause),
  );
  if (isHigh) return isLow ? [] : [fact('match.winner', 'highest')];
  return isLow || isLabel ? [fact('match.winner', 'lowest')] : [];
};

export const tableConcepts: readonly TopicReader[] = [seats, limit, deals, winner];
