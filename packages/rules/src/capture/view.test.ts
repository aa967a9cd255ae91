// What a viewer sees of a game with two seats and two cards each: every event of a bout (round), and the
// states before and after the bout.
import { expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import { withoutAll } from '../cards/card-set.ts';
import { seedOf } from '../cards/chance.ts';
import type { Viewer } from '../game/seat.ts';
import { settle } from '../game/settle.ts';
import type { Event } from './event.ts';
import { captureGame } from './index.ts';
import { compile } from './rules.ts';
import { capture } from './sheet.ts';
import type { State } from './state.ts';

const rules = compile({ ...capture, deal: { hand: 2 } }, 2);
const game = captureGame(rules);

const HANDS: readonly (readonly Card[])[] = [
  ['3H', 'KS'],
  ['QD', 'AH'],
];
const NEXT: readonly Card[] = ['2C', '4D', '5S', '6C'];
const stock = [...NEXT, ...withoutAll(rules.deck, [...HANDS.flat(), ...NEXT])];

const opening = game.open({ firstDealer: 1 });
const opened = game.evolve(undefined, opening);
const deal = game.supply(opened, { imposed: { hands: HANDS, kitty: [], stock } });
const dealt = game.evolve(opened, deal);

const laying = (state: State, seat: number, bottom: Card, top: Card) =>
  settle(game, state, { type: 'laid', seat, pair: { bottom, top } });
const first = laying(dealt, 0, '3H', 'KS').state;
const bout = laying(first, 1, 'AH', 'QD');

const told: readonly [viewer: Viewer, hands: unknown, pair: unknown, captured: unknown, redealt: unknown][] = [
  [0, [HANDS[0], 2], null, ['3H', 'AH'], [['4D', '6C'], 2]],
  [1, [2, HANDS[1]], { bottom: 'AH', top: 'QD' }, 2, [2, ['2C', '5S']]],
  ['watcher', [2, 2], null, 2, [2, 2]],
];
test.each(told)(
  'viewer %s is shown its own cards, and of all others how many there are',
  (viewer, hands, pair, captured, redealt) => {
    expect([deal, ...bout.events].map(event => game.show(event, viewer))).toStrictEqual([
      { type: 'dealt', deal: 1, dealer: 1, hands, stock: 48 },
      { type: 'laid', seat: 1, pair },
      { type: 'revealed', tops: ['KS', 'QD'], winner: 0 },
      { type: 'captured', seat: 0, cards: captured },
      { type: 'redealt', dealer: 0, cards: redealt, stock: 44 },
    ]);
  },
);

const atEnd: State = { ...bout.state, hands: [[], []], stock: [] };
const scored = game.follow(atEnd) ?? expect.fail('The game goes on');
const events: readonly Event[] = [
  opening,
  game.supply(game.evolve(undefined, game.open({})), { seed: seedOf('any') }),
  scored,
  { type: 'ended', winners: [0] },
];
test.each(events)('all are shown the event $type as it is', event => {
  expect([0, 1, 'watcher' as const].map(viewer => game.show(event, viewer))).toEqual([event, event, event]);
});

const all = { kind: 'commit-reveal', game: 'capture', seats: 2, pileSizes: [2, 0], handSizes: [2, 2], stock: 44 };
const seen: readonly [viewer: Viewer, view: object][] = [
  [0, { hand: ['6C', '4D'], pile: ['3H', 'AH'] }],
  [1, { hand: ['2C', '5S'], pile: [] }],
  ['watcher', { hand: [], pile: [] }],
];
test.each(seen)('viewer %s sees its own hand and pile, and how large the others are', (viewer, own) => {
  expect(game.view(bout.state, viewer)).toMatchObject({
    ...all,
    ...own,
    viewer,
    asked: [0, 1],
    laid: [false, false],
    pair: null,
  });
});

test('a pair that waits for the others is seen by the seat that has laid it', () => {
  const pairs = [0, 1, 'watcher' as const].map(viewer => game.view(first, viewer).pair);
  expect(pairs).toEqual([{ bottom: '3H', top: 'KS' }, null, null]);
});

test('no seat is asked before the deal', () => {
  expect(game.view(opened, 'watcher')).toMatchObject({ asked: [], laid: [false, false], hand: [], handSizes: [0, 0] });
});
