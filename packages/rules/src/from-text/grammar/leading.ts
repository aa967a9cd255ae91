// Reads when hearts may be led: how long they are closed, what breaks them, and who may lead them before.
import {
  type Fact,
  fact,
  firstOf,
  isDenied,
  type Pattern,
  part,
  type SentenceContext,
  type TopicReader,
} from '../facts.ts';
import { has } from '../words/lexicon.ts';
import { cardsIn } from './cards.ts';

/** Matches words about the first trick. */
export const FIRST_TRICK = /\b(?:1st|opening|very 1st) (?:trick|round|hand|go[- ]round)\b|\btrick (?:1|number 1)\b/;

/** Matches words about leading hearts. */
export const LEADING =
  /\bhearts? (?:are |is |stay |remain )?(?:shut|closed|locked|off[- ]limits)\b|\bhearts? (?:may|can|must|do|does)(?: not|n't)? come out\b|\b(?:starts?|begins?|opens?) (?:with )?(?:an? |any )?hearts?\b|\bhearts? (?:must|has to|have to|needs? to) be broken\b|^no hearts? (?:before|until|unless)\b.*\bbroken\b|\bgo with hearts?\b|\b(?:leads?|led|leading)\b[^.;]{0,20}\b(?:hearts?|point cards?)\b|\bhearts?\b[^.;]{0,40}\b(?:led|lead|leading|lead card)\b|\bleader\b[^.;]{0,40}\bhearts?\b|\btricks?\b[^.;]{0,20}\b(?:started|begun|opened)\b[^.;]{0,12}\bhearts?\b|\b(?:start|begin|open(?:ed)?)\b[^.;]{0,20}\btricks?\b[^.;]{0,12}\bhearts?\b|\b1st card of a trick\b[^.;]{0,20}\bhearts?\b|\bplay a heart as the 1st suit/;
const UNTIL =
  /\b(?:if (?:an? )?hearts? (?:have|has|were|was|had) |until|unless|before|as long as|only\b[^.]{0,20}\b(?:once|after|when|if)|(?<!at )once|till)\b/;
const ONLY_HEARTS =
  /\b(?:unless|except|save|or|only if|if|once)\b.{0,70}\b(?:only hearts|hearts only|nothing but hearts|only has hearts|has only hearts|hearts are all|all (?:your|their|the|his) cards are hearts|no (?:other )?(?:choice|alternative)|nothing else|only (?:the )?hearts|hearts are the only|no alternative)|\bthere is no alternative|\bunless\b.{0,20}\b(?:that is|that's|they are|they're) all\b|\bunless (?:your|his|her|their|the) (?:whole |entire )?hand is (?:all |only |nothing but )?hearts|\b(?:have|has|hold|holds) only hearts|\bonly (?:have|has|hold|holds) hearts/;

const ANY_TIME =
  '(?:(?:at )?any ?(?:time|stage|moment)|whenever|right from|from the (?:very )?(?:start|beginning|1st)|at once|(?:right|straight) away|immediately)';
/** Matches words which say that hearts need not be broken. */
const FREE_LEADS = new RegExp(
  [
    `\\bhearts? (?:may|can|could) (?:always )?be led ${ANY_TIME}`,
    `(?<!\\b(?:not|never) )\\b(?:may|can|lets? you|lets? people|allowed to) lead (?:with )?(?:an? )?hearts? ${ANY_TIME}`,
    '\\bany card may be led,? (?:even |including )?hearts?\\b|\\bhearts? (?:may|can) be led (?:to|on|in) any trick\\b|\\b(?:may|can) start with (?:an? )?hearts? whenever\\b|\\bbreaking hearts is not\\b',
    '\\bno restrictions? on leading hearts?\\b|\\bnot necessary to break hearts\\b|\\bwe lead hearts? (?:any ?time|whenever)',
    '\\bleading (?:with )?(?:an? )?hearts? is always (?:allowed|fine|ok|okay)\\b',
    "\\b(?:do not|don't|need not|needn't|never) (?:need to |have to )?break (?:the )?hearts\\b|\\bno breaking (?:of )?(?:the )?hearts\\b|\\bno such thing as\\b[^.]{0,20}\\bbr(?:eak|oken)",
    "\\b(?:do not|don't|never) (?:play|require|insist|say|demand) (?:that |on )?hearts? (?:must|have to|has to|need to) be broken\\b",
    '\\b(?:nobody (?:waits|cares|bothers|asks|worries)|(?:we|i) (?:have |have\\W?n.t )?never (?:played|waited|bothered|cared)) (?:(?:for|about|with|whether|if|that|the) )*hearts? [^.;]*\\bbroken\\b',
    '\\b(?:leads?|led|leading|lead what\\w*)\\b[^.;]*\\bhearts? (?:not excepted|not excluded|among them|and all)\\b',
    "\\bhearts? (?:do not|don't|need not|needn't|never) (?:have to |need to |need )?be(?:ing)? broken\\b",
    "\\b(?:no rule|do not have|don't have|no need|no such thing as|know nothing of|know nothing about|never heard of|have no truck with|care nothing for|have no time for)\\b[^.]{0,40}\\b(?:hearts? (?:have|has|need|must)\\b[^.]{0,12}\\bbroken|break(?:ing)? (?:hearts|them))\\b",
  ].join('|'),
);

/** The clause which says when hearts may be led: the words from `until` on. */
const untilPart = (words: string): string => words.slice(Math.max(0, words.search(UNTIL)));

function leading(context: SentenceContext): readonly Fact[] {
  const { words } = context;
  if (FREE_LEADS.test(words) && !/\[Q.\][^.]{0,30}\bbreak/.test(words)) return [fact('lead.restrict', [])];
  const isBroken = /\bhearts? (?:must|has to|have to|needs? to) be broken\b/.test(words);
  if (!LEADING.test(words) || (!UNTIL.test(words) && !isDenied(words) && !isBroken)) return [];
  if (FIRST_TRICK.test(words) && !/\bhearts? (?:cannot|may not) be led/.test(words) && !/\blead/.test(words)) return [];
  const exempt = ONLY_HEARTS.test(words) ? [fact('lead.exempt', 'onlyRestricted')] : [];
  if (/\bonly hearts left may lead\b|\bhas only hearts left may/.test(words)) return exempt;
  const closed = words.slice(0, Math.max(0, words.search(UNTIL)));
  const queen = /\[Q.\]/.exec(closed)?.[0];
  const cards =
    queen !== undefined && /\bled?\b|\blead/.test(closed) && !/\bplayed on|\bcannot be played/.test(closed)
      ? ['H*', queen.slice(1, 3)]
      : ['H*'];
  return [fact('lead.restrict', cards), ...exempt, ...breakers(untilPart(words), words).map(aside)];
}

const aside = (one: Fact): Fact => ({ ...one, isAside: true });

const DISCARDED =
  /\bdiscard|\bthrow (?:1|it|a heart) (?:off|away|out)\b|\bthrown? (?:1 )?(?:off|away|out|on)|\b(?:threw|throws) (?:\w+ ){0,2}(?:off|away|out|on)\b|\b(?:pitch|chuck|ditch|dump|binn|toss|slough|shed|unload)ed\b|\b(?:tosses|dumps|ditches|chucks|pitches|sheds|unloads)\b|\bputs? (?:an? )?(?:heart|1) on something|\b(?:on|in|into|onto|to) (?:a trick of )?(?:an?other|other|a different|some other) suit|\bthrown\b(?! (?:on|to) the table)|\bthrows? (?:off|a heart)|\bslough|\bcannot follow|\bcan't follow|\bcouldn't follow|\bunable to follow|\bcould not follow|\bno cards? of the suit|\bnot (?:have |got )?(?:the |that )?(?:same )?suit|\bhas no card|n't have (?:the|that|any) suit|\b(?:out of|void in) (?:the|that|this)(?: led)? suit\b|\bwho (?:cannot|can't|has no|is out|is void|has none)\b|\bwho's out\b|\bcannot match|\black/;
