// The four sets of tests: unit beside the sources, the whole house, the server among many people, and the page in a real browser.
import { defineConfig } from 'vitest/config';

const MINUTE_MS = 60_000;

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], reportsDirectory: 'coverage' },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/src/**/*.test.ts', 'apps/{cli,server,web}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: MINUTE_MS, // against hanging, on the busiest machine
        },
      },
      {
        test: {
          name: 'house',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{browser,server}/**'],
          testTimeout: 5 * MINUTE_MS,
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
