// Measures the speed of playouts on one core: random deals per second in every game. Standard Hearts is
// compared with the same loop in C++.

import { type Hearts, heartsOf, SHEETS } from '@moonshot/rules';
import * as laying from '../packages/bots/src/sim/capture/playout.ts';
import * as bouts from '../packages/bots/src/sim/capture/position.ts';
import { type Dice, diceOf } from '../packages/bots/src/sim/dice.ts';
import { dealRandom } from '../packages/bots/src/sim/trick/deal.ts';
import { emptyPosition } from '../packages/bots/src/sim/trick/position.ts';
import { playOut } from '../packages/bots/src/sim/trick/random-playout.ts';
import { score } from '../packages/bots/src/sim/trick/score.ts';
import { layOut, type SuitBits } from '../packages/bots/src/sim/trick/suit-bitboards.ts';
import { OPENSPIEL_SHEET } from '../packages/rules/src/transcript/openspiel.ts';
import { compileLimit, type Limit, type Timed } from './limit/compiled.ts';
import { microsecondsSince } from './processor-time.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted } from './wanted.ts';

const DEALS = { tricks: 100_000, 'commit-reveal': 10_000 } as const; // deals per block, by kind of game
const BLOCKS = 7;

type Run = (deals: number, word: number) => Timed;

/** Standard Hearts with the usual rule that the queen of spades does not break hearts. */
const standard = (): Hearts => heartsOf(OPENSPIEL_SHEET, 4, { 'break.on': [{ cards: ['H*'], how: 'any' }] });

/** Returns a function that deals, plays and scores a number of deals. The deals follow from a seed word. */
export function runs(hearts: Hearts): Run {
  const hashOf = hearts.kind === 'tricks' ? tricksOf(layOut(hearts.rules)) : boutsOf(bouts.captureTables(hearts.rules));
  return (deals, word) => {
    const before = process.cpuUsage();
    const hash = hashOf(deals, Int32Array.of(word));
    return { seconds: microsecondsSince(before) / 1e6, hash };
  };
}

/** Plays a number of deals and returns a hash of all their scores. */
type Hashed = (deals: number, dice: Dice) => number;

const tricksOf =
  (suitBits: SuitBits): Hashed =>
  (deals, dice) => {
    const { seats } = suitBits;
    const [at, points, deck] = [emptyPosition(suitBits), new Int32Array(seats), Uint8Array.from(suitBits.deck)];
    let hash = 0;
    for (let deal = 0; deal < deals; deal++) {
      dealRandom(suitBits, at, deck, deal % seats, dice);
      playOut(suitBits, at, dice);
      score(suitBits, at, points);
      for (let seat = 0; seat < seats; seat++) hash = (Math.imul(hash, 31) + points[seat]!) | 0;
    }
    return hash;
  };

const boutsOf =
  (table: bouts.CaptureTables): Hashed =>
  (deals, dice) => {
    const { seats } = table;
    const [at, deck] = [bouts.emptyPosition(table), Uint8Array.from(table.deck)];
    let hash = 0;
    for (let deal = 0; deal < deals; deal++) {
      laying.dealRandom(table, at, deck, deal % seats, dice);
      laying.playOut(table, at, dice);
      for (let seat = 0; seat < seats; seat++) hash = (Math.imul(hash, 31) + at.points[seat]!) | 0;
    }
    return hash;
  };

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number;

/** Measures our loop and the C++ loop in alternating blocks, so that both run under the same conditions. */
function rowFor(name: string, hearts: Hearts, limit: Limit | undefined): Row {
  const word = diceOf(`bench playouts ${name}`)[0] as number;
  const [run, deals] = [runs(hearts), DEALS[hearts.kind]];
  run(deals / 4, word); // a quarter of a block warms up the compiler
  const blocks = Array.from({ length: BLOCKS }, (_, i) => ({
    own: run(deals, word + i),
    twin: limit?.run(deals, word + i),
  }));
  for (const { own, twin } of blocks)
    if (twin !== undefined && twin.hash !== own.hash)
      throw new Error(`Cannot compare ${name}: its deals come to ${own.hash}, those of the C++ twin to ${twin.hash}`);
  const rates = blocks.map(({ own }) => deals / own.seconds);
  const spread = (Math.max(...rates) - Math.min(...rates)) / median(rates);
  const twins = blocks.flatMap(({ own, twin }) => (twin === undefined ? [] : [{ own, twin }]));
  const twinRate = twins.length === 0 ? null : rounded(median(twins.map(({ twin }) => deals / twin.seconds)), 0);
  const ratio =
    twins.length === 0 ? null : rounded(median(twins.map(({ own, twin }) => twin.seconds / own.seconds)), 2);
  return { name, values: [rounded(median(rates), 0), rounded(spread * 100, 0), twinRate, ratio] };
}

/** All games with all their numbers of seats, as far as the command line selects them. */
const games = (): readonly (readonly [name: string, hearts: Hearts])[] =>
  SHEETS.filter(sheet => isWanted(sheet.id)).flatMap(sheet =>
    Array.from({ length: sheet.seats.max - sheet.seats.min + 1 }, (_, i) => sheet.seats.min + i).map(
      seats => [`${sheet.id}, ${seats} seats`, heartsOf(sheet, seats)] as const,
    ),
  );

export const playouts: Bench = tell => {
  const limit = isWanted('standard') ? compileLimit() : undefined;
  const told = (name: string, hearts: Hearts, twin?: Limit): Row => {
    const row = rowFor(name, hearts, twin);
    tell(row);
    return row;
  };
  const rows = [
    ...(isWanted('standard') ? [told('standard Hearts, 4 seats', standard(), limit)] : []),
    ...games().map(([name, hearts]) => told(name, hearts)),
  ];
  limit?.remove();
  return {
    name: 'playouts',
    about: `Whole random deals a second of processor time on one core, dealt, played and scored in \`sim\`: median of ${BLOCKS} blocks of ${DEALS.tricks} deals, of Capture ${DEALS['commit-reveal']}, with the blocks' spread. The twin is \`bench/limit/hearts.cpp\` by \`g++ -O3\`, the same loop with seats and rules known to the compiler, its blocks between ours; both come to the same scores of the same deals.`,
    columns: ['deals/s', 'spread, %', 'C++ twin, deals/s', 'to C++'],
    rows,
  };
};
