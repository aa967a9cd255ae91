// Games with a stock, each rule by an example worked by hand: drawing, dropping out, and the end.

import { settle } from '@moonshot/rules';
import { expect, test } from 'vitest';
import type { Event } from '../../packages/rules/src/trick/state/event.ts';
import { cards, deal, follows, line, names, type Position, plays, position, start, takes, variant } from './table.ts';

const draw = variant('draw-hearts');
const domino = variant('domino');

const SUITS = {
  hands: ['2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC', '2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD'],
  kitty: '2S 2H 3S 3H',
};

test('row 38 thirteen cards each, twenty-six in the stock, and the player who does not deal leads', () => {
  const state = deal(draw, start(draw), SUITS);
  expect([state.hands.map(hand => hand.length), state.kitty.length, draw.game.view(state, 0).asked]).toEqual([
    [13, 13],
    26,
    [1],
  ]);
});

test('row 38 the taker draws first, then the other, each trick again', () => {
  const one = line(draw, deal(draw, start(draw), SUITS), '2D 2C');
  expect([one.hands[1]?.includes('2S'), one.hands[0]?.includes('2H'), one.kitty.length]).toEqual([true, true, 24]);
  expect([one.trick.leader, plays(draw, one).length]).toEqual([1, 13]);
  const two = line(draw, one, '2S 3C');
  expect(two.draws.map(({ seat, trick, cards: count }) => [seat, trick, count])).toEqual([
    [1, 1, 1],
    [0, 1, 1],
    [1, 2, 1],
    [0, 2, 1],
  ]);
});

test('row 38 the last thirteen tricks are played without a stock, and the difference is settled', () => {
  const before: Position = { hands: ['3H', '4H'], leader: 1, piles: ['2C 2D', '5H 6H 7H 8H'] };
  const state = line(draw, position(draw, before), '4H 3H');
  expect([state.results[0]?.points, state.totals]).toEqual([
    [6, -6],
    [6, -6],
  ]);
});

const DOMINO = {
  hands: ['2C 3C 4C 5C 6C 7C', '8C TC JC QC KC 2S', '2D 3D 4D 5D 6D 7D', 'AC 8D 9D TD JD QD'],
  kitty: '3S 2H 9C 4S',
};

test('row 37 six cards each, and the left of the dealer leads anything but a heart', () => {
  const state = deal(domino, start(domino), { hands: ['', '2H 3C 4C 5D 6D 7S'] });
  expect([state.kitty.length, plays(domino, state)]).toEqual([28, names('3C 4C 5D 6D 7S')]);
});

test('row 37 a player who cannot follow draws until able, and plays that card', () => {
  const state = line(domino, deal(domino, start(domino), DOMINO), '8C');
  expect([state.hands[2]?.length, state.kitty[0], plays(domino, state)]).toEqual([9, '4S', ['9C']]);
  const taken = line(domino, state, '9C AC 7C');
  expect([taken.tricks[0]?.winner, taken.draws]).toEqual([3, [{ seat: 2, trick: 0, cards: 3 }]]);
});

/** The automatic consequence of a position of Domino Hearts. */
const next = (trick: string, p: Position): Event | undefined => follows(domino, trick, { piles: ['2S'], ...p })[1];

