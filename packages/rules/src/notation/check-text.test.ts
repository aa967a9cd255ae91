// Transcripts as input instead of the notation: they give the same match and the same errors with line and
// path, and hostile JSON is rejected.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosing, playing } from '../../../../test/play.ts';
import { sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { transcriptOf } from '../transcript/write.ts';
import { checkText } from './check-text.ts';
import { misreadText } from './explain.ts';
import { notationText, notedOf } from './write.ts';

const hearts = heartsOf(sheetOf('ricketts'), 4);
const moments = playing(hearts, { seed: 'line', length: { deals: 2 } }, choosing('line'));
const MATCH = transcriptOf(
  hearts,
  [...moments].flatMap(moment => moment.events),
);
const LINE = JSON.stringify(MATCH);

const toldOf = (text: string, most?: number) => {
  const checked = checkText(text, most);
  return checked.ok ? { noted: checked.noted, events: checked.events } : undefined;
};

const saidOf = (text: string): string => {
  const checked = checkText(text);
  return checked.ok ? 'a match' : misreadText(checked);
};

test('one match is the same in either form, whole or only its first deal', () => {
  const text = notationText(notedOf(MATCH));
  const forms = [LINE, JSON.stringify(MATCH, null, 2), `\uFEFF\n${LINE}\n\n`, `\n${LINE}\n \t\n`];
  for (const most of [undefined, 1]) for (const form of forms) expect(toldOf(form, most)).toEqual(toldOf(text, most));
  expect(toldOf(text)?.noted.deals.length).toBe(2);
});

test('a brace within the notation makes no transcript of it', () => {
  const noted = notedOf(MATCH, { names: ['{', 'Ben', 'Cid', 'Dot'] });
  expect(toldOf(notationText(noted))?.noted).toEqual(noted);
});

type Loose = Record<string, unknown> & { deals: Record<string, unknown>[]; length: unknown };
const changed = (change: (match: Loose) => void): string => {
  const match = JSON.parse(LINE) as Loose;
  change(match);
  return JSON.stringify(match);
};
const stepsOf = (match: Loose, deal: number) => match.deals[deal]?.steps as Record<string, unknown>[];

const WRONG: readonly [name: string, text: string, said: string][] = [
  [
    'cut short',
    LINE.slice(0, 200),
    'Line 1: expected what a transcript has in this place; found “{"format":"moonshot-tran”.',
  ],
  ['a field left out', '{}', 'Line 1, format: a transcript has this field, and it is missing.'],
  [
    'no transcript',
    '\n{"format":"other"}',
    'Line 2, format: expected what a transcript has in this place; found “"other"”.',
  ],
  [
    'two of them',
    `${LINE}\n\n${LINE}`,
    'Line 3: another match begins here, and one is read at a time; leave the line of one.',
  ],
  [
    'no card',
    changed(match => (stepsOf(match, 1)[9] = { seat: 0, play: 'XX' })),
    'Line 1, deals[1].steps[9].play: expected what a transcript has in this place; found “"XX"”.',
  ],
  ['no game', changed(match => (match.game = 'whist')), 'Line 1, game: there is no game “whist”.'],
  [
    'a mark of the order of bytes in the middle',
    changed(match => (match.game = 'rick\uFEFFetts')),
    'Line 1, game: there is no game “rick\uFEFFetts”.',
  ],
  ['no such table', changed(match => (match.seats = 9)), 'Line 1, seats: these rules cannot be: '],
  ['no such rule', changed(match => (match.rules = { 'moon.colour': 1 })), 'Line 1, rules: these rules cannot be: '],
  [
    'another dealer',
    changed(match => (match.deals[1]!.dealer = match.deals[0]!.dealer)),
    'Line 1, deals[1].dealer: by the rules seat ',
  ],
  [
    'a card twice',
    changed(match => (match.deals[0]!.kitty = ['2C'])),
    'Line 1, deals[0].hands: these hands are not the cards of this game.',
  ],
  ['a step left out', changed(match => stepsOf(match, 0).splice(20, 1)), 'Line 1, deals[0].steps[20]: '],
  [
    'other points',
    changed(match => (match.deals[0]!.points = [1, 2, 3, 4])),
    'Line 1, deals[0].points: by the rules the points are ',
  ],
  [
    'other totals',
    changed(match => (match.deals[1]!.totals = [1, 2, 3, 4])),
    'Line 1, deals[1].totals: by the rules the totals are ',
  ],
  ['no such length', changed(match => (match.length = { target: -1 })), 'Line 1, length: these rules cannot be: '],
  [
    'the same dealer in as many deals as may be',
    changed(match => (match.deals = Array(100).fill(match.deals[0]))),
    'Line 1, deals[1].dealer: by the rules seat ',
  ],
  [
    'too many deals',
    changed(match => (match.deals = Array(101).fill(match.deals[0]))),
    'Line 1, deals[100]: no more than 100 deals are read.',
  ],
  ['other winners', changed(match => (match.winners = [])), 'Line 1, winners: by the rules the winners are '],
];

test.each(WRONG)('%s is refused with its line and its path', (_, text, said) => {
  expect(saidOf(text).slice(0, said.length)).toBe(said);
});

/** A match of one deal repeated a hundred times. */
const longMatch = (): string => {
  const rules = { 'deck.packs': 2, 'dealer.next': 'same', 'pass.cycle': ['left'], 'pass.count': 13 };
  const wide = heartsOf(sheetOf('classic'), 7, rules);
  const once = playing(wide, { seed: 'long', length: { deals: 1 } }, choosing('long'));
  const match = transcriptOf(
    wide,
    [...once].flatMap(moment => moment.events),
    rules,
  );
  const deals = Array.from({ length: 100 }, (_, i) =>
    match.deals.map(deal => ({ ...deal, totals: deal.points.map(points => points * (i + 1)) })),
  );
  return JSON.stringify({ ...match, length: { deals: 100 }, deals: deals.flat() });
};

test.each([
  [
    'goes on to a number that no text of the notation holds',
    changed(match => Object.assign(match, { length: { deals: 12_345_678 }, winners: [] })),
    { path: 'length', why: { type: 'expected', what: 'whole', found: '12345678' } },
  ],
  ['is longer than any text of it', longMatch(), { path: '', why: { type: 'too-long', most: 100_000 } }],
])('by the rules a match may be that %s, and it is refused', (_, text, wrong) => {
  expect(checkText(text)).toEqual({ ok: false, misread: { line: 1, column: 1, ...wrong } });
});

test('a fault of ours passes the door', () => {
  expect(() => checkText(['{'] as never)).toThrow(TypeError);
});

/** The path of every value in a JSON value, as the list of its keys. */
const pathsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))
    : []),
];

const withAt = (value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown => {
  if (key === undefined) return put;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, put);
  return copy;
};

test('with any value at any place, a text is a match or refused with its line', () => {
  const paths = pathsOf(MATCH);
  const place = fc.nat(paths.length - 1).map(i => paths[i] as readonly string[]);
  fc.assert(
    fc.property(place, fc.jsonValue({ maxDepth: 3 }), (path, put) => {
      const text = JSON.stringify(withAt(JSON.parse(LINE), path, put));
      expect(text.startsWith('{') ? saidOf(text) : 'a match').toMatch(/^(a match$|Line 1[:,] ?)/);
    }),
    { numRuns: 300 },
  );
});
