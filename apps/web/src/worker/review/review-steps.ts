// One decision of a review as the page shows it: the position, a comparison of the legal answers, and the
// comment.

import type { JudgedAnswer } from '@moonshot/bots';
import type { HintWords } from '@moonshot/bots/hint';
import { type ReviewedDecision, verdictTexts } from '@moonshot/bots/review';
import type { Lying, ReviewOption, ReviewStep } from '@moonshot/protocol';
import type { Action, State as GameState, Seat } from '@moonshot/rules';
import type { Decision } from '@moonshot/table/records';

/** For whom the comment is written: the texts of the language, and the names of the players. */
export interface ReviewAudience {
  readonly say: HintWords;
  readonly name: (seat: Seat) => string;
  readonly seat: Seat;
}

/** Maximum number of answers that are shown in the comparison. */
const OPTIONS_MAX = 6;

/** A decision, with its verdict if there is one. `end` is the game after the deal's last card. */
export function stepOf(
  audience: ReviewAudience,
  made: Decision,
  verdict: ReviewedDecision | undefined,
  end: GameState | undefined,
): Omit<ReviewStep, 'points'> {
  const option = (one: JudgedAnswer): ReviewOption => ({
    name: audience.say.answer(one.action),
    action: one.action,
    points: one.points[audience.seat] ?? 0,
    behind: one.behind,
  });
  const alone: ReviewOption = { name: audience.say.answer(made.action), action: made.action, points: 0, behind: 0 };
  return {
    at: made.at,
    trick: made.trick,
    asked: made.ask.type,
    played: verdict === undefined ? alone : option(verdict.played),
    best: verdict === undefined ? alone : option(verdict.best),
    judged: verdict !== undefined,
    cost: verdict?.cost ?? 0,
    options: (verdict?.options ?? []).slice(0, OPTIONS_MAX).map(option),
    sentences: verdict === undefined ? [] : verdictTexts(audience.say, verdict, audience.name),
    hands: made.hidden.hands,
    lying: lyingNow(made),
    ...whole(made, end),
  };
}

const lyingNow = ({ view }: Decision): readonly Lying[] => (view.kind === 'tricks' ? view.trick.plays : []);

/** The finished trick or bout (a round of Capture) to which the decision belongs. */
function whole({ trick, action }: Decision, end: GameState | undefined): Pick<ReviewStep, 'whole' | 'winner'> {
  if (end === undefined || !belongsToTrick(action)) return { whole: [], winner: null };
  if ('tricks' in end) {
    const taken = end.tricks[trick - 1];
    return { whole: taken?.plays ?? [], winner: taken?.winner ?? null };
  }
  const bout = end.bouts[trick - 1];
  return { whole: bout?.laid.map((pair, seat) => ({ seat, card: pair.top })) ?? [], winner: bout?.winner ?? null };
}

const belongsToTrick = ({ type }: Action): boolean => type === 'play' || type === 'lay';
