// How much better the careful player is than random ones: the same deals with it in every seat, against random players in the others.
import { contest } from '../packages/bots/src/arena/duplicate.ts';
import { careful as player } from '../packages/bots/src/players/careful.ts';
import { random } from '../packages/bots/src/players/random.ts';
import { sheetOf } from '../packages/rules/src/games.ts';
import { type Bench, fixed, type Row, signed } from './table.ts';

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

/** Who does better: in these games points are good, so the difference is turned round where they are bad. */
function rowFor(game: string, seats: number): Row {
  const sheet = sheetOf(game);
  if (sheet === undefined) throw new Error(`Cannot measure ${game}: there is no such game`);
  const standing = contest({ sheet, seats, player, against: random, deals: DEALS, seed: 'bench careful' });
  const { difference, own, others, moons, moonsAgainst } = standing;
  const better = sheet.match.winner === 'lowest' ? -1 : 1;
  const [low, high] = [difference.low * better, difference.high * better].sort((a, b) => a - b) as [number, number];
  return {
    name: `${game}, ${seats} seats`,
    values: [
      fixed(own, 2),
      fixed(others, 2),
      signed(difference.mean * better, 2),
      fixed(difference.error, 3),
      `${signed(low, 2)} … ${signed(high, 2)}`,
      sheet.kind === 'tricks' ? `${moons} / ${moonsAgainst}` : '–',
    ],
  };
}

export const careful: Bench = tell => ({
  name: 'careful',
  about: `One careful player against random ones, ${DEALS} deals, each played once with it in every seat and through all steps of passing. \`better by\` is how many points a deal it does better than the mean of the others; the interval is 95 %, a rotated deal counting once.`,
  columns: ['own points', "others' mean", 'better by', 'standard error', 'interval', 'moons for / against'],
  rows: TABLES.map(([game, seats]) => {
    const row = rowFor(game, seats);
    tell(row);
    return row;
  }),
});
