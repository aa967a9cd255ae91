// The fields that families often change come first in the form, once each. Unchanged fields without an effect
// do not come first.
import type { DraftField } from '@moonshot/protocol';
import { baseOf, fieldsOf, valueAt } from '@moonshot/rules/house';
import { expect, test } from 'vitest';
import { sectionsOf } from './form.ts';

function formOf(base: string, idle: readonly string[]) {
  const sheet = baseOf({ base, overrides: {} });
  const fields = fieldsOf(sheet).map(({ path, kind }): DraftField => {
    const value = valueAt(sheet, path);
    return { path, kind, value, usual: value, changed: false, idle: idle.includes(path), topic: null };
  });
  const [first] = sectionsOf(fields);
  return { fields, first, placed: sectionsOf(fields).flatMap(section => section.fields.map(({ path }) => path)) };
}

test.each<[base: string, idle: readonly string[], paths: readonly string[]]>([
  ['ricketts', ['match.deals'], ['pass.count', 'pass.cycle', 'match.limit', 'moon.options', 'moon.choose', 'break.on']],
  [
    'wild-twist',
    ['match.limit', 'pass.count'],
    ['pass.cycle', 'match.deals', 'moon.options', 'moon.choose', 'break.on'],
  ],
  ['capture', ['match.limit'], ['hearts.captured', 'hearts.inHand', 'match.deals', 'winnerTakes']],
])('%s without %j', (base, idle, paths) => {
  const { fields, first, placed } = formOf(base, idle);
  expect([first?.group, first?.fields.map(({ path }) => path)]).toEqual(['family', paths]);
  expect(placed.toSorted()).toEqual(fields.map(({ path }) => path).toSorted());
});
