// Reads the rules of play: the opening, following suit, the first trick, and trumps.
import {
  type Fact,
  fact,
  firstOf,
  isDenied,
  NOT,
  type Pattern,
  part,
  type SentenceContext,
  type TopicReader,
} from '../facts.ts';
import { cardsIn } from './cards.ts';
import { FIRST_TRICK, LEADING, leadingReaders } from './leading.ts';
import { trickReaders } from './tricks.ts';

const LEADS =
  '(?:leads?|begins?|starts?|opens?|goes 1st|plays? 1st|1st lead|opening lead|makes the opening|has the lead|plays? it|plays? the 1st card|(?:gets?|sets?) (?:the play|the game|things|it) going|kicks? (?:it |things )?off|must lead|led off)';
const LEFT =
  "(?:next to the dealer on the left|left-hand neighbou?r of the dealer|dealer's left-hand neighbou?r|left of (?:(?:the )?dealer|whoever dealt)|eldest(?: hand)?|dealer's (?:immediate )?left)";

/** Reads which card opens the deal. Empty if the words do not say this. */
function openingCard(words: string): readonly Fact[] {
  if (/\bany club\b|\ba club of\b/.test(words)) return [fact('opening.card', 'thatSuit')];
  if (/\b(?:with )?any card\b/.test(words)) return [fact('opening.card', 'any')];
  const that =
    /\b(?:leads?|plays?|plac\w+|puts?|leading|playing) (?:it|that card|this card)\b|\bwith (?:it|that card|this card)\b|\b(?:leads?|plays?|start|begin|leading|open) (?:with )?(?:the )?\[2C\]|\b(?:puts?|lays?) down (?:the )?\[2C\]|\b(?:has|have) to (?:put|lay|throw) (?:it|that card)\b|\buse it\b|\bplays it\b|\bby (?:playing|laying|putting down|placing) (?:it|that card|this card)|\b(?:has to|must) be (?:led|played)\b/;
  return that.test(words) ? [fact('opening.card', 'thatCard')] : [];
}

/** Matches words by which the lowest club itself is led. */
const LOW_CLUB_LEADS =
  /(?<!\b(?:with|has|had|holds|holding|of|got|having) (?:the )?)\b(?:low|lowest|smallest) club(?: in (?:play|the game)| dealt| out)?(?: always)? (?:opens|leads|starts|begins)\b/;

