// What the answers to a question are worth, by trying them out in worlds that fit the view.
import type { Below } from '@moonshot/rules/cards/chance';
import type { Judgement, Judging } from './judgement.ts';
import type { Budget, Question } from './player.ts';
import { judgeTricks } from './search/judge.ts';

export type { Judgement, Judging, KnownCards, Weighed } from './judgement.ts';

/** What the answers are worth; for a pass, a claim or cards to bury only candidates are compared. */
export function judge(question: Question, budget: Budget, below: Below, judging: Judging = {}): Judgement {
  if (question.kind !== 'tricks') throw new Error('Cannot judge a pair to lay: only trick games can be judged');
  return judgeTricks(question, budget, below, judging);
}
