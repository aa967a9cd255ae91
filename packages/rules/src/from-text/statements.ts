// Finds the statements that sentences make as answers to questions.
import { furtherOf, isAsking, statementOf } from './answers.ts';
import { isConversation } from './layout.ts';
import type { Sentence } from './sentences.ts';
import { plainWords, type UnsuitedQueens } from './words/plain-words.ts';

/** Whether the sentence is a question. A question states no rule, but its answer may. */
export const isQuestion = ({ text }: Sentence): boolean => /\?["”’)*_]*$/.test(text);

/** The question that each sentence answers. */
function questionsOf(
  text: string,
  sentences: readonly Sentence[],
  plain: readonly string[],
  queens: UnsuitedQueens,
): readonly (string | undefined)[] {
  const isTalk = isConversation(text);
  const found: (string | undefined)[] = [];
  sentences.forEach((sentence, i) => {
    const last = sentences[i - 1];
    const isFirst = last?.heading !== sentence.heading;
    const isSameLine = last !== undefined && !text.slice(last.end, sentence.start).includes('\n');
    const asked = [
      last !== undefined && (isQuestion(last) || (isTalk && isAsking(plain[i - 1] ?? ''))) ? plain[i - 1] : undefined,
      isFirst && sentence.heading.endsWith('?') ? plainWords(sentence.heading, queens) : undefined,
      isSameLine &&
      /^(?:yes|no|nope|yep|yeah|sure|only|but|and|unless|except|nor|neither|same|not even)\b|\beither\.?$/.test(
        plain[i] ?? '',
      )
        ? found[i - 1]
        : undefined,
    ];
    found.push(isQuestion(sentence) ? undefined : asked.find(one => one !== undefined));
  });
  return found;
}

/** The statement that each sentence makes as the answer to its question. Empty if it answers none. */
export function statementsIn(
  text: string,
  sentences: readonly Sentence[],
  plain: readonly string[],
  queens: UnsuitedQueens,
): readonly string[] {
  const questions = questionsOf(text, sentences, plain, queens);
  const found: string[] = [];
  plain.forEach((words, i) => {
    const question = questions[i];
    const last = found.slice(-NEAR_MAX).findLast(one => one !== '') ?? '';
    found.push(question === undefined ? '' : (furtherOf(last, question, words) ?? statementOf(question, words)));
  });
  return found;
}
/** The number of sentences after a statement in which an answer may go on about it. */
const NEAR_MAX = 3;
