// Texts made of markup and scripts, and what a page notes where any of them is more than text.
import type { Page } from 'playwright-core';

/** As long as a name may be. */
export const NAMES = ['<svg onload=ran()>', '<script>ran()</scrip'] as const;
export const SAID = [
  '<img src=x onerror="ran()">',
  '<script>ran()</script>',
  '"><svg/onload=ran()>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<a href="javascript:ran()">me</a>',
  '{{constructor.constructor("ran()")()}}',
  '<style>@import "http://127.0.0.1:1/x";</style>',
  '</title></textarea><math><mi xlink:href="data:x,<script>ran()</script>">',
] as const;

/** Notes whatever runs, and what the page's policy had to forbid: nothing of either is to be. */
export const NOTED = `
  globalThis.noted = [];
  globalThis.ran = () => noted.push('ran');
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => noted.push(violatedDirective + ' ' + blockedURI));
`;

/** What was noted, and what markup there is that nobody of ours has written. */
export async function marks(page: Page): Promise<readonly unknown[]> {
  const noted = (await page.evaluate('noted')) as readonly string[];
  const planted = await page
    .locator('svg[onload], [onerror], iframe[srcdoc], a[href^="javascript"], math, script:not([src])')
    .evaluateAll(all => all.map(one => one.outerHTML.slice(0, 100)));
  return [...noted, ...planted.filter(html => html.includes('ran()'))];
}
