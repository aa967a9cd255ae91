// Drops what a sentence seems to state, if it contains words that can change its sense and that the readers
// of this rule do not understand: `unless`, `half`, `whichever`. The user is then asked.
import { type Fact, part } from '../facts.ts';
import { UNCLEAR } from '../grammar/cards.ts';

/** Words that limit, double or deny what the rest of a sentence says. */
const LIMITS =
  /\b(?:except|excluding|other than|apart from|save (?:for|that)|unless|only (?:if|when)|halv\w*|half|doubl\w*|twice|tripl\w*|depending|depends|whichever|whether|provided|no longer|not always|in theory|supposedly|allegedly)\b/;

/** Words of a case that not every deal, table or match is: `with five players`, `if we are six`. */
const CASE =
  /^(?:but |and |only )?(?:if|when|with|for|should) (?:there (?:are|is) |we (?:are|ever be|have) |you (?:are|have) )?(?:only |ever )?[2-9](?: (?:players|people|persons|of (?:us|you)))?\b(?! (?:\w+ )?(?:tied?|ties|equal|level|share|have the same|or more|(?:\w+ )?cards?)\b)|\bonly (?:if|when)\b[^,;]{0,20}\b[2-9] (?:players|people|of us)\b/;

/** Matches a question of a worksheet, or what might be: no card counts what it says. */
const HYPOTHESIS = /^(?:suppose|imagine|what if|say)\b|\binstead of \d+\b/;

interface Doubt {
  readonly path: RegExp;
  readonly understood?: RegExp; // words that the readers of the path understand
  readonly doubtful: RegExp;
  readonly isFor?: (one: Fact, all: readonly Fact[]) => boolean;
}

const isEmpty = ({ value }: Fact): boolean => Array.isArray(value) && value.length === 0;
const isHeld = ({ value }: Fact): boolean => value === 'hold' || (Array.isArray(value) && value.includes('hold'));

