// Moons in search, in deals that masters once spoiled: the only certain loser is played first and not last,
// and the one card that stops another seat's moon is kept. It is seat 0's turn.
import { expect, test } from 'vitest';
import { questionAt, type TestPosition } from '../../testing/staged.ts';
import { quickDraws } from '../core/chance.ts';
import { playerNamed } from '../players/index.ts';

const SEEDS = ['a', 'b', 'c', 'd'];

const positions: readonly (readonly [better: string, chose: string, position: TestPosition])[] = [
  [
    'JD',
    'AC',
    {
      hand: 'JC KC AC JD AD 5S TS KH AH',
      before: ['2 2C QC 9C 7D', '3 9S AS 7S QS', '0 KS 2S 8S 4S', '0 JS 3D 6S 3S'],
    },
  ],
  [
    '9S',
    'TD',
    {
      hand: '4C 8C 9C TC JC KC TD 9S QS',
      before: ['1 2C JD 5C 6C', '0 AC QC 9H QD', '0 TH 5H 2H 7H', '0 AD KD 9D 8D'],
      broken: true,
    },
  ],
  [
    '6S',
    'JD',
    {
      hand: '2D 3D 6D 8D 9D JD 6S QS',
      before: ['2 2C 7C AC 4C', '0 KC JC TC 3C', '0 AD TD 8S KD', '0 KS 5S 4S AS', '3 7D QD 5D QC'],
    },
  ],
  [
    '8S',
    'AS',
    {
      hand: '6S 7S 8S AS',
      trick: '3 KS',
      before: [
        '0 2C 8C 3C QC',
        '3 KD JH QD AD',
        '2 AH 9H 7H KH',
        '2 6H 5H 3H JD',
        '2 QH 8H 2H AC',
        '2 TH 4H 2S 6D',
        '2 9D 3D 7C TD',
        '1 6C 3S TC 4C',
        '3 9C TS 5C 8D',
      ],
      broken: true,
    },
  ],
];

test.each(positions)('%s, not %s', (better, _, position) => {
  const question = questionAt(position);
  const played = SEEDS.map(seed => playerNamed('master')?.decide(question, { plays: 2000 }, quickDraws(seed)));
  expect(played.map(one => (one?.type === 'play' ? one.card : ''))).toEqual(SEEDS.map(() => better));
});
