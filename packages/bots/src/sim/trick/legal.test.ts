// Hands for which the random comparison once found different legal cards in the simulator and in the engine,
// kept as regression tests.

import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { legal } from './legal.ts';
import { beginPlay, play } from './play.ts';
import { codeAmong, emptyPosition, handInto, namesOf, setUpDeal } from './position.ts';
import { layOut } from './suit-bitboards.ts';

const named = (text: string): readonly Card[] => text.split(' ') as Card[];

/** A wild spade that makes spades trumps and may be played under a higher spade, in Hearts at Play. */
const RAISED = {
  'deck.wilds': ['S'],
  'deck.remove': ['2C'],
  'trick.trump': 'none',
  'wild.rank': 'overTen',
  'wild.play': 'underHigher',
};

test.each([
  ['a club that is banned is followed by the wild alone', '3C 3D AS', 'QC 5S 7S WS 2H 4H 5H 9H TH JH QH KH AH', 'WS'],
  [
    'if no higher spade is in the trick, any spade may be played',
    '3C 3D 4S',
    'QC 5S 7S WS 2H 4H 5H 9H TH JH QH KH AH',
    '5S 7S WS',
  ],
])('%s', (_, lying, hand, expected) => {
  const { rules } = heartsOf(sheetOf('at-play'), 4, RAISED);
  const suitBits = layOut(rules as Rules);
  const at = emptyPosition(suitBits);
  const trick = named(lying);
  setUpDeal(suitBits, at, { hands: [...trick.map(card => [card]), named(hand)], kitty: [], leader: 0, claimed: false });
  beginPlay(suitBits, at);
  const open = new Int32Array(4);
  for (const [seat, card] of trick.entries()) {
    handInto(at, seat, open);
    play(suitBits, at, codeAmong(suitBits, open, card));
  }
  legal(suitBits, at, open);
  expect([...namesOf(suitBits, open)].sort()).toEqual([...named(expected)].sort());
});