const DOUBTS: readonly Doubt[] = [
  { path: /^seats\./, doubtful: /\b(?:too (?:many|few)|enough|must agree|out of \d)\b|\b\d (?:\w+ )?out of \d/ },
  {
    path: /^seats\.(?:min|max)$/,
    doubtful:
      /\bplayers?,? (?:the )?(?:\[..\]|nothing|none)|\bsometimes\b|\ba (?:4th|5th|6th|7th|8th)\b|\bif (?:he|she|somebody|someone) \w+/,
  },
  {
    path: /^moon\.needs$/,
    doubtful: /\b(?:all|both)(?: \d)? of (?:those|these|them)\b|\b(?:don't|do not|needn't|need not) need\b/,
  },
  {
    path: /^points$/,
    understood:
      /,? \(?(?:unless|except)\b[^.;]*\b(?:moon|slam|\[..\]|hearts?|queen|jack|king|ace)\b[^.;]*|\bdouble (?:pack|deck)\b/g,
    doubtful:
      /\b(?:unless|only (?:if|when)|halv\w*|half|doubl\w*|twice|tripl\w*|depending|depends|whether|no longer|in the (?:last|final) trick)\b|\bcounted (?:\d+|double)\b|\b\d+ (?:if|when) (?:you|she|he|it|they)\b(?! (?:tak|took|get|got|win|won|collect|captur|catch|caught|end|pick))/,
  },
  {
    path: /^lead\.restrict$/,
    understood: /\b(?:except|other than)\b[^.;,]*\b1st trick\b/g,
    doubtful: LIMITS,
    isFor: isEmpty,
  },
  {
    path: /^lead\.restrict$/,
    doubtful: /\b(?:until|till)\b/,
    isFor: isEmpty,
  },
  {
    path: /^lead\.exempt$/,
    doubtful: /\bonly\b[^.]*\bhearts?\b[^.;]*\[Q|\[Q[^.;]*\b(?:regarded|counted|treated|considered) as\b/,
  },
  {
    path: /^firstTrick\.ban$/,
    understood: /\bunless (?:it is|it's|this is|that is|on|in|during)\b[^,;]*\b1st trick\b/g,
    doubtful: /\b(?:unless|except (?:if|when)|only (?:if|when)|whether)\b/,
    isFor: (one, all) => !isEmpty(one) && !all.some(({ path }) => path === 'firstTrick.exempt'),
  },
  {
    path: /^firstTrick\.ban$/,
    doubtful:
      /\b(?:what|whatever|anything|any card)\b.*\b(?:also|even|too)\b[^.;]*\b(?:1st trick|trick (?:number )?1)\b|\beven (?:in|on|during) (?:the )?(?:very )?(?:1st trick|trick (?:number )?1)\b/,
    isFor: one => !isEmpty(one),
  },
  {
    path: /^opening\./,
    understood: /\b(?:unless|except)\b[^.;]*\b(?:remov\w*|taken out|missing|not in|left out)\b/g,
    doubtful:
      /\b(?:does not|doesn't|do not|don't|need not|needn't) (?:have|need)\b|\b(?:unless|only (?:if|when)|whether|no longer|sometimes)\b/,
    isFor: (_, all) => !all.some(({ path }) => path.startsWith('firstTrick.')),
  },
  {
    path: /^match\.(?:kind|limit|deals|cmp)$/,
    understood: /\b(?:unless|except)\b[^.;]*\b(?:ti(?:e|ed|es)|equal|level|same|draw)\b/g,
    doubtful:
      /\b(?:unless|whether|only (?:if|when) (?:they|we|you)|1st [2-9]|no longer)\b|\b\d{2,3}(?: points)?(?:,? or |, ?|\/| \/ )\d{2,3}\b(?! (?:points )?if\b)/,
  },
  {
    path: /^match\.(?:kind|limit|deals|cmp)$/,
    doubtful: /\bwhichever\b/,
    isFor: (_, all) => all.some(({ path }) => path === 'match.deals') && all.some(({ path }) => path === 'match.limit'),
  },
  {
    path: /^pass\.count$/,
    doubtful: /\b\d,? ?(?:or|to|-|and) ?(?:up to )?\d (?:\w+ )?cards?\b|\bup to \d\b|\bany number\b/,
  },
  { path: /^pass\.cycle$/, doubtful: /\b(?:unless|except|whether|depending)\b/, isFor: one => !isHeld(one) },
  {
    path: /^pass\.cycle$/,
    doubtful: /\b\d players?\b.*\b\d players?\b/,
    isFor: ({ part: name = '' }) => !name.endsWith(':'),
  },
  {
    path: /^lead\.restrict$/,
    doubtful:
      /\b(?:bother(?:ed)?|ignore|scrap\w*|abolish\w*)\b|\bfe(?:lt|el) like\b|\bwhen (?:you|he|she|they) (?:will|lik\w*|want\w*|pleas\w*)\b|\bno (?:nonsense|fuss|rule)\b|\b(?:any ?time|whenever)\b/,
    isFor: one => !isEmpty(one),
  },
  {
    path: /^follow\.void$/,
    doubtful:
      /\b(?:any|anything|whatever)\b.*\bmust\b(?! (?:follow|play a card of|still follow))(?![^.]*\b(?:1st|opening) trick)/,
  },
  {
    path: /^moon\.options$/,
    understood:
      /\b(?:picks?|choos\w+|decid\w+|says?|elects?|asks?(?: you| them| him)?) whether\b|\bunless (?:this|that|it|he|she|you) (?:will|would)\b[^.;]*\blos|\b(?:instead|rather)\b[^,.;]*/g,
    doubtful:
      /\b(?:unless|halv\w*|half|doubl\w*|twice|tripl\w*|depending|whether|only (?:if|when))\b|(?:\bnot|n't|\bnever|\bglad|\bhate|\bdislike|\brefuse)\b[^,;.]*\b\d{2}\b/,
  },
  { path: /^match\.winner$/, doubtful: /\b(?:booby|wooden spoon|whether|only (?:if|when))\b/ },
];

/** Fields that are stated for one number of players, or that a number of players cannot change. */
const BY_TABLE = /^(?:seats\.|deck\.|pass\.cycle$|deal\.|kitty\.|match\.winner$|dealer\.)/;

const isDoubtful = (one: Fact, all: readonly Fact[], words: string): boolean =>
  DOUBTS.some(
    ({ path, understood, doubtful, isFor }) =>
      path.test(one.path) &&
      (isFor === undefined || isFor(one, all)) &&
      doubtful.test(understood === undefined ? words : words.replace(understood, '')),
  ) ||
  (CASE.test(words) && !BY_TABLE.test(one.path));

/** Whether a jack seems to cost points that it probably takes off: `the jack pays 10 points`. */
const isOddReward = ({ path, part: card = '', value }: Fact, words: string): boolean =>
  path === 'points' &&
  /^J[CDH]$/.test(card) &&
  Number(value) > 0 &&
  !/\b(?:penalt\w*|bad|costs?|against|charged?)\b/.test(words);

const isLess = (other: Fact, one: Fact): boolean =>
  other.path === one.path && other.part === one.part && Number(other.value) < 0;

/** The facts that the words state without a doubt. Points in doubt are points of unknown cards. */
export function undoubted(facts: readonly Fact[], words: string): readonly Fact[] {
  return facts.flatMap(one => {
    if (one.path === 'points' && HYPOTHESIS.test(words)) return [];
    if (isOddReward(one, words) && facts.some(other => isLess(other, one))) return [];
    if (!isDoubtful(one, facts, words) && !isOddReward(one, words)) return [one];
    return one.path === 'points' ? [{ ...part('points', UNCLEAR, 0), ...(one.isAside && { isAside: true }) }] : [];
  });
}
