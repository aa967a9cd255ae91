// Runs axe, an accessibility checker, on a page.
import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * All findings of every severity, best practices included. The page has no frames, so axe needs no page of
 * its own.
 */
export async function complaints(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}`),
  );
  return [...found, ...(await unspeakable(page))];
}

/** Labels with suit signs. A screen reader reads `6♠` as an amount, but `6 of spades` as a card. */
async function unspeakable(page: Page): Promise<readonly string[]> {
  const signed = page.locator([...'♣♦♠♥'].map(sign => `[aria-label*="${sign}"]`).join());
  const labels = await signed.evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
  return labels.map(label => `a label with a suit sign: ${label}`);
}

/**
 * Milliseconds between two steps of the clock. Axe waits for timers a few times; more frequent steps would
 * only keep the page busy.
 */
const TICK_MS = 30;

/** The same check on a page whose clock is paused. The clock advances only as far as axe needs. */
export async function complaintsAtRest(page: Page): Promise<readonly string[]> {
  const looking = { over: false };
  const found = complaints(page).finally(() => {
    looking.over = true;
  });
  while (!looking.over) {
    await page.clock.runFor(1);
    await Promise.race([found, setTimeout(TICK_MS)]);
  }
  return found;
}
