// Random playouts: the fast code gives the same results as the slow code, and no hand holds a card at the
// end.

import { type Hearts, heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { CATALOGUE, sheetOfVariant } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { CHANGED_GAMES } from '../../../testing/changed-games.ts';
import { type Dice, diceOf } from '../dice.ts';
import { dealRandom } from './deal.ts';
import { PHASE, PHASES } from './layout.ts';
import { emptyPosition, handInto, type TrickPosition } from './position.ts';
import { playOut, playOutSlowly } from './random-playout.ts';
import { score } from './score.ts';
import { layOut, type SuitBits } from './suit-bitboards.ts';

const DEALS = 60;

const named = (name: string, hearts: Hearts): readonly (readonly [string, SuitBits])[] =>
  hearts.kind === 'tricks' ? [[name, layOut(hearts.rules)]] : [];

const tables = [
  ...SHEETS.flatMap(sheet =>
    Array.from({ length: sheet.seats.max - sheet.seats.min + 1 }, (_, i) => sheet.seats.min + i).flatMap(seats =>
      named(`${sheet.id} with ${seats}`, heartsOf(sheet, seats)),
    ),
  ),
  ...CATALOGUE.flatMap(one => named(one.name, heartsOf(sheetOfVariant(one), one.seats.best))),
  ...CHANGED_GAMES.flatMap(one => named(one.name, heartsOf(sheetOf(one.game), one.seats, one.overrides))),
];

type PlayOut = (suitBits: SuitBits, at: TrickPosition, dice: Dice) => void;

/** The results of `DEALS` deals, and the state of the generator afterwards. */
function outcomes(suitBits: SuitBits, text: string, way: PlayOut): readonly (readonly number[])[] {
  const [at, deck, dice] = [emptyPosition(suitBits), Uint8Array.from(suitBits.deck), diceOf(text)];
  return Array.from({ length: DEALS }, (_, deal) => {
    const points = new Int32Array(suitBits.seats);
    dealRandom(suitBits, at, deck, deal % suitBits.seats, dice);
    way(suitBits, at, dice);
    if (at[PHASE] === PHASES.over) score(suitBits, at, points);
    return [...points, dice[0] as number];
  });
}

test.each(tables)('%s: the quick way plays as the slow one does', (name, suitBits) => {
  expect(outcomes(suitBits, name, playOut)).toEqual(outcomes(suitBits, name, playOutSlowly));
});

test.each(tables)('%s: no hand holds a card at the end', (name, suitBits) => {
  const [at, deck, dice] = [emptyPosition(suitBits), Uint8Array.from(suitBits.deck), diceOf(name)];
  dealRandom(suitBits, at, deck, 0, dice);
  playOut(suitBits, at, dice);
  if (at[PHASE] === PHASES.thrownIn) return;
  const held = new Int32Array(4);
  for (let seat = 0; seat < suitBits.seats; seat++) {
    handInto(at, seat, held);
    expect([...held]).toEqual([0, 0, 0, 0]);
  }
});
