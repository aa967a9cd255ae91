// Selects the slow test files that `npm test` runs: some of those that start browsers, servers or builds, or
// in which bots search. The commit decides which files are selected, unless RUN_SEED is set.
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { freshSample } from '../../test/seeds.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Sets of slow test files, and the share of each that is included in a run. Tests that have caught planted
 * faults (mutants) are in none of these sets.
 */
export const SHARES: readonly (readonly [pattern: string, share: number])[] = [
  ['test/browser/*.test.ts', 1 / 10],
  ['test/server/{failpoints,faults,hostile-network,kills,once,signals,timing}.test.ts', 1 / 7],
  ['test/{arena-bots,cli-package,outside-bots,packages,pseudo-language,terminal,verify-python}.test.ts', 1 / 7],
  ['{packages/bots/src/{arena,players},apps/web/src/worker/{positions,review}}/*.test.ts', 1 / 3],
  ['apps/web/src/worker/{bots,house-rules,records,storage}/*.test.ts', 1 / 2],
  ['{apps/server/src/domain/tables/crowded,scripts/simulation/lanes,test/careful,test/worlds}.test.ts', 1 / 4],
];

/** The test files of a set. */
export const filesIn = (pattern: string): readonly string[] =>
  globSync(join(ROOT, pattern))
    .map(file => relative(ROOT, file))
    .sort();

/**
 * The sets that are sampled, for each kind of sampled run. A run for a change keeps all tests beside the
 * sources.
 */
const DRAWN_FROM: Readonly<Record<string, typeof SHARES>> = {
  'whole programs': SHARES,
  'every slow file': SHARES.filter(([pattern]) => pattern.startsWith('test/')),
};

/** Selects a share of a set's files. */
function shareOf(pattern: string, share: number): readonly string[] {
  const files = filesIn(pattern);
  return freshSample(pattern, files, Math.ceil(files.length * share));
}

/** The test files that this run leaves out. None are left out unless the run is sampled. */
export function filesLeftOut(): readonly string[] {
  return (DRAWN_FROM[process.env.DRAW ?? ''] ?? []).flatMap(([pattern, share]) => {
    const drawn = new Set(shareOf(pattern, share));
    return filesIn(pattern).filter(file => !drawn.has(file));
  });
}

/**
 * Matches the tests that run on both kinds of database, because a store in PostgreSQL must behave like a
 * store in a file.
 */
const LAWS_OF_STORES =
  'apps/server/src/{' +
  [
    'store/repositories/{conduct,contests,erased,one-time-tokens,passkeys,players,pushes,tables}',
    'store/{log/known-heads,log/log,log/wake-ups,sql/delete-expired}',
    'domain/tables/match/abandoned-logs',
    'unreadable',
    'features/{leagues/league,open-data/nightly,ratings/rated}',
    'transport/http/routes/{forks,imports}',
  ].join(',') +
  '}.test.ts';

/**
 * The store tests that this run repeats on PostgreSQL: a third of them if the run is sampled, otherwise all.
 */
export const lawsOverPostgres = (): readonly string[] =>
  process.env.DRAW ? shareOf(LAWS_OF_STORES, 1 / 3) : filesIn(LAWS_OF_STORES);
