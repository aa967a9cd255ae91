// Changed rules about charging, and about a moon that counts costs as gains.
import type { Overrides } from '@moonshot/rules';

export interface ChangedGame {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly overrides: Overrides;
}

export const row = (name: string, game: string, seats: number, overrides: Overrides): ChangedGame => ({
  name,
  game,
  seats,
  overrides,
});

export const CHARGED: readonly ChangedGame[] = [
  row('cards are charged', 'ricketts', 4, {
    'charge.cards': [
      { shown: 'AH', doubles: ['H*'] },
      { shown: 'QS', doubles: ['QS'] },
      { shown: 'TC', doubles: ['TC'] },
    ],
    modifiers: [{ card: 'TC', doubles: 'all' }],
  }),
  row('they are under trumps, and the ten counts alone or doubles the others', 'at-play', 5, {
    'charge.cards': [
      { shown: '2H', doubles: ['H*', 'QC'] },
      { shown: 'AH', doubles: ['TS'] },
      { shown: 'TS', doubles: ['TS'] },
    ],
    points: [
      { cards: ['H*'], value: 'tens' },
      { cards: ['QC'], value: 100 },
      { cards: ['TS'], value: -50 },
    ],
    modifiers: [{ card: 'TS', doubles: 'others' }],
    'moon.needs': ['H*'],
    'moon.options': [{ name: 'turn', self: 0, others: 0 }],
    'moon.choose': 'fixed',
    'match.limit': 1000,
    'match.offer': [],
  }),
  row('the shooter may turn the points round', 'classic', 4, {
    'moon.options': [
      { name: 'turn', self: 0, others: 0 },
      { name: 'keep', self: 0, others: 0 },
    ],
    'moon.choose': 'shooter',
    'opening.leader': 'leftOfDealer',
    'opening.later': 'took:QS',
  }),
];
