// Tests when the end of a sampled deal is solved exactly and when it is played by policy, depending on the
// number of cards in hands, with partners, and while cards are drawn.

import { heartsOf, type Sheet, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { variantOf } from '@moonshot/rules/catalogue';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import * as layout from '../sim/trick/layout.ts';
import { beginPlay } from '../sim/trick/play.ts';
import { emptyPosition, setUpDeal } from '../sim/trick/position.ts';
import { layOut } from '../sim/trick/suit-bitboards.ts';
import { endingFor } from './ending.ts';

const LARGE = ['2H 3H', 'QS 4H', 'AS 5H', 'KS 6H', '8H 9S', '9H TS', 'TH JS'].map(hand => hand.split(' ') as Card[]);
const LARGER = LARGE.map((hand, i): Card[] => [...hand, (['2D', '3D', '4D', '5D', '6D', '7D', '8D'] as const)[i]!]);
const HANDS = ['2H 3H KD', 'QS 4H 2D', 'AS 5H 3D', 'KS 6H 4D'].map(hand => hand.split(' ') as Card[]);
const OUT = { hands: HANDS, kitty: [], leader: 0, claimed: false };

const LONGER = HANDS.map((hand, i): Card[] => [...hand, (['5C', '6C', '7C', '8C'] as const)[i]!]);
const LED = LONGER.map((hand, i) => (i === 0 ? hand.slice(0, 3) : hand));

function ended(game: string, exact: number, hands: readonly (readonly Card[])[] = HANDS) {
  const further = variantOf(game);
  const sheet = sheetOf(further?.base ?? game) as Sheet;
  const { rules } = heartsOf(sheet, hands.length, further?.overrides ?? {});
  const suitBits = layOut(rules as Rules);
  const at = emptyPosition(suitBits);
  setUpDeal(suitBits, at, { ...OUT, hands });
  at[layout.DONE] = suitBits.handSize - (hands[0]?.length ?? 0);
  beginPlay(suitBits, at);
  return endingFor(suitBits, exact)(at);
}

test('what is worked out is the points of all cards that are left', () => {
  const points = ended('black-lady', 3) as Int32Array;
  expect(points.reduce((sum, one) => sum + one)).toBe(18); // five hearts and the queen of spades
});

test.each([
  ['three cards a hand, from three on', 'black-lady', 3, HANDS, true],
  ['three cards a hand, from two on', 'black-lady', 2, HANDS, false],
  ['four cards a hand, from four on', 'black-lady', 4, LONGER, false],
  ['four cards a hand after a lead', 'black-lady', 4, LED, true],
  ['never', 'black-lady', 0, HANDS, false],
  ['two cards a hand of seven, from three on', 'wild-twist', 3, LARGE, true],
  ['three cards a hand of seven, from three on', 'wild-twist', 3, LARGER, false],
  ['with partners', 'partners', 3, HANDS, false],
  ['while two draw from a stock', 'draw-hearts', 3, HANDS.slice(0, 2), false],
] as const)('%s: worked out or not', (_, game, exact, hands, worked) => {
  expect(ended(game, exact, hands) !== undefined).toBe(worked);
});
