// Deals in which bots of the level master once chose a bad card. The better card is a certain loser that is
// led early, or a card that is kept because it stops another seat's moon. Each test counts in how many of
// four attempts the better card is played. It is seat 0's turn.
import { expect, test } from 'vitest';
import { questionAt, type TestPosition } from '../../testing/staged.ts';
import { quickDraws } from '../core/chance.ts';
import { playerNamed } from '../players/index.ts';

const SEEDS = ['a', 'b', 'c', 'd'];

const positions: readonly (readonly [better: string, chose: string, right: number, position: TestPosition])[] = [
  [
    'JD',
    'AC',
    4,
    {
      hand: 'JC KC AC JD AD 5S TS KH AH',
      before: ['2 2C QC 9C 7D', '3 9S AS 7S QS', '0 KS 2S 8S 4S', '0 JS 3D 6S 3S'],
    },
  ],
  [
    '9S',
    'TD',
    4,
    {
      hand: '4C 8C 9C TC JC KC TD 9S QS',
      before: ['1 2C JD 5C 6C', '0 AC QC 9H QD', '0 TH 5H 2H 7H', '0 AD KD 9D 8D'],
      broken: true,
    },
  ],
  ['3C', 'KC', 1, { hand: '3C KC 4D 5D 6D 9D TD JD QD KD AD KH', before: ['1 2C 4C QC AC'] }],
  [
    '6S',
    'JD',
    4,
    {
      hand: '2D 3D 6D 8D 9D JD 6S QS',
      before: ['2 2C 7C AC 4C', '0 KC JC TC 3C', '0 AD TD 8S KD', '0 KS 5S 4S AS', '3 7D QD 5D QC'],
    },
  ],
  [
    '8S',
    'AS',
    4,
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
  [
    '8C',
    '4C',
    0,
    {
      hand: '4C 8C TH JH',
      before: [
        '0 2C QC JC AC',
        '3 QD KD TD 7D',
        '0 4D AD 6D JD',
        '1 3D 2D 9D AS',
        '3 8S TS 9S 7S',
        '0 3S 5S JS KS',
        '3 6S TC 4S KH',
        '3 4H QH 3H 5H',
        '0 6H 8D KC 2H',
      ],
      broken: true,
    },
  ],
];

test.each(positions)('%s, not %s: at least %i of 4', (better, _, right, position) => {
  const question = questionAt(position);
  const played = SEEDS.map(seed => playerNamed('master')?.decide(question, { plays: 2000 }, quickDraws(seed)));
  expect(played.filter(one => one?.type === 'play' && one.card === better).length).toBeGreaterThanOrEqual(right);
});
