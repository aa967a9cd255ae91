// Estimates the values of the answers to a question, by search in sampled deals that fit the view.
import type { Below } from '@moonshot/rules/cards';
import { judgePairs } from '../capture/search/judge.ts';
import type { Judgement, JudgementOptions } from '../core/judgement.ts';
import type { Budget, Question } from '../core/player.ts';
import { judgeTrickAnswers } from '../search/judge.ts';

export type { JudgedAnswer, Judgement, JudgementOptions, KnownCards } from '../core/judgement.ts';

/**
 * Estimates the values of the answers to a question. For some questions, such as a pass, only some of the
 * legal answers are compared.
 */
export function judge(question: Question, budget: Budget, below: Below, judging: JudgementOptions = {}): Judgement {
  return question.kind === 'tricks'
    ? judgeTrickAnswers(question, budget, below, judging)
    : judgePairs(question, budget, below, judging);
}
