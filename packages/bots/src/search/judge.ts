// Judges the answers to a question of a trick game. All answers are played to the end in the same sampled
// deals, except the options of a moon, whose values follow from the points.
import type { Below } from '@moonshot/rules/cards';
import type { TrickAction as Action } from '@moonshot/rules/engine';
import type { JudgedAnswer, Judgement, JudgementOptions } from '../core/judgement.ts';
import type { Budget, TrickQuestion } from '../core/player.ts';
import { isSame } from '../core/same-action.ts';
import { bidTrials } from './bidding.ts';
import { type Candidate, valueDifference, worthOf } from './candidate.ts';
import { candidatesFor, trialFor } from './candidates.ts';
import { chargeTrials } from './charging.ts';
import { evaluateCandidates } from './evaluator.ts';
import { prepareSearch } from './question.ts';

/** Estimates the values of the answers to a question, best first. */
export function judgeTrickAnswers(
  question: TrickQuestion,
  budget: Budget,
  below: Below,
  judging: JudgementOptions,
): Judgement {
  const { ask } = question;
  if (ask.type === 'charge' || ask.type === 'bid') {
    const tried =
      ask.type === 'charge'
        ? chargeTrials(question, ask, budget, below, judging)
        : bidTrials(question, ask, budget, below, judging);
    return { options: ranked(tried), worlds: tried[0]?.worths.length ?? 0, exact: false };
  }
  const { evaluator, at } = prepareSearch(question, budget, below, judging);
  const { plain } = candidatesFor(evaluator, at, question, true);
  if (question.ask.type === 'moon') return { options: ranked(plain), worlds: 0, exact: true };
  const more = (judging.also ?? []).flatMap(action => {
    const known = plain.some(one => isSame(one.action, action));
    return known ? [] : (trialFor(evaluator, at, question, action as Action) ?? []);
  });
  const trials = [...plain, ...more];
  evaluateCandidates(evaluator, trials, Math.max(1, Math.floor(budget.plays / trials.length)));
  return { options: ranked(trials), worlds: trials[0]?.worths.length ?? 0, exact: false };
}

/** The candidates with their values, best first. */
function ranked(trials: readonly Candidate[]): readonly JudgedAnswer[] {
  const sorted = [...trials].sort((a, b) => worthOf(b) - worthOf(a));
  const [best] = sorted;
  if (best === undefined) throw new RangeError('Cannot judge: the question carries no answer');
  return sorted.map(one => {
    const { mean, error } = valueDifference(best, one);
    return {
      action: one.action,
      points: Array.from(one.points, sum => sum / one.worths.length),
      worth: worthOf(one),
      behind: mean,
      error,
    };
  });
}
