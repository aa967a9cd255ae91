// Reads rules that a family has written down. It finds what each sentence says about the fields of a sheet
// (the rules of a game as data), where sentences contradict each other, and which sentences it does not
// understand.

import { isAsking, switched, withVerdicts } from './answers.ts';
import { type Assembled, assemble, type Decided, isCapture, NAMED_QUEEN, type Said } from './assemble.ts';
import { conceptReaders } from './concepts/concepts.ts';
import { undoubted } from './concepts/guard.ts';
import { passesFrom } from './concepts/passes.ts';
import { isStrange, unpricedIn } from './concepts/unpriced.ts';
import { consistent } from './consistent.ts';
import { inContext } from './context/context.ts';
import type { Passage } from './context/passage.ts';
import type { SentenceContext, TopicReader } from './facts.ts';
import { UNCLEAR } from './grammar/cards.ts';
import { COMMON_RULES, commonReaders } from './grammar/common.ts';
import { endingReaders } from './grammar/ending.ts';
import { passingReaders } from './grammar/passing.ts';
import { playingReaders } from './grammar/playing.ts';
import { scoringReaders } from './grammar/scoring.ts';
import { specialReaders } from './grammar/special.ts';
import { tableReaders } from './grammar/table.ts';
import { teamReaders } from './grammar/teams.ts';
import { isConversation, laidOut } from './layout.ts';
import { isOfOthers, listed, toldOfOthers } from './others.ts';
import { readOwn, settledOwn, silentFields, withSides } from './own/own.ts';
import { withDenials, withHearts, withRanks } from './references.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { statedPart } from './stated.ts';
import { isQuestion, statementsIn } from './statements.ts';
import { inPresent, isRecollection } from './tense.ts';
import { byTopic } from './topics.ts';
import { plainWords, type UnsuitedQueens, unsuitedQueens } from './words/plain-words.ts';
import { nicknameIn } from './words/queen-names.ts';

const READERS: readonly TopicReader[] = [
  ...tableReaders,
  ...teamReaders,
  ...passingReaders,
  ...playingReaders,
  ...scoringReaders,
  ...endingReaders,
  ...specialReaders,
  ...commonReaders,
];

/**
 * Matches words from which the symbol of a suit was lost when the text was copied: `any or the queen`, `a
 * will win`.
 */
const LOST = /\b(?:any|an?) (?:or|and|has|was|may|will)\b|\b\d+ s and\b/;

export interface TextReading extends Assembled {
  readonly sentences: readonly Sentence[];
  readonly unread: readonly number[]; // the indexes of the sentences that were not understood
}

/** Reads rules of Hearts that are written in English. */
export function readText(text: string): TextReading {
  const sentences = sentencesOf(laidOut(text));
  const own = ownOf(text, sentences);
  const queens = unsuitedQueens(text, open =>
    [...own.facts, ...readWith(text, open, sentences, own.read).facts].flatMap(({ path, part = '', value }) =>
      path === 'points' && part.startsWith('Q') && Number(value) > 0 ? [part] : [],
    ),
  );
  const { facts: stated, plain, isOpen } = readWith(text, queens, sentences, own.read);
  const ours = plain.map((words, i) => (isOpen(i) ? statedPart(words) : ''));
  const headings = sentences.map(one => plainWords(one.heading, queens));
  const open = ours.map((words, i) => (own.read.has(i) ? '' : words));
  const facts = inContext(passageOf(sentences, open, headings), withPasses(stated, passesFrom(ours, headings)));
  const card = queens.queen ?? '[Q';
  const named = plain.findIndex((words, i) => !own.read.has(i) && words.includes(card));
  const mentioned = named < 0 ? [] : [{ path: NAMED_QUEEN, value: card, sentence: named }];
  const unpriced = ours.findIndex(
    (words, i) =>
      !own.read.has(i) &&
      !isQuestion(sentences[i] as Sentence) &&
      (unpricedIn(words, facts) !== undefined || (isStrange(words) && facts.every(one => one.sentence !== i))),
  );
  const unclear = unpriced < 0 ? [] : [{ path: 'points', part: UNCLEAR, value: 0, sentence: unpriced }];
  const all = [...own.facts, ...facts, ...mentioned, ...unclear].filter(
    ({ path, sentence }) => !(path.startsWith('seats.') && ADDS_PLAYERS.test(plain[sentence + 1] ?? '')),
  );
  const known = isCapture(all) ? all.filter(({ path }) => !isCommon(path)) : all;
  const understood = new Set([...own.read, ...known.map(one => one.sentence)]);
  const assembled = assemble(known);
  const isOwn = own.read.size * 2 > sentences.length;
  return {
    sentences: sentences.map(one => ({ ...one, text: text.slice(one.start, one.end) })),
    conflicts: assembled.conflicts,
    decided: isOwn ? wholly(assembled.decided) : consistent(withSides(assembled.decided)),
    unread: sentences.flatMap((sentence, i) =>
      understood.has(i) || isQuestion(sentence) || sentence.isHeading ? [] : [i],
    ),
  };
}

