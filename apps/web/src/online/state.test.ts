// The online state, the screen it leads to, and which of the page's messages go to the server.
import type { SeatFacts, TableFacts } from '@moonshot/wire/online/to-player';
import { expect, test } from 'vitest';
import { fullMs, ringRules } from '../features/friends/table/clock-rings.ts';
import { leftAfter, platesOf, voicedAt } from '../features/friends/table/plate-status.svelte.ts';
import { en } from '../i18n/online/en.ts';
import { tableNews } from './announcements.ts';
import { heardOnline, NOWHERE, type Online, placeOf, seatFor, unread } from './state.ts';

const OPEN: SeatFacts = { kind: 'open' };
const BOT: SeatFacts = { kind: 'bot', name: 'Vega', player: 'careful', outside: false };
const person = (name: string, more: Partial<Extract<SeatFacts, { kind: 'person' }>> = {}): SeatFacts => ({
  kind: 'person',
  player: name,
  name,
  prepared: false,
  present: true,
  standIn: false,
  ...more,
});

const facts = (seats: readonly SeatFacts[], more: Partial<TableFacts> = {}): TableFacts => ({
  id: 'table',
  game: 'ricketts',
  rules: 1,
  name: 'Ricketts',
  overrides: {},
  length: null,
  settings: { open: 'invited', clock: null, watchers: 'cards', chat: true },
  state: 'gathering',
  match: null,
  host: 'Ada',
  seats,
  watchers: 0,
  invite: null,
  trouble: null,
  ...more,
});

const coming: Online = { ...NOWHERE, want: { table: 'table', invite: null }, named: true, sitting: true };
const at = (now: Online, table: TableFacts, seat: number | null): Online =>
  heardOnline(now, { type: 'table', table, seat });

test.each([
  ['an open seat, the first', [person('Ada'), BOT, OPEN, OPEN], 2],
  ['a bot’s where none is open', [person('Ada'), BOT, person('Noor')], 1],
  ['none at a full table', [person('Ada'), person('Noor')], undefined],
])('somebody new sits at %s', (_, seats, seat) => {
  expect(seatFor(facts(seats))).toBe(seat);
});

test.each<[string, Online, boolean, string]>([
  ['nobody asked', NOWHERE, false, 'none'],
  ['somebody asked for friends', { ...NOWHERE, asked: true }, false, 'friends'],
  ['a link was opened by somebody without a name', { ...coming, named: false }, false, 'name'],
  ['the table is on its way', coming, false, 'arriving'],
  ['nobody answers', { ...coming, trouble: { kind: 'unreachable' } }, false, 'trouble'],
  ['the table gathers', at(coming, facts([person('Me'), OPEN]), 0), false, 'gathering'],
  ['the table is full', at(coming, facts([person('Ada'), person('Noor')]), null), false, 'full'],
  ['a match is played', at(coming, facts([person('Me'), BOT], { state: 'playing' }), 0), true, 'none'],
  ['its view is on its way', at(coming, facts([person('Me'), BOT], { state: 'playing' }), 0), false, 'arriving'],
  ['a full table is watched', at({ ...coming, sitting: false }, facts([person('Ada')]), null), false, 'gathering'],
])('where %s, that screen is shown', (_, now, atMatch, place) => {
  expect(placeOf(now, atMatch)).toBe(place);
});

test('what is said of a table that was left is not taken', () => {
  expect(at(coming, facts([OPEN], { id: 'another' }), 0)).toBe(coming);
});

test('what was said waits to be read, but for one’s own and those who are muted', () => {
  const said = (now: Online, player: string): Online =>
    heardOnline(now, { type: 'said', by: { player, name: player }, what: { type: 'phrase', phrase: 'hello' } });
  const me = { ...coming, you: { player: 'me', name: 'Me' } };
  expect(unread(said(me, 'ada'))).toBe(1);
  expect(unread(said(me, 'me'))).toBe(0);
  expect(unread(said({ ...me, muted: ['ada'] }, 'ada'))).toBe(0);
  expect(unread(said({ ...me, blocked: [{ player: 'ada', name: 'Ada' }] }, 'ada'))).toBe(0);
  expect(unread(said({ ...me, panel: 'talk' }, 'ada'))).toBe(0);
});

