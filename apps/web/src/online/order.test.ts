// The rules of a table for friends, and when a person's existing table is used again.

import type { SheetCard } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { facts, person } from '../../testing/online-table.ts';
import { isIdle, isOrdered, orderOf } from './order.ts';

const CLASSIC = {
  id: 'classic',
  seats: { min: 3, max: 7, best: 4 },
  lengths: { kind: 'target', offer: [-50, -100], usual: -100 },
} as unknown as SheetCard;
const OMNIBUS = { ...CLASSIC, id: 'omnibus', of: { game: 'classic', overrides: { name: 'Omnibus' } } };

test.each([
  ['a game as it is', CLASSIC, { game: null, seats: null, length: null }, 'classic', {}, null, 4],
  ['other seats and length', CLASSIC, { game: null, seats: 6, length: -50 }, 'classic', {}, { target: -50 }, 6],
  ['a further game', OMNIBUS, { game: null, seats: null, length: null }, 'classic', { name: 'Omnibus' }, null, 4],
] as const)('the order for %s', (_, sheet, choice, game, overrides, length, seats) => {
  const order = orderOf(sheet, choice);
  expect(order).toEqual({ game, overrides, length, seats });
  const places = Array.from({ length: seats }, () => person('Ada'));
  expect(isOrdered(facts(places, { game, overrides, length }), order)).toBe(true);
  expect(isOrdered(facts(places, { game: 'capture', overrides, length }), order)).toBe(false);
});

const WAITS = [
  person('Ada'),
  { kind: 'open' },
  { kind: 'bot', name: 'Vega', player: 'careful', outside: false },
] as const;
const settings = facts([]).settings;

test.each([
  ['nobody else sits', facts(WAITS), true],
  ['somebody else sits', facts([...WAITS, person('Noor')]), false],
  ['another player is the host', facts(WAITS, { host: 'Noor' }), false],
  ['a match was played', facts(WAITS, { match: 'table-1' }), false],
  ['a match is played', facts(WAITS, { state: 'playing', match: 'table-1' }), false],
  ['anybody may come', facts(WAITS, { settings: { ...settings, open: 'everybody' } }), false],
  ['it belongs to a league', facts(WAITS, { league: 'league' }), false],
  ['it goes on from a match', facts(WAITS, { fork: 1 }), false],
])('a table is used again if %s: %#', (_, table, idle) => {
  expect(isIdle(table, 'Ada')).toBe(idle);
});
