// Players that look ahead: as many deals tried out as their level takes and the budget allows.
import { judge } from '../judge.ts';
import type { Budget, Player } from '../player.ts';
import { careful } from './careful.ts';
import { type Level, type Manner, nameOf } from './level.ts';

/** Deals that a level tries out for an answer, at most. */
const PLAYS: Readonly<Record<Level, number>> = { beginner: 20, casual: 80, skilled: 300, expert: 1000, master: 3000 };

/** The player of a level and style. */
export const thinking = (manner: Manner): Player => ({
  name: nameOf(manner),
  decide: (question, budget, below) => {
    if (question.kind !== 'tricks' || question.ask.type !== 'play') return careful.decide(question, budget, below);
    const [best] = judge(question, within(budget, PLAYS[manner.level]), below).options;
    return best?.action ?? careful.decide(question, budget, below);
  },
});

const within = (budget: Budget, plays: number): Budget => ({ ...budget, plays: Math.min(plays, budget.plays) });
