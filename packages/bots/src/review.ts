// Entry point for reviews: verdicts on the decisions that a player made in a deal.
export { isSame } from './core/same-action.ts';
export { curveOf, judgeDecision, type MadeDecision, type ReviewedDecision } from './review/review.ts';
export { verdictTexts } from './review/verdict-text.ts';
