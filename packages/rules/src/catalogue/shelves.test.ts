// Every further game is on a shelf (a category). What some of the shelves claim about their games is true.
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { SHELVES, type Shelf, shelvesOf } from './shelves.ts';
import type { Variant } from './variant.ts';

const OLD = 1910; // the last year of an old game
const HOMELAND: readonly string[] = ['US', 'unknown'];

/** For some shelves, a property that all its games have. `only`: no other game has this property. */
const TRUE: readonly [shelf: Shelf, only: boolean, holds: (game: Variant) => boolean][] = [
  ['two', true, ({ seats }) => seats.min === 2],
  ['partners', true, ({ overrides }) => overrides['teams.seating'] !== undefined],
  ['wild', true, ({ overrides }) => overrides['wild.rank'] !== undefined || overrides['deck.wilds'] !== undefined],
  ['old', false, ({ id, from: [year] }) => id === 'heartsette-hand' || (typeof year === 'number' && year <= OLD)],
  ['world', false, ({ from: [, country] }) => !HOMELAND.includes(country)],
];

test('every further game stands on a shelf, and the shelves hold nothing else', () => {
  expect(CATALOGUE.filter(({ id }) => shelvesOf(id).length === 0).map(({ id }) => id)).toEqual([]);
  const known = CATALOGUE.map(({ id }) => id);
  expect(Object.values<readonly string[]>(SHELVES).flatMap(ids => ids.filter(id => !known.includes(id)))).toEqual([]);
});

test.each(TRUE)('what the shelf “%s” says is true of its games', (shelf, only, holds) => {
  const there: readonly string[] = SHELVES[shelf];
  expect(CATALOGUE.filter(game => there.includes(game.id) && !holds(game)).map(({ id }) => id)).toEqual([]);
  if (only)
    expect(
      CATALOGUE.filter(holds)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...there].sort());
});
