// The texts about games: rules, tables, records and hints. They are for the page's worker, the server, and
// every program that describes a game.
import type { HintWords } from '@moonshot/bots/hint';
import type { NotationWords, RuleWords, SheetWords } from '@moonshot/rules/words';
import type { TableWords } from '@moonshot/table';
import type { BlurbWords } from './en/blurbs.ts';
import type { FileWords } from './en/files.ts';
import type { WorkerWords } from './en/worker.ts';
import type { TextSection } from './section.ts';

export const blurbWords: TextSection<BlurbWords> = async language => (await import(`./${language}/blurbs.ts`)).blurbs;
export const ruleWords: TextSection<RuleWords> = async language => (await import(`./${language}/rules.ts`)).rules;
export const sheetWords: TextSection<SheetWords> = async language => (await import(`./${language}/sheet.ts`)).sheet;
export const notationWords: TextSection<NotationWords> = async language =>
  (await import(`./${language}/notation.ts`)).notation;
export const tableWords: TextSection<TableWords> = async language => (await import(`./${language}/table.ts`)).table;
export const hintWords: TextSection<HintWords> = async language => (await import(`./${language}/hints.ts`)).hints;
export const fileWords: TextSection<FileWords> = async language => (await import(`./${language}/files.ts`)).files;
export const workerWords: TextSection<WorkerWords> = async language => (await import(`./${language}/worker.ts`)).worker;
