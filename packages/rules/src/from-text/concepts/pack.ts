// Reads which cards are high, how many packs are used, and which cards cancel each other, by their concepts.
import { type Fact, fact, isDenied, type TopicReader } from '../facts.ts';

const IS = '(?:,? (?:is|are|being|ranks?|counts?(?: as)?|comes?|stands?|at|on|the|as|always|our|has|have))*';
const HIGH = '(?:high(?:est)?|top|best|biggest|strongest|greatest|largest)';
const LOW = '(?:low(?:est)?|bottom|smallest|weakest|worst)';
const ACE_HIGH = new RegExp(`\\baces?${IS} ${HIGH}\\b|\\b${HIGH}(?: cards?)?(?: is| being|:)?(?: the| an)? aces?\\b`);
const ACE_LOW = new RegExp(`\\baces?${IS} ${LOW}\\b`);
/** Matches words about an ace in play, and not about the order of ranks. */
const IN_PLAY = /\b(?:if|when|unless|whoever|played|plays|leads?|led|cuts?|draws?|deals)\b/;

/** Reads whether the ace is the highest card or the lowest. */
const ranks: TopicReader = ({ words }) => {
  const [isHigh, isLow] = [ACE_HIGH.test(words), ACE_LOW.test(words)];
  if (isHigh === isLow || isDenied(words) || IN_PLAY.test(words)) return [];
  return [fact('deck.ranks', isHigh ? 'AKQJT98765432' : 'KQJT98765432A')];
};

const SECOND_PACK = /\b(?:packs?|decks?)(?: used| needed)?: 2\b|\b(?:a|the|another) 2nd (?:pack|deck)\b/;

/** Reads that two packs are used. */
const packs: TopicReader = ({ words }) =>
  SECOND_PACK.test(words) && !isDenied(words) && !/\b(?:if|when|or more)\b/.test(words) ? [fact('deck.packs', 2)] : [];

const ALIKE =
  /\b(?:identical|duplicates?|twins?|doubles?|paired|(?:exactly|quite|just|wholly) alike|same (?:rank and suit|suit and rank)|(?:very )?same card|(?:2|both)(?: of the)? (?:same|equal|\[..\]))/;
const CANCEL = /\b(?:cancel\w*|kill\w*|knock\w*|wip(?:e[sd]?|ing)|annul\w*|neutrali[sz]\w*)\b/;
const NO_CANCEL = /(?:\bnot|n't|\bnever|\bno)\b[^.;,]{0,16}\b(?:cancel|kill|knock|wip|annul|neutrali)/;
const ALL = /\b(?:all(?: of it)?|every(?:thing| card)?|whole trick|not (?:1|a single) card|no cards?|none)\b/;
/** Matches words by which a trick goes to the winner of the next one. */
const TO_NEXT =
  /\b(?:next|following|this|another) (?:trick|1)\b[^.;]*|\b(?:scoops?|takes?) (?:it|them|that|the other) (?:along|too|as well|up)\b/;

/** Reads that identical cards cancel each other, and what happens to a trick of which no card is left. */
const cancelling: TopicReader = ({ words, before }) => {
  if (NO_CANCEL.test(words)) return [];
  const last = before.split(' | ').at(-1) ?? '';
  const isHere = CANCEL.test(words);
  const found: Fact[] = isHere && ALIKE.test(words) ? [fact('trick.cancel', 'identical')] : [];
  const isAll = ALL.test(words) && (isHere || /\bcould (?:take|win)\b/.test(words));
  const isAbout = isHere || CANCEL.test(before) || ALIKE.test(before);
  const isOfAll = isAll || (ALL.test(last) && isAbout && !isHere);
  return isOfAll && isAbout && TO_NEXT.test(words) ? [...found, fact('trick.allCancelled', 'next')] : found;
};

const ALONE =
  /\b(?:no|without(?: any)?) (?:formal )?(?:partners?|partnerships?|teams)\b|\b(?:every(?:body|one)|each(?: player| 1)?|every player|all) (?:plays?|is|are|fights?) (?:for|on) (?:himself|herself|themselves|their own|his own|your own)\b/;

/** Reads that there are no partners. */
const alone: TopicReader = ({ words }) =>
  ALONE.test(words) && !/\b(?:if|when|unless)\b/.test(words) ? [fact('teams.seating', 'none')] : [];

export const packConcepts: readonly TopicReader[] = [ranks, packs, cancelling, alone];
