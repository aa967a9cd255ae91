// The open notation: recorded matches and matches of every game round-trip, and errors are reported at their
// position.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notationWords } from '@moonshot/i18n/games';
import { inEveryLanguage } from '@moonshot/i18n/testing';
import { type Event, type Hearts, heartsOf, type Overrides, SHEETS, sheetOf } from '@moonshot/rules';
import { sorted } from '@moonshot/rules/cards';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { misreadText } from '@moonshot/rules/explain';
import {
  type CheckedMatch,
  checkNotation,
  matchIn,
  matchLink,
  type NotatedMatch,
  notationText,
  notedOf,
  readTranscript,
  type Transcript,
  transcriptOf,
} from '@moonshot/rules/notation';
import { expect, test } from 'vitest';
import { packed, unpacked } from '../packages/rules/src/notation/packed.ts';
import { coded } from '../packages/rules/src/notation/packed-coded.ts';
import { plainly } from '../packages/rules/src/notation/packed-plain.ts';
import type { Coder } from '../packages/rules/src/notation/range.ts';
import { readNotation } from '../packages/rules/src/notation/read.ts';
import { TOGGLED } from './laws/cast.ts';
import { checkedAnew, faultyOf, sampled, spoiltBytes } from './notation/faulty.ts';
import { choosing, playing } from './play.ts';
import { freshSample, freshSeed } from './seeds.ts';
import { MATCHES, recordings } from './transcripts/recordings.ts';

/** Sorts hands, since the notation does not record the order of dealing. */
const canonical = (match: Transcript): Transcript => ({
  ...match,
  deals: match.deals.map(deal => ({ ...deal, hands: deal.hands.map(sorted) })),
});

/** The match and its events, if the rules accept it. */
const told = (checked: CheckedMatch | undefined) =>
  checked?.ok ? { noted: checked.noted, events: checked.events } : undefined;

/** Round-trips in every form: text, transcript with legal sets, and bytes. */
function comesBack(match: Transcript, names: readonly string[]): void {
  const noted = notedOf(match, { names });
  const text = notationText(noted);
  const checked = checkNotation(text);
  if (!checked.ok) throw new Error(`${misreadText(checked)}\n${text.split('\n')[checked.misread.line - 1]}`);
  expect(checked.noted).toEqual(noted);
  expect(notationText(checked.noted)).toBe(text);
  expect(transcriptOf(checked.hearts, checked.events, checked.noted.rules)).toEqual(canonical(match));
  const bytes = packed(noted);
  expect(bytes[0], 'by the rules').toBe(2);
  expect(bytes.length).toBeLessThan(plainly(noted).length);
  for (const one of [bytes, plainly(noted)]) expect(told(unpacked(one))).toEqual({ noted, events: checked.events });
  expect(matchIn(`https://hearts.example/${matchLink(noted)}`)).toMatchObject({ ok: true, noted });
}

test.each(Object.keys(MATCHES))('%s: recorded matches come back whole', game => {
  for (const one of freshSample(`recorded matches of ${game}`, recordings(MATCHES[game]!), 10)) {
    const match = readTranscript(one);
    comesBack(
      match,
      Array.from({ length: match.seats }, (_, seat) => `Ñandú ${seat}`),
    );
  }
});

function simulated(hearts: Hearts, rules: Overrides, seed: string): Transcript {
  const events: Event[] = [];
  for (const moment of playing(hearts, { seed, length: { deals: 2 } }, choosing(seed))) events.push(...moment.events);
  return transcriptOf(hearts, events, rules);
}

const EVERY: readonly [name: string, game: string, seats: number, rules: Overrides][] = [
  ...SHEETS.flatMap(({ id, seats: { min, max } }) =>
    Array.from({ length: max - min + 1 }, (_, i): [string, string, number, Overrides] => [id, id, min + i, {}]),
  ),
  ...CATALOGUE.map(({ id, base, seats, overrides }): [string, string, number, Overrides] => [
    id,
    base,
    seats.best,
    overrides,
  ]),
  ...TOGGLED.map(({ name, game, seats, overrides }): [string, string, number, Overrides] => [
    name,
    game,
    seats,
    overrides,
  ]),
  [
    'mixed',
    'ricketts',
    4,
    { 'pass.cycle': ['mix', 'mix-if-uncharged'], 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] },
  ],
];

