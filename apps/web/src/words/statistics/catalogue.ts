// The words of statistics in the language that the page speaks at present.
import { en, type StatisticsWords } from './en.ts';

const CATALOGUES: Readonly<Record<string, () => Promise<StatisticsWords>>> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

/** The words in a language by its code; English where there are none. */
export const statisticsWords = async (language: string): Promise<StatisticsWords> =>
  (await CATALOGUES[language]?.()) ?? en;
