// Everything that the page stores is either in a backup or left out for a stated reason.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JOINS } from '../apps/web/src/features/statistics/backup/page-data.ts';

/** Keys that no backup holds, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'moonshot.table': 'which table is open',
  'moonshot.pick': 'which game was chosen last',
  'moonshot.guest': 'a secret, with which anybody would be this player',
  'moonshot.guest.aside': 'likewise',
  'moonshot.guest.name': 'belongs to that secret',
  'moonshot.live-pads': 'keys with which anybody could change these live scores',
  'moonshot.untold': 'an answer about notifications on this device',
  'moonshot.seals': 'secrets of deals that are not over',
  'moonshot.seen': 'what this device itself saw of the seals, which a file could not prove',
  'moonshot.seal-records': 'likewise',
  'moonshot.tables': 'a channel between tabs, not a key',
};
const PAGE = join(import.meta.dirname, '../apps/web/src');
const PARTS = ['moonshot.puzzles', 'moonshot.achievements', 'moonshot.score-pads', 'moonshot.met'];

test('every key under which the page stores something is in a backup, or left out for a reason', () => {
  const source = globSync('**/*.{ts,svelte}', { cwd: PAGE }).filter(file => !file.endsWith('.test.ts'));
  const keys = source.flatMap(
    file => readFileSync(join(PAGE, file), 'utf8').match(/(?<=')moonshot\.[a-z.-]+(?=')/g) ?? [],
  );
  const known = new Set([...Object.keys(JOINS), ...PARTS, ...Object.keys(LEFT_OUT)]);
  expect([...new Set(keys)].filter(key => !known.has(key))).toEqual([]);
  expect([...known].filter(key => !keys.includes(key))).toEqual([]);
});
