// Hints: the best answer found by a search from the player's view, with its reason and a comparison.
import { questionOf, quickDraws } from '@moonshot/bots';
import { advise, comparedText, hintWordsEn as reasons, whyText } from '@moonshot/bots/hint';
import type { Action, Ask, Hearts, View } from '@moonshot/rules';
import { tableWordsEn as en, hintSentence } from '@moonshot/table';

/** The number of playouts that are spent on a hint. */
const BUDGET = { plays: 1000 };

interface Hint {
  readonly action: Action;
  readonly sentence: string; // the recommended answer and the reason for it
  readonly compared: string | undefined;
}

/** The best answer and the reason for it. The same view always gives the same hint. */
export function hintFor(hearts: Hearts, view: View, ask: Ask, names: readonly string[]): Hint {
  const advice = advise(questionOf(hearts, view, ask), BUDGET, quickDraws(JSON.stringify(view)));
  const what = hintSentence(en.hint, advice.action, names, view.viewer);
  const why = whyText(reasons, advice, seat => names[seat] ?? `Seat ${seat}`);
  const begun = what.charAt(0).toLowerCase() + what.slice(1);
  return { action: advice.action, sentence: `Hint: ${begun} ${why}`, compared: comparedText(reasons, advice) };
}
