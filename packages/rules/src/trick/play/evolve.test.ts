// The first state of a match, and events that are rejected.
import { expect, test } from 'vitest';
import { compile } from '../rules/rules.ts';
import { ricketts } from '../sheets/ricketts.ts';
import type { Event } from '../state/event.ts';
import { open } from './deal.ts';
import { allCards, evolve } from './evolve.ts';

const opened = evolve(undefined, open(compile(ricketts, 4), { firstDealer: 2 }));

test('a match that was opened has a dealer and not a card', () => {
  expect(opened).toMatchObject({ phase: 'deal', dealer: 2, step: 'hold', mix: [], kitty: [], upcard: null });
  expect(opened).toMatchObject({
    hands: [[], [], [], []],
    buried: [[], [], [], []],
    trick: { leader: 0, plays: [] },
    claimed: false,
    winners: [],
  });
  expect(allCards(opened)).toEqual([]);
});

const faults: readonly [name: string, event: Event, says: RegExp][] = [
  ['gifts that are only counted', { type: 'passed', seat: 0, gifts: 3 }, /shown to a viewer/],
  ['a charge with hidden cards', { type: 'charged', seat: 0, cards: null }, /shown to a viewer/],
  ['a card from a seat that the table lacks', { type: 'played', seat: 4, card: '2C', broke: false }, /4 seats/],
];
test.each(faults)('evolve rejects %s', (_, event, says) => {
  expect(() => evolve(opened, event)).toThrow(says);
});

test('evolve rejects an event before the match was opened', () => {
  expect(() => evolve(undefined, { type: 'bidding' })).toThrow(/not been opened/);
});
