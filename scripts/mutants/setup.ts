// Loaded before each file of tests in a copy with changes: notes which of them the file reaches.
import { afterAll } from 'vitest';
import { takeReached } from './force.ts';

takeReached();

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameters' text and wants a pattern here
afterAll(({}, { meta }) => {
  Object.assign(meta, { reached: takeReached() });
});
