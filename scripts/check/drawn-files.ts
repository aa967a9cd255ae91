// In `npm test` half of the files run that start browsers or servers and wait for them. The commit determines
// which half. `test/server` keeps its simulated storms, leaks and power cuts in every run.
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { freshSample } from '../../test/seeds.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Sets of which half run. No planted fault is caught by these alone (`scripts/faults`). */
const HALVED = [
  'test/browser/*.test.ts',
  'test/server/{failpoints,faults,hostile-network,kills,signals,timing}.test.ts',
];

/** The files that this run leaves to others, none unless it draws from whole programs. */
export function filesLeftOut(): readonly string[] {
  if (process.env.DRAW !== 'whole programs') return [];
  return HALVED.flatMap(pattern => {
    const files = globSync(join(ROOT, pattern))
      .map(file => relative(ROOT, file))
      .sort();
    const drawn = new Set(freshSample(pattern, files, Math.ceil(files.length / 2)));
    return files.filter(file => !drawn.has(file));
  });
}
