// The order of ranks, of turns and of tricks in the further games.

import { heartsOf, sheetOf } from '@moonshot/rules';
import { explainHearts } from '@moonshot/rules/explain';
import { expect, test } from 'vitest';
import { choosing, playing } from '../play.ts';
import { deal, follows, passed, start, takes, variant } from './table.ts';

test('row 42 the player on the dealer’s left leads', () => {
  const table = variant('mini-cancellation');
  const hands = ['2C 3C 4C'];
  const state = passed(table, deal(table, start(table, { firstDealer: 2 }), { hands }));
  expect([state.phase, state.trick.leader]).toEqual(['play', 3]);
});

test('row 42 a trick in which everything cancels goes with the next', () => {
  const position = { hands: ['4C', '6C', '7C', '8C'], piles: ['2C'] };
  expect(follows(variant('mini-cancellation'), '5C 5S 3D 3H', position)[1]).toEqual({ type: 'cancelled', leader: 0 });
});

test.each([
  ['a king takes the ace', 'KC AC 7C 8C', 0],
  ['a jack does', 'TC AC JC 8C', 2],
  ['a ten does not', 'TC AC 7C 8C', 1],
])('row 49 in Polignac %s', (_, trick, taker) => {
  expect(takes(variant('polignac'), trick, { piles: ['2C'] })[0]).toBe(taker);
});

test.each(['likha', 'reversis'])('in %s play runs to the right', key => {
  expect(variant(key).rules.sheet.direction).toBe('counterclockwise');
});

test('row 23 three cards go to the player who plays next', () => {
  const { game } = variant('likha');
  const dealt = deal(variant('likha'), start(variant('likha')));
  expect(game.ask(dealt, 0)).toMatchObject({ type: 'pass', to: [{ to: 1, count: 3 }] });
});

const CHARGED = { 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] };
const AUCTION = { 'auction.prize': 'suit' };

test.each([
  ['cards are charged after the pass', CHARGED, ['exchanged', 'charging']],
  ['chips are bid after the pass', AUCTION, ['exchanged', 'bidding']],
  ['chips are bid last', { ...CHARGED, ...AUCTION }, ['exchanged', 'charging', 'bidding']],
  ['without a pass cards are charged first', { ...CHARGED, 'pass.cycle': [] }, ['charging']],
] as const)('%s, as the rules say', (_, overrides, order) => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, overrides);
  const moments = playing(hearts, { seed: 'order', length: { deals: 1 } }, choosing('order'));
  const types = [...moments].flatMap(({ events }) => events.map(({ type }) => type));
  const before = types.slice(0, types.indexOf('taken'));
  expect(before.filter(type => ['exchanged', 'charging', 'bidding'].includes(type))).toEqual(order);
  const said = explainHearts(hearts).filter(({ topic }) => topic === 'charging' || topic === 'auction');
  const first = said.filter(({ sentence }) => /^(After the pass|Before play) /.test(sentence));
  expect(first.map(({ sentence }) => sentence.startsWith('After'))).toEqual(first.map(() => order[0] === 'exchanged'));
  expect(first.length).toBeGreaterThan(0);
});
