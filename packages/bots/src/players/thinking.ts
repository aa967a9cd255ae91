// The bot players of the five levels.
import type { Below } from '@moonshot/rules/cards';
import type { TrickAction as Action } from '@moonshot/rules/engine';
import { answerLay } from '../capture/search/answer.ts';
import { nameOf, type PlayerProfile } from '../core/level.ts';
import type { BotPlayer, Budget, TrickQuestion } from '../core/player.ts';
import { bestAnswer } from '../search/answer.ts';
import { careful } from './careful.ts';
import { policyPlay } from './plain.ts';
import { passHighest } from './simple.ts';
import { type Traits, traitsOf } from './traits.ts';

/** Creates the bot player of a level and style. */
export function levelPlayer(manner: PlayerProfile): BotPlayer {
  const traits = traitsOf(manner);
  return {
    name: nameOf(manner),
    decide: (question, budget, below) =>
      question.kind === 'tricks' ? answer(question, traits, budget, below) : answerLay(question, manner, budget, below),
  };
}

function answer(question: TrickQuestion, traits: Traits, budget: Budget, below: Below): Action {
  const { ask } = question;
  // Bids are not searched, because chance outweighs the suit in the few deals that can be tried.
  const searches = ask.type === 'pass' ? traits.passing === 'search' : ask.type !== 'bid';
  if (traits.plays > 0 && searches)
    return bestAnswer(question, { ...budget, plays: Math.min(traits.plays, budget.plays) }, below, traits);
  if (ask.type === 'play') return policyPlay(question, ask.plays, traits, below);
  if (ask.type === 'pass' && traits.passing === 'highest') return passHighest(question.rules, ask);
  return careful.decide(question, budget, below) as Action;
}
