// docs/play/rules matches the code: sheet values, test rows, toggles, and every gap.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Overrides, prepare, SHEETS, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const TOGGLE_FILES = ['toggles', 'toggles-kitty', 'toggles-capture'];

const games: readonly [id: string, clause: string, gaps: number][] = [
  ['ricketts', 'RIC', 17],
  ['at-play', 'HAP', 19],
  ['wild-twist', 'WLD', 21],
  ['classic', 'KIT', 19],
  ['capture', 'CAP', 16],
];

const documentOf = (id: string): string => read(`docs/play/rules/${id}.md`);

/** Strings of a test file with this beginning, that is, the names of its rows. */
const rowsOf = (path: string, beginning: string): readonly string[] => [
  ...new Set([...read(path).matchAll(new RegExp(`'(${beginning}[^'\\n]*)'`, 'g'))].map(([, name]) => name ?? '')),
];

/** Fields in the documents' notation, `path` = `value`. */
const fieldsOf = (text: string): readonly [path: string, value: unknown][] =>
  [...text.matchAll(/`([\w.]+)` = `([^`]*)`/g)].map(([, path = '', value = '']) => [path, JSON.parse(value)]);

function valueAt(sheet: unknown, path: string): unknown {
  const step = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
  return path.split('.').reduce(step, sheet);
}

test('every sheet has its page', () => {
  expect(games.map(([id]) => id)).toEqual(SHEETS.map(sheet => sheet.id));
});

test.each(games)('%s: the sheet lines are what the sheet says', id => {
  const lines = documentOf(id).match(/^- Sheet: .*$/gm) ?? [];
  const said = lines.flatMap(fieldsOf);
  expect(said.length).toBeGreaterThan(15);
  expect(said).toEqual(said.map(([path]) => [path, valueAt(sheetOf(id), path)]));
});

test.each(games)('%s: every clause has rows, every row stands under its clause, and none is missing', (id, clause) => {
  const sections = documentOf(id).split(/^### /m).slice(1);
  const named = sections.flatMap(section => {
    const number = /^\w+ \d+/.exec(section)?.[0] ?? '';
    const rows = [...section.matchAll(/^ {2}- (.*)$/gm)].map(([, row]) => row ?? '');
    expect([number, rows.length > 0, rows.filter(row => !row.startsWith(`${number}: `))]).toEqual([number, true, []]);
    return rows;
  });
  expect([...named].sort()).toEqual([...rowsOf(`test/clauses/${id}.test.ts`, `${clause} \\d+: `)].sort());
});

test.each(games)('%s: every gap is there once', (id, clause, gaps) => {
  const found = [...documentOf(id).matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, gap]) => gap);
  const wanted = Array.from({ length: gaps }, (_, i) => `${clause}-${String(i + 1).padStart(2, '0')}`);
  expect([...found].sort()).toEqual(wanted);
});

interface ToggleLine {
  readonly gap: string;
  readonly fields: readonly [path: string, value: unknown][];
  readonly defaults: readonly unknown[];
  readonly row: string;
}

const togglesOf = (id: string): readonly ToggleLine[] =>
  [...documentOf(id).matchAll(/^\| (\w+-\d+) \| (.*) \| (.*) \| (.*) \|$/gm)].map(
    ([, gap = '', fields = '', defaults = '', row = '']) => ({
      gap,
      fields: fieldsOf(fields),
      defaults: [...defaults.matchAll(/`([^`]*)`/g)].map(([, value = '']) => JSON.parse(value)),
      row: `${gap} ${row}`,
    }),
  );

test.each(games)('%s: every toggle is a value that the sheet takes and does not have', id => {
  const sheet = sheetOf(id);
  for (const { gap, fields, defaults } of togglesOf(id)) {
    const overrides: Overrides = Object.fromEntries(fields);
    const seats = Array.from({ length: 13 }, (_, i) => i + 2).filter(count => prepare(sheet, count, overrides).ok);
    expect([gap, fields.length > 0, seats.length > 0]).toEqual([gap, true, true]);
    const now = fields.map(([path]) => valueAt(sheet, path) ?? valueAt(sheet, path.replace(/\.\d+$/, '')));
    expect([gap, now]).toEqual([gap, defaults]);
    expect(fields.map(([, value]) => value)).not.toEqual(now);
  }
});

test.each(games)('%s: every toggle has a row, and every row its toggle', (id, clause) => {
  const rows = TOGGLE_FILES.flatMap(file => rowsOf(`test/clauses/${file}.test.ts`, `${clause}-\\d+ `));
  const listed = togglesOf(id).map(toggle => toggle.row);
  expect(listed.filter(row => !rows.includes(row))).toEqual([]);
  const gapsListed = new Set(togglesOf(id).map(toggle => toggle.gap));
  expect(rows.filter(row => !gapsListed.has(row.slice(0, 6)))).toEqual([]);
});
