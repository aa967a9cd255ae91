// Estimates the values of the answers to a question, by search in sampled deals that fit the view.
import type { Below } from '@moonshot/rules/cards';
import { judgeLay } from '../capture/search/judge.ts';
import type { Judgement, Judging } from '../core/judgement.ts';
import type { Budget, Question } from '../core/player.ts';
import { judgeTricks } from '../search/judge.ts';

export type { Judgement, Judging, KnownCards, Weighed } from '../core/judgement.ts';

/** The values of the answers. For a pass, a burial or a pair in Capture, only some answers are compared. */
export function judge(question: Question, budget: Budget, below: Below, judging: Judging = {}): Judgement {
  return question.kind === 'tricks'
    ? judgeTricks(question, budget, below, judging)
    : judgeLay(question, budget, below, judging);
}
