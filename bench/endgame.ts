// Measures the exact endgame solver by game and number of cards left, and checks it against brute force.
// `--game G` and `--seats N` select one game and table size.

import { type Hearts, heartsOf, SHEETS } from '@moonshot/rules';
import { plainSolver, solverFor } from '../packages/bots/src/endgame/solve.ts';
import { type Dice, diceOf, roll } from '../packages/bots/src/sim/dice.ts';
import { dealRandom } from '../packages/bots/src/sim/trick/deal.ts';
import { DONE, PHASE, PHASES } from '../packages/bots/src/sim/trick/layout.ts';
import { legal, movesInto } from '../packages/bots/src/sim/trick/legal.ts';
import { bury, play } from '../packages/bots/src/sim/trick/play.ts';
import { emptyPosition, type TrickPosition } from '../packages/bots/src/sim/trick/position.ts';
import { layOut, type SuitBits } from '../packages/bots/src/sim/trick/suit-bitboards.ts';
import { lastBouts } from './last-bouts.ts';
import { microsecondsSince } from './processor-time.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted, seatsWanted } from './wanted.ts';

const ENDS = 30; // endings per row of the table
const TRIED = 15; // endings per row that are checked against brute force, where that is fast
const LEFT = [2, 3, 4, 5];
const PLAIN_MOST = 12; // maximum number of cards in all hands for which brute force is used
const STEPS = 300_000; // maximum number of positions that are searched for one ending
const IN_PLAY = 5_000; // maximum number of positions when a bot searches an ending during play

/** Plays a random deal until only this many cards are left in each hand. */
function late(suitBits: SuitBits, at: TrickPosition, left: number, dice: Dice): void {
  const [open, moves] = [new Int32Array(4), new Uint8Array(128)];
  dealRandom(suitBits, at, Uint8Array.from(suitBits.deck), 0, dice);
  while (at[PHASE]! < PHASES.moon && (suitBits.rules.handSize - at[DONE]! > left || at[PHASE] === PHASES.bury)) {
    legal(suitBits, at, open);
    const move = moves[roll(dice, movesInto(suitBits, at, open, moves))]!;
    if (at[PHASE] === PHASES.bury) bury(suitBits, at, move);
    else play(suitBits, at, move);
  }
}

function rowFor(hearts: Hearts & { kind: 'tricks' }, left: number): Row {
  const suitBits = layOut(hearts.rules);
  const name = `${hearts.sheet.id}, ${suitBits.seats} seats, ${left} cards`;
  const dice = diceOf(`bench endgame ${name}`);
  const ends = Array.from({ length: ENDS }, () => {
    const at = emptyPosition(suitBits);
    late(suitBits, at, left, dice);
    return at;
  });
  const times = ends.map(at => {
    const before = process.cpuUsage();
    const found = solverFor(suitBits, STEPS)(at);
    const ms = microsecondsSince(before) / 1000;
    return { found, ms, quick: solverFor(suitBits, IN_PLAY)(at) !== undefined };
  });
  const tried = left * suitBits.seats > PLAIN_MOST ? [] : ends.slice(0, TRIED);
  const plain = plainSolver(suitBits);
  const same = tried.filter((at, i) => String(plain(at)) === String(times[i]?.found));
  const sorted = times.map(one => one.ms).sort((a, b) => a - b);
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / ENDS;
  const share = (ends: readonly unknown[]): number => rounded((ends.length / ENDS) * 100, 0);
  return {
    name,
    values: [
      rounded(mean, 2),
      rounded(sorted.at(-1) as number, 1),
      share(times.filter(one => one.found !== undefined)),
      share(times.filter(one => one.quick)),
      tried.length === 0 ? null : rounded((same.length / tried.length) * 100, 0),
    ],
  };
}

export const endgame: Bench = tell => {
  const told = (row: Row): Row => {
    tell(row);
    return row;
  };
  const tricks = SHEETS.filter(sheet => isWanted(sheet.id)).flatMap(sheet => {
    const hearts = heartsOf(sheet, seatsWanted() ?? sheet.seats.best);
    return hearts.kind === 'tricks' ? LEFT.map(left => told(rowFor(hearts, left))) : [];
  });
  const bouts =
    isWanted('capture') && seatsWanted() === undefined ? LEFT.map(left => told(lastBouts(left, ENDS, TRIED))) : [];
  return {
    name: 'endgame',
    about: `The last tricks of ${ENDS} random deals with all hands known, every seat playing what is best for itself (Capture between two: the last bouts, both mixing as well as can be): milliseconds of processor time, mean and longest; how many were worked out within ${STEPS.toLocaleString('en')} positions, and within the ${IN_PLAY.toLocaleString('en')} that a bot has; and of ${TRIED}, where it is quick, how many come to the same scores as trying every card without a short cut.`,
    columns: ['mean ms', 'longest ms', 'worked out, %', 'in play, %', 'agreeing, %'],
    rows: [...tricks, ...bouts],
  };
};
