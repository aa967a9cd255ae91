// Measures how strong the careful bot is against random ones. Each deal is played several times, with the
// careful bot in each seat once.

import { careful as player, random } from '@moonshot/bots';
import { sheetOf } from '@moonshot/rules';
import { compareInEverySeat } from '../packages/bots/testing/against.ts';
import { type Bench, type Row, rounded } from './table.ts';

const DEALS = 2000;
const TABLES: readonly (readonly [game: string, seats: number])[] = [
  ['ricketts', 4],
  ['at-play', 3],
  ['at-play', 4],
  ['at-play', 5],
  ['wild-twist', 3],
  ['wild-twist', 4],
  ['wild-twist', 7],
  ['classic', 3],
  ['classic', 4],
  ['classic', 7],
  ['capture', 2],
  ['capture', 4],
  ['capture', 8],
];

/** The careful bot's result. A positive lead means that it is better, in every game. */
function rowFor(game: string, seats: number): Row {
  const sheet = sheetOf(game);
  if (sheet === undefined) throw new Error(`Cannot measure ${game}: there is no such game`);
  const standing = compareInEverySeat({ sheet, seats, player, against: random, deals: DEALS, seed: 'bench careful' });
  const { difference, own, others, moons, moonsAgainst } = standing;
  const better = sheet.match.winner === 'lowest' ? -1 : 1;
  const ends = [difference.low * better, difference.high * better].sort((a, b) => a - b);
  const moonsShot = sheet.kind === 'tricks' ? [moons, moonsAgainst] : [null, null];
  const points = [own, others, difference.mean * better, difference.error, ...ends];
  return { name: `${game}, ${seats} seats`, values: [...points.map(value => rounded(value, 3)), ...moonsShot] };
}

export const careful: Bench = tell => ({
  name: 'careful',
  about: `One careful player against random ones, ${DEALS} deals, each played once with it in every seat and through all steps of passing. \`better by\` is how many points a deal it does better than the mean of the others; \`from\` and \`to\` bound its 95 % interval, a rotated deal counting once.`,
  columns: ['own points', "others' mean", 'better by', 'standard error', 'from', 'to', 'moons for', 'moons against'],
  rows: TABLES.map(([game, seats]) => {
    const row = rowFor(game, seats);
    tell(row);
    return row;
  }),
});
