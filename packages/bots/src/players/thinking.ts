// The bot players of the five levels.
import type { Below } from '@moonshot/rules/cards';
import type { TrickAction as Action } from '@moonshot/rules/engine';
import { answerLay } from '../capture/search/answer.ts';
import { nameOf, type PlayerProfile } from '../core/level.ts';
import type { BotPlayer, Budget, TrickQuestion } from '../core/player.ts';
import { bestAnswer } from '../search/answer.ts';
import { mayEnd } from '../search/match.ts';
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
      question.kind === 'tricks'
        ? answer(question, traitsAt(question, traits), budget, below)
        : answerLay(question, manner, budget, below),
  };
}

/**
 * The last tricks of a deal that may end the match: the number of cards in a hand from which they are solved
 * exactly, the least number of playouts, and the factor of the value of a won match.
 */
const DECIDING = { exact: 4, plays: 120, match: 3 };

/**
 * The traits for this question. In the last tricks of a deal that may end the match, one card may decide the
 * match. So every level that searches solves them exactly there, and values points less than the match.
 */
function traitsAt({ rules, view }: TrickQuestion, traits: Traits): Traits {
  if (traits.plays === 0 || view.hand.length > DECIDING.exact || !mayEnd(rules, view)) return traits;
  return {
    ...traits,
    exact: Math.max(traits.exact, DECIDING.exact),
    plays: Math.max(traits.plays, DECIDING.plays),
    match: traits.match * DECIDING.match,
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
