// A table's log in the open notation: undone events are left out, and a notated match can be converted back
// to a log.
import { heartsOf, sheetOf } from '@moonshot/rules';
import { checkNotation, notationText } from '@moonshot/rules/notation';
import { expect, test } from 'vitest';
import { choosing, playing } from '../../../../test/play.ts';
import { openTable } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { heartsFor } from '../core/game.ts';
import { gameEventsIn, logFromNotation, notationOfLog, seatNames } from './notation.ts';
import { logFromGame } from './recorded.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
const sitters = names.map(name => ({ kind: 'person' as const, name }));
const spec = { game: 'classic', version: 1, overrides: {}, length: { deals: 1 }, sitters };
const SECRET = '1'.repeat(64);

const events = [
  ...playing(heartsOf(sheetOf('classic'), 4), { seed: 'noted', length: { deals: 1 } }, choosing('noted')),
].flatMap(moment => moment.events);
const log = logFromGame('one', spec, SECRET, events);

test('a log in the notation has the names of its seats, and survives a round trip', () => {
  const noted = notationOfLog(log)!;
  expect(noted).toMatchObject({ game: 'classic', names, length: { deals: 1 }, deals: { length: 1 } });
  const checked = checkNotation(notationText(noted));
  if (!checked.ok) throw new Error('it was refused');
  expect(notationOfLog(logFromNotation('two', checked, sitters, SECRET))).toEqual(noted);
});

test('what was taken back is no part of it', () => {
  const back: Event = { type: 'undone', to: 4, cause: { seat: 0, number: 9 } };
  expect(gameEventsIn([...log.slice(0, 9), back, ...log.slice(4)])).toEqual(gameEventsIn(log));
});

test('tags are written with a match, and given names replace its own', () => {
  const tags = { date: '2026-11-25' };
  expect(notationOfLog(log, { tags })).toMatchObject({ names, tags });
  expect(notationOfLog(log, { names: ['A', 'B', 'C', 'D'] })).toMatchObject({ names: ['A', 'B', 'C', 'D'], tags: {} });
});

test('a player without a name is called by the seat’s number', () => {
  expect(seatNames({ names: ['Ada'], seats: 3 })).toEqual(['Ada', 'Seat 1', 'Seat 2']);
});

test('what opens no table tells no match', () => {
  expect(notationOfLog([])).toBeUndefined();
  expect(notationOfLog([openTable(heartsFor(spec), 'one', spec, SECRET)])).toMatchObject({ deals: [], winners: [] });
});
