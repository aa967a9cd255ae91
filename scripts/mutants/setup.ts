// Loaded before each test file in a copy with planted changes. Records which changes the test file reaches.
import { afterAll } from 'vitest';
import { takeReached } from './force.ts';

takeReached();

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameters' text and wants a pattern here
afterAll(({}, { meta }) => {
  Object.assign(meta, { reached: takeReached() });
});
