// The endgame solver with all shortcuts gives the same scores for all seats as without any, in every game and
// house rule.

import { CHANGED_GAMES } from '@moonshot/bots/testing';
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
].flatMap(({ name, hearts }) => (hearts.kind === 'tricks' ? [{ name, suitBits: layOut(hearts.rules) }] : []));

/** Whether the position is too long to solve without shortcuts. */
function isLong(suitBits: SuitBits, at: TrickPosition): boolean {
  if (!suitBits.stocked)
    return suitBits.rules.handSize - at[DONE]! - at[EXTRA]! > Math.max(1, Math.floor(CARDS / suitBits.seats));
  const bySuit = new Uint8Array(Int32Array.from(at.subarray(COUNTS, COUNTS + suitBits.seats)).buffer);
  const held = bySuit.reduce((sum, count) => sum + count, at[KITTY_LEFT]!);
  return held > CARDS || at[ORDER]! > 0;
}

/** Plays a random deal until few cards are left; false if it was thrown in before. */
function late(suitBits: SuitBits, at: TrickPosition, dice: Dice): boolean {
  const open = new Int32Array(4);
  const moves = new Uint8Array(128);
  dealRandom(suitBits, at, Uint8Array.from(suitBits.deck), 0, dice);
  while (at[PHASE]! < PHASES.moon && (isLong(suitBits, at) || at[PHASE] === PHASES.bury)) {
    legal(suitBits, at, open);
    const move = moves[roll(dice, movesInto(suitBits, at, open, moves))]!;
    if (at[PHASE] === PHASES.bury) bury(suitBits, at, move);
    else play(suitBits, at, move);
  }
  return at[PHASE] === PHASES.play;
}

test.each(tables)('$name', ({ name, suitBits }) => {
  const dice = diceOf(`endgame ${name}`);
  const at = emptyPosition(suitBits);
  const [quick, plain] = [solverFor(suitBits, 1e6), plainSolver(suitBits)];
  let solved = 0;
  for (let deal = 0; deal < Math.max(DEALS, FOUND[name] ?? 0); deal++) {
    if (!late(suitBits, at, dice)) continue;
    expect(quick(at)).toEqual(plain(at));
    solved += 1;
  }
  expect(solved).toBeGreaterThan(0);
});

test('a solver that may not look far enough says nothing', () => {
  const suitBits = layOut(heartsOf(sheetOf('ricketts'), 4).rules as SuitBits['rules']);
  const at = emptyPosition(suitBits);
  late(suitBits, at, diceOf('short'));
  expect(solverFor(suitBits, 5)(at)).toBeUndefined();
});

test('with any limit the moon is solved as without one, or not at all', () => {
  const suitBits = layOut(heartsOf(sheetOf('ricketts'), 4).rules as SuitBits['rules']);
  const at = emptyPosition(suitBits);
  setUpDeal(suitBits, at, { hands: [['AH'], ['2C'], ['3C'], ['4C']], kitty: [], leader: 0, claimed: false });
  for (const code of codesAmong(suitBits, suitBits.moon)) if (!isHeld(at, 0, code)) addToPile(suitBits, at, 0, code);
  at[DONE] = suitBits.handSize - 1;
  beginPlay(suitBits, at);
  // everybody prefers the second option
  const worths = Array.from({ length: suitBits.seats }, () => (points: Int32Array) => points[1]!);
  const solved = Array.from({ length: 10 }, (_, i) => [...(solverFor(suitBits, i + 1, worths)(at) ?? [])]);
  expect([...new Set(solved.map(String))]).toEqual(['', '0,26,26,26']);
});
