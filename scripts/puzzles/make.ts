// Makes the puzzles that the page has: `node scripts/puzzles/make.ts GAME`, deal after deal, until there are enough of each kind.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heartsOf, sheetOf } from '../../packages/rules/src/games.ts';
import type { Puzzle } from '../../packages/wire/src/puzzle.ts';
import { puzzlesIn } from './find.ts';

const FOLDER = join(import.meta.dirname, '../../apps/web/src/puzzles/kept');
const WANTED = 52;
const EACH_MAX = 22; // of one kind of trick games, so that the others come up; bouts are of one kind
const DEALS_MAX = 1600;

/** At how many seats each game is played, the usual number most often. */
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
  const found: Puzzle[] = [];
  for (let deal = 0; deal < DEALS_MAX && found.length < WANTED; deal++) {
    const tables = SEATS[game] ?? [4];
    const seats = tables[deal % tables.length] as number;
    for (const puzzle of puzzlesIn(heartsOf(sheet, seats), `${seats} ${deal}`))
      if (sheet.kind !== 'tricks' || found.filter(one => one.kind === puzzle.kind).length < EACH_MAX)
        found.push(puzzle);
    console.error(`${game}: ${found.length} puzzles in ${deal + 1} deals`);
    keep(game, found.slice(0, WANTED));
  }
}

/** Written after each deal, so that what was found is not lost. */
function keep(game: string, puzzles: readonly Puzzle[]): void {
  const lines = puzzles.map(puzzle => JSON.stringify(puzzle));
  writeFileSync(join(FOLDER, `${game}.json`), `[\n${lines.join(',\n')}\n]\n`);
}

for (const game of process.argv.slice(2)) make(game);
