// Reads what a text as a whole says in passing: how many people it speaks of, which total wins, and the score
// at which it ends.
import type { Said } from '../assemble.ts';
import { fact } from '../facts.ts';
import { stepsOfWords } from '../grammar/passing.ts';
import { isQuestion } from '../statements.ts';
import { CONCEPTS, has } from '../words/lexicon.ts';
import type { Passage } from './passage.ts';

const PEOPLE =
  '(?:players?|people|persons?|seats|chairs|of us|opponents|friends|bots|competitors|adults|guys|souls|places)';
const COUNT = new RegExp(
  `(?<others>\\bother )?(?<![\\w.-])(?<n>[2-9])(?<other> other| more)?(?: [a-z]+)? ${PEOPLE}\\b|\\b(?<hand>[2-9])-hand(?:ed|er)\\b|\\bwith (?<table>[2-9])\\b(?=,|\\.|$| (?:leave|take|remov|drop|throw))`,
  'g',
);
/** Matches sentences in which a number of people is a case or a part, or not that of the players. */
const CASE =
  /^with [2-9]|\b(?:because|since|as) with [2-9]|\b(?:if|when|only|once|since|met|street|in case|tied?|ties|share|equal|level|game of [2-9]|at least|at most|up to|or more|between|either|[2-9] ?(?:-|to|or|and) ?[2-9]|more than|fewer than|less than|usual\w*|best|ideal|prefer\w*|most)\b/;
/** Matches the players other than one: the shooter, or the reader among opponents. */
const OTHERS = /\b(?:opponents|bots|friends|others?|more|computer)\b/;

/** The number of players, if every number of people in the text is the same. */
function seatsIn({ words }: Passage): readonly Said[] {
  const found = words.flatMap((own, sentence) =>
    CASE.test(own)
      ? []
      : [...own.matchAll(COUNT)].map(({ 0: whole, groups: { n, hand, table } = {} }) => ({
          n: Number(n ?? hand ?? table) + (OTHERS.test(whole) ? 1 : 0),
          sentence,
        })),
  );
  return found.flatMap(({ n, sentence }) => ['seats.min', 'seats.max'].map(path => ({ ...fact(path, n), sentence })));
}

const LOW =
  /\b(?:fewest|lowest|least|smallest|as few|as little)\b[^.;]{0,12}\b(?:points?|scores?|totals?|number|sum)\b|\blow (?:man|score|total)\b|\b(?:less|fewer|lower)(?: points)? than (?:every|any|all|the others|your)|\blowest is\b/;
const HIGH = /\b(?:most|highest|greatest|largest)\b[^.;]{0,12}\b(?:points|scores?|totals?)\b/;
const AGAINST = /\b(?:loses?|loser|not|n't|never|deals|dealer|leads?|tied?|dishes|pays|buys|except|card|trump)\b/;

/** Which total wins, if the text says only one of them. */
function winnerIn({ words }: Passage): readonly Said[] {
  const low = words.flatMap((own, sentence) =>
    LOW.test(own) && !HIGH.test(own) && !AGAINST.test(own) ? [sentence] : [],
  );
  const isHigh = words.some(own => HIGH.test(own));
  return isHigh ? [] : low.map(sentence => ({ ...fact('match.winner', 'lowest'), sentence }));
}

const ROUND =
  /(?<![\w.:/+-])(?<n>50|75|100|125|150|200|250|300|500|1000)\b(?!\.\d|-| ?(?:cards?|%|years?|people|times|minutes))/g;
const ENDS =
  /\b(?:some(?:body|one)|any(?:body|one)|1st|first|until|once|ends?|stops?|game|over|player|person|who|whoever|score|total)\b/;

/** Matches scores of which somebody chooses one. */
const EITHER = /\b\d{2,4}(?: points)?(?:,? or |, ?|\/| \/ )\d{2,4}\b(?! (?:points )?if\b)/;

/** The score at which the match ends, if the text names one round number, and not as what a card costs. */
function limitIn({ words }: Passage): readonly Said[] {
  const found = words.flatMap((own, sentence) =>
    [...own.matchAll(ROUND)].map(({ groups }) => ({ n: Number(groups?.n), own, sentence })),
  );
  const [first] = found;
  if (first === undefined || found.some(({ n }) => n !== first.n)) return [];
  const ends = found.filter(
    ({ own }) =>
      ENDS.test(own) &&
      !EITHER.test(own) &&
      !/\[|\bhearts?\b|\bexactly\b/.test(own) &&
      !has(own, 'not') &&
      !CONCEPTS.others.test(own),
  );
  return ends.flatMap(({ n, sentence }) => [
    { ...fact('match.kind', 'limit'), sentence },
    { ...fact('match.limit', n), sentence },
  ]);
}

const CONDITION = /\b(?:if|when|who|whoever|without|no|none)\b/;
/** Matches a case in which not every card may be played, or another one than that of a missing suit. */
const NOT_FREE = /\b(?:leads?|led|leading|must|trumps?|pass\w*|starts?|begins?|unless|hearts (?:is|are) all)\b/;

/** That a player without the suit may play any card, from a question or a condition about a missing suit. */
const voidIn = ({ words, sentences }: Passage): readonly Said[] =>
  words.flatMap((own, sentence) => {
    const asked = sentences[sentence - 1];
    const last = asked !== undefined && isQuestion(asked) ? (words[sentence - 1] ?? '') : '';
    const isCase = (CONDITION.test(own) && has(own, 'void')) || (last !== '' && has(`if you have ${last}`, 'void'));
    const isPlay = has(own, 'discard') || has(own, 'play') || /\bcards?\b/.test(own);
    return isCase && isPlay && has(own, 'any') && !NOT_FREE.test(own)
      ? [{ ...fact('follow.void', 'free'), sentence }]
      : [];
  });

const CYCLE_MIN = 3;
const PLAY = /\b(?:tricks?|leads?|led|dealer|wins?)\b/;

/** The pass cycle, if a sentence lists at least three different directions and then a deal without a pass. */
const cycleIn = ({ words }: Passage): readonly Said[] =>
  words.flatMap((own, sentence) => {
    const steps = /\bright\b|\br\b/.test(own) ? [...new Set(stepsOfWords(own))] : [];
    const isWhole = steps.length >= CYCLE_MIN && steps.includes('left') && steps.includes('right');
    return isWhole && steps.at(-1) === 'hold' && !PLAY.test(own) ? [{ ...fact('pass.cycle', steps), sentence }] : [];
  });

/** What the text as a whole says. */
export const wholeText = (passage: Passage): readonly Said[] => [
  ...seatsIn(passage),
  ...winnerIn(passage),
  ...limitIn(passage),
  ...voidIn(passage),
  ...cycleIn(passage),
];
