// Tests that a leaderboard shows the title of its game, never a title that players gave to their rules.

import type { Language } from '@moonshot/i18n';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { rulesKey } from '../../store/repositories/rated-match.ts';
import { ratedTitle } from './titles.ts';

const titled = (overrides: Readonly<Record<string, unknown>>, language: Language = 'en'): string => {
  const spec = { game: 'ricketts', version: 1, overrides };
  return ratedTitle({ game: spec.game, key: rulesKey(spec) }, language);
};

test('a title depends only on the game and its changes', () => {
  expect(titled({})).toBe('Ricketts House Hearts');
  expect(titled({ name: 'ZZZ visit evil example' })).toBe('Ricketts House Hearts');
  const changed = titled({ name: 'ZZZ', 'match.limit': 50 });
  expect(changed).toMatch(/^Ricketts House Hearts, changed \([0-9a-f]{4}\)$/);
  expect(titled({ 'match.limit': 50 })).toBe(changed);
  expect(titled({ 'match.limit': 51 })).not.toBe(changed);
});

test.each([
  ['de', /^Ricketts House Hearts, geändert \([0-9a-f]{4}\)$/],
  ['es', /^Ricketts House Hearts, con cambios \([0-9a-f]{4}\)$/],
  ['fr', /^Ricketts House Hearts, modifié \([0-9a-f]{4}\)$/],
] as const)('changed rules are marked in %s', (language, title) => {
  expect(titled({ 'match.limit': 50 }, language)).toMatch(title);
});

test('a further game has its own name', () => {
  for (const { base, overrides, name } of CATALOGUE.filter(
    ({ overrides: { name: _, ...more } }) => Object.keys(more).length > 0,
  )) {
    const key = rulesKey({ game: base, version: 1, overrides });
    expect(ratedTitle({ game: base, key }, 'de')).toBe(name);
  }
});

test('a removed game is shown by its id', () => {
  expect(ratedTitle({ game: 'gone', key: 'gone@1' }, 'en')).toBe('gone');
});
