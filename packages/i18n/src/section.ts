// The type of a section of the texts, which is loaded in a language when it is first needed.
import type { Language } from './languages.ts';

/** Loads a section of the texts in a language. Rejects if the section cannot be loaded. */
export type TextSection<Words> = (language: Language) => Promise<Words>;
