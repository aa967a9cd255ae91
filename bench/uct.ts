// Plays the master against perfect-information tree search (UCT) over sampled deals, with equal time per move
// and two seats each in standard Hearts.

import { type BotPlayer, playerNamed } from '@moonshot/bots';
import { arrangements, type Duplicate, duplicates, standingOf } from '@moonshot/bots/arena';
import { OPENSPIEL_SHEET } from '../packages/rules/src/transcript/openspiel.ts';
import { countWanted } from './deals.ts';
import { STANDARD } from './standard.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { uct } from './uct/player.ts';

const DEALS = 8;
const TIMES = [4, 34]; // milliseconds of processor time per move, one value for each row
const PLAYS_MAX = 1e9; // maximum number of playouts, so high that only the time ends a search
const SEATS = 4;

/**
 * Plays deals with the same cards in every arrangement of the players. Each answer may take `ms` milliseconds
 * of processor time.
 */
function played(players: readonly BotPlayer[], deals: number, ms: number): readonly Duplicate[] {
  const playing = duplicates({
    sheet: OPENSPIEL_SHEET,
    seats: SEATS,
    set: STANDARD,
    seed: 'bench uct',
    arrangements: arrangements(
      players.map(one => one.name),
      SEATS,
    ),
  });
  return Array.from({ length: deals }, (_, number) => {
    const spent = players.map(() => ({ decisions: 0, ms: 0, faults: 0 }));
    const asked = playing(number);
    let step = asked.next();
    while (step.done !== true) {
      const { question, below, player } = step.value;
      const before = process.cpuUsage();
      const passed = (): number => {
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1e3;
      };
      const own = spent[player] as (typeof spent)[number];
      const action = (players[player] as BotPlayer).decide(
        question,
        { plays: PLAYS_MAX, passed: () => passed() / ms },
        below,
      );
      own.decisions += 1;
      own.ms += passed();
      step = asked.next(action);
    }
    return { number, tables: step.value, spent };
  });
}

function rowFor(deals: number, ms: number): Row {
  const master = playerNamed('master');
  if (master === undefined) throw new Error('Cannot measure the master: there is none');
  const players = [master, uct];
  const { pairs, players: both } = standingOf(
    arrangements(
      players.map(one => one.name),
      SEATS,
    ),
    played(players, deals, ms),
  );
  const difference = pairs[0]?.difference;
  if (difference === undefined) throw new Error('Cannot measure the master: nobody sits against it');
  const { mean, error, low, high } = difference;
  const points = [-mean, error, -high, -low].map(value => rounded(value, 2));
  const [own, theirs] = both;
  const spent = [own, theirs].map(one => rounded((one?.ms ?? 0) / Math.max(1, one?.decisions ?? 1), 1));
  return { name: `${ms} ms a move`, values: [...points, own?.moons.shot ?? 0, theirs?.moons.shot ?? 0, ...spent] };
}

export const uctBench: Bench = tell => {
  const deals = countWanted(process.argv, DEALS);
  return {
    name: 'uct',
    about: `The master against a player that searches trees with open hands in 30 worlds (upper confidence bounds, each seat for itself, light playouts) and passes like careful: ${deals} deals of standard Hearts in all six ways of sitting two and two. Both think as long, in processor time. \`better by\` is in points a deal; a deal counts once.`,
    columns: [
      'better by',
      'standard error',
      'from',
      'to',
      'its moons',
      "the other's moons",
      'ms a decision',
      "the other's ms",
    ],
    rows: TIMES.map(ms => {
      const row = rowFor(deals, ms);
      tell(row);
      return row;
    }),
  };
};
