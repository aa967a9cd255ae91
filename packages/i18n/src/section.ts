// A section of the texts, loaded for a language when it is first needed.
import type { Language } from './languages.ts';

/** Loads a section in a language. Rejects if it cannot be loaded. */
export type TextSection<Words> = (language: Language) => Promise<Words>;
