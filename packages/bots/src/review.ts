// Verdicts on decisions. For those who show reviews.
export { curveOf, isSame, judged, type MadeDecision, type ReviewedDecision } from './review/review.ts';
export { verdictTexts } from './review/verdict-text.ts';
