// Deals that may end the match. The better card keeps the match going if the seat would lose the match now.
// It ends the match if the seat wins it now.
import { expect, test } from 'vitest';
import { questionAt, type TestPosition } from '../../testing/staged.ts';
import { quickDraws } from '../core/chance.ts';
import { playerNamed } from '../players/index.ts';

const LEVELS = ['skilled', 'expert', 'expert:counting', 'master'];
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

const positions: readonly (readonly [name: string, card: string, totals: readonly number[]])[] = [
  ['keeps the match alive, which it would lose now', '3C', [52, 50, 90, 60]],
  ['the same, further behind', '3C', [60, 50, 90, 55]],
  ['ends the match, which it wins now', 'QS', [40, 50, 90, 60]],
  ['ends it though another seat is close behind', 'QS', [49, 50, 90, 60]],
];

const rows = positions.flatMap(row => LEVELS.map(level => [level, ...row] as const));

test.each(rows)('%s %s: %s', (level, _, card, totals) => {
  const question = questionAt({ ...TWO_LEFT, totals });
  const played = SEEDS.map(seed => playerNamed(level)?.decide(question, { plays: 2000 }, quickDraws(seed)));
  expect(played.map(one => (one?.type === 'play' ? one.card : ''))).toEqual(SEEDS.map(() => card));
});
