// Reads from a single sentence by its concepts: that no cards are passed, how many are passed, and the one
// direction of all passes.
import { type Fact, fact, part, type TopicReader } from '../facts.ts';
import { stepsOfWords } from '../grammar/passing.ts';

const PASSING =
  '(?:pass(?:es|ed|ing)?|exchang\\w*|swap\\w*|trad(?:e|es|ed|ing)|switch(?:es|ed|ing)|(?:card|cards) (?:pass|exchange|swap|change)|change of cards)';
/** Matches words which deny that cards are passed. */
const NO_PASS = new RegExp(
  [
    `\\b(?:no|never|not|n't|nobody|nothing|without|neither|none of us)\\b(?: (?!until|before|and|but|or|the same)[a-z']+){0,5} ${PASSING}\\b`,
    `(?:n't|\\bcards (?:are|is) (?:never|not)) (?:\\w+ ){0,2}${PASSING}\\b`,
    `\\b(?:skip|dispens\\w+ with|gave up|given up|abolish\\w*|drop|dropped|omit|ignore|left out|leave out|forget|do away with|did away with|scrapped|abandoned)\\b(?: (?:the|all|any|altogether|that|whole|about))* (?:${PASSING}|card passing)\\b`,
    `^(?:card )?(?:passing|exchange|swapping|swap|pass)(?: phase)?: (?:off|none|no|nil|never|not (?:played|used)|skipped)\\b`,
  ].join('|'),
);
/** Matches words by which a denial is about one deal, player or direction, or about something else. */
const LIMITED =
  /\b(?:\d(?:st|nd|rd|th)|deal \d|hand \d|round \d|next|then|last|once|sometimes|until|till|before|unless|except|if|when|while|after|every|hold|fourth|left|right|across|opposite|points?|limit|\d\d+|look|see|peek|more than|fewer|less|same|again|allowed to|may|talk\w*|queens?|hearts?|spades|clubs)\b|\[..\]|\bthe deal\b/;

/** Matches a denial that needs its heading: `Exchange` and `There is none.` */
const NONE =
  /^(?:there (?:is|are) |there's |we have |it has )?(?:none|no such phase|not (?:used|played)|nothing|nil|skipped|omitted)\b/;

const noPass: TopicReader = ({ words, heading }) =>
  (NO_PASS.test(words) || (NONE.test(words) && PASS_HEADING.test(heading))) &&
  !LIMITED.test(words.replace(/\b(?:before (?:play|the play|playing|a card is played)|years ago)\b/g, ''))
    ? [part('pass.cycle', 'always', 'hold')]
    : [];

/** Matches words by which cards change hands. */
const MOVES =
  /\b(?:pass(?:es|ed|ing)?|exchang\w+|swap\w*|hand(?:s|ed|ing)? (?:\w+ ){0,3}over|giv(?:e|es|en|ing)(?: \w+){0,2} away|gives?|push(?:es|ed)?|slid(?:e|es)|shov(?:e|es|ed)|parts? with|gets? rid of|surrender\w*|sen(?:d|ds|t)|trad(?:e|es|ed)|shift(?:s|ed)?|donat\w+|change hands|choos\w+|select\w*|picks?)\b/;
const OTHER_TOPIC =
  /\b(?:tricks?|leads?|led|suits?|points?|dealt|dealer|hearts?|moon|scor\w+|wins?|lowest|gets? dealt|each (?:gets?|has)|jokers?)\b|\[..\]|(?!13\b)\b\d\d/;
const COUNT =
  /(?<!\b(?:hand|deal|round|game|time|step|rule|trick|number|article|section|level) )(?<![\w./-])([1-6])(?![\w/]|[.:]\d|-(?:hand|play)| (?:players?|people|persons|hands?|deals?|rounds?|times?|tricks?|packs?|decks?|seats?|of us|men|sides?|ways?|neighbou?rs?|teams?|more|or|to \d)\b)/g;

/** The number of cards that a sentence about passing names, if it names only one number. */
const count: TopicReader = ({ words, heading }): readonly Fact[] => {
  const [, label] =
    /^(?:cards (?:to pass|passed|exchanged|to exchange)|pass ?size|pass ?count|pass|passing|exchange|swap)(?: \([^)]*\))? ?[:=] ?([1-6])\b/.exec(
      words,
    ) ?? [];
  if (label !== undefined) return [fact('pass.count', Number(label))];
  const isAbout =
    MOVES.test(words) &&
    (/\bcards?\b/.test(words) || PASS_HEADING.test(heading) || stepsOfWords(words).length > 0 || SWAPS.test(words));
  if (!isAbout || OTHER_TOPIC.test(words)) return [];
  const found = new Set([...words.replace(/\btrio of\b/g, '3').matchAll(COUNT)].map(([, n]) => Number(n)));
  const [only] = found;
  return only === undefined || found.size > 1 || only === 1 ? [] : [fact('pass.count', only)];
};
const PASS_HEADING = /\bpass|\bexchang|\bswap|\btrad/;
const SWAPS = /\b(?:swap|pass|exchange|give away|hand over|get rid of|part with)\w*\b/;

const GETS = /\b(?:gets?|receives?|is given|takes?)\b[^.;]{0,20}\b(?:your|from you|3 cards|2 cards|4 cards|them)\b/;

/** The one direction of all passes, in a sentence that says who gets the cards. */
const receiver: TopicReader = ({ words }) => {
  const steps = stepsOfWords(words);
  const isOne = steps.length === 1 && /^(?:left|right|across)$/.test(steps[0] ?? '');
  const isAbout = GETS.test(words) && /\b(?:neighbou?r|player|person|opponent|one|1|whoever|member|man)\b/.test(words);
  const isSure = !/\b(?:\d(?:st|nd|rd|th)|next|then|time|odd|even|alternat\w+|tricks?|leads?)\b|\[..\]/.test(words);
  return isOne && isAbout && isSure ? [part('pass.cycle', 'always', steps[0])] : [];
};

export const passParts: readonly TopicReader[] = [noPass, count, receiver];
