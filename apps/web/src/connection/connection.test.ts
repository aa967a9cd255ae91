// The page's side of the connection: what a restarted worker receives, and when restarting stops.

import { first as en } from '@moonshot/i18n/english';
import type { PageToTable, TableToPage } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { connection, type WorkerConnection } from './connection.ts';

interface Started {
  readonly posted: PageToTable[];
  readonly heard: (message: TableToPage) => void;
  readonly crash: (reason: string) => void;
  stopped: boolean;
}

interface Rig {
  readonly started: Started[];
  readonly told: TableToPage[];
  readonly page: WorkerConnection;
  nowMs: number;
  last(): Started;
}

function rig(): Rig {
  const started: Started[] = [];
  const told: TableToPage[] = [];
  const clock = { nowMs: 1_000_000 };
  const page = connection(
    {
      nowMs: () => clock.nowMs,
      start: (heard, crash) => {
        const one: Started = { posted: [], heard, crash, stopped: false };
        started.push(one);
        return { post: message => one.posted.push(message), stop: () => void Object.assign(one, { stopped: true }) };
      },
    },
    message => told.push(message),
    () => en.trouble,
  );
  return Object.assign(clock, { started, told, page, last: () => started.at(-1) as Started });
}

const fresh = (id: string, viewer: number): TableToPage => ({ type: 'snapshot', view: { id, viewer } }) as TableToPage;

const pace: PageToTable = { type: 'pace', botMs: 5 };
const speak: PageToTable = { type: 'setLanguage', language: 'de' };
const joinOf = (table: string, seat = 0): PageToTable => ({ type: 'join', table, seat });
const openOf: PageToTable = { type: 'open', order: { game: 'x', overrides: {}, length: null, sitters: [] }, seat: 0 };

const repeated: readonly [
  name: string,
  said: readonly PageToTable[],
  heard: readonly TableToPage[],
  again: readonly PageToTable[],
][] = [
  ['nothing said, nothing repeated', [], [], []],
  [
    'a list that was not received',
    [{ type: 'sheets' }, { type: 'tables' }],
    [{ type: 'sheets', sheets: [] }],
    [{ type: 'tables' }],
  ],
  ['the last pace', [{ type: 'pace', botMs: 9 }, pace], [], [pace]],
  ['the last language, before all else', [pace, { type: 'setLanguage', language: 'fr' }, speak], [], [speak, pace]],
  ['a table that was joined', [joinOf('a')], [], [joinOf('a')]],
  ['a table that was opened', [openOf], [fresh('b', 2)], [joinOf('b', 2)]],
  ['not an opening that was not answered', [openOf], [], []],
  ['not a table that was left', [joinOf('a'), { type: 'leave' }], [], []],
  ['not a table that was forgotten', [joinOf('a'), { type: 'forget', table: 'a' }], [], []],
  ['still the table when another is forgotten', [joinOf('a'), { type: 'forget', table: 'b' }], [], [joinOf('a')]],
  ['not an act: its number tells the page whether it happened', [{ type: 'ready', number: 3 }], [], []],
];

test.each(repeated)('after a crash: %s', (_, said, heard, again) => {
  const one = rig();
  for (const message of said) one.page.send(message);
  for (const message of heard) one.last().heard(message);
  one.last().crash('out of memory');
  expect(one.started).toHaveLength(2);
  expect(one.started[0]?.stopped).toBe(true);
  expect(one.told.at(-1)).toEqual({ type: 'trouble', sentence: en.trouble.crashed('out of memory') });
  expect(one.last().posted).toEqual(again);
});

test('a worker that was given up is not heard any more', () => {
  const one = rig();
  one.last().crash('x');
  one.started[0]?.heard({ type: 'tables', tables: [] });
  one.started[0]?.crash('again');
  expect(one.started).toHaveLength(2);
  expect(one.told).toHaveLength(1);
});

test('a worker that keeps crashing is given up within a minute, and every later message is answered so', () => {
  const one = rig();
  for (let i = 0; i < 4; i++) one.last().crash('x');
  expect(one.started).toHaveLength(4);
  expect(one.told.at(-1)).toEqual({ type: 'trouble', sentence: en.trouble.forGood('x') });
  one.page.send({ type: 'sheets' });
  expect(one.told.at(-1)).toEqual({ type: 'trouble', sentence: en.trouble.dead });
});

test('crashes minutes apart are all recovered from', () => {
  const one = rig();
  for (let i = 0; i < 9; i++) {
    one.nowMs += 61_000;
    one.last().crash('x');
  }
  expect(one.started).toHaveLength(10);
});

test('a closed conversation stops its worker', () => {
  const one = rig();
  one.page.close();
  expect(one.last().stopped).toBe(true);
});
