// The words of sealed deals in the language that the page speaks at present.
import { en, type FairnessWords } from './en.ts';

const CATALOGUES: Readonly<Record<string, () => Promise<FairnessWords>>> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

/** The words in a language by its code; English where there are none. */
export const fairnessWords = async (language: string): Promise<FairnessWords> => (await CATALOGUES[language]?.()) ?? en;
