// The texts of the page's first screens. For the page.
import type { AllWords } from './en/page.ts';
import type { TextSection } from './section.ts';

export const pageWords: TextSection<AllWords> = async language => (await import(`./${language}/page.ts`)).page;
