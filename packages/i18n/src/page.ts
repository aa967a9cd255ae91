// Loads the texts of the page in a language, without those of its lazily loaded features.
import type { AllWords } from './en/page.ts';
import type { TextSection } from './section.ts';

export const pageWords: TextSection<AllWords> = async language => (await import(`./${language}/page.ts`)).page;