test.each(freshSample('matches played by chance', EVERY, 36))(
  '%s (%s, %i seats): a match played by chance comes back whole',
  (name, game, seats, rules) => {
    comesBack(simulated(heartsOf(sheetOf(game), seats, rules), rules, `${name} ${seats}`), []);
  },
);

test('the example of the document is a match', () => {
  const document = readFileSync(join(import.meta.dirname, '../docs/reference/notation.md'), 'utf8');
  const [, example = ''] = /```text\n([\s\S]*?)```/.exec(document) ?? [];
  const checked = checkNotation(example);
  if (!checked.ok) throw new Error(misreadText(checked));
  expect(notationText(checked.noted)).toBe(example);
});

const TEXT = `moonshot-notation/1
# A deal of four, as somebody wrote it down.
game at-play 1
seats 4
first-dealer 3
length deals 1

deal 1 dealer 3
`;

const noted = notedOf(readTranscript(recordings(MATCHES.ricketts!)[9]), { names: ['Ada', 'Ben', 'Cleo', 'Dora'] });
const WHOLE = notationText(noted);
const lines = WHOLE.split('\n');
const lineWith = (start: string): number => lines.findIndex(line => line.startsWith(start)) + 1;
const changed = (start: string, change: (line: string) => string): string =>
  lines.map((line, i) => (i + 1 === lineWith(start) ? change(line) : line)).join('\n');

type Row = readonly [name: string, text: string, line: number, column: number, says: RegExp];

const WRONG: readonly Row[] = [
  ['nothing', '', 1, 1, /^Line 1, column 1: expected the first line of the notation/],
  ['something else', 'Hello', 1, 1, /found “Hello”/],
  ['a text without a deal', TEXT.slice(0, TEXT.indexOf('deal 1')), 6, 15, /expected the next deal.*it ends here/],
  ['no hands', TEXT, 8, 16, /expected the hand of every seat/],
  ['an unknown game', changed('game', () => 'game whist 1'), 2, 1, /there is no game “whist”/],
  ['another version', changed('game', () => 'game ricketts 9'), 2, 1, /version 1\.$/],
  ['too many seats', changed('seats', () => 'seats 44'), 3, 7, /whole number that fits/],
  ['seats the game has not', changed('seats', () => 'seats 3'), lineWith('seat 3'), 6, /number of a seat/],
  ['a head line twice', changed('first-dealer', line => `${line}\n${line}`), lineWith('first-dealer') + 1, 1, /second/],
  ['an unknown head line', changed('first-dealer', () => 'dealer 1'), lineWith('first-dealer'), 1, /line of the head/],
  ['an unknown field', changed('seats', line => `${line}\nset moon.chose "auto"`), 4, 1, /these rules cannot be/],
  ['a value that is none', changed('seats', line => `${line}\nset moon.choose auto`), 4, 17, /a value in JSON/],
  ['another dealer', changed('deal 1', () => 'deal 1 dealer 9'), lineWith('deal 1'), 15, /number of a seat/],
  ['a deal out of turn', changed('deal 1', line => line.replace('1', '2')), lineWith('deal 1'), 6, /the next deal/],
  ['no such card', changed('hand 2', () => 'hand 2 C:A1'), lineWith('hand 2'), 8, /cards of a suit/],
  ['a suit without a card', changed('hand 2', () => 'hand 2 C:'), lineWith('hand 2'), 8, /cards of a suit/],
  ['a card twice', changed('hand 2', line => `${line}A`), lineWith('hand 0'), 1, /not the cards of this game/],
  ['a trick left out', changed('3. ', () => ''), lineWith('4. '), 1, /next trick or round/],
  ['a trick that is led by nobody', changed('3. ', () => '3. QS'), lineWith('3. '), 4, /who leads/],
  ['a step that is none', changed('3. ', () => 'fold 2'), lineWith('3. '), 1, /a step of the deal/],
  ['other points', changed('points', () => 'points 0 0 0 1'), lineWith('points'), 1, /by the rules the points are/],
  ['other totals', changed('totals', () => 'totals 0 0 0 1'), lineWith('totals'), 1, /by the rules the totals are/],
  ['too few points', changed('points', () => 'points 0 0 0'), lineWith('points'), 13, /it ends here/],
  ['other winners', changed('winners', () => 'winners 3 2 1 0'), lineWith('winners'), 1, /the winners are/],
  ['more than the end', `${WHOLE}deal 9 dealer 0\n`, lines.length, 1, /nothing more/],
  [
    'the end left out',
    changed('winners', () => ''),
    lineWith('totals'),
    lines[lineWith('totals') - 1]!.length + 1,
    /the winners, or none/,
  ],
];

