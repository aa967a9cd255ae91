// Seats near the end of a match: which seats each seat spares (avoids giving points to), and endgames that
// are played for the match and not for the deal.

import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { solverFor } from '../endgame/solve.ts';
import { policyTablesOf } from '../policy/policy-tables.ts';
import { DONE } from '../sim/trick/layout.ts';
import { beginPlay } from '../sim/trick/play.ts';
import { emptyPosition, setUpDeal } from '../sim/trick/position.ts';
import { opponentUtilityOf } from './opponent-utility.ts';
import { worthFor } from './worth.ts';

const rivals = (game: string, totals: readonly number[], at = emptyPosition(eyeFor(game).suitBits)) => {
  const [tables, view] = [eyeFor(game), { totals, deal: 5, turned: false, tiebreak: false }];
  return opponentUtilityOf(tables, view, at, worthFor(tables.suitBits.rules, view, 0), 0);
};

const eyeFor = (game: string) => policyTablesOf(heartsOf(sheetOf(game), 4).rules as Rules);

test.each([
  ['ricketts', 'early in a match', [20, 30, 10, 40], undefined],
  ['ricketts', 'nobody near the end', [75, 20, 60, 40], [[], [], [], []]],
  ['ricketts', 'who trails spares whose thirteen points end it', [25, 20, 25, 95], [[3], [], [3], []]],
  ['classic', 'the same where points count down', [-25, -20, -25, -95], [[3], [], [3], []]],
] as const)('%s, %s', (game, _, totals, spared) => {
  const found = rivals(game, totals)?.spares;
  const seatsIn = (bits: number) => [0, 1, 2, 3].filter(seat => ((bits >> seat) & 1) === 1);
  expect(found && Array.from(found, seatsIn)).toEqual(spared);
});

const HANDS = ['QS 2S', '4D AC', '3D 5C', 'AD 6C'].map(hand => hand.split(' ') as Card[]);

/**
 * The points of an endgame in which only the first seat can decide whether the ace of clubs or the ace of
 * diamonds takes the queen.
 */
function end(totals: readonly number[]): readonly number[] {
  const { suitBits } = eyeFor('ricketts');
  const at = emptyPosition(suitBits);
  setUpDeal(suitBits, at, { hands: HANDS, kitty: [], leader: 1, claimed: false });
  at[DONE] = suitBits.handSize - 2;
  beginPlay(suitBits, at);
  return [...(solverFor(suitBits, 1e5, rivals('ricketts', totals, at)?.worths)(at) ?? [])];
}

test.each([
  ['to the leader, if thirteen points would end it for the last', [25, 20, 25, 95], [0, 13, 0, 0]],
  ['to the last, if the giver wins by it', [20, 25, 25, 95], [0, 0, 0, 13]],
])('the queen goes %s', (_, totals, points) => {
  expect(end(totals)).toEqual(points);
});
