// Deals that may end the match. The better card keeps the match going if the seat would lose the match now.
// It ends the match if the seat wins it now. Every level that searches plays this card.
import { expect, test } from 'vitest';
import { questionAt, type TestPosition } from '../../testing/staged.ts';
import { quickDraws } from '../core/chance.ts';
import { playerNamed } from '../players/index.ts';

const LEVELS = ['skilled', 'expert', 'expert:counting', 'master', 'master:counting'];
const SEEDS = ['a', 'b', 'c'];

/** Each hand has two cards left. Seat 2 takes this trick, and thirteen more points for it end the match. */
const TWO_LEFT: TestPosition = {
  rules: { 'lead.restrict': [] },
  hand: 'QS 3C',
  trick: '1 4D AD 2D',
  before: [
    '0 2C KC AC QC',
    '2 AH KH QH JH',
    '2 9H TH 8H 7H',
    '3 6H 5H 4H 3H',
    '3 2H 4C 5D 3D',
    '3 8S 7S 6S 5S',
    '3 TS 9S AS JS',
    '1 KD QD JD TD',
    '1 9D 8D 7D 6D',
    '1 JC TC 9C 8C',
    '1 4S 7C 3S 2S',
  ],
  broken: true,
};

/** Seat 0 can finish with exactly 104 points, which fall to 0. */
const FOR_104: TestPosition = {
  hand: '5S 7S AS 8H',
  trick: '1 JS 8C 6C',
  before: [
    '0 AD QD 8D 9D',
    '0 3D 7D 4D 6D',
    '1 TS KS 9S QS',
    '2 TC KC 9C AC',
    '1 3S JH 5H 2S',
    '1 2H 6H 3H AH',
    '0 5D KH QH 2D',
    '0 7C 9H 3C 5C',
    '0 4S 8S 7H TD',
  ],
  broken: true,
  totals: [96, 37, 36, 33],
};
/** Whatever seat 0 leads, the match ends with this deal. */
const BEHIND: TestPosition = {
  hand: '6S 4H TH',
  before: [
    '3 AD QD 8D 9D',
    '3 3D 7D 4D 6D',
    '0 TS KS 9S QS',
    '1 TC KC 9C AC',
    '0 3S JH 5H 2S',
    '0 2H 6H 3H AH',
    '3 5D KH QH 2D',
    '3 7C 9H 3C 5C',
    '3 4S 8S 7H TD',
    '0 JS 8C 6C 7S',
  ],
  broken: true,
  totals: [37, 36, 33, 96],
};

const positions: readonly (readonly [name: string, card: string, position: TestPosition])[] = [
  ['keeps the match alive, which it would lose now', '3C', { ...TWO_LEFT, totals: [52, 50, 90, 60] }],
  ['the same, further behind', '3C', { ...TWO_LEFT, totals: [60, 50, 90, 55] }],
  ['ends the match, which it wins now', 'QS', { ...TWO_LEFT, totals: [40, 50, 90, 60] }],
  ['ends it though another seat is close behind', 'QS', { ...TWO_LEFT, totals: [49, 50, 90, 60] }],
  ['takes the lead to finish with exactly 104 points', 'AS', FOR_104],
  ['risks two points for its only chance to win', 'TH', BEHIND],
];

const rows = positions.flatMap(row => LEVELS.map(level => [level, ...row] as const));

test.each(rows)('%s %s: %s', (level, _, card, position) => {
  const question = questionAt(position);
  const played = SEEDS.map(seed => playerNamed(level)?.decide(question, { plays: 2000 }, quickDraws(seed)));
  expect(played.map(one => (one?.type === 'play' ? one.card : ''))).toEqual(SEEDS.map(() => card));
});
