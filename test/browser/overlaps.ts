// Runs on the page of a table. Finds parts that overlap or leave the screen, on many screens and in several
// sizes of text.
import { DISPLAY_NAME_MAX } from '@moonshot/protocol';
import type { Page } from 'playwright-core';
import { SCREEN_SIZES } from '../../apps/web/testing/screen-sizes.ts';

/** DOM types for functions that run on the page; these tests have Node's types. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
}
interface Drawn {
  readonly className: unknown;
  textContent: string | null;
  getBoundingClientRect(): Box;
  getAttribute(name: string): string | null;
  contains(other: Drawn | null): boolean;
}
/** A line of a drawing. */
interface Line extends Drawn {
  getTotalLength(): number;
  getPointAtLength(length: number): { matrixTransform(to: object): { readonly x: number; readonly y: number } };
  getScreenCTM(): object;
}
declare const document: {
  readonly documentElement: { readonly dataset: Record<string, string> };
  adoptedStyleSheets: readonly unknown[];
  querySelectorAll(selector: string): Iterable<Drawn>;
  elementFromPoint(x: number, y: number): Drawn | null;
};
declare class CSSStyleSheet {
  replaceSync(text: string): void;
}
declare function getComputedStyle(element: Drawn): Readonly<Record<string, string>>;
declare const innerWidth: number;
declare const innerHeight: number;

const TEXTS = ['100', '150', '200'];

/** Parts that must not overlap. Of two such parts, one may lie inside the other. */
const PARTS = [
  '.seat',
  '.own-seat',
  '.prompt',
  '.play .card',
  '.play.empty',
  '.pair',
  '.pair.mine > *',
  '.tools button',
  '.tools .last',
  '.bar .icon-button',
  '.bar .title',
  '.bar .chip',
  '.strip',
  '.centre-box :is(h2, p, button, .card, .slot)',
  '.wilds',
  '[data-placed]',
].join(',');

/** The longest name that a player may have, in the widest letter. */
const WIDE_NAME = 'W'.repeat(DISPLAY_NAME_MAX);

/** Runs on the page: indices of the trick that are covered, and parts of the table that overlap. */
function readOverlaps([selector, name]: readonly [selector: string, name: string]): readonly string[] {
  for (const one of document.querySelectorAll('.seat .name > span:first-child')) one.textContent = name;
  const whole = new CSSStyleSheet(); // what lets the pointer through covers all the same
  whole.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [whole];
  const nameOf = (part: Drawn): string => `${part.className} ${part.textContent?.trim().slice(0, 24)}`;
  const covered = [...document.querySelectorAll('.play[data-play] .card, .pair.open .shown .card')].flatMap(card => {
    const { left, top, width } = card.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width * 0.22, top + width * 0.26);
    return card.contains(hit) ? [] : [`index of ${card.getAttribute('aria-label')} under ${hit && nameOf(hit)}`];
  });
  document.adoptedStyleSheets = [];
  const firm = [...document.querySelectorAll('.own-seat, .tools button, [data-placed]')];
  const STROKE = 3; // half of what an arrow's line is wide, at least
  const arrows = [...document.querySelectorAll('.pass-arrows path')].filter(
    one => one.getBoundingClientRect().width > 0,
  );
  const crossed = (arrows as Line[]).flatMap(arrow =>
    Array.from({ length: 21 }, (_, i) => {
      const { x, y } = arrow.getPointAtLength((i / 20) * arrow.getTotalLength()).matrixTransform(arrow.getScreenCTM());
      if (x < STROKE || x > innerWidth - STROKE) return ['an arrow leaves the screen'];
      return firm.flatMap(part => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const away = x < left - STROKE || x > right + STROKE || y < top - STROKE || y > bottom + STROKE;
        return away ? [] : [`an arrow and ${nameOf(part)}`];
      });
    }).flat(),
  );
  const parts = [...document.querySelectorAll(selector)]
    .filter(part => {
      const { opacity, visibility } = getComputedStyle(part);
      return opacity !== '0' && visibility !== 'hidden' && part.getBoundingClientRect().width > 0;
    })
    .map(part => ({ part, box: part.getBoundingClientRect() }));
  const outside = parts.filter(
    ({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
  );
  const isCard = (part: Drawn): boolean => /\b(card|empty)\b/.test(String(part.className));
  const NEAR = 6; // the boxes of rotated and round things overlap before the things do
  const overlapping = parts.flatMap(({ part, box }, i) =>
    parts.slice(i + 1).flatMap(other => {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const apart = wide <= NEAR || high <= NEAR || (isCard(part) && isCard(other.part));
      const nested = part.contains(other.part) || other.part.contains(part);
      return apart || nested
        ? []
        : [`${nameOf(part)} and ${nameOf(other.part)}: ${Math.round(wide)} × ${Math.round(high)}`];
    }),
  );
  return [...covered, ...new Set(crossed), ...outside.map(({ part }) => `outside: ${nameOf(part)}`), ...overlapping];
}

/** Resizes the screen and the text and waits for the redraw. */
async function show(page: Page, [width, height]: (typeof SCREEN_SIZES)[number], text: string): Promise<void> {
  await page.evaluate(wanted => {
    document.documentElement.dataset.text = wanted;
  }, text);
  await page.setViewportSize({ width, height });
  await page.evaluate(`new Promise(drawn => {
    let frames = 4; // the size of the text is seen a frame later than that of the screen
    const next = () => (frames-- > 0 ? requestAnimationFrame(next) : drawn());
    next();
  })`);
}

/** What overlaps or leaves the screen at a table, on every size of screen and text, with the widest names. */
export async function overlapsOn(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of SCREEN_SIZES)
    for (const text of TEXTS) {
      await show(page, size, text);
      const found = await page.evaluate(readOverlaps, [PARTS, WIDE_NAME] as const);
      faults.push(...found.map(fault => `${size.join(' × ')}, text ${text} %: ${fault}`));
    }
  return faults;
}
