// The six sets of tests: unit tests beside the sources, tests of the page's worker, tests of the whole
// project, of the server with many people, of the server over PostgreSQL, and of the page in a real browser.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { defineConfig } from 'vitest/config';
import { filesLeftOut, lawsOverPostgres } from './scripts/check/drawn-files.ts';
import { setRunSeed } from './scripts/check/seed.ts';
import { LongestFirst } from './scripts/check/sequencer.ts';

const MINUTE_MS = 60_000;
/** Vitest's own conditions, after the one that leads to the sources of the workspace's packages. */
const CONDITIONS = ['@moonshot/source', 'node', 'development|production'];
const RESOLVED = { resolve: { conditions: CONDITIONS } };
/** Vitest's environment runs the set-up of projects. */
const FROM_SOURCE = { ...RESOLVED, ssr: RESOLVED, environments: { __vitest__: RESOLVED } };
/** Programs that tests start run the packages from source too. */
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--conditions=${CONDITIONS[0]}`].filter(Boolean).join(' ');
const UNIT = ['packages/**/src/**/*.test.ts', 'apps/{cli,server,web}/src/**/*.test.ts', 'scripts/**/*.test.ts'];
/**
 * The page's worker runs once and keeps state in its modules, so each of these test files loads its own copy
 * of the modules. The tests of its clients replace the module that starts it.
 */
const WORKER = [
  'apps/web/src/{connection,worker}/**/*.test.ts',
  'apps/web/src/features/{editor/editor,score-pad/live-pad,score-pad/pad,statistics/counter}.test.ts',
];

setRunSeed();
const exclude = ['**/node_modules/**', ...filesLeftOut()];

/**
 * `npm test` runs a sample of the tests in files that take long. A command for one set, or for some files,
 * runs all of their tests.
 */
const runner = process.env.DRAW ? { runner: './scripts/check/drawn.ts' } : {};
/** Simulations, leaks and power cuts run completely in `npm test`. A run for a change samples them too. */
const runnerOfServer = process.env.DRAW === 'every slow file' ? runner : {};

/** Whether the command names files or tests. If so, the names of the tests are printed. */
function isFiltered(): boolean {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3), // after Vitest and its command
    options: {
      project: { type: 'string', multiple: true },
      mode: { type: 'string' },
      testNamePattern: { type: 'string', short: 't' },
    },
    strict: false,
  });
  return positionals.length > 0 || values.testNamePattern !== undefined;
}

/**
 * Node loads the sources itself, as in production. Vite's module runner reads each import from an object,
 * which makes the engine slow.
 */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };
/** The same for tests that replace modules by mocks. */
const nativeWithMocks = { experimental: { viteModuleRunner: false } };

/**
 * How long a test waits before it gives up. The limit is meant for things that never happen, not for a busy
 * machine.
 */
const waiting = { expect: { poll: { timeout: MINUTE_MS / 2 } } };

export default defineConfig({
  test: {
    reporters: [isFiltered() ? 'verbose' : 'default', ...(process.env.REPORT ? ['json'] : [])],
    ...(process.env.REPORT && { outputFile: { json: process.env.REPORT } }),
    allowOnly: false,
    maxWorkers: availableParallelism() + 1, // browsers and servers often wait
    sequence: { sequencer: LongestFirst },
    passWithNoTests: false,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], reportsDirectory: 'coverage' },
    projects: [
      {
        ...FROM_SOURCE,
        test: {
          ...runner,
          ...waiting,
          ...native,
          name: 'unit',
          include: UNIT,
          exclude: [...exclude, ...WORKER],
          isolate: false, // loading all modules anew for each file took as long as the tests
          testTimeout: 5 * MINUTE_MS, // against hanging, on the busiest machine
          hookTimeout: MINUTE_MS,
        },
      },
      {
        ...FROM_SOURCE,
        test: {
          ...runner,
          ...waiting,
          name: 'worker',
          include: WORKER,
          exclude,
          isolate: false,
          setupFiles: './apps/web/testing/fresh-modules.ts',
          testTimeout: 5 * MINUTE_MS,
          hookTimeout: MINUTE_MS,
        },
      },
      {
        ...FROM_SOURCE,
        test: {
          ...runner,
          ...waiting,
          ...native,
          name: 'house',
          include: ['test/**/*.test.ts'],
          exclude: [...exclude, 'test/{browser,cluster,server}/**'],
          isolate: false, // as in the units
          testTimeout: 5 * MINUTE_MS,
          hookTimeout: MINUTE_MS,
        },
      },
      {
        ...FROM_SOURCE,
        test: {
          ...runnerOfServer,
          ...waiting,
          ...nativeWithMocks,
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          exclude,
          testTimeout: 5 * MINUTE_MS,
          hookTimeout: MINUTE_MS,
        },
      },
      {
        ...FROM_SOURCE,
        test: {
          ...runner,
          ...waiting,
          ...native,
          name: 'cluster',
          include: ['test/cluster/**/*.test.ts', ...lawsOverPostgres()],
          globalSetup: 'test/cluster/services.ts',
          isolate: false, // as in the units
          testTimeout: 5 * MINUTE_MS,
          hookTimeout: MINUTE_MS,
        },
      },
      {
        ...FROM_SOURCE,
        test: {
          ...runner,
          ...waiting,
          ...native,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude,
          isolate: false, // one browser and one server for all files of a worker
          testTimeout: 5 * MINUTE_MS,
          hookTimeout: 2 * MINUTE_MS,
        },
      },
    ],
  },
});
