// The page's README lists every message between the page and its tables, and no other that the page sends.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageToTable, TableToPage } from '@moonshot/protocol';
import { expect, test } from 'vitest';

// The types make a new or removed message fail here.
const SENT = Object.keys({
  act: 0,
  bring: 0,
  'clear-records': 0,
  'compare-daily': 0,
  'count-match': 0,
  daily: 0,
  drill: 0,
  'explain-puzzle': 0,
  export: 0,
  'find-drill': 0,
  finish: 0,
  forget: 0,
  fork: 0,
  further: 0,
  hint: 0,
  house: 0,
  import: 0,
  join: 0,
  'judge-passes': 0,
  leave: 0,
  lesson: 0,
  open: 0,
  pace: 0,
  puzzle: 0,
  ready: 0,
  records: 0,
  replay: 0,
  review: 0,
  rules: 0,
  sheets: 0,
  setLanguage: 0,
  tables: 0,
  uncover: 0,
  undo: 0,
} satisfies Record<PageToTable['type'], 0>).sort();

const HEARD = Object.keys({
  amended: 0,
  brought: 0,
  carried: 0,
  'daily-compared': 0,
  ack: 0,
  'drill-found': 0,
  exported: 0,
  snapshot: 0,
  further: 0,
  hint: 0,
  house: 0,
  imported: 0,
  'puzzle-explained': 0,
  records: 0,
  rejected: 0,
  replayed: 0,
  tableRules: 0,
  reviewed: 0,
  rules: 0,
  sheets: 0,
  tables: 0,
  events: 0,
  trouble: 0,
  unread: 0,
} satisfies Record<TableToPage['type'], 0>);

const named = (cells: readonly string[]): readonly string[] =>
  cells.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)).sort();

test('the table of what the page sends and gets names each message', () => {
  const text = readFileSync(join(import.meta.dirname, '../apps/web/README.md'), 'utf8');
  const [, table = ''] = /\| The page sends \| The worker answers \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(text) ?? [];
  const rows = table.trimEnd().split('\n');
  expect(named(rows.map(row => row.split(' | ')[0] ?? ''))).toEqual(SENT);
  expect(HEARD.filter(word => !named(rows.map(row => row.split(' | ').slice(1).join())).includes(word))).toEqual([]);
});
