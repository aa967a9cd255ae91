// Measures the decisions per second of the strongest level in every game, over a whole deal between masters
// on one core. `--game G` and `--seats N` select games and table sizes. `--ms MS` measures how late answers
// are with this time limit.

import { type Budget, playerNamed } from '@moonshot/bots';
import { duplicates } from '@moonshot/bots/arena';
import { SHEETS, type Sheet } from '@moonshot/rules';
import { fetchNetworks } from '../packages/bots/src/network/weights.ts';
import { microsecondsSince } from './processor-time.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted, seatsWanted, wordAfter } from './wanted.ts';

const PLAYS_MAX = 10_000;
const DEALS = 1;
const MS = 1e3; // microseconds per millisecond

/** The search budget. `--ms` limits its time; otherwise it is larger than any level needs. */
function budgetOf(passed: () => number): Budget {
  const ms = wordAfter('--ms');
  return { plays: PLAYS_MAX, ...(ms !== undefined && { passed: () => passed() / Number(ms) }) };
}

function rowFor(sheet: Sheet, seats: number): Row {
  const master = playerNamed('master');
  if (master === undefined) throw new Error('Cannot measure the master: there is none');
  const playing = duplicates({
    sheet,
    seats,
    seed: 'bench master',
    arrangements: [Array.from({ length: seats }, () => 0)],
  });
  const times: number[] = [];
  for (let number = 0; number < DEALS; number++) {
    const asked = playing(number);
    let step = asked.next();
    while (step.done !== true) {
      const { question, below } = step.value;
      const before = process.cpuUsage();
      const passed = (): number => microsecondsSince(before) / MS;
      const action = master.decide(question, budgetOf(passed), below);
      times.push(passed());
      step = asked.next(action);
    }
  }
  const total = times.reduce((sum, ms) => sum + ms, 0);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {
    name: `${sheet.id}, ${seats} seats`,
    values: [
      rounded((times.length * MS) / total, 1),
      times.length,
      ...[at(0.5), at(0.95), at(1)].map(ms => rounded(ms, 1)),
    ],
  };
}

/** The numbers of seats to measure: the selected one, or all that the game allows. */
function seatsOf({ seats: { min, max } }: Sheet): readonly number[] {
  const wanted = seatsWanted();
  return wanted === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [wanted];
}

export const master: Bench = async tell => {
  await fetchNetworks(); // networks are loaded before thinking time starts, as when a table is opened
  return {
    name: 'master',
    about: `Decisions a second of processor time on one core, ${DEALS} deal between masters that no clock stops, or with \`--ms\` one of processor time; on the page and on a server one has 0.8 s at most. The slowest of all decisions stands last.`,
    columns: ['decisions/s', 'decisions', 'median ms', '95 % within, ms', 'slowest, ms'],
    rows: SHEETS.filter(({ id }) => isWanted(id)).flatMap(sheet =>
      seatsOf(sheet).map(seats => {
        const row = rowFor(sheet, seats);
        tell(row);
        return row;
      }),
    ),
  };
};