const PLAYED =
  /\bcontributed|\b(?:shown|showed|turned|come|came) (?:up|out|down|in)\b|\bhits? the table|\bon the table|\bbeen seen|\bplayed|\bplays|\bplaying|\bappeared|\btaken|\bwon\b|\bfallen|\bused\b|\bplay\b/;

/** Reads what breaks hearts from a clause such as `until a heart has been played`. */
export function breakers(clause: string, whole: string): readonly Fact[] {
  const how = DISCARDED.test(clause) ? 'discard' : PLAYED.test(clause) ? 'any' : undefined;
  if (how === undefined) return [];
  const phrase = clause
    .replace(
      /,? or (?:if|unless|when)\b[^.]*\b(?:nothing else|nothing but|only hearts|no (?:other|alternative|choice))\b.*/,
      '',
    )
    .replace(ONLY_HEARTS, '')
    .replace(
      /\bhearts? (?:have|has|are|were|is) (?:been )?broken\b|\bhearts broken\b|\bbreak(?:ing)? (?:of )?(?:the )?hearts\b/g,
      '',
    );
  const cards = cardsIn(phrase).filter(card => card === 'H*' || card.startsWith('Q') || card === 'costly');
  const bare =
    /\b(?:any|none|1|they|it)\b|\((?:already )?(?:discarded|played)|\bthat is,? played/.test(phrase) &&
    /\bheart/.test(whole);
  const named = cards.length > 0 ? cards : bare ? ['H*'] : [];
  return named.map(card => part('break.on', card, how));
}

/** Reads what breaks hearts from a list such as `any heart discarded, or the queen`. */
const brokenBy = (clause: string): readonly Fact[] =>
  (isDenied(clause) ? '' : clause)
    .split(/,? or |, /)
    .flatMap(one => cardsIn(one).map(card => part('break.on', card, DISCARDED.test(one) ? 'discard' : 'any')));

const BREAKING: readonly Pattern[] = [
  [
    /^(?:hearts? (?:is |are )?broken by|what breaks hearts|(?:when|how) are hearts broken|when do hearts break): ?(.*)/,
    ([, clause = '']) => brokenBy(clause),
  ],
  [
    /^(?:(?:so )?from (?:now|then|that moment|here) on|after that|now|thereafter),? [^.]*\b(?:leads?|open|start)[^.]*\bhearts?\b/,
    (_, { before, words }) => {
      const last = before.split(' | ').at(-1) ?? '';
      const isOff = DISCARDED.test(last) || /\bruns? out\b|\bon \w+(?:'s)? (?:spade|club|diamond)\b/.test(last);
      const isHeart =
        /\[.H\]|\bhearts?\b/.test(last) && /\bplay|\bthrow|\bdiscard|\bput|\bdrop|\blay|\btoss/.test(last);
      return isHeart && !isDenied(words) ? [part('break.on', 'H*', isOff ? 'discard' : 'any')] : [];
    },
  ],
  [
    /\bhearts broken ?(?:flag )?(?:=|:|becomes|is|gets|turns)(?: set)?(?: to)? ?true (?:when|if|once|as soon as) (.*)/,
    ([, clause = '']) => breakers(clause, 'hearts'),
  ],
  [
    /^(?:(?:yes|yep|yeah|yup|no|right),? )?(?:some(?:body|one)|a player|1) (?:has to|must|needs to) (?:have )?(?:discard\w*|throw\w*|play\w*|drop\w*) (?:1|a heart)\b(.*)/,
    ([clause], { before }) => {
      const last = before.split(' | ').slice(-2).join(' ');
      return LEADING.test(last) && (isDenied(last) || /\bbroken\b/.test(last)) ? breakers(clause, 'hearts') : [];
    },
  ],
  [/^to break hearts,? (.*)/, ([, clause = '']) => breakers(clause, 'hearts')],
  [/\bonly a discarded heart breaks\b/, () => [part('break.on', 'H*', 'discard')]],
  [
    /^(?:hearts )?(?:broken|breaking(?: hearts)?) (?:means|is when|is if|[:=]) ?(.*)/,
    ([, clause = '']) => breakers(clause, 'hearts'),
  ],
  [
    /\bhearts?,? (?:or|and) (?:the |a )?(\[Q.\]) (?:breaks?|will break) hearts\b|\bhearts are (?:also )?broken by (?:(?:any |an? )?hearts? or (?:by )?)?(?:the )?(\[Q.\])|(\[Q.\]) counts as breaking hearts/,
    m => [
      part('break.on', (m[1] ?? m[2] ?? m[3] ?? '').slice(1, 3), 'any'),
      m[1] === undefined ? aside(part('break.on', 'H*', 'any')) : part('break.on', 'H*', 'any'),
    ],
  ],
  [
    /\b(?:once|when|as soon as|if)\b(.*), hearts (?:are|become|count as) broken\b/,
    ([, clause = ''], { words }) => breakers(clause, words),
  ],
  [
    /(\[Q.\])[^.]{0,30}\b(?:does not|doesn't|do not|don't) (?:also )?break/,
    ([, card = '']) => [part('break.on', card.slice(1, 3), 'never')],
  ],
  [
    /(\[Q.\])[^.]{0,20}\b(?:also |too )?breaks\b|\bplaying (?:the )?(\[Q.\])[^.]{0,14}\bbreaks/,
    m => [
      part('break.on', (m[1] ?? m[2] ?? '').slice(1, 3), 'any'),
      // the queen breaks hearts in addition to hearts themselves
      aside(part('break.on', 'H*', 'any')),
    ],
  ],
  [
    /\bhearts (?:are|become|is|can only be|may only be|must be|have to be|has to be|need to be|get|count as) (?:also )?(?:called |considered |said to be )?broken\b(?:,? (?:when|once|as soon as|if|by))?(.*)/,
    ([, rest = ''], { words }) => {
      const facts = breakers(rest, words);
      return facts.length > 0 || !DISCARDED.test(rest) ? facts : [part('break.on', 'H*', 'discard')];
    },
  ],
  [
    /^(?:it |that |this |which )?(?:just )?(?:means|is when|happens when) (?:that )?(.*)/,
    ([, rest = ''], { before }) =>
      /\bbroken\b|\bbreak/.test(before.split(' | ').at(-1) ?? '') ? breakers(rest, 'hearts') : [],
  ],
];

const exemptAlone: TopicReader = ({ words }) =>
  /\bplayer (?:with|holding|who (?:has|holds)) only hearts (?:left )?(?:may|can) lead|\b(?:may|can) lead (?:a )?hearts? (?:only )?if (?:that is|that's) all\b|\b(?:has|holds|have|hold) (?:only|nothing but) hearts\b.{0,20}\b(?:may|can) lead|\bonly (?:have|has|hold|holds) hearts\b.{0,20}\b(?:may|can) lead|\b(?:may|can) lead (?:a )?hearts? (?:only )?(?:if|when) (?:you|they|he|she) (?:have|has|hold|holds) (?:nothing else|no other)/.test(
    words,
  )
    ? [fact('lead.exempt', 'onlyRestricted')]
    : [];

const QUEEN_TOO = /\[(Q.)\][^.;]*\b(?:too|also|as well|counts?|likewise|enough)\b/;
/** Matches what a sentence after one about leading hearts may concern instead of breaking them. */
const NOT_BREAKING = /\b(?:points?|worth|costs?|tricks?|leads?|led|moon|pass\w*|\d+)\b/;

/** Reads that the queen breaks hearts, too, after a sentence about when hearts may be led. */
const queenToo: TopicReader = ({ words, before }) => {
  const last = before.split(' | ').at(-1) ?? '';
  const [, card] = QUEEN_TOO.exec(words) ?? [];
  const isAfter = /\bhearts?\b/.test(last) && UNTIL.test(last) && has(last, 'lead');
  return isAfter && card !== undefined && !isDenied(words) && !NOT_BREAKING.test(words)
    ? [part('break.on', card, 'any'), aside(part('break.on', 'H*', 'any'))]
    : [];
};

export const leadingReaders: readonly TopicReader[] = [leading, firstOf(BREAKING), queenToo, exemptAlone];
