// The rules used for the laws vary every field of every sheet and use every named alternative.

import type { FieldKind } from '@moonshot/rules';
import { CAPTURE_FIELDS, TRICK_FIELDS } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { check } from '../../packages/rules/src/game/fields.ts';
import { FIVE, heartsFor, TOGGLED } from './cast.ts';

type Record = Readonly<{ [key: string]: unknown }>;

const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Every alternative that a kind of field names. */
function named(kind: FieldKind, path: string): readonly string[] {
  switch (kind.type) {
    case 'choice':
      return kind.names.map(name => `${path}=${name}`);
    case 'shape':
      return Object.entries(kind.fields).flatMap(([key, field]) => named(field, under(path, key)));
    case 'either':
      return kind.kinds.flatMap(one => named(one, path));
    case 'list':
    case 'perSeats':
      return named(kind.of, path);
    default:
      return [];
  }
}

/** Every alternative that a value uses. */
function taken(kind: FieldKind, value: unknown, path: string): readonly string[] {
  switch (kind.type) {
    case 'choice':
      return [`${path}=${value}`];
    case 'shape':
      return Object.entries(kind.fields).flatMap(([key, field]) =>
        taken(field, (value as Record)[key], under(path, key)),
      );
    case 'either':
      return kind.kinds.filter(one => check(one, value, path).length === 0).flatMap(one => taken(one, value, path));
    case 'list':
      return (value as readonly unknown[]).flatMap(one => taken(kind.of, one, path));
    case 'perSeats': {
      const values = check(kind.of, value, path).length === 0 ? [value] : Object.values(value as Record);
      return values.flatMap(one => taken(kind.of, one, path));
    }
    default:
      return [];
  }
}

/** Every leaf field with its value. */
function leaves(kind: FieldKind, value: unknown, path: string): readonly (readonly [string, string])[] {
  if (kind.type !== 'shape') return [[path, JSON.stringify(value)]];
  return Object.entries(kind.fields).flatMap(([key, field]) => leaves(field, (value as Record)[key], under(path, key)));
}

const sheets = [...FIVE, ...TOGGLED].map(part => heartsFor(part).sheet);
const fieldsOf = (kind: 'tricks' | 'commit-reveal'): FieldKind => (kind === 'tricks' ? TRICK_FIELDS : CAPTURE_FIELDS);

test('every named alternative of every field is played', () => {
  const all = new Set([...named(TRICK_FIELDS, ''), ...named(CAPTURE_FIELDS, '')]);
  const played = new Set(sheets.flatMap(sheet => taken(fieldsOf(sheet.kind), sheet, '')));
  expect([...all].filter(name => !played.has(name))).toEqual([]);
});

/**
 * Fields that identify the sheet, or that Capture cannot vary: hidden cards are not called, and hearts carry
 * their own sign.
 */
const FIXED = {
  tricks: ['version', 'kind'],
  'commit-reveal': ['id', 'version', 'name', 'deck.wilds', 'score.sign', 'kind'],
};

test.each(['tricks', 'commit-reveal'] as const)('every field of %s that can differ does', kind => {
  const values = new Map<string, Set<string>>();
  for (const sheet of sheets.filter(one => one.kind === kind))
    for (const [path, value] of leaves(fieldsOf(kind), sheet, ''))
      values.set(path, (values.get(path) ?? new Set()).add(value));
  expect([...values].filter(([, set]) => set.size < 2).map(([path]) => path)).toEqual(FIXED[kind]);
});
