// The choice of the queen that costs points sets every field that names the queen.
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { type Overrides, SHEETS, type Sheet } from '../games.ts';
import { type House, same, tidied, wholeOf } from './fields.ts';
import { QUEENS, queenChoice } from './queen.ts';
import { remarksOf } from './remarks.ts';

const changed = (house: House, queen: string): House => {
  const option = queenChoice(house)?.options.find(({ card }) => card === queen);
  if (option === undefined) throw new Error(`Cannot choose ${queen} in ${house.base}`);
  return tidied({ base: house.base, overrides: { ...house.overrides, ...option.change } });
};

const HEARTS_AND = (queen: string) => [
  { cards: ['H*'], value: 1 },
  { cards: [queen], value: 13 },
];

const rows: readonly [name: string, base: string, before: Overrides, queen: string, after: Overrides][] = [
  [
    'all four fields of Hearts at Play',
    'at-play',
    {},
    'QS',
    {
      'firstTrick.ban': ['H*', 'QS'],
      'break.on': [{ cards: ['H*', 'QS'], how: 'any' }],
      points: HEARTS_AND('QS'),
      'moon.needs': ['H*', 'QS'],
    },
  ],
  [
    'the fields that a change of two has left behind',
    'at-play',
    { points: HEARTS_AND('QS'), 'moon.needs': ['H*', 'QS'] },
    'QS',
    {
      'firstTrick.ban': ['H*', 'QS'],
      'break.on': [{ cards: ['H*', 'QS'], how: 'any' }],
      points: HEARTS_AND('QS'),
      'moon.needs': ['H*', 'QS'],
    },
  ],
  ['back to the queen of the game', 'at-play', { 'firstTrick.ban': ['H*', 'QS', 'QC'] }, 'QC', {}],
  [
    'who leads, who deals, and what must be discarded',
    'black-lady',
    {
      'dealer.next': 'taker',
      'opening.later': 'took:QS',
      'opening.card': 'any',
      'opening.leader': 'leftOfDealer',
      'discard.must': ['QS'],
    },
    'QD',
    {
      'dealer.next': 'taker',
      'dealer.taken': 'QD',
      'opening.leader': 'leftOfDealer',
      'opening.later': 'took:QD',
      'opening.card': 'any',
      'firstTrick.ban': ['H*', 'QD'],
      'discard.must': ['QD'],
      points: HEARTS_AND('QD'),
      'moon.needs': ['H*', 'QD'],
    },
  ],
];

test.each(rows)('%s', (_, base, before, queen, after) => {
  expect(changed({ base, overrides: before }, queen).overrides).toEqual(after);
});

test.each<[name: string, base: string, overrides: Overrides, offered: readonly string[] | undefined]>([
  ['a game with one queen', 'ricketts', {}, QUEENS],
  ['another queen is out of the pack', 'ricketts', { 'deck.remove': ['QC', 'QD', '2C', '2D'] }, ['QS']],
  ['two queens cost points', 'ricketts', { points: [...HEARTS_AND('QS'), { cards: ['QC'], value: 5 }] }, undefined],
  ['no queen costs points', 'ricketts', { points: HEARTS_AND('JD'), 'moon.needs': ['H*'] }, undefined],
  ['a queen that is good to take', 'ricketts', { points: [{ cards: ['QS'], value: -5 }] }, undefined],
  ['a game of captured hearts', 'capture', {}, undefined],
])('%s: %o', (_, base, overrides, offered) => {
  expect(queenChoice({ base, overrides })?.options.map(({ card }) => card)).toEqual(offered);
});

const fieldsNoted = (house: House): readonly string[] => {
  const { best } = (wholeOf(house) as Sheet).seats;
  return remarksOf(house, best).flatMap(({ path, sentence }) => (sentence.startsWith('This changes') ? [] : [path]));
};

const GAMES: readonly House[] = [...SHEETS.map(({ id }) => ({ base: id, overrides: {} })), ...CATALOGUE];

test('in every game, another queen and back again is the same game, without a new remark', () => {
  let choices = 0;
  for (const game of GAMES) {
    const { now, options } = queenChoice(game) ?? { now: '', options: [] };
    for (const { card } of options) {
      const other = changed(game, card);
      expect(same(changed(other, now).overrides, tidied(game).overrides), `${game.base} with ${card}`).toBe(true);
      expect(fieldsNoted(other), `${game.base} with ${card}`).toEqual(fieldsNoted(game));
      choices += 1;
    }
  }
  expect(choices).toBeGreaterThan(60);
});
