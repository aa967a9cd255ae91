// The list of the person's tables: its order, its sentences, and the table to go back to.

import { online as en } from '@moonshot/i18n/english';
import { onlineWords } from '@moonshot/i18n/features';
import type { OwnTable } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import { timeOf } from './times.ts';
import { inOrder, tableToReturnTo, waitingLine } from './waiting.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const person = (name: string): OwnTable['seats'][number] => ({
  kind: 'person',
  player: name,
  name,
  prepared: false,
  present: false,
  standIn: false,
});

/** A table where the person has seat 0, with the remaining time of each awaited seat. */
const table = (id: string, awaited: Readonly<Record<number, number | null>>): OwnTable => ({
  id,
  game: 'ricketts',
  rules: 1,
  name: 'Ricketts',
  overrides: {},
  length: null,
  settings: { open: 'invited', clock: null, watchers: 'cards', chat: true },
  state: 'playing',
  match: null,
  host: 'Ada',
  seats: [person('Ada'), person('Ben'), person('Cleo')],
  watchers: 0,
  invite: null,
  trouble: null,
  seat: 0,
  awaited: Object.entries(awaited).map(([seat, leftMs]) => ({ seat: Number(seat), waitedMs: 0, leftMs })),
});

test('tables that wait for the person come first, the least time before more, and the others stay in their order', () => {
  const tables = [
    table('a', {}),
    table('b', { 0: null }),
    table('c', { 1: 5 }),
    table('d', { 0: 9 }),
    table('e', { 0: 7 }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['e', 'd', 'b', 'a', 'c']);
});

test('one goes back to a match that is played, else to a waiting room in use, and never to an unused one', () => {
  const gathering = { ...table('in use', {}), state: 'gathering' } as const;
  const unused = { ...gathering, id: 'unused', seats: [person('Ada'), { kind: 'open' }] } as const;
  const over = { ...table('over', {}), state: 'over' } as const;
  const led = [
    [unused, gathering, table('played', { 0: 7 })],
    [over, unused, gathering],
    [over, unused],
  ];
  expect(led.map(tables => tableToReturnTo(tables, 'Ada')?.id)).toEqual(['played', 'in use', undefined]);
});

test.each([
  [14 * DAY, { unit: 'days', n: 14 }],
  [36 * HOUR, { unit: 'days', n: 2 }],
  [36 * HOUR - 1, { unit: 'hours', n: 36 }],
  [90 * MINUTE - 1, { unit: 'minutes', n: 90 }],
  [90 * SECOND - 1, { unit: 'seconds', n: 90 }],
  [1, { unit: 'seconds', n: 1 }],
  [0, { unit: 'seconds', n: 0 }],
])('%d milliseconds', (ms, said) => {
  expect(timeOf(ms)).toEqual(said);
});

const and = (names: readonly string[]): string => names.join(' + ');

const [de, fr, es] = await Promise.all([onlineWords('de'), onlineWords('fr'), onlineWords('es')]);

test.each([
  ['mine, with time', { 0: 2 * DAY, 1: DAY }, 'Waiting for you · 2 days left', 'Te espera · quedan 2 días'],
  [
    'mine, the last hour and a half',
    { 0: 89 * MINUTE },
    'Waiting for you · 89 minutes left',
    'Te espera · quedan 89 minutos',
  ],
  ['mine, without a clock', { 0: null }, 'Waiting for you', 'Te espera'],
  ['of others', { 1: null, 2: null }, 'Waiting for Ben + Cleo', 'Espera a Ben + Cleo'],
  ['of nobody', {}, undefined, undefined],
])('a turn: %s', (_, awaited, english, spanish) => {
  expect([en, es].map(words => waitingLine(words, and, table('a', awaited)))).toEqual([english, spanish]);
});

test('every language says one and several', () => {
  const said = (n: number) => [de, fr, es].map(({ join }) => join.left({ unit: 'hours', n }));
  expect([said(1), said(2)]).toEqual([
    ['noch 1 Stunde', 'encore 1 heure', 'queda 1 hora'],
    ['noch 2 Stunden', 'encore 2 heures', 'quedan 2 horas'],
  ]);
});
