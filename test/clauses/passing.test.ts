// Rules about dealing, passing and the first trick that none of the five games has, each tested on positions.
import { expect, test } from 'vitest';
import { act, cards, deal, deals, names, open, pass, start, tricks } from './table.ts';

/** Hands that are not misdeals. */
const OTHERS = ['6H KS', '7H KD', '8H KH'];

test.each([
  ['noHearts', '2C 3C 4C 5C 6C 7C 8C 9C TC JC QS KC AC', 'deal'],
  ['noHearts', '2C 3C 4C 5C 6C 7C 8C 9C TC JC QS KC 2H', 'pass'],
  ['noPenalty', '2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC', 'deal'],
  ['noPenalty', '2C 3C 4C 5C 6C 7C 8C 9C TC JC QS KC AC', 'pass'],
  ['noFaces', '2C 3C 4C 5C 6C 7C 8C 9C TC 2H 3H 4H AC', 'deal'],
  ['noFaces', '2C 3C 4C 5C 6C 7C 8C 9C TC 2H 3H 4H JC', 'pass'],
])('under %s a deal with %s goes on to %s', (misdeal, hand, phase) => {
  const table = tricks('ricketts', 4, { misdeal });
  expect(deal(table, start(table), { hands: [hand, ...OTHERS] }).phase).toBe(phase);
});

test('what a hand lacks counts only as it was dealt', () => {
  const table = tricks('ricketts', 4, { misdeal: 'noHearts' });
  const dealt = deal(table, start(table), { hands: ['2H 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC', ...OTHERS] });
  const gifts = dealt.hands.map((hand, seat) => (seat === 0 ? '2H 2C 3C' : hand.slice(-3).join(' ')));
  expect(pass(table, dealt, gifts).phase).toBe('play');
});

const LOWEST = { 'firstTrick.follow': 'lowest' };

test.each([
  ['of the suit led', tricks('ricketts', 4, LOWEST), '9C 3C KC 2D', '2C', '3C'],
  ['anything without it', tricks('ricketts', 4, LOWEST), '9D 2D', '2C', '9D 2D'],
  [
    'that is not banned',
    tricks('ricketts', 4, { ...LOWEST, 'firstTrick.ban': ['3C'], 'firstTrick.scope': 'any' }),
    '3C 9C KC',
    '2C',
    '9C',
  ],
  ['of banned cards alone', tricks('at-play', 4, { ...LOWEST, 'firstTrick.ban': ['C*'] }), '3C 9C', '2C', '3C'],
] as const)('the lowest card is played to the first trick: %s', (_, table, hand, led, expected) => {
  expect(open(table, hand, { led })).toEqual(names(expected));
});

test.each([
  ['all but those that are kept', '2C QS 3C 4C 5C 6C 7C 8C 9C TC JC QC KC', '3C 4C 5C 6C 7C 8C 9C TC JC QC KC'],
  ['just enough others', '2S 3S 4S 5S 6S 7S 8S 9S TS QS KC AC 2D', '2D AC KC'],
  ['all where others are too few', 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KC', 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KC'],
])('the cards that may be passed: %s', (_, hand, expected) => {
  const table = tricks('ricketts', 4, { 'pass.keep': ['S*', '2C'] });
  const state = deal(table, start(table), { hands: [hand] });
  const ask = table.game.ask(state, 0);
  expect(ask?.type === 'pass' && [...ask.cards].sort()).toEqual(names(expected));
});

test('a card that is kept is refused', () => {
  const table = tricks('ricketts', 4, { 'pass.keep': ['QS'] });
  const state = deal(table, start(table), { hands: ['QS 2C 3C'] });
  const pass = (text: string) =>
    table.game.decide(state, 0, { type: 'pass', gifts: cards(text).map(card => ({ card, to: 1 })) });
  expect(pass('QS 2C 3C')).toEqual({ ok: false, refusal: { type: 'not-passable', card: 'QS' } });
  expect(pass('QS')).toEqual({ ok: false, refusal: { type: 'not-passable', card: 'QS' } });
  expect(pass('2C 3C 2D')).toMatchObject({ ok: false, refusal: { type: 'not-held' } });
});

test('each step of the pass has its number of cards, and a scatter gives that number to each player', () => {
  const table = tricks('classic', 3, {
    'pass.cycle': ['left', 'right', 'scatter', 'hold'],
    'pass.count': [4, 5, 2, 0],
  });
  const asked = deals(table, 4, {}).map(state => {
    const ask = table.game.ask(state, 0);
    return ask?.type === 'pass' ? ask.to : [];
  });
  expect(asked).toEqual([
    [{ to: 1, count: 4 }],
    [{ to: 2, count: 5 }],
    [
      { to: 1, count: 2 },
      { to: 2, count: 2 },
    ],
    [],
  ]);
});

test('a player may pass on received cards, and nobody else learns of it', () => {
  const table = tricks('black-lady', 4, { 'pass.see': 'mayPassOn', 'pass.cycle': ['left'] });
  const { game } = table;
  const hands = ['2C 3C 4C', '5C 6C 7C', '8C 9C TC', 'JC QC KC'];
  const passing = (state: ReturnType<typeof start>, seat: number, text: string) =>
    act(table, state, seat, { type: 'pass', gifts: cards(text).map(card => ({ card, to: (seat + 1) % 4 })) });
  const one = passing(deal(table, start(table), { hands }), 1, '5C 6C 7C');
  const ask = game.ask(one, 2);
  expect(ask?.type === 'pass' && ask.cards).toHaveLength(16);
  expect(game.view(one, 2).handSizes).toEqual([13, 10, 16, 13]);
  const two = passing(one, 2, '5C 6C 8C');
  expect([game.view(two, 2).hand.includes('7C'), game.view(two, 2).hand.includes('5C')]).toEqual([true, false]);
  const three = passing(two, 3, '5C JC QC');
  const done = passing(three, 0, '2C 3C 5C');
  expect(done.hands.map(hand => hand.filter(card => '5C 6C 7C 8C'.includes(card)).join(' '))).toEqual([
    '',
    '5C',
    '7C',
    '6C 8C',
  ]);
  const event = game.decide(one, 2, { type: 'pass', gifts: cards('5C 6C 8C').map(card => ({ card, to: 3 })) });
  if (!event.ok) expect.fail('The pass is refused');
  expect(game.show(event.event, 2)).toMatchObject({ onward: ['5C', '6C'] });
  expect(game.show(event.event, 3)).not.toHaveProperty('onward');
});