const OPENING: readonly Pattern[] = [
  [
    /^(?:the )?(?:holder of|player with|person with|1 with|whoever(?:'s| is| has| holds)?(?: sitting on)?) (?:the )?\[([23][CDS])\](?: \w+)? (?:must|has to) (?:lead|play|put|lay|throw)(?: down)? it\b/,
    ([, card]) => [part('opening.leader', 'holder', card), fact('opening.card', 'thatCard')],
  ],
  [
    /^(?:the )?\[([23][CDS])\] (?:goes |comes |is |must be |has to be )?(?:out )?1st\b/,
    ([, card]) => [part('opening.leader', 'holder', card), fact('opening.card', 'thatCard')],
  ],
  [
    /\b(?:1st card|opening card|1st lead|opening lead|1st player|1st move|1st play|(?:player|person|1) who (?:starts|begins|leads|opens)(?: the (?:game|play|hand))?)\b[^.]{0,20}\b(?:is|must be|has to be) (?:always )?(?:the )?(?:(?:1|player|person) (?:with|holding|who has|that has) (?:the )?)?\[([23][CDS])\]|\b1st trick is (?:always )?(?:led|started|opened) by (?:the player with (?:the )?|the holder of (?:the )?|whoever has (?:the )?)\[([23][CDS])\]|^(?:the )?\[([23][CDS])\] is (?:always )?the 1st card|^(?:the )?(?:1st (?:trick|card|lead)|opener|opening(?: card| lead)?|lead|starter): (?:the )?\[([23][CDS])\]/,
    m => [
      part('opening.leader', 'holder', m.slice(1).find(Boolean)),
      ...(/\b(?:player|holder|whoever)\b/.test(m[0]) ? [] : [fact('opening.card', 'thatCard')]),
    ],
  ],
  [
    /(\[[23][CDS]\]) (?:is|must be|has to be) (?:always )?(?:led|played) (?:1st|to the 1st trick)|^(?:the )?(\[[23][CDS]\]) (?:opens|starts|leads)\b/,
    m => [part('opening.leader', 'holder', (m[1] ?? m[2] ?? '').slice(1, 3)), fact('opening.card', 'thatCard')],
  ],
  [
    /\b(?:low|lowest|smallest|littlest|lowest valued|lowest-valued) clubs?\b.{0,40}/,
    (m, { words }) => [
      fact('opening.leader', 'lowest:C'),
      ...(LOW_CLUB_LEADS.test(words) && !isDenied(words)
        ? [fact('opening.card', 'thatCard')]
        : openingCard(words.replace(m[0], `${m[0]} `))),
    ],
  ],
  [
    /\b1st trick (?:must|has to) (?:start|begin|be opened|be led) (?:with|by) (?:the )?\[([23][CDS])\]/,
    ([, card = '']) => [part('opening.leader', 'holder', card), fact('opening.card', 'thatCard')],
  ],
  [
    /(?<!\b(?:with|has|had|holds|holding|of|got|having) (?:the )?)\[([23][CDS])\] (?:always )?(?:leads|starts|opens|begins|kicks (?:it |things )?off)\b/,
    ([, card], { words }) =>
      isDenied(words) || [...words.matchAll(/\[[23][CDS]\]/g)].length > 1
        ? []
        : [part('opening.leader', 'holder', card), fact('opening.card', 'thatCard')],
  ],
  [
    new RegExp(
      `\\[([2-9TJQKA][CDSH])\\][^.]{0,50}\\b${LEADS}|\\b${LEADS}[^.]{0,30}\\[([23][CDS])\\]|\\b${LEADS}[^.]{0,40}\\bplayer (?:who )?(?:has|holds|holding|having|with) (?:the )?\\[([23][CDS])\\]|^(?:the )?player (?:who|with)[^.]{0,14}\\[([23][CDS])\\][^.]{0,60}\\b1st trick`,
    ),
    (match, { words }) => {
      const card = match.slice(1).find(one => one !== undefined) ?? '';
      if (isDenied(words) || !/\b(?:1st|begins?|starts?|leads?|leading|opens?)\b/.test(words) || /^QS|^H/.test(card))
        return [];
      return [part('opening.leader', 'holder', card), ...openingCard(words)];
    },
  ],
  [
    new RegExp(`${LEFT}[^.]*\\b${LEADS}|\\b(?:${LEADS}|led by|started by|opened by)[^.]*${LEFT}|${LEFT} goes`),
    () => [fact('opening.leader', 'leftOfDealer'), fact('opening.card', 'any')],
  ],
  [
    /^(?:the )?dealer leads (?:(?:to )?the )?1st/,
    () => [fact('opening.leader', 'dealer'), fact('opening.card', 'any')],
  ],
];

/** Reads the card that opens from `he has to go with this card`, after a sentence that names the card. */
const openingAfter: TopicReader = ({ words, before }) => {
  const last = before.split(' | ').at(-1) ?? '';
  const isOpening =
    /\[[23][CDS]\]/.test(last) &&
    /\b(?:1st|starts?|begins?|leads?|opens?)\b|^(?:whoever|the (?:player|person|1) (?:with|who))\b/.test(last);
  const isThat = /\b(?:must|ha(?:s|ve) to|obliged to|forced to)\b[^.]{0,12}\b(?:it|this card|that card)\b/.test(words);
  return isOpening && isThat && !isDenied(words) ? [fact('opening.card', 'thatCard')] : [];
};

/** Reads the answer to the question who leads first, such as `the player with the 2 of clubs`. */
const answer: TopicReader = ({ words, before, heading }) => {
  const asked = `${heading} | ${before}`.split(' | ').at(before === '' ? 0 : -1) ?? '';
  if (!/^(?:and )?who (?:starts|leads|begins|opens|goes 1st|plays 1st)\b/.test(asked) || isDenied(words)) return [];
  const [, card] = /^[^.]{0,40}\[([23][CDS])\]/.exec(words) ?? [];
  if (card !== undefined) return [part('opening.leader', 'holder', card)];
  return new RegExp(LEFT).test(words) ? [fact('opening.leader', 'leftOfDealer')] : [];
};

const FOLLOW: readonly Pattern[] = [
  [
    /\bfollow\w*\b[^.]*[,;] ?if not,? (?:throw|discard|play) (?:away )?(?:what|anything)\b|\bfollow suit\b[^.]*\b(?:throw|discard|play) (?:what(?:ever)?|anything) you (?:like|want|please|will)\b[^.]*\bwhen you can't\b|^if you (?:can't|cannot),? you (?:can|may) (?:chuck|throw|discard|play) (?:whatever|anything|any card)\b|\bvoid in\b[^.]*\b(?:may|can) (?:play|discard|throw) (?:whatever|anything|any)\b|^(?:void|no cards? of the suit|out of the suit)\? (?:anything|play anything)/,
    () => [fact('follow.void', 'free')],
  ],
  [/\bmust (?:play a )?trump\b/, () => [fact('follow.void', 'mustTrump')]],
  [
    /\bfollow suit\b.*\botherwise (?:you (?:may |can )?)?(?:discard|play|throw) (?:any|what|whatever|anything)\b(?! (?:but|except))/,
    () => [fact('follow.void', 'free')],
  ],
  [
    /^(?:otherwise|if not|if unable),? (?:you |they |he |she |a player )?(?:may|can) (?:play|discard|throw|put down|lay) (?:any|whatever|anything)\b(?! (?:but|except))/,
    (_, { before }) =>
      /\bfollow|\bsuit\b/.test(before.split(' | ').at(-1) ?? '') ? [fact('follow.void', 'free')] : [],
  ],
  [
    /\bany (?:other |off-?suit )?card|\bany card\b|\banother suit|\bany other suit|\bplay anything|\bmay play another|\bmatch the suit|\bmust follow suit|\bfollow suit/,
    (_, { words }) =>
      !(LEADING.test(words) && !/\bfollow|\bvoid\b|\bmatch the suit/.test(words)) &&
      /\bcannot\b|\bcan't\b|\bdon't\b|\bout of\b|\bno (?:cards?|more)\b|\bwithout\b|\bvoid\b|\blacks?\b|\bhas no\b|\bnot (?:able|have)\b|\bother than\b|\bhaven't\b|\bif not\b|\bunable\b|\bnone\b/.test(
        words,
      ) &&
      /\bany|another|anything/.test(words)
        ? [fact('follow.void', 'free')]
        : [],
  ],
];

