// Measures whether each level of bots beats the one below, and how each does against careful players, in
// every game. `--deals N` sets the maximum number of deals per pair. `--game G`, `--seats N`, `--player
// LEVEL` and `--against NAME` select games, numbers of seats and pairs. `--resume FILE` continues a run.
import { LEVELS } from '@moonshot/bots';
import { SHEETS } from '@moonshot/rules';
import { type Outcome, type Pairing, playOff, TOLD_APART } from './contest.ts';
import { countWanted } from './deals.ts';
import { type Bench, rounded } from './table.ts';
import { isWanted, seatsWanted, wordAfter } from './wanted.ts';

const DEALS = 1600;
const FIRST = 100; // deals of every pair before any pair gets more deals

/** The games that are also measured with other numbers of seats than the usual one. */
const SEATS: Readonly<Record<string, readonly number[]>> = {
  'at-play': [3, 4, 5],
  'wild-twist': [3, 4, 7],
  classic: [3, 4, 7],
  capture: [2, 4, 7],
};

type Table = Pick<Pairing, 'game' | 'seats'>;

/** The games and numbers of seats that the command line selects. */
const tables = (): readonly Table[] => {
  const wanted = seatsWanted();
  return SHEETS.filter(sheet => isWanted(sheet.id)).flatMap(({ id: game, seats: { best } }) =>
    (wanted === undefined ? (SEATS[game] ?? [best]) : [wanted]).map(seats => ({ game, seats })),
  );
};

/** The pairs of players to compare: each level with the one below, and each level with careful players. */
const PAIRS = [
  ...LEVELS.slice(1).map((level, i): readonly [string, string] => [level, LEVELS[i] as string]),
  ...LEVELS.map((level): readonly [string, string] => [level, 'careful']),
];

const pairsWanted = (): typeof PAIRS =>
  PAIRS.filter(
    ([level, against]) =>
      [undefined, level].includes(wordAfter('--player')) && [undefined, against].includes(wordAfter('--against')),
  );

const valuesOf = (outcome: Outcome | undefined): readonly (number | null)[] =>
  outcome === undefined ? [null, null, null] : [rounded(outcome.better, 2), rounded(outcome.error, 2), outcome.deals];

export const ladder: Bench = async tell => {
  const most = countWanted(process.argv, DEALS);
  const pairs = pairsWanted();
  const all = tables().flatMap(table => pairs.map(([player, against]): Pairing => ({ ...table, player, against })));
  const outcomes = await playOff(all, { seed: 'ladder', first: FIRST, most }, (one, outcome) =>
    tell({ name: `${one.game}, ${one.seats} seats: ${one.player} against ${one.against}`, values: valuesOf(outcome) }),
  );
  return {
    name: 'ladder',
    about: `Each level against the one below, and against careful players, every other seat, each deal from both sides (at an odd number of seats in all ways round): ${FIRST} deals, and more, ${most} at most, until the mean is ${TOLD_APART} standard errors from 0. Points a deal by which the first is better, with the standard error; a deal counts once. Each thinks as much as its level does where no clock stops it.`,
    columns: pairs.flatMap(([player, against]) => [`${player} over ${against}`, '±', 'deals']),
    rows: tables().map(({ game, seats }, i) => ({
      name: `${game}, ${seats} seats`,
      values: outcomes.slice(i * pairs.length, (i + 1) * pairs.length).flatMap(valuesOf),
    })),
  };
};
