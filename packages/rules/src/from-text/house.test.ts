// Tests the fields that follow from a text without being in it: what a moon needs, and what it is worth.
import { expect, test } from 'vitest';
import { houseOf, moonWorth } from './house.ts';
import { questionsFor } from './questions.ts';
import { readText } from './read.ts';

const HEARTS = { cards: ['H*'], value: 1 };
const QUEEN = { cards: ['QS'], value: 13 };
const JACK = { cards: ['JD'], value: -10 };

test.each<[name: string, points: unknown, worth: number]>([
  ['hearts and the queen', [HEARTS, QUEEN], 26],
  ['hearts of two points', [{ cards: ['H*'], value: 2 }, QUEEN], 39],
  ['one card that costs a point', [{ cards: ['QC'], value: 1 }], 1],
  ['a card that is good to take', [HEARTS, QUEEN, JACK], 26],
  ['nothing but such a card', [JACK], 26],
  ['cards that cost nothing', [{ cards: ['H*'], value: 0 }], 26],
  ['points by rank', [{ cards: ['H*'], value: 'pips' }, QUEEN], 26],
  ['no points', undefined, 26],
])('a moon of %s: %j is worth %i', (_, points, worth) => expect(moonWorth(points)).toBe(worth));

test.each([
  ['Hearts are 1 point, the king of spades is 10 points, the jack of diamonds is -10 points.', ['H*', 'KS']],
  ['Hearts count their face value. The king of spades costs 25.', ['H*', 'KS']],
  ['Hearts are 1 point. The moon needs all the hearts.', ['H*']],
  ['We pass three cards to the left.', undefined],
])('%s A moon needs %j.', (text, needs) => {
  expect(houseOf(readText(text).decided).overrides['moon.needs']).toEqual(needs);
});

test('with each answer about the moon comes who chooses, and that nothing is needed where there is no moon', () => {
  const question = questionsFor(readText('Hearts are 2 points, the queen of spades is 13 points.')).find(
    ({ path }) => path === 'moon.options',
  );
  const burden = { name: 'burden', self: 0, others: 39 };
  const shed = { name: 'shed', self: -39, others: 0 };
  expect(question?.answers).toEqual([
    { 'moon.options': [burden], 'moon.choose': 'fixed' },
    { 'moon.options': [shed], 'moon.choose': 'fixed' },
    { 'moon.options': [shed, burden], 'moon.choose': 'shooter' },
    { 'moon.options': [], 'moon.choose': 'fixed', 'moon.needs': [] },
  ]);
});