/** The sentences for the readers of the context. */
const passageOf = (sentences: readonly Sentence[], words: readonly string[], headings: readonly string[]): Passage => ({
  sentences,
  words,
  read: (i, stated) => {
    const sentence = sentences[i];
    const context = sentence && { sentence, words: stated, heading: headings[i] ?? '', before: '' };
    return context === undefined ? [] : factsOf(context).map(one => ({ ...one, sentence: i }));
  },
});

/** Matches a sentence which says only that the one before it is not so. */
const DENIES_LAST =
  /^(?:but |well, |no, )*(?:(?:she|he|it|they|that|this|we|you) (?:doesn't|does not|don't|do not|isn't|is not|aren't|are not|can't|cannot|never (?:do|does))(?: (?:here|so|true|right|with us|(?:do|play|use|allow|have|bother with) (?:that|this|it|so)(?: here| any ?more)?))?|not (?:so|true|here|any more|anymore)|wrong|nonsense|rubbish|false|no such thing)[.!]*$/;

/** Matches a sentence which adds another number of players to the one before it: `Players: 3. Also 4.` */
const ADDS_PLAYERS =
  /^(?:(?:or|and|but|even|sometimes|at a pinch),? )*(?:with |for )?\d(?: (?:too|as well|will do|works?|is fine))?[.!]?$/;

/** Matches a sentence that begins with a range, which its heading names: `Players` and `3-6, best with 4`. */
const RANGE = /^\d+ ?(?:-|to|or|and|,) ?\d/;

/** The indexes of the sentences that the next one denies, and of the denials. */
const takenBack = (sentences: readonly Sentence[], plain: readonly string[]): readonly number[] =>
  sentences.flatMap((one, i) => (!isQuestion(one) && DENIES_LAST.test(plain[i + 1] ?? '') ? [i, i + 1] : []));

interface Read {
  readonly facts: readonly Said[];
  readonly plain: readonly string[];
  readonly isOpen: (i: number) => boolean; // whether a sentence states rules of the writer
}

/** The facts of the sentences that are not in `known`, and the words of every sentence, with these queens. */
function readWith(
  text: string,
  queens: UnsuitedQueens,
  sentences: readonly Sentence[],
  known: ReadonlySet<number>,
): Read {
  const nickname = nicknameIn(text);
  const told = sentences.map(one => plainWords(one.text, queens, nickname));
  const plain = withReferences(withVerdicts(isRecollection(told) ? told.map(inPresent) : told), sentences);
  const ofOthers = new Set([...toldOfOthers(text, sentences, plain), ...takenBack(sentences, plain)]);
  const isTalk = isConversation(text);
  const statements = statementsIn(text, sentences, plain, queens);
  const facts = sentences.flatMap((sentence, i) => {
    if (known.has(i) || ofOthers.has(i) || (isTalk && isAsking(plain[i] ?? ''))) return [];
    const context: SentenceContext = {
      sentence,
      words: plain[i] ?? '',
      heading: plainWords(sentence.heading, queens),
      before: beforeOf(sentences, plain, i),
    };
    const parts = byTopic(context.words);
    const own = [
      ...parts.flatMap(part => factsOf({ ...context, words: part })),
      ...answerFacts(context, statements[i] ?? ''),
    ];
    const paths = new Set(own.map(({ path }) => path));
    const headed = own.length === 0 || RANGE.test(context.words) ? headedFacts(context) : [];
    return [...own, ...headed.filter(({ path }) => !paths.has(path))].map((one): Said => ({ ...one, sentence: i }));
  });
  const isOpen = (i: number): boolean =>
    !known.has(i) && !ofOthers.has(i) && statedPart(plain[i] ?? '') !== '' && !isOfOthers(sentences[i]?.heading ?? '');
  return { facts, plain, isOpen };
}

/** The facts with what the sentences about passing say together, if single sentences do not give a cycle. */
function withPasses(facts: readonly Said[], together: readonly Said[]): readonly Said[] {
  const isCycle = ({ path }: Said): boolean => path === 'pass.cycle';
  const [known] = assemble(facts.filter(isCycle)).decided;
  const cycle = together.filter(isCycle);
  const length = Math.max(2, lengthOf(cycle[0]?.value));
  const isKnown = isRecordOfTables(known?.value) || lengthOf(known?.value) >= length;
  if (isOpen(known?.value) && cycle.length === 0) return [...facts.filter(one => !isCycle(one)), ...together];
  const isWhole = cycle.some(one => one.part === undefined);
  const counts = together.filter(one => !isCycle(one));
  if (isKnown || cycle.length === 0) return [...facts, ...counts];
  return [...(isWhole ? facts.filter(one => !isCycle(one)) : facts), ...cycle, ...counts];
}
/** Whether a cycle has three passes, one of them across, as it does if the fourth deal was not understood. */
const isOpen = (value: unknown): boolean =>
  Array.isArray(value) && value.length === OPEN_LENGTH && value.includes('across') && !value.includes('hold');
const OPEN_LENGTH = 3;
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const isRecordOfTables = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The facts that a sentence states as the answer to a question. */
const answerFacts = (context: SentenceContext, statement: string): readonly Said[] =>
  statement === '' ? [] : factsOf({ ...context, words: statement }).map(one => ({ ...one, isAside: true }));

/** The facts that a short sentence states together with its heading: `Length` and `Ten deals.` */
const headedFacts = (context: SentenceContext): readonly Said[] =>
  isShort(context.words, FRAGMENT_WORDS_MAX) && context.heading !== '' && isShort(context.heading, HEADING_WORDS_MAX)
    ? factsOf({ ...context, words: `${context.heading}: ${context.words}` }).map(one => ({ ...one, isAside: true }))
    : [];
const FRAGMENT_WORDS_MAX = 10;
const HEADING_WORDS_MAX = 4;
const isShort = (words: string, max: number): boolean => words.split(' ').length <= max;

/** The sentences, in plain words, with the cards that pronouns and ranks without a suit mean. */
const withReferences = (plain: readonly string[], sentences: readonly Sentence[]): readonly string[] =>
  withDenials(withRanks(plain)).map((words, i, all) =>
    withHearts(words, sentences[i]?.heading.toLowerCase() ?? '', all[i - 1] ?? ''),
  );

/** What this package's own sentences say, except under a heading above rules of others. */
function ownOf(text: string, sentences: readonly Sentence[]): ReturnType<typeof readOwn> {
  const own = readOwn(text, sentences);
  const plain = sentences.map(one => one.text.toLowerCase());
  const ofOthers = new Set(listed(text, sentences, plain));
  const isOurs = (i: number): boolean => !ofOthers.has(i) && !isOfOthers(sentences[i]?.heading ?? '');
  return { ...own, facts: own.facts.filter(one => isOurs(one.sentence)) };
}

const isCommon = (path: string): boolean => COMMON_RULES.some(common => common === path);

/**
 * Up to three sentences before a sentence, under the same heading. The nearest comes last. Headings that are
 * questions stand between them, and so does the answer to the question before.
 */
function beforeOf(sentences: readonly Sentence[], plain: readonly string[], i: number): string {
  const from = Math.max(0, i - BEFORE_MAX);
  const heading = sentences[i]?.heading ?? '';
  const isAnswer = heading.endsWith('?');
  const near = plain.slice(from, i).flatMap((words, n) => {
    const own = sentences[from + n]?.heading ?? '';
    if (own === heading) return [words];
    return isAnswer && (own.endsWith('?') || own === '') ? [words] : [];
  });
  const isFirst = isAnswer && sentences[i - 1]?.heading !== heading;
  return (isFirst ? [...near, heading.toLowerCase()] : near).join(' | ');
}
const BEFORE_MAX = 3;

/** The fields of a text that consists mostly of this package's own sentences. */
function wholly(decided: readonly Decided[]): readonly Decided[] {
  const settled = settledOwn(decided);
  return [...settled, ...silentFields(settled, isCapture(settled))];
}

const factsOf = (context: SentenceContext): readonly Said[] => {
  const words = statedPart(switched(context.words));
  if (words === '' || isOfOthers(context.heading) || LOST.test(words) || isQuestion(context.sentence)) return [];
  const stated = READERS.flatMap(read => read({ ...context, words }));
  const further = conceptReaders.flatMap(read => read({ ...context, words }).map(one => ({ ...one, isAside: true })));
  const effects = further.filter(({ path }) => path === 'moon.options').length;
  const sure = effects > 1 ? stated.filter(one => one.part !== 'unclear') : stated;
  return undoubted([...sure, ...further], words).map(one => ({ ...one, sentence: 0 }));
};
