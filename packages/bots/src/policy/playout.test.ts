// Tests of both policies, full and light: they play only legal cards in every game and end every deal. The
// full policy stops a moon with a card that it kept, unless it is set to ignore moons.

import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { describe, expect, test } from 'vitest';
import { CHANGED_GAMES } from '../../testing/changed-games.ts';
import { diceOf } from '../sim/dice.ts';
import { dealRandom } from '../sim/trick/deal.ts';
import * as layout from '../sim/trick/layout.ts';
import { legal } from '../sim/trick/legal.ts';
import { beginPlay } from '../sim/trick/play.ts';
import { emptyPosition, seatDue, setUpDeal, type TrickPosition } from '../sim/trick/position.ts';
import { lightMove } from './light-policy.ts';
import { emptyObservation, observePosition } from './observation.ts';
import { pickMove } from './pick.ts';
import { playOutWell, step } from './playout.ts';
import { policyTablesOf } from './policy-tables.ts';
import { createPolicyScratch, type PolicyScratch } from './scratch.ts';

const { PHASE, PHASES, SHOOTER, placeIn, suitIn } = layout;

const tables = [
  ...SHEETS.flatMap(({ id, seats }) =>
    [seats.min, seats.max].map(count => ({ name: id, game: id, seats: count, overrides: {} })),
  ),
  ...CHANGED_GAMES,
].filter(({ game }) => sheetOf(game)?.kind === 'tricks');

const rulesOf = ({ game, seats, overrides }: (typeof tables)[number]): Rules =>
  heartsOf(sheetOf(game), seats, overrides).rules as Rules;

const WAYS = [
  { way: 'whole', choose: pickMove, light: false },
  { way: 'light', choose: lightMove, light: true },
];

describe.each(WAYS)('in every game, $way', ({ choose, light }) => {
  test.each(tables)('$name with $seats', table => {
    const eye = policyTablesOf(rulesOf(table));
    const [scratch, observation, at] = [
      { ...createPolicyScratch(eye), light },
      emptyObservation(),
      emptyPosition(eye.suitBits),
    ];
    const [deck, dice, open] = [Uint8Array.from(eye.suitBits.deck), diceOf(table.name), new Int32Array(4)];
    for (let deal = 0; deal < 12; deal++) {
      dealRandom(eye.suitBits, at, deck, deal % eye.suitBits.seats, dice);
      observePosition(eye, at, observation);
      while (at[PHASE] === PHASES.play) {
        const move = choose(scratch, at, observation, seatDue(eye.suitBits, at), dice);
        legal(eye.suitBits, at, open);
        expect((open[suitIn(move)]! >>> placeIn(move)) & 1).toBe(1);
        step(scratch, at, observation, move);
      }
      playOutWell(scratch, at, observation, dice);
      expect(at[PHASE]).toBeGreaterThanOrEqual(PHASES.over);
    }
  });
});

const spades = [...'AKQJT9876543'].map(rank => `${rank}S` as Card);
const named = (text: string): readonly Card[] => text.split(' ') as Card[];

/** Seat 0 is to play twelve spades and then a low diamond. */
function longSpades(scratch: PolicyScratch): TrickPosition {
  const { suitBits } = scratch.tables;
  const at = emptyPosition(suitBits);
  const hands = [
    [...spades, '2D' as Card],
    named('AD 9D 8D 3D AH KH QH JH TH 4C 3C 5C 6C'),
    named('KD QD JD TD 9H 8H 7H 6H 7C 8C 9C TC 2S'),
    named('7D 6D 5D 4D 5H 4H 3H 2H JC QC KC AC 2C'),
  ];
  setUpDeal(suitBits, at, { hands, kitty: [], leader: 0, claimed: false });
  beginPlay(suitBits, at);
  return at;
}

describe('a moon', () => {
  const ricketts = policyTablesOf(heartsOf(sheetOf('ricketts'), 4).rules as Rules);

  test.each([
    ['is stopped by a card that was kept', true, -1],
    ['is not stopped by a player that ignores moons', false, 0],
  ])('%s', (_, heeds, shooter) => {
    const scratch = { ...createPolicyScratch(ricketts), heedsMoons: heeds, noise: 0 };
    const [observation, at] = [emptyObservation(), longSpades(scratch)];
    observation.shooters = 1;
    playOutWell(scratch, at, observation, diceOf('stop'));
    expect(at[SHOOTER]).toBe(shooter);
  });
});
