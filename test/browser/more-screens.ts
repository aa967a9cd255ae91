// Further screens of the page, which take longer to reach. Their accessibility trees are not kept.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { choosing, click, HAND, playDeal } from './clicker.ts';
import { press } from './fingers.ts';
import { MATCH, PLAY, type Screen } from './screens.ts';

const act = (name: string): string => `[data-act="${name}"]`;
const clicking =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(`${selector}:visible`).first().click();
  };

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const OVER = '[data-screen="scores"][data-over="yes"]';
const PROOF = 'packages/verify/example-proof.json';
const [, PLAYED = ''] = /```text\n([\s\S]*?)```/.exec(read('docs/reference/notation.md')) ?? [];
const RULES = `Each heart is 1 point, the queen of spades is 13 points, and the jack of diamonds is -10 points.
Hearts may be led at any time. You may not lead hearts until a heart has been played.
Aunt Mary keeps score with her green pencil.`;

async function beginTogether(page: Page): Promise<void> {
  await clicking(act('together'))(page);
  await page.locator('[data-field="game"] option[value="capture"]').waitFor({ state: 'attached' });
  for (const [i, name] of ['Ana', 'Ben'].entries()) await page.locator(`[data-player="${i}"]`).fill(name);
}

/** A match on the score pad: one deal is entered, and the second one is asked for. */
async function keepScore(page: Page): Promise<void> {
  await clicking(act('pad'))(page);
  await page.locator('[data-field="game"] option[value="black-lady"]').waitFor({ state: 'attached' });
  await page.locator('[data-field="game"]').selectOption('black-lady');
  for (const [i, name] of ['Ana', 'Ben', 'Cleo', 'Dan'].entries())
    await page.locator(`[data-player="${i}"]`).fill(name);
  await click(page, act('begin-pad'));
  await page.locator('[data-entry="1"]').waitFor();
  await clicking('[data-setting="QS"] [data-choice="0"]', '[data-counts="2H"] [data-all="2"]', act('enter'))(page);
}

/** Asks why a card may not be played. Such a card is clicked with force, since it is disabled. */
async function askWhy(page: Page): Promise<void> {
  const barred = page.locator(`${HAND}[aria-disabled="true"]`).first();
  await barred.click({ force: true, position: { x: 8, y: 16 } });
  await page.locator('.toast [data-act="why"]').waitFor();
  await press(page, 'w');
}

export const MORE_SCREENS: readonly Screen[] = [
  { name: 'from-text', next: clicking(act('house'), act('from-text')), shows: 'textarea' },
  {
    name: 'from-text-read',
    next: async page => {
      await clicking(act('house'), act('from-text'))(page);
      await page.locator('textarea').fill(RULES);
      await click(page, act('read-text'));
    },
    shows: '[data-question="lead.restrict"]',
  },
  {
    name: 'fairness-none',
    next: clicking(act('statistics'), act('fairness')),
    shows: '[data-screen="fairness"][data-fairness="empty"]',
  },
  {
    name: 'fairness-proof',
    next: async page => {
      await clicking(act('statistics'), act('fairness'))(page);
      const file = { name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(read(PROOF)) };
      await page.locator('[data-screen="fairness"] input[type="file"]').setInputFiles(file);
    },
    shows: '[data-screen="fairness"][data-fairness="verified"]',
  },
  { name: 'together', next: beginTogether, shows: act('begin-together') },
  {
    name: 'together-cover',
    next: async page => {
      await beginTogether(page);
      await click(page, act('begin-together'));
    },
    shows: '[data-cover]',
  },
  {
    name: 'together-table',
    next: async page => {
      await beginTogether(page);
      await click(page, act('begin-together'));
      const uncover = page.locator(act('uncover'));
      await uncover.dispatchEvent('click');
      await uncover.and(page.locator(':has-text("Press again")')).dispatchEvent('click');
    },
    shows: HAND,
  },
  {
    name: 'matches',
    scene: MATCH,
    keys: ['2'],
    leadTo: OVER,
    next: clicking(`${OVER} ${act('leave')}`, act('matches')),
    shows: '[data-match]',
  },
  {
    name: 'replay',
    next: async page => {
      await clicking(act('matches'))(page);
      await page.locator('[data-screen="matches"] textarea').fill(PLAYED);
      await click(page, act('bring'));
    },
    shows: '[data-replay]',
  },
  {
    name: 'daily-end',
    next: async page => {
      await clicking('[data-daily]')(page);
      await page.locator('[data-ask]:not([data-ask="none"])').waitFor({ state: 'attached' });
      await playDeal(page, choosing('daily-end'));
    },
    shows: '[data-daily-end="told"]',
  },
  { name: 'score-pad', next: clicking(act('pad')), shows: act('begin-pad') },
  { name: 'score-pad-match', next: keepScore, shows: '[data-entry="2"]' },
  { name: 'why', scene: PLAY, next: askWhy, shows: 'dialog [data-line] dd' },
];
