// House rules as text: they survive a round trip, and bad input is refused with the place and the reason.
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { SHEETS } from '../games.ts';
import { type House, same, tidied, wholeOf } from './fields.ts';
import { RULES_MAX, readHouse, writeHouse } from './file.ts';
import { unreadText } from './unread.ts';

const GAMES: readonly House[] = [
  ...SHEETS.map(({ id }) => ({ base: id, overrides: {} })),
  ...CATALOGUE.map(({ base, overrides }) => ({ base, overrides })),
];

test('every game is read as it was written', () => {
  for (const house of GAMES)
    for (const indent of [0, 2]) {
      const read = readHouse(writeHouse(house, indent));
      expect(read).toEqual({ ok: true, house: tidied(house) });
      expect(read.ok && same(wholeOf(read.house), wholeOf(house))).toBe(true);
    }
});

const text = (change: (sheet: Record<string, unknown>) => void, base = 'ricketts'): string => {
  const written = JSON.parse(writeHouse({ base, overrides: {} }));
  change(written.sheet);
  return JSON.stringify(written);
};

test('fields that came later stand as in a plain game, and a sheet of nowhere starts from a plain one', () => {
  const older = text(sheet => {
    delete sheet.misdeal;
    sheet.id = 'auntie';
    sheet.name = 'Auntie’s Hearts';
    sheet.kitty = { to: 'lastTrick' };
  });
  expect(readHouse(older)).toMatchObject({
    ok: true,
    house: { base: 'black-lady', overrides: { 'kitty.to': 'lastTrick', name: 'Auntie’s Hearts' } },
  });
});

const refused: readonly [name: string, text: string, place: string, reason: RegExp][] = [
  ['nothing', '', 'the text', /no rules of Moonshot/],
  ['no JSON', '{', 'the text', /no rules of Moonshot/],
  ['a list', '[]', 'the text', /no rules of Moonshot/],
  ['deep brackets', '['.repeat(RULES_MAX), 'the text', /no rules of Moonshot/],
  ['too much', ' '.repeat(RULES_MAX + 1), 'the text', /longer than 32768/],
  ['something else', '{"format":"moonshot-backup"}', 'format', /is "moonshot-backup", expected moonshot-rules/],
  ['a newer one', '{"format":"moonshot-rules","version":2}', 'version', /need a newer Moonshot/],
  ['a version that is a text', '{"format":"moonshot-rules","version":"2"}', 'version', /is "2", expected 1$/],
  ['an older one', text(() => undefined).replace('"version":1', '"version":0'), 'version', /is 0, expected 1$/],
  ['no version', '{"format":"moonshot-rules"}', 'version', /is nothing, expected 1$/],
  ['no sheet', '{"format":"moonshot-rules","version":1,"sheet":[]}', 'sheet', /expected an object/],
  [
    'no kind',
    '{"format":"moonshot-rules","version":1,"sheet":{"kind":"__proto__"}}',
    'kind',
    /expected tricks or commit-reveal$/,
  ],
  ['a field there is not', text(sheet => Object.assign(sheet, { moons: 3 })), 'moons', /no such field/],
  [
    'a value there is not',
    text(sheet => Object.assign(sheet, { misdeal: 7 })),
    'misdeal',
    /is 7, expected one of none/,
  ],
  [
    'a number for a part',
    text(sheet => Object.assign(sheet, { seats: 7 })),
    'seats',
    /is 7, expected an object with min/,
  ],
  ['a part for a name', text(sheet => Object.assign(sheet, { misdeal: { a: 1 } })), 'misdeal', /is {"a":1}, expected/],
  ['a contradiction', text(sheet => Object.assign(sheet, { points: [] })), 'points', /at least one card/],
  [
    'a contradiction at one of its tables',
    text(sheet => Object.assign(sheet, { pass: { cycle: ['across'], count: 3, see: 'afterChoosing' } }), 'at-play'),
    'pass.cycle[0]',
    /across does not exist with 3 seats/,
  ],
];

test.each(refused)('%s is refused', (_, given, place, reason) => {
  const read = readHouse(given);
  expect(read.ok ? undefined : unreadText(read)).toEqual({ place, reason: expect.stringMatching(reason) });
});

const titles: readonly [name: string, shown: string | undefined, why: string | undefined][] = [
  ['Sunday table', 'Sunday table', undefined],
  [' Sunday   table\n', 'Sunday table', undefined],
  ['Ｓｕｎｄａｙ', 'Sunday', undefined],
  ['Воскресенье', 'Воскресенье', undefined],
  ['Hearts at Play', undefined, 'game'],
  ['Ricketts House Hearts', undefined, undefined], // allowed, because the rules are based on this game
  ['BIack Lady', undefined, 'game'],
  ['a\nb', undefined, 'unseen'],
  ['a\u202eb', undefined, 'unseen'],
  ['Black\u200b Lady', undefined, 'unseen'],
  ['Black\u3164Lady', undefined, 'unseen'],
  ['Black\u{E0041}Lady', undefined, 'unseen'],
  ['Blаck Lady', undefined, 'mixed'],
  ['a\u0300\u0301\u0302\u0303', undefined, 'heaped'],
  ['...', undefined, 'empty'],
];

test.each(titles)('with the title %j they bear %s: %s', (name, shown, why) => {
  const read = readHouse(text(sheet => Object.assign(sheet, { name })));
  expect(read.ok && [read.house.base, read.house.overrides.name, read.untitled?.type]).toEqual([
    'ricketts',
    shown,
    why,
  ]);
});

test('a proto is a field like any other that there is not', () => {
  const planted = text(() => undefined).replace('"misdeal"', '"__proto__":{"x":1},"misdeal"');
  expect(readHouse(planted)).toMatchObject({ ok: false, place: '__proto__' });
});
