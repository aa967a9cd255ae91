// What shows or is said for a moment only, written down while it does: a test reads it whenever it comes to
// it.
import type { Page } from 'playwright-core';

/** Where what passes is to be seen: a short message, a line that is read out, a state that is named. */
export type Where = '.toast' | '[data-coach]' | '[data-spoken] p' | '[role="status"]';

/** Runs before the page: writes down every text that comes into one of these places. */
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

/** The texts that have been there since the page was loaded, each once, in the order of their coming. */
export async function allPassed(page: Page, where: Where): Promise<readonly string[]> {
  const texts = await page.evaluate(place => passing.filter(one => one.where === place).map(one => one.text), where);
  return [...new Set(texts.map(text => text.replace(/\s+/g, ' ').trim()))];
}

/** Waits until such a text has been there since the page was loaded, whether it still is or not. */
export async function passed(page: Page, where: Where, text: RegExp): Promise<void> {
  await page.waitForFunction(
    ([place, source, flags]) =>
      passing.some(one => one.where === place && new RegExp(source, flags).test(one.text.replace(/\s+/g, ' '))),
    [where, text.source, text.flags] as const,
  );
}