test.each<[string, string, Position, Event | undefined]>([
  [
    'the whole stock is drawn where it has nothing of the suit',
    '5C',
    { hands: ['3C', '4D 6D', '6C', '7C'], kitty: '8D 2H' },
    { type: 'drawn', seat: 1, cards: cards('8D 2H') },
  ],
  [
    'one card is drawn where the first of the stock is of the suit',
    '5C',
    { hands: ['3C', '4D 6D', '6C', '7C'], kitty: '8C 2H' },
    { type: 'drawn', seat: 1, cards: cards('8C') },
  ],
  ['an empty stock brings nothing', '5C', { hands: ['3C', '4D 6D', '6C', '7C'] }, undefined],
  [
    'the trick is full without those who hold no cards',
    '5C 7C',
    { hands: ['3C', '4D', '', ''] },
    { type: 'taken', seat: 1, points: 0, kitty: [], into: 'pile' },
  ],
  [
    'a leader without cards hands the lead on',
    '',
    { hands: ['', '', '5C', '6C'] },
    { type: 'lead-passed', from: 0, to: 2 },
  ],
  [
    'the last with cards keeps them and takes the rest of the stock',
    '',
    { hands: ['', '', '5C 6H', ''], kitty: '3H 4D' },
    { type: 'kept', seat: 2, hand: cards('5C 6H'), stock: cards('3H 4D') },
  ],
  [
    'with nobody left the stock goes to the taker of the last trick',
    '',
    { kitty: '3H 4D', leader: 3 },
    { type: 'kept', seat: 3, hand: [], stock: cards('3H 4D') },
  ],
])('row 37 %s', (_, trick, p, event) => {
  expect(next(trick, p)).toEqual(event);
});

test('row 37 a player without cards is passed over in the middle of a trick', () => {
  const state = position(domino, { hands: ['3C', '', '4D 6C', '7C'], trick: '5C', piles: ['2S'] });
  expect([domino.game.view(state, 0).asked, domino.game.ask(state, 2)]).toEqual([
    [2],
    { type: 'play', plays: [{ card: '6C' }] },
  ]);
});

const WORTH = { 'trickPoints.each': 2, 'trickPoints.lastButOne': 10, 'trickPoints.last': 20 };
test.each<[string, string, string, Position, number]>([
  [
    'the last leaves one alone with cards, whatever the stock has',
    'domino',
    '5C 7C 8C 9C',
    { hands: ['3C'], kitty: '8D' },
    22,
  ],
  ['with two there is another to come', 'domino', '5C 7C 8C 9C', { hands: ['3C', '4D'] }, 2],
  ['none is the last but one, because hands may grow', 'domino', '5C 7C 8C 9C', { hands: ['3C', '4D', '5D', '6D'] }, 2],
  ['hands that draw after the trick go on', 'draw-hearts', '5C 7C', { hands: ['3C'], kitty: '8D 9D' }, -2],
  ['without a stock they do not', 'draw-hearts', '5C 7C', { hands: ['3C'] }, -22],
])('what a trick counts where cards are drawn: %s', (_, id, trick, before, points) => {
  expect(takes(variant(id, WORTH), trick, { piles: ['2S'], ...before })[1]).toBe(points);
});

test('where cards are drawn no trick has been the last while two hold any', () => {
  const table = variant('domino', WORTH);
  const state = position(table, { hands: ['', '5C', '6C', ''], piles: ['2S', '3S'] });
  expect(table.game.view(state, 0).points).toEqual([2, 2, 0, 0]);
});

test('row 37 once the stock is empty any card goes', () => {
  const state = position(domino, { hands: ['3C', '4D 6H', '6C', '7C'], trick: '5C', piles: ['2S'] });
  expect(plays(domino, state)).toEqual(names('4D 6H'));
});

test('row 37 hearts that were kept and hearts of the stock count, and 31 ends the match', () => {
  const before = position(domino, {
    hands: ['', '', '5C 6H', ''],
    kitty: '3H 4D',
    piles: ['7H 8H', '9H', '2C', '2H'],
    totals: [28, 10, 29, 30],
  });
  const event = domino.game.follow(before) ?? expect.fail('Nothing follows');
  const { state } = settle(domino.game, before, event);
  expect([state.totals, state.winners, state.phase]).toEqual([[30, 11, 31, 31], [1], 'over']);
  expect(domino.game.view(state, 0).kept).toEqual({ seat: 2, cards: cards('5C 6H 3H 4D') });
});

test('a card that came to another hand is shown to nobody else', () => {
  const event: Event = { type: 'drawn', seat: 1, cards: cards('8D 2H') };
  expect([domino.game.show(event, 1), domino.game.show(event, 0), domino.game.show(event, 'watcher')]).toEqual([
    event,
    { ...event, cards: 2 },
    { ...event, cards: 2 },
  ]);
});
