// The words of puzzles in the language that the page speaks at present.
import { en, type PuzzleWords } from './en.ts';

const CATALOGUES: Readonly<Record<string, () => Promise<PuzzleWords>>> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

/** The words in a language by its code; English where there are none. */
export const puzzleWords = async (language: string): Promise<PuzzleWords> => (await CATALOGUES[language]?.()) ?? en;
