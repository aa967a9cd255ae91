// The committed WebAssembly is compiled from its source.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledInference, WASM_FILE } from '../scripts/wasm/compile.ts';

test('compiling again gives the committed bytes', async () => {
  const text = await compiledInference();
  if (readFileSync(WASM_FILE, 'utf8') !== text) expect.unreachable('run `npm run wasm` and commit the result');
  expect(text).toMatch(/: \d{4} bytes, /); // a few kilobytes
});
