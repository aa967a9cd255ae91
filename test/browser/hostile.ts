// Texts made of markup and scripts, and a probe that records if one of them is interpreted.
import type { Page } from 'playwright-core';

/** Names of the maximum length. */
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

/** Records everything that runs and every policy violation; both must stay empty. */
export const NOTED = `
  globalThis.noted = [];
  globalThis.ran = () => noted.push('ran');
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => noted.push(violatedDirective + ' ' + blockedURI));
`;

/** The recorded events, and markup that the page itself did not create. */
export async function marks(page: Page): Promise<readonly unknown[]> {
  const noted = (await page.evaluate('noted')) as readonly string[];
  const planted = await page
    .locator('svg[onload], [onerror], iframe[srcdoc], a[href^="javascript"], math, script:not([src])')
    .evaluateAll(all => all.map(one => one.outerHTML.slice(0, 100)));
  return [...noted, ...planted.filter(html => html.includes('ran()'))];
}
