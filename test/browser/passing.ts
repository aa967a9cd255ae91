// Records texts that appear only briefly, so that a test can read them later.
import type { Page } from 'playwright-core';

/** Places of brief texts: toasts, the lesson, live regions, status. */
export type Where = '.toast' | '[data-coach]' | '[data-spoken] p' | '[role="status"]';

/** Injected script: records every text that appears in one of these places. */
export const WRITE_DOWN = `
  globalThis.passing = [];
  new MutationObserver(changes => {
    const wheres = ['.toast', '[data-coach]', '[data-spoken] p', '[role="status"]'];
    const note = (where, element) => element && passing.push({ where, text: element.textContent });
    for (const { target, addedNodes } of changes)
      for (const where of wheres) {
        note(where, (target.nodeType === 1 ? target : target.parentElement)?.closest(where));
        for (const node of addedNodes)
          if (node.nodeType === 1) for (const one of [node, ...node.querySelectorAll('*')]) if (one.matches(where)) note(where, one);
      }
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

declare const passing: readonly { readonly where: string; readonly text: string }[];

/** The recorded texts since the page was loaded, without duplicates, in order. */
export async function allPassed(page: Page, where: Where): Promise<readonly string[]> {
  const texts = await page.evaluate(place => passing.filter(one => one.where === place).map(one => one.text), where);
  return [...new Set(texts.map(text => text.replace(/\s+/g, ' ').trim()))];
}

/** Waits until such a text has appeared since the page was loaded. */
export async function passed(page: Page, where: Where, text: RegExp): Promise<void> {
  await page.waitForFunction(
    ([place, source, flags]) =>
      passing.some(one => one.where === place && new RegExp(source, flags).test(one.text.replace(/\s+/g, ' '))),
    [where, text.source, text.flags] as const,
  );
}
