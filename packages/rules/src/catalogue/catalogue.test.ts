// Tests that every game is found by its id and by its name, and that other texts find no game.
import { expect, test } from 'vitest';
import { CATALOGUE, heartsNamed } from '../catalogue.ts';
import { SHEETS } from '../games.ts';

test('every game is found by its id and by its name', () => {
  for (const { id, name, seats } of SHEETS) {
    expect(heartsNamed(id, seats.best).sheet.name).toBe(name);
    expect(heartsNamed(name.toUpperCase(), seats.best).sheet.id).toBe(id);
  }
  for (const { id, name, seats, base } of CATALOGUE) {
    expect(heartsNamed(id, seats.best).sheet).toMatchObject({ id: base, name });
    expect(heartsNamed(name, seats.best).sheet.name).toBe(name);
  }
});

test('overrides come on top of those that make a further game', () => {
  const { sheet } = heartsNamed('omnibus', 4, { 'match.limit': 55 });
  expect(sheet.match.limit).toBe(55);
  expect(sheet.name).toBe('Omnibus Hearts');
});

test('a name that no game has is reported', () => {
  expect(() => heartsNamed('clasic', 4)).toThrow('There is no game called "clasic": the games are those of SHEETS');
});
