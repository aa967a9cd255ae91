// `moonshot rules`: lists the games, explains the rules of one, or writes its rules to a file.

import type { Language } from '@moonshot/i18n';
import { furtherGamesWords } from '@moonshot/i18n/features';
import { ruleWords } from '@moonshot/i18n/games';
import { pageWords } from '@moonshot/i18n/page';
import { type Hearts, type Overrides, SHEETS, type Sheet } from '@moonshot/rules';
import { CATALOGUE, sheetOfVariant, type Variant, variantNamed } from '@moonshot/rules/catalogue';
import { explainGame, forSeats, remarksOf } from '@moonshot/rules/house';
import type { Paper } from '@moonshot/rules/print';
import type { RuleWords } from '@moonshot/rules/words';
import { sheetCard } from '@moonshot/table';
import type { ExitCode } from '../core/errors.ts';
import { complain, print, printJson } from '../core/output.ts';
import { commandAs } from '../core/paths.ts';
import { oneLine, padEnd, wrapped } from '../core/plain-text.ts';
import { saveHouse } from '../options/house-rules.ts';
import { type GameChoice, heartsChosen, settled, sheetNamed } from '../options/options.ts';
import { ink } from '../render/ink.ts';
import { printPage } from '../render/printed-page.ts';
import { rulesPage } from '../render/rules.ts';
import { columns } from '../render/screen-size.ts';
import { rulesFromText } from './rules-from-text.ts';

interface RulesOptions {
  readonly seats?: number;
  readonly set?: Overrides;
  readonly json?: boolean;
  readonly save?: string; // the file in which to save the rules
  readonly fromText?: string; // the file with a family's written rules
  readonly print?: string; // the file for the printed page
  readonly address?: string; // the address of the web page to which the printed QR code leads
  readonly paper?: Paper;
  readonly language?: Language;
}

/** Prints the list of games, the rules of one game, or what was understood in a text. */
export async function rules(game: string | undefined, options: RulesOptions): Promise<ExitCode> {
  if (options.fromText !== undefined) return rulesFromText(game, options.fromText, options);
  if (game === undefined) await listSheets(options);
  else await oneGame(settled({ game, seats: options.seats, set: options.set }), options, variantNamed(game));
  return 0;
}

async function oneGame(choice: GameChoice, options: RulesOptions, variant: Variant | undefined): Promise<void> {
  const hearts = heartsChosen(choice);
  const house = { base: sheetNamed(choice.game).id, overrides: choice.set ?? {} };
  const words = await ruleWords(options.language ?? 'en');
  const isOwn = variant === undefined || options.set !== undefined;
  const remarks = isOwn ? remarksOf(house, hearts.rules.seats, words) : [];
  for (const { path, sentence } of remarks) complain(oneLine(`Note on ${path}: ${sentence}`));
  if (options.print !== undefined) await printPage(hearts, house, options.print, options);
  if (options.save !== undefined) {
    saveHouse(options.save, forSeats(house, hearts.rules.seats));
    print(`The rules are in ${options.save}. Play with them: ${commandAs(`play ${options.save}`)}`);
  }
  if (options.print === undefined && options.save === undefined) await readOut(hearts, options, variant);
}

async function listSheets({ json, seats, language = 'en' }: RulesOptions): Promise<void> {
  const sheets = SHEETS.filter(seating(seats));
  if (json) {
    printJson([...sheets, ...CATALOGUE.map(namedSheet).filter(seating(seats))]);
    return;
  }
  const words = await ruleWords(language);
  for (const sheet of sheets) print(listed(sheet, words).join('\n'));
  const { title } = await furtherGamesWords(language);
  print(further(seats, title, words).join('\n'));
  print(ink.dim('Read one out with: moonshot rules ricketts --seats 4'));
}

/** Returns a filter for games that this number of players can play. Without a number, every game passes. */
const seating =
  (seats: number | undefined) =>
  ({ seats: { min, max } }: Sheet): boolean =>
    seats === undefined || (seats >= min && seats <= max);

const namedSheet = (variant: Variant): Sheet => ({ ...sheetOfVariant(variant), id: variant.id });

/** Lists the variants of the catalogue besides the main games, one per line. */
function further(seats: number | undefined, title: string, words: RuleWords): readonly string[] {
  const games = CATALOGUE.filter(one => seating(seats)(sheetOfVariant(one)));
  if (games.length === 0) return [];
  return [ink.bold(title), ...games.map(one => listedFurther(one, words.sources.marks)), ''];
}

/** The line that lists a variant of the catalogue. A mark shows whether some of its rules have no source. */
function listedFurther({ id, name, doubts, ours }: Variant, marks: RuleWords['sources']['marks']): string {
  const mark = ours ? ` (${marks.ours})` : doubts.length === 0 ? '' : ` (${marks.some})`;
  return `${padEnd(id, 20)}  ${name}${ink.dim(mark)}`;
}

function listed(sheet: Sheet, words: RuleWords): readonly string[] {
  const { min, max, best } = sheet.seats;
  const title = `${padEnd(ink.bold(sheet.id), 12)}  ${sheet.name}. ${words.table.seats(min, max, best)}`;
  return [title, ...wrapped(sheetCard(sheet, words).aim, columns() - 14).map(line => ' '.repeat(14) + line), ''];
}

async function readOut(
  hearts: Hearts,
  { json, language = 'en' }: RulesOptions,
  variant: Variant | undefined,
): Promise<void> {
  const { sheet, rules } = hearts;
  const words = await ruleWords(language);
  const sentences = explainGame(hearts, words);
  const origin = variant && {
    ...{ base: variant.base, overrides: variant.overrides },
    ...{ source: variant.source, unverified: variant.doubts },
  };
  if (json) printJson({ game: variant?.id ?? sheet.id, seats: rules.seats, sheet, ...origin, sentences });
  else {
    const { topics, home } = await pageWords(language);
    const labels = { topics, seats: home.seatsNamed };
    print([...rulesPage(hearts, sentences, columns(), labels), ...sourceLines(variant, words)].join('\n'));
  }
}

/** The lines that name the source of a variant. The names of sources are English in every language. */
function sourceLines(variant: Variant | undefined, { sources }: RuleWords): readonly string[] {
  if (variant === undefined) return [];
  return ['', ...wrapped(`${sources.from}${variant.source}.`, columns()).map(ink.dim)];
}
