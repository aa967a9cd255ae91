// Generates the puzzles of the page. `npm run -s puzzles -- GAME` keeps the existing puzzles and plays deals
// until there are enough, up to a maximum number of deals. With `--again GAME`, judges the existing puzzles
// again with the present bots, and deletes those whose answer is no longer clearly the best.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '@moonshot/protocol';
import { type Hearts, heartsOf, type Sheet, sheetOf } from '@moonshot/rules';
import { judgedAgain, OF_MOONS, puzzlesIn } from './find.ts';

const FOLDER = join(import.meta.dirname, '../../apps/web/src/features/puzzles/data');
const WANTED = 52;
// maximum number of puzzles per kind in trick games, so that all kinds occur; Capture has only one kind
const EACH_MAX = 22;
// minimum number per kind of moon puzzle; they are searched for after all others are complete
const MOONS_MIN = 8;
const DEALS_MAX = 1600;
const MOON_DEALS_MAX = 40_000;

/** The numbers of seats in the deals of each game. The usual number occurs most often. */
const SEATS: Readonly<Record<string, readonly number[]>> = {
  ricketts: [4],
  'at-play': [4, 3, 4, 5],
  'wild-twist': [4, 5, 4, 3],
  classic: [4, 3, 4, 5],
  capture: [4, 2, 4, 3, 5],
};

function make(game: string): void {
  const sheet = sheetOf(game);
  if (sheet === undefined) throw new Error(`Cannot make puzzles of ${game}: there is no such game`);
  const found = [...keptOf(game)];
  const next = 1 + Math.max(-1, ...found.map(({ id }) => Number(id.split('-').at(-2))));
  for (let deal = next; deal < DEALS_MAX && found.length < WANTED; deal++)
    add(found, sheet, deal, kindsOpen(sheet, found));
  if (sheet.kind !== 'tricks') return;
  for (let deal = Math.max(next, DEALS_MAX); deal < MOON_DEALS_MAX; deal++) {
    const few = OF_MOONS.filter(kind => countOf(found, kind) < MOONS_MIN);
    if (few.length === 0) return;
    add(found, sheet, deal, few);
  }
}

const countOf = (found: readonly Puzzle[], kind: PuzzleKind): number => found.filter(one => one.kind === kind).length;

const kindsOpen = (sheet: Sheet, found: readonly Puzzle[]): readonly PuzzleKind[] =>
  PUZZLE_KINDS.filter(kind => sheet.kind !== 'tricks' || countOf(found, kind) < EACH_MAX);

/** Adds the puzzles of one deal and writes the file at once, so that an interruption loses nothing. */
function add(found: Puzzle[], sheet: Sheet, deal: number, kinds: readonly PuzzleKind[]): void {
  const puzzles = puzzlesIn(tableOf(sheet, deal), deal, kinds);
  found.push(...puzzles);
  if (puzzles.length === 0) return;
  keep(sheet.id, found);
  console.error(`${sheet.id}: ${found.length} puzzles after deal ${deal}`);
}

function tableOf(sheet: Sheet, deal: number): Hearts {
  const tables = SEATS[sheet.id] ?? [4];
  return heartsOf(sheet, tables[deal % tables.length] as number);
}

function sift(game: string): void {
  const puzzles = keptOf(game);
  const clear = puzzles.flatMap(puzzle => judgedAgain(puzzle) ?? []);
  keep(game, clear);
  console.error(`${game}: ${clear.length} of ${puzzles.length} puzzles are clear`);
}

const placeOf = (game: string): string => join(FOLDER, `${game}.json`);

const keptOf = (game: string): readonly Puzzle[] =>
  existsSync(placeOf(game)) ? JSON.parse(readFileSync(placeOf(game), 'utf8')) : [];

function keep(game: string, puzzles: readonly Puzzle[]): void {
  const lines = puzzles.map(puzzle => JSON.stringify(puzzle));
  writeFileSync(placeOf(game), `[\n${lines.join(',\n')}\n]\n`);
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--again') for (const game of rest) sift(game);
else for (const game of [first ?? '', ...rest]) make(game);
