// The table worker's texts in each language: the rules and its own messages.
import type { NotationWords } from '@moonshot/rules/notation/words/en';
import type { RuleWords } from '@moonshot/rules/words/en';
import type { SheetWords } from '@moonshot/rules/words/sheet/en';
import type { TableWords } from '@moonshot/table/words/en';
import type { Language } from '@moonshot/wire';
import { en, type WorkerWords } from './i18n/en.ts';
import type { FileWords } from './i18n/files/en.ts';

export interface WorkerCatalog {
  readonly rules: () => Promise<RuleWords>; // lazy-loaded
  readonly notation: () => Promise<NotationWords>; // lazy-loaded
  readonly sheet: () => Promise<SheetWords>; // lazy-loaded
  readonly answers: () => Promise<TableWords>; // lazy-loaded
  readonly files: () => Promise<FileWords>; // lazy-loaded
  readonly tables: WorkerWords;
}

export const ENGLISH: WorkerCatalog = {
  rules: async () => (await import('@moonshot/rules/words/en')).en,
  notation: async () => (await import('@moonshot/rules/notation/words/en')).en,
  sheet: async () => (await import('@moonshot/rules/words/sheet/en')).en,
  answers: async () => (await import('@moonshot/table/words/en')).en,
  files: async () => (await import('./i18n/files/en.ts')).en,
  tables: en,
};

/** Every other language is lazy-loaded. */
const OTHERS: Partial<Record<Language, () => Promise<WorkerCatalog>>> = {
  de: async () => {
    const [rules, tables] = await Promise.all([import('@moonshot/rules/words/de'), import('./i18n/de.ts')]);
    const notation = async () => (await import('@moonshot/rules/notation/words/de')).de;
    const sheet = async () => (await import('@moonshot/rules/words/sheet/de')).de;
    const answers = async () => (await import('@moonshot/table/words/de')).de;
    const files = async () => (await import('./i18n/files/de.ts')).de;
    return { rules: async () => rules.de, notation, sheet, answers, files, tables: tables.de };
  },
  fr: async () => {
    const [rules, tables] = await Promise.all([import('@moonshot/rules/words/fr'), import('./i18n/fr.ts')]);
    const notation = async () => (await import('@moonshot/rules/notation/words/fr')).fr;
    const sheet = async () => (await import('@moonshot/rules/words/sheet/fr')).fr;
    const answers = async () => (await import('@moonshot/table/words/fr')).fr;
    const files = async () => (await import('./i18n/files/fr.ts')).fr;
    return { rules: async () => rules.fr, notation, sheet, answers, files, tables: tables.fr };
  },
  es: async () => {
    const [rules, tables] = await Promise.all([import('@moonshot/rules/words/es'), import('./i18n/es.ts')]);
    const notation = async () => (await import('@moonshot/rules/notation/words/es')).es;
    const sheet = async () => (await import('@moonshot/rules/words/sheet/es')).es;
    const answers = async () => (await import('@moonshot/table/words/es')).es;
    const files = async () => (await import('./i18n/files/es.ts')).es;
    return { rules: async () => rules.es, notation, sheet, answers, files, tables: tables.es };
  },
};

/** The texts of a language; English if it is not supported. */
export const spokenIn = async (language: Language): Promise<WorkerCatalog> => OTHERS[language]?.() ?? ENGLISH;