const BAN = new RegExp(
  `${NOT}|\\bmay only\\b|\\b(?:forbids?|prohibit\\w*|banned|barred)\\b|\\bagainst the rules\\b|\\bfree of\\b|\\boff[- ]limits\\b|\\b(?:anything|any card|whatever)\\b[^.;]{0,30}\\b(?:but|except|apart from|other than|save|bar)\\b`,
);
/** Matches words which say that a card is allowed, even if the sentence contains a negation. */
const ALLOWED =
  /\banything goes\b(?!,? (?:but|except))|: (?:\w+ )?(?:is |are )?allowed\b|\b(?:do not|don't|no 1|nobody) (?:mind|minds|care|cares|object)\b|\b(?:it is|it's|that's|that is) (?:fine|ok|okay|all right|allowed|no problem)\b|\bno (?:rule|ban) (?:against|that)\b/;
const NOTHING_ELSE =
  /\bunless\b.{0,60}\b(?:nothing else|no (?:other )?(?:choice|alternative)|no other|cannot be avoided|unavoidable|nothing but|no non-?point|none|only)\b|\bexcept if\b.{0,30}\bnothing else/;

/** The part of a sentence about the first trick that names the cards which may not be played. */
const bannedPart = (words: string): string =>
  words.replace(/\bbut (?:you |they |players )?(?:can|may)\b.*|\bunless\b.*|\bexcept(?:ion)? (?:if|when)\b.*/, '');

/** Matches words which say that any card may be played to the first trick. */
const EVEN_FIRST =
  /\b(?:whatever|anything|any card)\b[^.;]*\b(?:even|also|including) (?:on|in|to) (?:the )?(?:very )?1st (?:trick|round)\b/;

/** Matches what a player without the suit cannot do. Its negation is not that of the rule. */
const CANNOT_FOLLOW =
  /\b(?:if|when|where|who) [^,;.]{0,20}\b(?:no|without|out of|void in|none) (?:of )?(?:the |that |any )?(?:clubs?|suit)\b|\bno clubs\b|\b(?:if|when|where|who)\b[^,;]{0,30}\b(?:cannot|can't|unable to|not able to)(?: (?:follow|match|play)\b[^,;]*)?(?=,)/g;
/** Matches a sentence that allows one costly card and forbids another. */
const MIXED =
  /(?<!\b(?:not|no 1|nobody) )\b(?:can|may)\b(?! not|'t)[^,;]*(?:\[Q.\]|\bhearts?\b)[^,;]*(?:,|\bbut\b)[^;]*\b(?:no|not)\b/;

function firstTrick({ words: stated, heading }: SentenceContext): readonly Fact[] {
  const words = stated.replace(CANNOT_FOLLOW, '');
  if (MIXED.test(words)) return [];
  if (EVEN_FIRST.test(words) && !isDenied(words.replace(/\bcan't\b|\bcannot\b/, '')))
    return [fact('firstTrick.ban', [])];
  const onFirst =
    FIRST_TRICK.test(words) ||
    /\b(?:because|since|as) (?:it's|it is) (?:only )?the 1st (?:time|1)\b/.test(words) ||
    (/\b(?:1st|opening) trick\b/.test(heading) && /\bhearts?\b/.test(words));
  if (!onFirst) return [];
  const phrase = bannedPart(words);
  const cards = cardsIn(
    phrase.replace(/\bwithout (?:a )?clubs\b|\bno clubs\b|\[2C\]|\bclubs\b/g, '').replace(/\bthe suit of .*/, ''),
  );
  const all = cards.filter(card => card === 'H*' || card === 'costly' || /^[QKAJT][SCD]$/.test(card));
  const named = all.includes('H*') ? all.filter(card => card !== 'costly') : all;
  if (named.length === 0) return [];
  if (ALLOWED.test(words)) return /\bleads?\b/.test(phrase) ? [] : [fact('firstTrick.ban', [])];
  if (!BAN.test(phrase))
    return /\b(?:may|can|allowed)\b.{0,30}\b(?:play|1st)/.test(phrase) && !/\b(?:leads?|led)\b/.test(phrase)
      ? [fact('firstTrick.ban', [])]
      : [];
  if (/\bhearts? (?:cannot|may not|must not) be led\b/.test(phrase) && !/\bplay|\bthrow|\bdiscard/.test(phrase))
    return [];
  return [
    fact('firstTrick.ban', named),
    ...(NOTHING_ELSE.test(words) ? [fact('firstTrick.exempt', 'noneElse')] : []),
    ...(/\b(?:thrown|throw|discard(?:ed)?|slough)\b/.test(phrase) ? [fact('firstTrick.scope', 'discard')] : []),
  ];
}

/** Reads what may not be played from `anything except a heart`, after a sentence about the first lead. */
const exceptions: TopicReader = ({ words, before }) => {
  const [, listed] =
    /\b(?:anything|any (?:other )?card|whatever (?:you|they) (?:like|want))(?: you like| they like)? (?:but|except|other than)(?: for)? (.*)/.exec(
      words,
    ) ?? [];
  const isOpening = /\[[23]C\]/.test(before) && /\b(?:1st|starts?|begins?|leads?|opens?)\b/.test(before);
  if (listed === undefined || !isOpening || LEADING.test(words) || FIRST_TRICK.test(words)) return [];
  const cards = cardsIn(listed).filter(card => card === 'H*' || card === 'costly' || card.startsWith('Q'));
  return cards.length > 0 ? [fact('firstTrick.ban', cards)] : [];
};

export const playingReaders: readonly TopicReader[] = [
  firstOf(OPENING),
  openingAfter,
  answer,
  firstOf(FOLLOW),
  firstTrick,
  exceptions,
  ...leadingReaders,
  ...trickReaders,
];
