// Entry point for hints: the advised answer, its reasons, and their sentences in each language.
export { type Advice, advise, wantsPoints } from './hint/advise.ts';
export { comparedText, whyText } from './hint/sentence.ts';
export { de as hintWordsDe } from './hint/words/de.ts';
export { en as hintWordsEn } from './hint/words/en.ts';
export { es as hintWordsEs } from './hint/words/es.ts';
export { fr as hintWordsFr } from './hint/words/fr.ts';
export { lazyHintWords } from './hint/words/lazy.ts';
export type { HintWords } from './hint/words/shape.ts';
