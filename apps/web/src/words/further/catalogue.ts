// The words of the screen of further games in the language that the page speaks at present.
import { en, type GamesWords } from './en.ts';

const CATALOGUES: Readonly<Record<string, () => Promise<GamesWords>>> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

/** The words in a language by its code; English where there are none. */
export const gamesWords = async (language: string): Promise<GamesWords> => (await CATALOGUES[language]?.()) ?? en;