test.each(WRONG)('%s: refused at its line and column', (_, text, line, column, says) => {
  const checked = checkNotation(text);
  if (checked.ok) throw new Error('it was taken');
  expect([misreadText(checked), checked.misread.line, checked.misread.column]).toEqual([
    expect.stringMatching(says),
    line,
    column,
  ]);
});

test('a card that the rules refuse is named with the sentence of the rule', () => {
  const [led = ''] = lines.filter(line => line.startsWith('2. '));
  const [number, seat, first, ...others] = led.split(' ');
  const other = lines.find(line => line.startsWith('5. '))?.split(' ')[2] ?? '';
  const checked = checkNotation(changed('2. ', () => [number, seat, first, other, ...others.slice(1)].join(' ')));
  if (checked.ok) throw new Error('it was taken');
  expect(checked.misread).toMatchObject({ line: lineWith('2. '), column: 10 });
  expect(misreadText(checked)).toMatch(/the rules refuse it\. \S/);
});

test('comments, blank lines, other line ends and another order of suits change nothing', () => {
  const loose = WHOLE.replace(/^(hand \d) (\S+) (\S+)/gm, '$1   $3  $2').replaceAll('\n', ' \r\n# nothing\r\n\r\n');
  expect(readNotation(loose)).toMatchObject({ ok: true, noted });
});

/** Number of mutated texts and mutated byte strings, over all games. */
const SPOILT = process.env.MODE === 'deep' ? 10_000 : 150;
const HOUR_MS = 3_600_000; // only against hanging

const samples = sampled();
const LANGUAGES = await inEveryLanguage(notationWords);

test('whatever a text says, it is taken whole or refused at a place in it, in every language', {
  timeout: HOUR_MS,
}, () => {
  const choose = choosing(`faulty texts ${freshSeed('faulty texts')}`);
  let refused = 0;
  for (let i = 0; i < SPOILT; i++) {
    const text = faultyOf(notationText(samples[i % samples.length]!), choose);
    const checked = checkNotation(text);
    if (checked.ok) comesBackAsText(text);
    else {
      refused += 1;
      const { line, column } = checked.misread;
      const there = text.split('\n')[line - 1];
      expect(there, text).toBeDefined();
      expect(column).toBeLessThanOrEqual(there!.length + 1);
      for (const [, words] of LANGUAGES) expect(misreadText(checked, words)).toMatch(/^\p{L}+ \d+, .+\.$/u);
    }
  }
  expect(refused).toBeGreaterThan(SPOILT / 2);
});

function comesBackAsText(text: string): void {
  const read = readNotation(text);
  if (!read.ok) throw new Error(misreadText(read));
  expect(readNotation(notationText(read.noted))).toMatchObject({ ok: true, noted: read.noted });
}

