// Reads rules that a family has written down. It finds what each sentence says about the fields of a sheet
// (the rules of a game as data), where sentences contradict each other, and which sentences it does not
// understand.
import { type Assembled, assemble, type Decided, isCapture, NAMED_QUEEN, type Said } from './assemble.ts';
import type { SentenceContext, TopicReader } from './facts.ts';
import { COMMON_RULES, commonReaders } from './grammar/common.ts';
import { endingReaders } from './grammar/ending.ts';
import { passingReaders } from './grammar/passing.ts';
import { playingReaders } from './grammar/playing.ts';
import { scoringReaders } from './grammar/scoring.ts';
import { specialReaders } from './grammar/special.ts';
import { tableReaders } from './grammar/table.ts';
import { teamReaders } from './grammar/teams.ts';
import { readOwn, settledOwn, silentFields, withSides } from './own/own.ts';
import { nicknameIn, plainWords, type UnsuitedQueens, unsuitedQueens } from './plain-words.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { statedPart } from './stated.ts';
import { inPresent, isRecollection } from './tense.ts';

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

/** Matches a heading above rules of others, or above rules that may be agreed on. */
const OF_OTHERS = /^(?!our\b|my\b).*\b(?:variants?|variations?|optional|alternatives?)\b/;

/** Matches a sentence after which the rest of the paragraph tells how others play. */
const TELLS_OF_OTHERS =
  /^(?:here are |there are )?(?:some |other |common |popular |many )+(?:variations?|variants?)\b|\bvariations?\b[^.]*\byou (?:may|might|will|could) (?:run into|meet|see|hear|find)\b/;

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
  const sentences = sentencesOf(text);
  const own = readOwn(text, sentences);
  const queens = unsuitedQueens(text, open =>
    [...own.facts, ...readWith(text, open, sentences, own.read).facts].flatMap(({ path, part = '', value }) =>
      path === 'points' && part.startsWith('Q') && Number(value) > 0 ? [part] : [],
    ),
  );
  const { facts, plain } = readWith(text, queens, sentences, own.read);
  const card = queens.queen ?? '[Q';
  const named = plain.findIndex((words, i) => !own.read.has(i) && words.includes(card));
  const mentioned = named < 0 ? [] : [{ path: NAMED_QUEEN, value: card, sentence: named }];
  const all = [...own.facts, ...facts, ...mentioned];
  const known = isCapture(all) ? all.filter(({ path }) => !isCommon(path)) : all;
  const understood = new Set([...own.read, ...known.map(one => one.sentence)]);
  const assembled = assemble(known);
  const isOwn = own.read.size * 2 > sentences.length;
  return {
    sentences,
    conflicts: assembled.conflicts,
    decided: isOwn ? wholly(assembled.decided) : withSides(assembled.decided),
    unread: sentences.flatMap((sentence, i) =>
      understood.has(i) || isQuestion(sentence) || sentence.isHeading ? [] : [i],
    ),
  };
}

/** The facts of the sentences that are not in `known`, and the words of every sentence, with these queens. */
function readWith(
  text: string,
  queens: UnsuitedQueens,
  sentences: readonly Sentence[],
  known: ReadonlySet<number>,
): { readonly facts: readonly Said[]; readonly plain: readonly string[] } {
  const nickname = nicknameIn(text);
  const told = sentences.map(one => plainWords(one.text, queens, nickname));
  const plain = isRecollection(told) ? told.map(inPresent) : told;
  const ofOthers = toldOfOthers(text, sentences, plain);
  const facts = sentences.flatMap((sentence, i) => {
    if (known.has(i) || ofOthers.has(i)) return [];
    const context: SentenceContext = {
      sentence,
      words: plain[i] ?? '',
      heading: plainWords(sentence.heading, queens),
      before: beforeOf(sentences, plain, i),
    };
    return factsOf(context).map((one): Said => ({ ...one, sentence: i }));
  });
  return { facts, plain };
}

/** The indexes of the sentences on a line that come after an announcement of what others play. */
function toldOfOthers(text: string, sentences: readonly Sentence[], plain: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  sentences.forEach(({ start }, i) => {
    const last = sentences[i - 1];
    const isSameLine = last !== undefined && !text.slice(last.end, start).includes('\n');
    if (isSameLine && (found.has(i - 1) || TELLS_OF_OTHERS.test(plain[i - 1] ?? ''))) found.add(i);
  });
  return found;
}

/** Whether the sentence is a question. A question states no rule, but its answer may. */
const isQuestion = ({ text }: Sentence): boolean => /\?["”’)]*$/.test(text);

const isCommon = (path: string): boolean => COMMON_RULES.some(common => common === path);

/** Up to three sentences before a sentence, under the same heading. The nearest comes last. */
const beforeOf = (sentences: readonly Sentence[], plain: readonly string[], i: number): string =>
  plain
    .slice(Math.max(0, i - BEFORE_MAX), i)
    .filter((_, n) => sentences[Math.max(0, i - BEFORE_MAX) + n]?.heading === sentences[i]?.heading)
    .join(' | ');
const BEFORE_MAX = 3;

/** The fields of a text that consists mostly of this package's own sentences. */
function wholly(decided: readonly Decided[]): readonly Decided[] {
  const settled = settledOwn(decided);
  return [...settled, ...silentFields(settled, isCapture(settled))];
}

const factsOf = (context: SentenceContext): readonly Said[] => {
  const words = statedPart(context.words);
  if (words === '' || OF_OTHERS.test(context.heading) || LOST.test(words) || isQuestion(context.sentence)) return [];
  return READERS.flatMap(read => read({ ...context, words })).map(one => ({ ...one, sentence: 0 }));
};
