// The six sets of tests: unit beside the sources and the page's worker among them, the whole house, the server among many people and over PostgreSQL, and the page in a real browser.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const MINUTE_MS = 60_000;
const UNIT = ['packages/**/src/**/*.test.ts', 'apps/{cli,server,web}/src/**/*.test.ts', 'scripts/**/*.test.ts'];
/** The page's worker has one life and keeps state in its modules, so each of these files begins with modules of its own. */
const WORKER = ['apps/web/src/worker/**/*.test.ts'];

/** What holds for a store in a file holds for one in PostgreSQL. */
const LAWS_OF_STORES = [
  'apps/server/src/store/{conduct,contests,due,erased,expired,log,passkeys,players,pushes,slips,tables}.test.ts',
  'apps/server/src/{dumps/nightly,http/forks,http/imports,leagues/league,ratings/rated}.test.ts',
];

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: availableParallelism(), // Vitest leaves one core idle by itself
    passWithNoTests: false,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], reportsDirectory: 'coverage' },
    projects: [
      {
        test: {
          name: 'unit',
          include: UNIT,
          exclude: ['**/node_modules/**', ...WORKER],
          isolate: false, // loading all modules anew for each file took as long as the tests
          testTimeout: MINUTE_MS, // against hanging, on the busiest machine
          hookTimeout: MINUTE_MS,
        },
      },
      { test: { name: 'worker', include: WORKER, testTimeout: MINUTE_MS, hookTimeout: MINUTE_MS } },
      {
        test: {
          name: 'house',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{browser,cluster,server}/**'],
          testTimeout: 5 * MINUTE_MS,
          hookTimeout: MINUTE_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          testTimeout: 5 * MINUTE_MS,
          hookTimeout: MINUTE_MS,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['test/cluster/**/*.test.ts', ...LAWS_OF_STORES],
          globalSetup: 'test/cluster/services.ts',
          testTimeout: 5 * MINUTE_MS,
          hookTimeout: MINUTE_MS,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          maxWorkers: 3, // each file has a browser and a server of its own, and often waits for them
          expect: { poll: { timeout: MINUTE_MS / 2 } }, // a limit for what never comes, not for a busy machine
          testTimeout: 5 * MINUTE_MS,
          hookTimeout: 2 * MINUTE_MS,
        },
      },
    ],
  },
});
