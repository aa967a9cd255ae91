// The table worker's texts in each language: the rules and its own messages.

import type { Language } from '@moonshot/protocol';
import {
  lazyNotationWords,
  lazyRuleWords,
  lazySheetWords,
  type NotationWords,
  type RuleWords,
  type SheetWords,
} from '@moonshot/rules/words';
import { lazyTableWords, type TableWords } from '@moonshot/table';
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
  rules: lazyRuleWords.en,
  notation: lazyNotationWords.en,
  sheet: lazySheetWords.en,
  answers: lazyTableWords.en,
  files: async () => (await import('./i18n/files/en.ts')).en,
  tables: en,
};

/** Every other language is lazy-loaded. */
const OTHERS: Partial<Record<Language, () => Promise<WorkerCatalog>>> = {
  de: async () => {
    const [rules, tables] = await Promise.all([lazyRuleWords.de(), import('./i18n/de.ts')]);
    const notation = lazyNotationWords.de;
    const sheet = lazySheetWords.de;
    const answers = lazyTableWords.de;
    const files = async () => (await import('./i18n/files/de.ts')).de;
    return { rules: async () => rules, notation, sheet, answers, files, tables: tables.de };
  },
  fr: async () => {
    const [rules, tables] = await Promise.all([lazyRuleWords.fr(), import('./i18n/fr.ts')]);
    const notation = lazyNotationWords.fr;
    const sheet = lazySheetWords.fr;
    const answers = lazyTableWords.fr;
    const files = async () => (await import('./i18n/files/fr.ts')).fr;
    return { rules: async () => rules, notation, sheet, answers, files, tables: tables.fr };
  },
  es: async () => {
    const [rules, tables] = await Promise.all([lazyRuleWords.es(), import('./i18n/es.ts')]);
    const notation = lazyNotationWords.es;
    const sheet = lazySheetWords.es;
    const answers = lazyTableWords.es;
    const files = async () => (await import('./i18n/files/es.ts')).es;
    return { rules: async () => rules, notation, sheet, answers, files, tables: tables.es };
  },
};

/** The texts of a language; English if it is not supported. */
export const spokenIn = async (language: Language): Promise<WorkerCatalog> => OTHERS[language]?.() ?? ENGLISH;
