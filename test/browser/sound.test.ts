// Every sound in a real browser: audible, of the stated length, without clipping; and no audio before a
// touch. Sounds are played in real time.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { VOICES } from '../../apps/web/src/sound/voices.ts';
import { click } from './clicker.ts';
import { reload, type Site, sharedSite, visit } from './harness.ts';

const RENDER = join(import.meta.dirname, '../../apps/web/src/sound/render.ts');

let site: Site;
let page: Page; // for the sounds alone
beforeAll(async () => {
  site = await sharedSite();
  page = await site.browser.newPage();
  await page.addScriptTag({ content: await bundled() });
});

/** The renderer bundled as a plain script that defines the global `rendering`. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: RENDER, formats: ['iife'], name: 'rendering' } },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('Cannot test the sounds: they were not built');
  return first.output[0].code;
}

interface Rendered {
  readonly length: number;
  startRendering(): Promise<{ getChannelData(channel: number): Iterable<number> }>;
  readonly destination: unknown;
}
declare const OfflineAudioContext: new (channels: number, length: number, rate: number) => Rendered;
declare const rendering: { sound(context: Rendered, into: unknown, voice: unknown, when: number): void };

const RATE = 44_100;

test.each(Object.entries(VOICES))('%s', async (_, voice) => {
  const samples = await page.evaluate(
    async ([voiceOnPage, rate]) => {
      const context = new OfflineAudioContext(1, Math.ceil((voiceOnPage.ms / 1000 + 0.5) * rate), rate);
      rendering.sound(context, context.destination, voiceOnPage, 0);
      return [...(await context.startRendering()).getChannelData(0)];
    },
    [voice, RATE] as const,
  );
  const end = Math.ceil((voice.ms / 1000) * RATE);
  const loudest = (part: readonly number[]): number => part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  expect(loudest(samples.slice(0, end))).toBeGreaterThan(0.02);
  expect(loudest(samples)).toBeLessThan(1);
  expect(loudest(samples.slice(end + 64)), 'after its end').toBeLessThan(0.001);
  expect(loudest(samples.slice(0, 4)), 'at its first moment').toBeLessThan(0.1);
});

test('the sounds are loaded at the first touch, and not before', async () => {
  await visit(site, {}, async ({ page: visited }) => {
    const loaded: string[] = [];
    visited.on('request', request => loaded.push(request.url()));
    await reload(visited);
    expect(loaded.filter(url => /player-/.test(url))).toEqual([]);
    await click(visited, '[data-game="classic"]');
    await expect.poll(() => loaded.filter(url => /player-/.test(url)).length).toBeGreaterThan(0);
  });
});