test.each<[string, SeatFacts, SeatFacts, string[]]>([
  ['sits down', OPEN, person('Ada'), ['Ada sits down.']],
  ['takes over from a bot', BOT, person('Ada'), ['Ada sits down.']],
  ['gets up', person('Ada'), OPEN, ['Ada gives the seat up.']],
  ['is lost', person('Ada'), person('Ada', { present: false }), ['Ada is reconnecting.']],
  ['comes back', person('Ada', { present: false }), person('Ada'), ['Ada is back.']],
  ['is ready', person('Ada'), person('Ada', { prepared: true }), ['Ada is ready.']],
  ['has a bot stand in', person('Ada'), person('Ada', { standIn: true }), ['A bot plays for Ada.']],
  ['stays', person('Ada'), person('Ada'), []],
  ['is a bot', OPEN, BOT, ['Vega, a bot, takes a seat.']],
])('it is told once when somebody %s, and not to themselves', (_, before, after, sentences) => {
  expect(tableNews(en, facts([before]), facts([after]), null)).toEqual(sentences);
  expect(tableNews(en, facts([before]), facts([after]), 0)).toEqual([]);
});

test('a new host is told', () => {
  const seats = [person('Ada'), person('Noor')];
  expect(tableNews(en, facts(seats), facts(seats, { host: 'Noor' }), 0)).toEqual(['Noor is the host now.']);
});

test.each<[string, Partial<TableFacts>]>([
  ['another game', { game: 'classic' }],
  ['another length', { length: { deals: 9 } }],
  ['who may come', { settings: { open: 'everybody', clock: null, watchers: 'none', chat: false } }],
])('what the host changes is told to the others: %s', (_, change) => {
  const seats = [person('Ada'), person('Noor')];
  const [before, after] = [facts(seats, { host: 'Ada' }), facts(seats, { host: 'Ada', ...change })];
  expect([0, 1, null].map(viewer => tableNews(en, before, after, viewer))).toEqual([
    [],
    ['Ada changed the table.'],
    ['Ada changed the table.'],
  ]);
});

test('a plate says who is gone, where a bot plays, and from ten seconds on what time is left', () => {
  const clock = {
    running: [
      { seat: 2, leftMs: 12_000 },
      { seat: 3, leftMs: 40_000 },
    ],
    reserveMs: [0, 0, 0, 5000],
  };
  const seats = [person('Ada', { present: false }), person('Noor', { standIn: true }), person('Mo'), person('Kai')];
  const after = (ms: number): readonly (string | null)[] =>
    platesOf(en, facts(seats), leftAfter(clock, ms, true), false);
  expect(after(0)).toEqual(['reconnecting', 'a bot stands in', null, null]);
  expect(after(2001)).toEqual(['reconnecting', 'a bot stands in', '10 s', null]);
  expect(after(44_500).slice(2)).toEqual(['0 s', '1 s']); // the reserve counts as time
  expect(after(99_000).slice(2)).toEqual(['0 s', '0 s']);
  expect(leftAfter(clock, 0, false).get(3)).toBe(40_000);
});

test('where nothing moves, or answers have days, a plate says all of the time; of days nobody is only reconnecting', () => {
  const left = new Map([[0, 40_000]]);
  const seats = [person('Ada', { present: false }), person('Noor', { present: false })];
  const plates = (table: TableFacts, still: boolean) => platesOf(en, table, left, still);
  const here = facts(seats.map(seat => ({ ...seat, present: true })));
  expect([plates(here, false), plates(here, true)]).toEqual([
    [null, null],
    ['40 seconds left', null],
  ]);
  const days = facts(seats, { settings: { ...here.settings, clock: { days: 1 } } });
  expect(plates(days, false)).toEqual(['40 seconds left', null]);
});

test.each([
  ['a card', { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 }, 'play', 80_000],
  ['a pass', { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 }, 'pass', 100_000],
  ['between deals', { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 }, 'deal', 40_000],
  ['days', { days: 2 }, 'play', 172_800_000],
])('a full ring: %s', (_, clock, phase, ms) => {
  expect(fullMs(clock, phase)).toBe(ms);
});

test('a ring empties from where its time stands, and one’s own is at one’s own place', () => {
  const rules = ringRules(
    new Map([
      [1, 15_000],
      [2, 90_000],
    ]),
    60_000,
    2,
    7,
  );
  expect(rules).toContain('[data-seat="1"] .ring .rv{animation:emptying-7 60000ms linear -45000ms both}');
  // never more than full
  expect(rules).toContain('.me .ring .rv{animation:emptying-7 90000ms linear 0ms both}');
  expect(rules).toMatch(/^@media \(prefers-reduced-motion:no-preference\)\{@keyframes emptying-7\{/);
  expect(ringRules(new Map(), 60_000, 2, 8)).toBe('');
});

test('time is voiced once at thirty and at ten seconds', () => {
  const at = (ms: number): ReadonlyMap<number, number> => new Map([[1, ms]]);
  expect(voicedAt(at(30_100), at(29_900), 1)).toBe(30);
  expect(voicedAt(at(29_900), at(29_600), 1)).toBeUndefined();
  expect(voicedAt(at(10_100), at(10_000), 1)).toBe(10);
  expect(voicedAt(new Map(), at(9000), 1)).toBeUndefined();
});
