// Asks a checker of accessibility what it finds on a page.
import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Every finding of every weight, good practice included. The page has no frames, so the checker needs no page
 * of its own.
 */
export async function complaints(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}`));
}

/** The checker waits for time a few times; to move it more often only keeps the page busy. */
const TICK_MS = 30;

/** The same on a page whose time stands still: it moves on as little as the checker needs. */
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
