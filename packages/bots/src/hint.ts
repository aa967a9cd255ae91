// Entry point for hints: the recommended answer, its reasons, and their English sentences. For callers that
// give hints, and for translations.
export { type Advice, advise, wantsPoints } from './hint/advise.ts';
export { contrastTexts } from './hint/contrast.ts';
export { numbersIn } from './hint/numbers.ts';
export { comparedText, whyText } from './hint/sentence.ts';
export { en as hintWordsEn } from './hint/words/en.ts';
export type { HintWords } from './hint/words/shape.ts';
