// A seat on its guard keeps what stops a moon, which nobody does who sees none coming.
import type { Card } from '@moonshot/rules/cards/card';
import { heartsOf, sheetOf } from '@moonshot/rules/games';
import type { Rules } from '@moonshot/rules/trick/rules';
import { expect, test } from 'vitest';
import { diceOf } from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import { begin } from '../sim/trick/play.ts';
import { emptyPosition, type Position, setOut } from '../sim/trick/position.ts';
import { eyeOf } from './eye.ts';
import { type Mind, mindOf } from './mind.ts';
import { playOutWell } from './playout.ts';
import { emptySight } from './sight.ts';

const { SHOOTER } = layout;
const ricketts = eyeOf(heartsOf(sheetOf('ricketts'), 4).rules as Rules);
const named = (text: string): readonly Card[] => text.split(' ') as Card[];

/** Seat 0 runs all spades and high clubs, and has a low heart to lead in the end; seat 2 holds the ace of hearts. */
function lowHeart({ eye: { lanes } }: Mind): Position {
  const at = emptyPosition(lanes);
  const hands = [
    named('AS KS QS JS TS 9S 8S 7S AC KC QC JC 3H'),
    named('6S 5S 4S KH QH JH TH 4C 3C 5C 6C 7C 2C'),
    named('3S 2S AH 9H 8H 2H KD QD JD 8C 9C TC AD'),
    named('TD 9D 8D 7D 6D 5D 4D 3D 2D 7H 6H 5H 4H'),
  ];
  setOut(lanes, at, { hands, kitty: [], leader: 0, claimed: false });
  begin(lanes, at);
  return at;
}

test.each([
  { wary: true, least: 0, most: 0 },
  { wary: false, least: 10, most: 100 },
])(
  'a plan that a kept ace stops comes true in $least to $most of a hundred deals, wary: $wary',
  ({ wary, least, most }) => {
    const mind = { ...mindOf(ricketts), light: true, watchful: 0, wary };
    const dice = diceOf('guard');
    let moons = 0;
    for (let i = 0; i < 100; i++) {
      const [sight, at] = [emptySight(), lowHeart(mind)];
      sight.shooters = 1;
      playOutWell(mind, at, sight, dice);
      if (at[SHOOTER] === 0) moons += 1;
    }
    expect(moons).toBeGreaterThanOrEqual(least);
    expect(moons).toBeLessThanOrEqual(most);
  },
);
