// Tests the names of table files, and the list of tables.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { heartsNamed } from '@moonshot/rules/catalogue';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keptTables, newPlace } from './table-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'moonshot-names-'));
beforeAll(() => void vi.stubEnv('MOONSHOT_HOME', home));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test.each(['ricketts', 'black-lady', 'domino', 'omnibus-ten'])('a table of %s is kept under that name', id => {
  const place = newPlace(heartsNamed(id, 4).sheet, new Date(0));
  expect(basename(place)).toMatch(new RegExp(`^${id}-19700101-000000-[0-9a-f]{4}\\.jsonl$`));
});

test('own rules are kept under the name of their base', () => {
  const { sheet } = heartsNamed('classic', 4, { name: 'Sunday' });
  expect(basename(newPlace(sheet, new Date(0)))).toMatch(/^classic-/);
});

test('a file that is gone before it is read is not listed', () => {
  const place = newPlace(heartsNamed('classic', 4).sheet, new Date(0));
  symlinkSync('gone', place);
  expect(keptTables()).toEqual([]);
});
