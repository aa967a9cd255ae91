// The words of the review in the language that the page speaks at present.
import { en, type ReviewWords } from './en.ts';

const CATALOGUES: Readonly<Record<string, () => Promise<ReviewWords>>> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

/** The words in a language by its code; English where there are none. */
export const reviewWords = async (language: string): Promise<ReviewWords> => (await CATALOGUES[language]?.()) ?? en;
