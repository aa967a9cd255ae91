// Tests that commands are shown in the form in which the program was called.
import { afterEach, expect, test, vi } from 'vitest';
import { commandAs } from './paths.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['by its name', undefined, undefined, 'moonshot play'],
  ['by npm', 'moonshot', 'exec node scripts/moonshot.mjs', 'npm run -s moonshot -- play'],
  ['by npx', 'npx', "'moonshot'", 'npx moonshot play'],
  ['by another program that npx runs', 'npx', "'vitest'", 'moonshot play'],
])('called %s', (_, event, script, shown) => {
  vi.stubEnv('npm_lifecycle_event', event);
  vi.stubEnv('npm_lifecycle_script', script);
  expect(commandAs('play')).toBe(shown);
});
