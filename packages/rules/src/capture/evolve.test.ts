// The first state of a capture match, its cards, and events that are rejected.
import { expect, test } from 'vitest';
import { sorted } from '../cards/card-set.ts';
import { seedOf } from '../cards/chance.ts';
import type { Event } from './event.ts';
import { allCards, evolve } from './evolve.ts';
import { captureGame } from './index.ts';
import { compile } from './rules.ts';
import { capture } from './sheet.ts';
import type { State } from './state.ts';

const rules = compile(capture, 4);
const game = captureGame(rules);
const opened = evolve(undefined, game.open({ firstDealer: 2 }));
const dealt = evolve(opened, game.supply(opened, { seed: seedOf('any') }));

test('a match that was opened has a dealer and not a card', () => {
  expect(opened).toStrictEqual({
    phase: 'deal',
    length: null,
    totals: [0, 0, 0, 0],
    tiebreak: false,
    results: [],
    winners: [],
    deal: 0,
    firstDealer: 2,
    dealer: 2,
    hands: [[], [], [], []],
    stock: [],
    laid: [null, null, null, null],
    bouts: [],
  });
});

/** The deal after the seat has laid the first pair that is legal for it. */
function laying(state: State, seat: number): State {
  const pair = game.ask(state, seat)?.pairs[0] ?? expect.fail(`Seat ${seat} is asked nothing`);
  return evolve(state, { type: 'laid', seat, pair });
}

test('the cards of a deal are the pack, while they are laid and when a bout is over', () => {
  const all = [0, 1, 2, 3].reduce(laying, dealt);
  const over = evolve(all, { type: 'revealed', tops: [], winner: 0 });
  expect([dealt, laying(dealt, 0), all, over].map(allCards)).toEqual(Array(4).fill(sorted(rules.deck)));
  expect(allCards(opened)).toEqual([]);
});

const faults: readonly [name: string, event: Event, says: RegExp][] = [
  ['a pair that is hidden', { type: 'laid', seat: 0, pair: null }, /shown to a viewer/],
  ['a pair from a seat that the table lacks', { type: 'laid', seat: 4, pair: { bottom: '2C', top: '3C' } }, /4 seats/],
];
test.each(faults)('evolve rejects %s', (_, event, says) => {
  expect(() => evolve(dealt, event)).toThrow(says);
});

test('evolve rejects an event before the match was opened', () => {
  expect(() => evolve(undefined, { type: 'captured', seat: 0, cards: [] })).toThrow(/not been opened/);
});
