// The random player: every legal answer occurs, and no other.
import { type TrickAsk as Ask, heartsOf, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { quickDraws } from '../core/chance.ts';
import { type Question, questionOf } from '../core/player.ts';
import { random } from './random.ts';

const hearts = heartsOf(sheetOf('wild-twist'), 4);
if (hearts.kind !== 'tricks') throw new Error('Cannot ask: wild-twist is no trick game');
const view = hearts.game.view(hearts.game.evolve(undefined, hearts.game.open({ firstDealer: 0 })), 0);

const asked = (ask: Ask): Question => questionOf(hearts, view, ask);
const totals = { points: [0], totals: [0], ends: false, winners: [] };

const asks: readonly (readonly [name: string, ask: Ask, answers: number])[] = [
  [
    'a play, a wild as two',
    { type: 'play', plays: [{ card: '2C' }, { card: 'WC', call: 'high' }, { card: 'WC', call: 'low' }] },
    3,
  ],
  ['a claim', { type: 'claim', card: 'WC' }, 2],
  [
    'a moon',
    {
      type: 'moon',
      options: [
        { name: 'shed', ...totals },
        { name: 'burden', ...totals },
      ],
    },
    2,
  ],
  ['two cards of four to bury, in order', { type: 'bury', cards: ['2C', '3C', '4C', '5C'], count: 2 }, 12],
  [
    'one card each to two seats',
    {
      type: 'pass',
      step: 'scatter',
      cards: ['2C', '3C', '4C'],
      to: [
        { to: 1, count: 1 },
        { to: 2, count: 1 },
      ],
    },
    6,
  ],
];

test.each(asks)('%s', (_, ask, answers) => {
  const below = quickDraws('random');
  const given = Array.from({ length: 400 }, () => JSON.stringify(random.decide(asked(ask), { plays: 1 }, below)));
  expect(new Set(given).size).toBe(answers);
});

test('a question of another game than its view is a fault', () => {
  expect(() => questionOf(hearts, view, { type: 'lay', pairs: [], laid: null })).toThrow('Cannot ask a player to lay');
});

test('a question without an answer is a fault', () => {
  expect(() => random.decide(asked({ type: 'play', plays: [] }), { plays: 1 }, () => 0)).toThrow('Cannot answer');
});
