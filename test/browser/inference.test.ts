// Networks in a real browser: WebAssembly runs under the page's content policy, and its results match those
// of Node and JavaScript bit by bit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EncodedNetwork } from '../../packages/bots/src/network/network.ts';
import { answersOf, randomInputs, randomNetwork } from '../../packages/bots/testing/random-networks.ts';
import { sharedSite } from './harness.ts';

const BOTS = join(import.meta.dirname, '../../packages/bots');
const ENTRY = join(BOTS, 'testing/random-networks.ts');
const INPUTS = 40;

/** The harness bundled as a plain script that defines the global `networks`. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@moonshot/source'] },
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'networks' } },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('Cannot test the networks: they were not built');
  return first.output[0].code;
}

declare const networks: { readonly answersOf: typeof answersOf };

let page: Page;
beforeAll(async () => {
  const { browser, url } = await sharedSite();
  const context = await browser.newContext();
  page = await context.newPage();
  const script = await bundled();
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  await page.route('**/bundled.js', route => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/bundled.html', route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<script src="bundled.js"></script>',
    }),
  );
  await page.goto(`${url}/bundled.html`);
});
afterAll(() => page.context().close());

const stored = (name: string): EncodedNetwork =>
  JSON.parse(readFileSync(join(BOTS, `src/network/${name}.json`), 'utf8')) as EncodedNetwork;

test.each([
  ...['player', 'passer', 'forecast', 'belief'].map(name => [name, stored(name)] as const),
  ['a random network', randomNetwork({ rows: 400, wide: 96, narrow: 24, outputs: 7 }, 'in a browser')] as const,
])('%s', async (_, encoded) => {
  const inputs = Array.from({ length: INPUTS }, (_, i) => randomInputs(encoded.rows, `inputs ${i}`));
  const here = answersOf(encoded, inputs, true);
  for (const simd of [true, false])
    expect(
      await page.evaluate(([network, rows, wish]) => networks.answersOf(network, rows, wish), [
        encoded,
        inputs,
        simd,
      ] as const),
    ).toEqual({ ...here, simd });
});