test('whatever bytes say, they are a match that the rules have, or none', { timeout: HOUR_MS }, () => {
  const choose = choosing(`spoilt bytes ${freshSeed('spoilt bytes')}`);
  let refused = 0;
  for (let i = 0; i < SPOILT; i++) {
    const sample = samples[i % samples.length]!;
    const [form = packed, remade = false] = FORMS[i % FORMS.length] ?? [];
    const spoilt = spoiltBytes(form(sample), choose);
    const checked = unpacked(remade ? checkedAnew(spoilt) : spoilt);
    if (checked?.ok) expect(told(unpacked(packed(checked.noted)))).toEqual(told(checked));
    else refused += 1;
  }
  expect(refused).toBeGreaterThan(SPOILT / 2);
});

/** Both packed forms with random mutations, and the checksummed one with a recomputed checksum. */
const FORMS: readonly (readonly [form: typeof packed, remade?: true])[] = [
  ...Array.from({ length: 4 }, () => [[plainly], [packed]] as const).flat(),
  [packed, true],
];

test('a match that the rules have otherwise is packed step by step, and refused with what they have', () => {
  const other = { ...noted, winners: [0, 1, 2, 3] };
  const bytes = packed(other);
  expect(bytes[0]).toBe(1);
  expect(unpacked(bytes)).toMatchObject({ ok: false, misread: { why: { type: 'winners', rules: noted.winners } } });
});

test.each<[name: string, change: Partial<NotatedMatch>, why: string]>([
  ['a game that there is not', { game: 'whist' }, 'no-game'],
  ['rules of another version', { version: 9 }, 'other-version'],
  ['a rule that there is not', { rules: { 'moon.chose': 'auto' } }, 'sheet'],
])('bytes that tell of %s are refused with that', (_, change, type) => {
  const whole = packed(noted);
  const head = ({ game, version, names, rules, length, tags }: NotatedMatch): Uint8Array =>
    new TextEncoder().encode(JSON.stringify([game, version, names, rules, length, tags]));
  const [before, after] = [head(noted), head({ ...noted, ...change })];
  const size = [after.length >> 8, after.length & 255];
  const bytes = checkedAnew(Uint8Array.from([2, ...size, ...after, ...whole.subarray(3 + before.length)]));
  expect(unpacked(bytes)).toMatchObject({ ok: false, misread: { why: { type } } });
});

const MANY = 100;

test('every form reads a match with the maximum number of deals and refuses a longer one', () => {
  const hearts = heartsOf(sheetOf('classic'), 3);
  const long = (deals: number): NotatedMatch => {
    const events = [...playing(hearts, { seed: 'long', length: { deals } }, choosing('long'))].flatMap(
      one => one.events,
    );
    return notedOf(transcriptOf(hearts, events, {}), {});
  };
  const [most, more] = [long(MANY), long(MANY + 1)];
  const forms = (match: NotatedMatch) => [
    checkNotation(notationText(match)),
    unpacked(packed(match)),
    unpacked(plainly(match)),
  ];
  for (const checked of forms(most)) expect(checked).toMatchObject({ ok: true, noted: most });
  for (const checked of forms(more))
    expect(checked).toMatchObject({ ok: false, misread: { why: { type: 'too-many', most: MANY } } });
});

test.each([
  ['ricketts', 4, 95], // four hands of thirteen are one of about 2 ** 95.7
  ['capture', 14, 379],
])('%s with %i seats: more deals than the bits can tell of are refused before a card is read', (game, seats, bits) => {
  const hearts = heartsOf(sheetOf(game), seats);
  const coder = (left: number): Coder => ({
    one: of => (of > MANY ? MANY : 0),
    weighed: () => expect.fail('a card was read'),
    left: () => left,
  });
  expect(() => coded(coder(MANY * bits - 1), hearts, null)).toThrow('it is too short for its deals');
  expect(() => coded(coder(MANY * bits), hearts, null)).toThrow('a card was read');
});

test('a link of the first form still opens', () => {
  const link = readFileSync(join(import.meta.dirname, '../fixtures/match-link-1.txt'), 'utf8').trim();
  expect(matchIn(link)).toMatchObject({ ok: true, noted: { game: 'ricketts', names: ['Ada', 'Ben', 'Cleo', 'Dora'] } });
});
