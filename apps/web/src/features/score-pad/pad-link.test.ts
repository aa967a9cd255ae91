// A link contains a whole match with real cards. Damaged text, other data and matches that are too long are
// rejected.
import type { StoredPad } from '@moonshot/protocol';
import { blankEntry } from '@moonshot/rules/score-pad';
import { expect, test } from 'vitest';
import { packText } from '../../model/packed-text.ts';
import { padInLink, padLink } from './pad-link.ts';

const padOf = (deals: number, names = ['Ana', '<b>Ben</b>', 'Cleo', 'Dan']): StoredPad => ({
  ...{ id: 'pad1', at: 5, game: 'ricketts', base: 'ricketts', overrides: {}, title: 'Ricketts House Hearts', names },
  entries: Array.from({ length: deals }, (_, i) => ({ ...blankEntry(4), taken: { QS: [i % 4], '2H': [i, 13 - i] } })),
  ...{ dealer: 1, length: null, draft: null, totals: [], over: false },
});
const codeOf = async (pad: StoredPad): Promise<string> => (await padLink(pad, 'https://a.b/'))?.split('#k/')[1] ?? '';

test('a link has the rules, the names and all deals of a match', async () => {
  const pad = padOf(13);
  const link = (await padLink(pad, 'https://a.b/')) ?? '';
  expect(link).toMatch(/^https:\/\/a\.b\/#k\/[\w-]+$/);
  expect(link.length).toBeLessThan(1500);
  expect(await padInLink(await codeOf(pad))).toEqual({ ...pad, id: 'shared' });
});

test('a match that is too long for a link has none', async () => {
  const any = (i: number): number => Math.floor(Math.abs(Math.sin(i)) * 14);
  const names = Array.from({ length: 14 }, (_, i) => `Player ${i}`);
  const entries = Array.from({ length: 900 }, (_, i) => ({
    ...blankEntry(4),
    tricks: [...names.keys()].map(n => any(i * n)),
  }));
  const link = await padLink({ ...padOf(0), entries }, 'https://a.b/');
  expect(link === undefined).toBe(true);
});

test.each<[string, () => Promise<string>]>([
  ['nothing', async () => ''],
  ['a link that was cut', async () => (await codeOf(padOf(13))).slice(0, 200)],
  ['a changed letter', async () => (await codeOf(padOf(3))).replace(/./, 'x')],
  ['no match', () => packText('{"names":3}')],
  ['two matches', () => packText(`${JSON.stringify(padOf(1))},7`)],
  ['a match of one player', () => packText(JSON.stringify(padOf(1, ['Ana'])))],
  ['a bomb', () => packText(' '.repeat(20_000_000))],
])('%s is no match', async (_, code) => {
  expect(await padInLink(await code())).toBeUndefined();
});
