// Hints: the best answer by search from the player's view, the reason, and the comparison.
import { quickDraws } from '@moonshot/bots/core/chance';
import { questionOf } from '@moonshot/bots/core/player';
import { advise } from '@moonshot/bots/hint/advise';
import { comparedText, whyText } from '@moonshot/bots/hint/sentence';
import { en as reasons } from '@moonshot/bots/hint/words/en';
import type { Action, Ask, Hearts, View } from '@moonshot/rules/games';
import { hintSentence } from '@moonshot/table/dto/hint-text';
import { en } from '@moonshot/table/words/en';

/** Playouts for a hint. */
const BUDGET = { plays: 1000 };

interface Hint {
  readonly action: Action;
  readonly sentence: string; // what to do, and why
  readonly compared: string | undefined;
}

/** The best answer and its reason, reproducible for the same view. */
export function hintFor(hearts: Hearts, view: View, ask: Ask, names: readonly string[]): Hint {
  const advice = advise(questionOf(hearts, view, ask), BUDGET, quickDraws(JSON.stringify(view)));
  const what = hintSentence(en.hint, advice.action, names, view.viewer);
  const why = whyText(reasons, advice, seat => names[seat] ?? `Seat ${seat}`);
  const begun = what.charAt(0).toLowerCase() + what.slice(1);
  return { action: advice.action, sentence: `Hint: ${begun} ${why}`, compared: comparedText(reasons, advice) };
}
