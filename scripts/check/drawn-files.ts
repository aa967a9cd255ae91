// `npm test` runs only a share of the slow files: those that start browsers, servers or builds, and those in
// which bots search. The commit determines which. Simulation, leaks and power cuts are in every run.
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { freshSample } from '../../test/seeds.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Sets of slow files, and the share of each that a run includes. Tests that have caught planted faults are in
 * none of these sets.
 */
export const SHARES: readonly (readonly [pattern: string, share: number])[] = [
  ['test/browser/*.test.ts', 1 / 10],
  ['test/server/{failpoints,faults,hostile-network,kills,once,signals,timing}.test.ts', 1 / 7],
  ['test/{arena-bots,cli-package,outside-bots,packages,pseudo-language,terminal,verify-python}.test.ts', 1 / 7],
  ['{packages/bots/src/{arena,players},apps/web/src/worker/{positions,review}}/*.test.ts', 1 / 3],
  ['apps/web/src/worker/{bots,house-rules,records,storage}/*.test.ts', 1 / 2],
  ['{apps/server/src/domain/tables/crowded,scripts/simulation/lanes,test/careful,test/worlds}.test.ts', 1 / 4],
];

/** Files of a set, by path. */
export const filesIn = (pattern: string): readonly string[] =>
  globSync(join(ROOT, pattern))
    .map(file => relative(ROOT, file))
    .sort();

/**
 * The sets from which each kind of sampled run selects. A run for a change keeps the tests beside the
 * sources.
 */
const DRAWN_FROM: Readonly<Record<string, typeof SHARES>> = {
  'whole programs': SHARES,
  'every slow file': SHARES.filter(([pattern]) => pattern.startsWith('test/')),
};

/** A share of a set's files. Each commit selects another share. */
function shareOf(pattern: string, share: number): readonly string[] {
  const files = filesIn(pattern);
  return freshSample(pattern, files, Math.ceil(files.length * share));
}

/** The files that this run leaves out. Empty unless the run is sampled. */
export function filesLeftOut(): readonly string[] {
  return (DRAWN_FROM[process.env.DRAW ?? ''] ?? []).flatMap(([pattern, share]) => {
    const drawn = new Set(shareOf(pattern, share));
    return filesIn(pattern).filter(file => !drawn.has(file));
  });
}

/**
 * Tests that run on every durable store, because what holds for a store in a file also holds for one in
 * PostgreSQL.
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

/** The store tests that this run repeats on PostgreSQL: a third of them in a sampled run, otherwise all. */
export const lawsOverPostgres = (): readonly string[] =>
  process.env.DRAW ? shareOf(LAWS_OF_STORES, 1 / 3) : filesIn(LAWS_OF_STORES);
