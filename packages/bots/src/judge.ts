// What the answers to a question are worth, by trying them out in worlds that fit the view.
import type { Below } from '@moonshot/rules/cards/chance';
import { judgeLay } from './capture/judge.ts';
import type { Judgement, Judging } from './judgement.ts';
import type { Budget, Question } from './player.ts';
import { judgeTricks } from './search/judge.ts';

export type { Judgement, Judging, KnownCards, Weighed } from './judgement.ts';

/**
 * What the answers are worth; for a pass, a claim, cards to bury or a pair to lay only candidates are
 * compared.
 */
export function judge(question: Question, budget: Budget, below: Below, judging: Judging = {}): Judgement {
  return question.kind === 'tricks'
    ? judgeTricks(question, budget, below, judging)
    : judgeLay(question, budget, below, judging);
}
