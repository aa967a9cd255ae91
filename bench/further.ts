// Measures whether our bots beat careful ones in each variant of the catalogue. The two kinds of bots sit
// alternately, and each deal is played from both sides.
import { playerNamed } from '@moonshot/bots';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { type Outcome, type Pairing, playOff, TOLD_APART } from './contest.ts';
import { countWanted } from './deals.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted, wordAfter } from './wanted.ts';

const DEALS = 8;
const FIRST = 8; // deals of every game before any game gets more deals

function rowOf({ game }: Pairing, outcome: Outcome | undefined): Row {
  if (outcome === undefined) return { name: game, values: [0, null, null, null, null, null, null] };
  const { deals, better, error, low, high, moons } = outcome;
  return { name: game, values: [deals, ...[better, error, low, high].map(value => rounded(value, 2)), ...moons] };
}

export const furtherBench: Bench = async tell => {
  const most = countWanted(process.argv, DEALS);
  const [player, seed] = [wordAfter('--player') ?? 'expert', wordAfter('--seed') ?? 'further'];
  if (playerNamed(player) === undefined) throw new RangeError(`Cannot measure ${player}: there is no such player`);
  const pairings = CATALOGUE.filter(({ id }) => isWanted(id)).map(
    (of): Pairing => ({ game: of.id, of, seats: of.seats.best, player, against: 'careful' }),
  );
  const outcomes = await playOff(pairings, { seed, first: FIRST, most }, (one, outcome) => tell(rowOf(one, outcome)));
  return {
    name: 'further',
    about: `Two ${player} players against two careful ones in each further game, every other seat, each deal once from both sides (at three seats, in all ways round): at most ${most} deals, no more once the mean is ${TOLD_APART} standard errors from 0. \`better by\` is in the game's points a deal, with its standard error and 95 % interval; a deal counts once.`,
    columns: ['deals', 'better by', 'standard error', 'from', 'to', 'its moons', "careful's moons"],
    rows: pairings.map((one, i) => rowOf(one, outcomes[i])),
  };
};
