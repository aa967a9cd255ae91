// The table worker's texts in each language: for the rules and for its own messages.
import type { HintWords } from '@moonshot/bots/hint';
import { type FileWords, type Language, languageFor, type WorkerWords } from '@moonshot/i18n';
import { worker } from '@moonshot/i18n/english';
import type { PrintWords } from '@moonshot/rules/print';
import type { NotationWords, RuleWords, SheetWords } from '@moonshot/rules/words';
import type { TableWords } from '@moonshot/table';

export interface WorkerCatalog {
  readonly language: Language;
  // These sections of texts are lazy-loaded.
  readonly rules: () => Promise<RuleWords>;
  readonly blurbs: () => Promise<Readonly<Record<string, string>>>;
  readonly notation: () => Promise<NotationWords>;
  readonly sheet: () => Promise<SheetWords>;
  readonly answers: () => Promise<TableWords>;
  readonly hints: () => Promise<HintWords>;
  readonly files: () => Promise<FileWords>;
  readonly print: () => Promise<PrintWords>;
  // These texts are loaded with the language.
  readonly tables: WorkerWords;
}

/**
 * The sections of texts in all languages. They are lazy-loaded, because the first card needs none of them.
 */
const sections = () => import('@moonshot/i18n/games');

const catalogue = (language: Language, tables: WorkerWords): WorkerCatalog => ({
  language,
  rules: async () => (await sections()).ruleWords(language),
  blurbs: async () => (await sections()).blurbWords(language),
  notation: async () => (await sections()).notationWords(language),
  sheet: async () => (await sections()).sheetWords(language),
  answers: async () => (await sections()).tableWords(language),
  hints: async () => (await sections()).hintWords(language),
  files: async () => (await sections()).fileWords(language),
  print: async () => (await import('@moonshot/i18n/features')).printWords(language),
  tables,
});

export const ENGLISH: WorkerCatalog = catalogue('en', worker);

/** The texts of the language with this code. If the language is not supported, they are English. */
export async function spokenIn(code: string): Promise<WorkerCatalog> {
  const language = languageFor([code]);
  if (language === 'en') return ENGLISH;
  const { ruleWords, workerWords } = await sections();
  const [tables] = await Promise.all([workerWords(language), ruleWords(language)]);
  return catalogue(language, tables);
}
