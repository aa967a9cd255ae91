// The online state, the screen it leads to, and the announcements of its changes.

import { online as en } from '@moonshot/i18n/english';
import type { SeatFacts, TableFacts } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import { facts, person } from '../../testing/online-table.ts';
import { seatsTaken, tableAnnouncements } from './announcements.ts';
import { NOWHERE, type Online, placeOf, seatFor, unread, updateOnline } from './state.ts';

const OPEN: SeatFacts = { kind: 'open' };
const BOT: SeatFacts = { kind: 'bot', name: 'Vega', player: 'careful', outside: false };
const coming: Online = { ...NOWHERE, want: { table: 'table', invite: null }, named: true, sitting: true };
const at = (now: Online, table: TableFacts, seat: number | null): Online =>
  updateOnline(now, { type: 'table', table, seat });

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
  ['a table is being opened', { ...NOWHERE, asked: true, going: true }, false, 'arriving'],
  ['an invitation is being read', { ...coming, invited: true }, false, 'arriving'],
  ['an invitation cannot be read', { ...coming, invited: true, trouble: { kind: 'unreachable' } }, false, 'trouble'],
  ['an invitation is shown', { ...coming, invited: true, facts: facts([person('Ada'), OPEN]) }, false, 'name'],
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

test('messages about a table that was left are ignored', () => {
  expect(at(coming, facts([OPEN], { id: 'another' }), 0)).toBe(coming);
});

test('what was said waits to be read, but for one’s own and those who are muted', () => {
  const said = (now: Online, player: string): Online =>
    updateOnline(now, { type: 'talk', by: { player, name: player }, what: { type: 'phrase', phrase: 'hello' } });
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
  ['gets up', person('Ada'), OPEN, ['Ada leaves the seat.']],
  ['is lost', person('Ada'), person('Ada', { present: false }), ['Ada is away.']],
  [
    'is lost, and a bot will play',
    person('Ada'),
    person('Ada', { present: false, standInMs: 59_001 }),
    ['Ada is away.', 'A bot plays for Ada in 60 seconds.'],
  ],
  ['comes back', person('Ada', { present: false }), person('Ada'), ['Ada is back.']],
  ['is ready', person('Ada'), person('Ada', { prepared: true }), ['Ada is ready.']],
  ['has a bot stand in', person('Ada'), person('Ada', { standIn: true }), ['A bot plays for Ada.']],
  ['stays', person('Ada'), person('Ada'), []],
  ['is a bot', OPEN, BOT, ['Vega, a bot, takes a seat.']],
])('the others get one announcement when somebody %s', (_, before, after, sentences) => {
  expect(tableAnnouncements(en, facts([before]), facts([after]), null)).toEqual(sentences);
  expect(tableAnnouncements(en, facts([before]), facts([after]), 0)).toEqual([]);
});

const ADA = person('Ada');
const inMatch = (seat: SeatFacts): TableFacts => facts([seat], { state: 'playing', match: 'table-1' });

test.each<[string, SeatFacts, SeatFacts, string, string[]]>([
  ['sits down between deals', BOT, ADA, 'deal', ['Ada plays from the next deal on, in Vega’s place.']],
  ['has sat down while one was away', BOT, ADA, 'play', ['Ada takes Vega’s place.']],
  ['leaves', ADA, BOT, 'play', ['Ada leaves, and Vega, a bot, plays on.']],
  ['goes away', ADA, person('Ada', { standIn: true }), 'play', []],
])('during a match the others read and hear once when somebody %s', (_, was, now, phase, sentences) => {
  const [before, after] = [inMatch(was), inMatch(now)];
  expect(seatsTaken(en, before, after, null, phase)).toEqual(sentences);
  expect(seatsTaken(en, before, after, 0, phase)).toEqual([]);
  expect(seatsTaken(en, { ...before, match: null }, after, null, phase)).toEqual([]);
  if (sentences.length > 0) expect(tableAnnouncements(en, before, after, null)).toEqual([]);
});

test('a new host is announced', () => {
  const seats = [person('Ada'), person('Noor')];
  expect(tableAnnouncements(en, facts(seats), facts(seats, { host: 'Noor' }), 0)).toEqual(['Noor is the host now.']);
});

test.each<[string, Partial<TableFacts>]>([
  ['another game', { game: 'classic' }],
  ['another length', { length: { deals: 9 } }],
  ['who may come', { settings: { open: 'everybody', clock: null, watchers: 'none', chat: false } }],
])('a change by the host is announced to the others: %s', (_, change) => {
  const seats = [person('Ada'), person('Noor')];
  const [before, after] = [facts(seats, { host: 'Ada' }), facts(seats, { host: 'Ada', ...change })];
  expect([0, 1, null].map(viewer => tableAnnouncements(en, before, after, viewer))).toEqual([
    [],
    ['Ada changed the table.'],
    ['Ada changed the table.'],
  ]);
});
