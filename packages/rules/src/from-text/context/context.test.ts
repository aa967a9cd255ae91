// Tests of what sentences say in their context, and of what is asked because the context leaves it open.
import { describe, expect, test } from 'vitest';
import { readText } from '../read.ts';

const read = (text: string, path: string): unknown => readText(text).decided.find(one => one.path === path)?.value;

const points = (...prices: readonly (readonly [card: string, value: number])[]): unknown =>
  prices.map(([card, value]) => ({ cards: [card], value }));
const BURDEN = [{ name: 'burden', self: 0, others: 26 }];

describe('a pronoun means the card that an earlier sentence names', () => {
  test.each<readonly [text: string, prices: unknown]>([
    [
      'Hearts are a point each. For another, there is the queen of spades. She weighs in at a whopping 13 points.',
      points(['H*', 1], ['QS', 13]),
    ],
    [
      'The queen of spades is thirteen points. Hearts are different. Each that you end up with costs you one point.',
      points(['QS', 13], ['H*', 1]),
    ],
  ])('%s', (text, prices) => expect(read(text, 'points')).toEqual(prices));
});

describe('cards and numbers near each other are prices, whatever the verb', () => {
  test.each<readonly [text: string, prices: unknown]>([
    [
      'Every heart you haul in stings for 1 point, while the queen of spades stings for 13.',
      points(['H*', 1], ['QS', 13]),
    ],
    [
      'Each heart is one of the cards that cost 1 point, and the queen of spades is one that costs 13.',
      points(['H*', 1], ['QS', 13]),
    ],
  ])('%s', (text, prices) => expect(read(text, 'points')).toEqual(prices));
});

describe('a moon goes on in the next sentences', () => {
  test.each<readonly [text: string, options: unknown]>([
    ['If you take all the sorrows, the table turns. You carry nothing. Each of the other players carries 26.', BURDEN],
    ['Grab all 26 points and they go to each of your opponents instead of you!', BURDEN],
    ['Take all the sorrows. Either the others carry 26 or 26 songs are sung.', undefined],
  ])('%s', (text, options) => expect(read(text, 'moon.options')).toEqual(options));

  test('and nobody shoots it if a sentence denies that', () =>
    expect(read('Nobody can shoot the moon in this version.', 'moon.needs')).toEqual([]));
});

describe('a sentence that says nothing by itself goes on about the one before it', () => {
  const BAN = 'Then comes the first trick, a special one.';
  test.each<readonly [text: string, path: string, value: unknown]>([
    [
      'Nobody may start with a heart at first. That changes when somebody drops one on the pile.',
      'lead.restrict',
      ['H*'],
    ],
    [`${BAN} You cannot play a heart or the queen of spades on it.`, 'firstTrick.ban', ['H*', 'QS']],
    // what is denied in the sentence about the first trick may be something else
    [`You never see hearts or the queen there. ${BAN}`, 'firstTrick.ban', undefined],
  ])('%s', (text, path, value) => expect(read(text, path)).toEqual(value));
});

describe('hearts are broken by the events beside the rule', () => {
  const discarded = [{ cards: ['H*'], how: 'discard' }];
  test.each<readonly [text: string, value: unknown]>([
    ['Hearts have to be broken by throwing one away before anybody leads one.', discarded],
    ['Hearts only after they are broken. Someone has to have dumped one.', discarded],
    [
      'Hearts have to be broken before you lead them, and the queen of spades counts for that too.',
      [{ cards: ['H*', 'QS'], how: 'any' }],
    ],
  ])('%s', (text, value) => expect(read(text, 'break.on')).toEqual(value));
});

describe('a whole text counts where its sentences agree', () => {
  test.each<readonly [text: string, path: string, value: unknown]>([
    ["You've got four people around the table. The other three players watch.", 'seats.max', 4],
    ["You've got four people around the table. In the garden five people play.", 'seats.max', undefined],
    ['The goal: score less than everybody else.', 'match.winner', 'lowest'],
    ['Score less than everybody else. The one with the most points is happy.', 'match.winner', undefined],
    ['Somebody hits 100 and we tally it up.', 'match.limit', 100],
    ['Somebody hits 100 and we tally it up. At 50 someone sings.', 'match.limit', undefined],
    ['Somebody hits 100 and we tally it up. The prize is 50.', 'match.limit', undefined],
    ['No clubs? Then any card you like.', 'follow.void', 'free'],
    ['Its order is left, right, opposite, none.', 'pass.cycle', ['left', 'right', 'across', 'hold']],
    ['Its order is left, right, opposite, whatever.', 'pass.cycle', undefined],
  ])('%s', (text, path, value) => expect(read(text, path)).toEqual(value));
});
