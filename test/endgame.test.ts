// The endgame solver with all shortcuts gives the same scores for all seats as without any, in every game and
// house rule.

import { CHANGED_GAMES } from '@moonshot/bots/arena';
import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { plainSolver, solverFor } from '../packages/bots/src/endgame/solve.ts';
import { type Dice, diceOf, roll } from '../packages/bots/src/sim/dice.ts';
import { dealRandom } from '../packages/bots/src/sim/trick/deal.ts';
import { COUNTS, DONE, EXTRA, KITTY_LEFT, ORDER, PHASE, PHASES } from '../packages/bots/src/sim/trick/layout.ts';
import { legal, movesInto } from '../packages/bots/src/sim/trick/legal.ts';
import { beginPlay, bury, play } from '../packages/bots/src/sim/trick/play.ts';
import {
  codesAmong,
  emptyPosition,
  isHeld,
  setUpDeal,
  type TrickPosition,
} from '../packages/bots/src/sim/trick/position.ts';
import { layOut, type SuitBits } from '../packages/bots/src/sim/trick/suit-bitboards.ts';
import { addToPile } from '../packages/bots/src/sim/trick/take.ts';

const DEALS = process.env.MODE === 'deep' ? 200 : 6;
/** Number of deals where a bug was found, enough to reproduce it. */
const FOUND: Readonly<Record<string, number>> = { 'alike cards cancel': 36 };
const CARDS = 13; // maximum over all hands together

const tables = [
  ...SHEETS.flatMap(sheet =>
    Array.from({ length: sheet.seats.max - sheet.seats.min + 1 }, (_, i) => sheet.seats.min + i).map(seats => ({
      name: `${sheet.id} with ${seats}`,
      hearts: heartsOf(sheet, seats),
    })),
  ),
  ...CHANGED_GAMES.map(({ name, game, seats, overrides }) => ({
    name,
    hearts: heartsOf(sheetOf(game), seats, overrides),
  })),
].flatMap(({ name, hearts }) => (hearts.kind === 'tricks' ? [{ name, lanes: layOut(hearts.rules) }] : []));

/** Whether the position is too long to solve without shortcuts. */
function isLong(lanes: SuitBits, at: TrickPosition): boolean {
  if (!lanes.stocked)
    return lanes.rules.handSize - at[DONE]! - at[EXTRA]! > Math.max(1, Math.floor(CARDS / lanes.seats));
  const bySuit = new Uint8Array(Int32Array.from(at.subarray(COUNTS, COUNTS + lanes.seats)).buffer);
  const held = bySuit.reduce((sum, count) => sum + count, at[KITTY_LEFT]!);
  return held > CARDS || at[ORDER]! > 0;
}

/** Plays a random deal until few cards are left; false if it was thrown in before. */
function late(lanes: SuitBits, at: TrickPosition, dice: Dice): boolean {
  const open = new Int32Array(4);
  const moves = new Uint8Array(128);
  dealRandom(lanes, at, Uint8Array.from(lanes.deck), 0, dice);
  while (at[PHASE]! < PHASES.moon && (isLong(lanes, at) || at[PHASE] === PHASES.bury)) {
    legal(lanes, at, open);
    const move = moves[roll(dice, movesInto(lanes, at, open, moves))]!;
    if (at[PHASE] === PHASES.bury) bury(lanes, at, move);
    else play(lanes, at, move);
  }
  return at[PHASE] === PHASES.play;
}

test.each(tables)('$name', ({ name, lanes }) => {
  const dice = diceOf(`endgame ${name}`);
  const at = emptyPosition(lanes);
  const [quick, plain] = [solverFor(lanes, 1e6), plainSolver(lanes)];
  let solved = 0;
  for (let deal = 0; deal < Math.max(DEALS, FOUND[name] ?? 0); deal++) {
    if (!late(lanes, at, dice)) continue;
    expect(quick(at)).toEqual(plain(at));
    solved += 1;
  }
  expect(solved).toBeGreaterThan(0);
});

test('a solver that may not look far enough says nothing', () => {
  const lanes = layOut(heartsOf(sheetOf('ricketts'), 4).rules as SuitBits['rules']);
  const at = emptyPosition(lanes);
  late(lanes, at, diceOf('short'));
  expect(solverFor(lanes, 5)(at)).toBeUndefined();
});

test('with any limit the moon is solved as without one, or not at all', () => {
  const lanes = layOut(heartsOf(sheetOf('ricketts'), 4).rules as SuitBits['rules']);
  const at = emptyPosition(lanes);
  setUpDeal(lanes, at, { hands: [['AH'], ['2C'], ['3C'], ['4C']], kitty: [], leader: 0, claimed: false });
  for (const code of codesAmong(lanes, lanes.moon)) if (!isHeld(at, 0, code)) addToPile(lanes, at, 0, code);
  at[DONE] = lanes.handSize - 1;
  beginPlay(lanes, at);
  // everybody prefers the second option
  const worths = Array.from({ length: lanes.seats }, () => (points: Int32Array) => points[1]!);
  const solved = Array.from({ length: 10 }, (_, i) => [...(solverFor(lanes, i + 1, worths)(at) ?? [])]);
  expect([...new Set(solved.map(String))]).toEqual(['', '0,26,26,26']);
});
