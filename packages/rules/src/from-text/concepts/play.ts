// Reads the rules of play by their concepts: who leads first, what a player without the suit may play, and
// which cards are kept out of the first trick.
import { type Fact, fact, part, type SentenceContext, type TopicReader } from '../facts.ts';
import { cardsIn, singleCards } from '../grammar/cards.ts';
import { CONCEPTS, EXCEPT, has } from '../words/lexicon.ts';

const LOW_CARD = /\[([23][CDS])\]/;
/** Matches words by which the card itself is led, and not any card of its holder. */
const THAT_CARD =
  /\b(?:leads?|opens?|starts?|begins?|plays?|puts?|lays?|places?|uses?|throws?|throwing|opening|starting|beginning|leading|playing|putting|laying) (?:out )?(?:with )?(?:it|that(?: card)?|this(?: card)?|the \[2.\]|\[2.\])(?![\w])|\bwith (?:it|that card|this card)\b|\bthat(?:'s| is) the card\b|\bdown it goes\b|\bforced\b|\b(?:plays?|leads?) (?:the )?same\b|\bthat very card\b|\bcompulsory\b|\bmandatory\b|\b(?:must|has to|have to|needs to|to) be (?:led|played|put|laid)\b|\[2C\] (?:is |are )?(?:always |then )?(?:leads?|opens?|starts?|begins?|gets|kicks|goes|comes|played|led|laid|the (?:very )?1st)|\bits? holder\b|\bis (?:always )?the (?:opening|1st) (?:lead|card)\b|\bobliges\b|\b(?:must|has to|have to) come (?:out|1st)\b|\b(?:with|and|by|but) no other(?: card| 1)?\b/;
const NEAR_DEALER =
  /\b(?:left|right)(?:-hand (?:side|neighbou?r))? (?:of|from) (?:the )?dealer\b|\bdealer's (?:immediate )?(?:left|right)\b|\b(?:left|right) (?:hand )?(?:of|from) (?:whoever|him|her|the (?:player|person|1|member|man) (?:who|that)(?: has| just)?) deal|\b(?:left|right) (?:hand )?(?:of|from) (?:whoever|him|her|the (?:player|person|1|member|man) (?:who|that)) dea|\b(?:left|right)(?:-hand)? neighbou?r of (?:the )?dealer\b|\beldest\b|\bnext to the dealer\b|\b(?:after|beside) the dealer\b/;
/** Matches words that stress a rule and do not negate it. */
const NO_CHOICE =
  /\bno (?:choice|other(?: card| 1)|exceptions?|matter \w+|ifs|question|excuses?|discussion|argument|complaints?|doubt|way out)\b/;
/** Matches words about something else than the first lead. */
const NOT_OPENING =
  /\b(?:remov|withdraw|pass(?:es|ed)? (?:\d|them|the cards)|deals? (?:moves|passes|goes)|next deal|cuts?|shuffl)\w*|\bnew dealer\b|\bbecomes the dealer\b|\bnext dealer\b/;

/** Matches words by which the holder of a card puts it on the table. */
const PUTS_DOWN =
  /(?:\b(?:who(?:ever)?|holder|owner|player|person|1|if you|if it's you)\b|^got\b)[^.]{0,30}\[2C\][^.]{0,30}\b(?:plays?|puts?|lays?|throws?) (?:it|that card|(?:the )?same)\b/;
const HOW_IT_BEGINS =
  /^(?:that|this|it)(?:'s| is) (?:always )?(?:the )?(?:very )?1st (?:card|lead|play)\b|^(?:that|this)(?:'s| is) (?:always )?how (?:it|we|every\w*|each|the|a|play)\b[^.]*\b(?:begins?|starts?)\b/;

/** Reads who leads to the first trick, and with which card. */
const opening: TopicReader = context => {
  const whole = openingIn(context);
  if (whole.length > 0 || singleCards(context.words).length < 2) return whole;
  const clauses = context.words.split(/[,;] ?|\band\b| - |\)/).filter(clause => LOW_CARD.test(clause));
  return clauses.map(words => openingIn({ ...context, words })).find(facts => facts.length > 0) ?? [];
};

function openingIn({ words: stated, before }: SentenceContext): readonly Fact[] {
  const last = before.split(' | ').at(-1) ?? '';
  const words = HOW_IT_BEGINS.test(stated) ? `${last} to begin` : stated;
  const isOut =
    (NEAR_DEALER.test(words) &&
      /\bcomes? out\b|\bplays? any card\b|\b(?:plays?|puts?|lays?|turns?|places?) (?:up |down |out )?(?:a|any|the 1st) card\b/.test(
        words,
      )) ||
    /\[2C\] plays? (?:the )?same\b/.test(words);
  if ((!has(words, 'lead') && !isOut && !PUTS_DOWN.test(words)) || NOT_OPENING.test(words)) return [];
  const low = singleCards(words).filter(card => LOW_CARD.test(`[${card}]`));
  const positive = words.replace(CONCEPTS.void, '').replace(NO_CHOICE, '');
  if (low.length === 1 && singleCards(words).length === 1 && !has(positive, 'not') && !/\bhearts?\b/.test(last + words))
    return [
      part('opening.leader', 'holder', low[0]),
      ...(THAT_CARD.test(words) && !/\bany (?:club|card)\b/.test(words) ? [fact('opening.card', 'thatCard')] : []),
    ];
  if (low.length > 0) return [];
  const [side] = NEAR_DEALER.exec(words) ?? [];
  if (side === undefined) return byDealer(words);
  const card = EXCEPT.test(words) || /\bbut (?:a|an|no|not)\b/.test(words) ? [] : [fact('opening.card', 'any')];
  return [fact('opening.leader', /right/.test(side) ? 'rightOfDealer' : 'leftOfDealer'), ...card];
}

const byDealer = (words: string): readonly Fact[] =>
  /(?:^|, |: )(?:it is |it's )?the dealer (?:does|leads|starts|begins|opens|goes 1st|plays 1st|has the lead|always leads)\b/.test(
    words,
  )
    ? [fact('opening.leader', 'dealer')]
    : [];

/** Reads which card opens from a sentence after the one that names its holder. */
const FREE_CHOICE = /\b(?:any card|anything|whatever|whichever|(?:a card|1) of (?:his|her|their|his or her) choos)/;
/** Matches an answer which says that the named card itself opens: `No, that one.` */
const ONLY_THAT = /^(?:no,? )?(?:only |just )?(?:that|the same|this|precisely that) (?:very )?(?:1|card)\b\.?$/;
const openingCard: TopicReader = ({ words, before }) => {
  const last = before.split(' | ').at(-1) ?? '';
  if (ONLY_THAT.test(words) && (/\[[23]C\]|\blow(?:est)? club\b/.test(last) || /\bany card\?/.test(last)))
    return has(before, 'lead') ? [fact('opening.card', 'thatCard')] : [];
  const isAfter =
    (NEAR_DEALER.test(last) || byDealer(last).length > 0) &&
    (has(last, 'lead') || byDealer(last).length > 0) &&
    !NOT_OPENING.test(last);
  return isAfter && FREE_CHOICE.test(words) && !has(words, 'not') && !has(words, 'void') && !EXCEPT.test(words)
    ? [fact('opening.card', 'any')]
    : [];
};

/** Reads that a player without the suit may play any card. */
const voidSuit: TopicReader = ({ words, before, heading }) => {
  const last = before.split(' | ').at(-1) ?? '';
  const isSuit =
    has(words, 'follow') ||
    has(last, 'follow') ||
    /\b(?:must|has to|have to|needs to) (?:play|put|throw|lay) (?:down )?(?:(?:an?|1) (?:club|spade|diamond|card of)|clubs)\b/.test(
      `${last} | ${words}`,
    ) ||
    /\bvoid\b|\bfollow/.test(`${heading} ${words}`);
  const at = words.search(CONCEPTS.void);
  if (/\bfollow(?:s|ing)?(?: suit)?,? or (?:else )?(?:throw|discard|dump|chuck|get rid|play any)/.test(words))
    return [fact('follow.void', 'free')];
  if (!isSuit || at < 0 || /\btrumps?\b|\bmust (?:discard|throw|dump)\b/.test(words)) return [];
  const rest = words.slice(at).replace(CONCEPTS.void, '');
  const isFree = has(rest, 'any') || has(words.slice(0, at), 'any');
  const exception = EXCEPT.exec(rest);
  const isLimited = exception !== null && !CONCEPTS.firstTrick.test(rest.slice(exception.index));
  return isFree && !isLimited && !/\blead(?:s|ing)?\b[^.]*\bhearts?\b/.test(words) ? [fact('follow.void', 'free')] : [];
};

const FREE_FIRST = /\b(?:even|including|included|also|as well|too)\b/;
const NOTHING_ELSE =
  /\b(?:unless|except)\b[^.]*\b(?:nothing else|nothing but|no (?:other )?(?:choice|alternative)|only|all|(?:whole|entire) hand)\b/;
const ALLOWED =
  /\banything goes\b|\b(?:do not|don't|no 1|nobody) (?:mind|care|object)|\bno (?:rule|ban|restriction)|\b(?:silly|pointless) to (?:forbid|ban)/;

/** Matches words which say that even costly cards may be played. */
const INVITES = /\b(?:go ahead|feel free|by all means|be my guest|welcome to|no mercy)\b/;
const PERMITS = /\b(?:can|may|could|allowed|fine|ok|okay)\b/;
/**
 * The cards that a clause forbids, if it permits others: `you may play the queen, just no hearts`. Undefined
 * if it only forbids or only permits.
 */
function mixedBan(clause: string): readonly string[] | undefined {
  const parts = clause.split(/, (?:but |just |only )*|\bbut\b/).map(text => ({ text, cards: cardsIn(text) }));
  const costly = parts.filter(({ cards }) => cards.some(card => card === 'H*' || card.startsWith('Q')));
  const barred = costly.filter(({ text }) => has(text, 'not'));
  const permitted = costly.filter(({ text }) => !has(text, 'not') && PERMITS.test(text));
  if (barred.length === 0 || permitted.length === 0) return undefined;
  const free = permitted.flatMap(({ cards }) => cards);
  return barred
    .flatMap(({ cards }) => cards.filter(card => card === 'H*' || card.startsWith('Q')))
    .filter(card => !free.includes(card));
}

/** Matches words by which a card may be played from the second trick on, and words for the time before. */
const ONLY_LATER =
  /\bonly (?:be )?(\w+) (?:(?:from|starting with|beginning with) the 2nd trick(?: on(?:wards?)?)?|after the 1st trick)\b/;
const NOT_BEFORE =
  / (?:until|till|before) (?:(?:after )?the 2nd (?:trick|round)|(?:after )?the 1st trick (?:is|has been|was) (?:over|done|finished|played|complete\w*|ended))\b/;

/** The words, with `there` and `that trick` replaced by the first trick that the sentence before names. */
function aboutFirst({ words: stated, before }: SentenceContext): string {
  const words = stated.replace(ONLY_LATER, 'not $1 on the 1st trick').replace(NOT_BEFORE, ' on the 1st trick');
  const last = before.split(' | ').at(-1) ?? '';
  if (/^(?:(?:that|this|it)(?:'s| is) )?(?:not allowed|forbidden|illegal|against the rules|prohibited)\.?$/.test(words))
    return `${last.replace(/\.$/, '')} is not allowed`;
  const isOpening = /\[[23]C\]|\blow(?:est)? club\b/.test(last) && CONCEPTS.lead.test(last);
  if (isOpening && /\bclubs?\b/.test(words) && ANYTHING_BUT.test(words))
    return `${words.replace(/\.$/, '')} on the 1st trick`;
  return (isOpening || CONCEPTS.firstTrick.test(last)) && !CONCEPTS.firstTrick.test(words)
    ? words.replace(
        /\b(?:to|on|in|during|upon) (?:that|this) (?:trick|round|1)\b|\b(?:played|thrown|discarded|dropped) (?:on|to|in) it\b|\b(?:right )?there\b(?! (?:is|are|was))/,
        found => (/\bit$/.test(found) ? found.replace(/\w+ it$/, 'on the 1st trick') : 'on the 1st trick'),
      )
    : words;
}

/** Matches the cards after `anything but`. */
const ANYTHING_BUT =
  /\b(?:anything|any card|any other card|whatever(?: (?:you|they|he|she) \w+)?)(?: \w+){0,5}?,? (?:but|except|other than|save|bar|barring|apart from|that (?:is not|isn't|are not|aren't)|which (?:is not|isn't))(?: for)? ([^.;]*)/;

/** Matches words which say that the first trick is like all others. */
const AS_LATER =
  /\b1st trick (?:or (?:not|no)|included|like any other|as on any other|is no (?:different|exception))\b|^(?:even |also )?(?:in|on|to) the (?:very )?1st trick,? (?:too|as well|also)\b/;

/** Reads which cards may not be played to the first trick, or that all may. */
const firstTrick: TopicReader = context => {
  const words = aboutFirst(context);
  const last = context.before.split(' | ').at(-1) ?? '';
  if (AS_LATER.test(words) && has(`${last} ${words}`, 'any')) return [fact('firstTrick.ban', [])];
  for (const sentence of words.split(/[;.](?=\s|$)/)) {
    const clause = sentence
      .replace(CONCEPTS.void, ' ')
      .replace(/\b(?:unless|except (?:if|when))\b(?!.*\b1st trick\b).*/, '');
    if (!CONCEPTS.firstTrick.test(clause)) continue;
    const barred = ANYTHING_BUT.exec(clause)?.[1];
    const excepted = barred === undefined ? [] : cardsIn(barred).filter(card => /^(?:H\*|costly|Q.)$/.test(card));
    if (excepted.length > 0) return [fact('firstTrick.ban', excepted)];
    const isFree = FREE_FIRST.test(clause) && has(clause, 'any') && !has(clause, 'not');
    const isInvited =
      INVITES.test(clause) && !has(clause.replace(/\bno mercy\b/, ''), 'not') && cardsIn(clause).length > 0;
    if (isFree || isInvited || (ALLOWED.test(clause) && has(clause, 'any'))) return [fact('firstTrick.ban', [])];
    const named = cardsIn(clause.replace(/\[[2-9].\]|\bclubs?\b|\bspades?\b|\bdiamonds?\b/g, ''));
    const cards = named.filter(card => card === 'H*' || card === 'costly' || /^[QKAJT][SCD]$/.test(card));
    const costly = cards.includes('H*') ? cards.filter(card => card !== 'costly') : cards;
    const mixed = mixedBan(clause);
    if (mixed !== undefined) return [fact('firstTrick.ban', mixed)];
    const isBan = has(clause, 'not') && !ALLOWED.test(clause) && !/\bonly\b/.test(clause);
    const isLead = /\blead|\bled\b/.test(clause) && !has(clause, 'play') && !has(clause, 'discard');
    const isAllowed =
      PERMITS.test(clause) &&
      !has(clause, 'not') &&
      !/\b(?:only|unless|leads?|led)\b/.test(clause) &&
      /^(?:H\*|costly)$/m.test(costly.join('\n'));
    if (isAllowed) return [fact('firstTrick.ban', [])];
    if (costly.length === 0 || !isBan || isLead) continue;
    const exempt = NOTHING_ELSE.test(sentence) ? [fact('firstTrick.exempt', 'noneElse')] : [];
    return [fact('firstTrick.ban', costly), ...exempt];
  }
  return [];
};

export const playConcepts: readonly TopicReader[] = [opening, openingCard, voidSuit, firstTrick];
