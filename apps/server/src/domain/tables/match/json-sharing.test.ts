// Tests that shared serialization writes what `JSON.stringify` writes.
import { expect, test } from 'vitest';
import { jsonSharing } from './json-sharing.ts';

const tricks = [{ leader: 1, plays: [{ seat: 1, card: 'QS' }] }];
const base = {
  type: 'events',
  events: [{ type: 'away', seat: 2 }],
  view: { sitters: [{ name: 'Zoë "2"' }], viewer: 'watcher', deal: { hand: [], tricks, upcard: null }, ask: null },
};
const { view } = base;

test.each<readonly [name: string, one: object]>([
  ['the same object', base],
  ['a copy', structuredClone(base)],
  ['other fields', { ...base, view: { ...view, viewer: 2, deal: { ...view.deal, hand: ['AC'] } } }],
  ['one field more, and one less', { type: 'events', view: { deal: { tricks, given: [1] } }, from: 7 }],
  ['a field that JSON leaves out', { ...base, view: { ...view, mayFinish: undefined }, undo: undefined }],
  ['a nested field that is no object', { ...base, view: null }],
  ['no fields', {}],
])('%s', (_, one) => {
  const json = jsonSharing(base);
  expect(json(one)).toBe(JSON.stringify(one));
  expect(json(one)).toBe(JSON.stringify(one));
});

test('a shared field is serialized once', () => {
  let times = 0;
  const counted = { toJSON: () => ++times };
  const json = jsonSharing({ view: { deal: counted, sitters: counted } });
  for (const viewer of [0, 1, 2]) json({ view: { deal: 1, sitters: counted, viewer } });
  expect(times).toBe(1);
});
