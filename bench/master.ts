// How many decisions a second the strongest level makes, every game: whole deal between masters on one core; `--game G` and `--seats N` measure one of them, at another number of seats.
import { duplicates } from '../packages/bots/src/arena/duplicate.ts';
import { playerNamed } from '../packages/bots/src/players/index.ts';
import { SHEETS, type Sheet } from '../packages/rules/src/games.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted, seatsWanted } from './wanted.ts';

const PLAYS_MAX = 10_000; // more than a level tries out
const DEALS = 1;
const MS = 1e3; // microseconds

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
      const action = master.decide(question, { plays: PLAYS_MAX }, below);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / MS);
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

export const master: Bench = tell => ({
  name: 'master',
  about: `Decisions a second of processor time on one core, ${DEALS} deal between masters that no clock stops; on the page and on a server one has 0.8 s at most. The slowest of all decisions stands last.`,
  columns: ['decisions/s', 'decisions', 'median ms', '95 % within, ms', 'slowest, ms'],
  rows: SHEETS.filter(({ id }) => isWanted(id)).map(sheet => {
    const row = rowFor(sheet, seatsWanted() ?? sheet.seats.best);
    tell(row);
    return row;
  }),
});
