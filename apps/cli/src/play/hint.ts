// Hints: the best answer found by a search from the player's view, with its reason and a comparison.
import { questionOf, quickDraws } from '@moonshot/bots';
import { advise, comparedText, type HintWords, hintWordsEn, whyText } from '@moonshot/bots/hint';
import type { Action, Ask, Hearts, View } from '@moonshot/rules';
import { hintSentence, type TableWords, tableWordsEn } from '@moonshot/table';

const BUDGET = { plays: 1000 };

/** The words of hints in a language. */
export interface HintLanguage {
  readonly answer: TableWords['hint'];
  readonly reasons: HintWords;
  readonly begun: (sentence: string) => string; // marks a sentence as a hint
}

const ENGLISH: HintLanguage = {
  answer: tableWordsEn.hint,
  reasons: hintWordsEn,
  begun: sentence => `Hint: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
};

interface Hint {
  readonly action: Action;
  readonly sentence: string; // the recommended answer and the reason for it
  readonly compared: string | undefined;
}

/** The best answer and the reason for it. The same view always gives the same hint. */
export function hintFor(
  hearts: Hearts,
  view: View,
  ask: Ask,
  names: readonly string[],
  { answer, reasons, begun }: HintLanguage = ENGLISH,
): Hint {
  const advice = advise(questionOf(hearts, view, ask), BUDGET, quickDraws(JSON.stringify(view)));
  const what = hintSentence(answer, advice.action, names, view.viewer);
  const why = whyText(reasons, advice, seat => names[seat] ?? `Seat ${seat}`);
  return { action: advice.action, sentence: `${begun(what)} ${why}`, compared: comparedText(reasons, advice) };
}
