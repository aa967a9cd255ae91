// Runs on the page of a table. Finds parts that overlap or leave the screen, on many screens and in several
// sizes of text.
import { DISPLAY_NAME_MAX } from '@moonshot/protocol';
import type { Page } from 'playwright-core';
import { ENLARGED_SIZES, SCREEN_SIZES } from '../../apps/web/testing/screen-sizes.ts';

/** DOM types for functions that run on the page; these tests have Node's types. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}
interface Drawn {
  readonly className: unknown;
  textContent: string | null;
  getBoundingClientRect(): Box;
  getAttribute(name: string): string | null;
  contains(other: Drawn | null): boolean;
  checkVisibility(options: object): boolean;
  closest(selector: string): Drawn | null;
  querySelectorAll(selector: string): Iterable<Drawn>;
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly textContent: string | null }>;
}
/** A line of a drawing. */
interface Line extends Drawn {
  getTotalLength(): number;
  getPointAtLength(length: number): { matrixTransform(to: object): { readonly x: number; readonly y: number } };
  getScreenCTM(): object;
}
declare const document: {
  readonly body: { readonly style: { getPropertyValue(name: string): string } };
  readonly documentElement: { readonly dataset: Record<string, string> };
  adoptedStyleSheets: readonly unknown[];
  querySelectorAll(selector: string): Iterable<Drawn>;
  elementFromPoint(x: number, y: number): Drawn | null;
  createRange(): { selectNodeContents(node: unknown): void; getClientRects(): Iterable<Box> };
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
export const WIDE_NAME = 'W'.repeat(DISPLAY_NAME_MAX);

/** Runs on the page: covered indices, tags and slots of the trick, and parts of the table that overlap. */
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
  // a tag may lie over a card, and an unused slot may not lie below one
  for (const part of document.querySelectorAll('.play .tag, .play.empty')) {
    const { left, top, width, height } = part.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (width > 0 && !part.contains(hit) && hit?.closest('.play')) covered.push(`${nameOf(part)} under ${nameOf(hit)}`);
  }
  document.adoptedStyleSheets = [];
  const firm = [...document.querySelectorAll('.own-seat, .tools button, [data-placed]')];
  const STROKE = 3; // half of what an arrow's line is wide, at least
  const arrows = [...document.querySelectorAll('.pass-arrows path')].filter(
    one => one.getBoundingClientRect().width > 0,
  );
  const isCut = (arrow: Drawn, x: number, y: number): boolean => {
    const drawing = arrow.closest('svg');
    if (drawing === null || getComputedStyle(drawing).overflowX === 'visible') return false;
    const { left, right, top, bottom } = drawing.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom;
  };
  const crossed = (arrows as Line[]).flatMap(arrow =>
    Array.from({ length: 21 }, (_, i) => {
      const { x, y } = arrow.getPointAtLength((i / 20) * arrow.getTotalLength()).matrixTransform(arrow.getScreenCTM());
      if (x < STROKE || x > innerWidth - STROKE) return ['an arrow leaves the screen'];
      if (isCut(arrow, x, y)) return ['an arrow leaves its drawing, and is cut'];
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
  // the boxes of rotated and round things overlap before the things do
  const NEAR = 6 * Number(document.body.style.getPropertyValue('--table-scale') || 1);
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
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  const beside = [...document.querySelectorAll('.table-screen :is(b, div, li, p, small, span)')].filter(one => {
    if (one.closest('[data-placed]') !== null) return false; // may have parts that are only read out
    const { left, right, width } = one.getBoundingClientRect();
    const hasText = [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    return hasText && width > 0 && (left < -1 || right > innerWidth + 1) && one.checkVisibility(SEEN);
  });
  outside.push(...beside.map(part => ({ part, box: part.getBoundingClientRect() })));
  return [...covered, ...new Set(crossed), ...outside.map(({ part }) => `outside: ${nameOf(part)}`), ...overlapping];
}

/** Runs on the page: why a notice cannot be read, or what it lies over that a player reads or taps. */
function readUnseen(selector: string): readonly string[] {
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) return [`${selector} is not there`];
  const NEAR = 2;
  const ABOVE = 0.15; // by what share of its height a line is higher than its letters
  const SMALLEST = 10; // pixels
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  const whole = new CSSStyleSheet(); // notices let the pointer through
  whole.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [whole];
  const faults = found.flatMap(notice => {
    if (!notice.checkVisibility(SEEN)) return [`${selector} is hidden`];
    const { left, top, right, bottom } = notice.getBoundingClientRect();
    const readOut = [...notice.querySelectorAll('*')].filter(one => {
      const { overflow } = getComputedStyle(one);
      return overflow === 'hidden' && one.getBoundingClientRect().width <= NEAR;
    });
    const texts = [notice, ...notice.querySelectorAll('*')].filter(
      one => one.checkVisibility(SEEN) && one.closest('svg') === null && !readOut.some(hidden => hidden.contains(one)),
    );
    const lines = texts.flatMap(one =>
      [...one.childNodes].flatMap(node => {
        if (node.nodeType !== 3 || node.textContent?.trim() === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(box => ({ box, text: `${node.textContent?.trim().slice(0, 20)}` }));
      }),
    );
    const cut = lines.filter(
      ({ box }) =>
        box.left < left - NEAR ||
        box.right > right + NEAR ||
        box.top < top - box.height * ABOVE ||
        box.bottom > bottom + box.height * ABOVE,
    );
    const isOutside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const under = lines.flatMap(({ box, text }) => {
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return hit !== null && notice.contains(hit) ? [] : [`${text} under ${hit?.className}`];
    });
    const size = Number.parseFloat(getComputedStyle(notice).fontSize ?? '');
    const over = [...document.querySelectorAll('.hand .card, .play .tag')].filter(one => {
      const box = one.getBoundingClientRect();
      const wide = Math.min(right, box.right) - Math.max(left, box.left);
      const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return wide > NEAR && high > NEAR && !notice.contains(one);
    });
    return [
      ...cut.map(({ text }) => `${selector} is cut at ${text}`),
      ...(isOutside ? [`${selector} is outside the screen`] : []),
      ...under.map(text => `${selector}: ${text}`),
      ...(size < SMALLEST ? [`${selector} has letters of ${size} pixels`] : []),
      ...over.map(one => `${selector} lies over ${one.className} ${one.getAttribute('aria-label')}`),
    ];
  });
  document.adoptedStyleSheets = [];
  return faults;
}

/** A size of the screen, and of the text unless the page chooses it. */
type Shown = readonly [size: (typeof SCREEN_SIZES)[number], text?: string];

const SHOWN: readonly Shown[] = [
  ...SCREEN_SIZES.flatMap(size => TEXTS.map(text => [size, text] as const)),
  ...ENLARGED_SIZES.map(size => [size] as const),
];

/** Resizes the screen and the text and waits for the redraw. */
async function show(page: Page, [[width, height], text]: Shown): Promise<void> {
  if (text !== undefined)
    await page.evaluate(wanted => {
      document.documentElement.dataset.text = wanted;
    }, text);
  await page.setViewportSize({ width, height });
  const frames = `new Promise(drawn => {
    let frames = 4; // the size of the text is seen a frame later than that of the screen
    const next = () => (frames-- > 0 ? requestAnimationFrame(next) : drawn());
    next();
  })`;
  const moving = 'document.getAnimations().filter(one => one instanceof CSSTransition)';
  await page.evaluate(frames);
  await page.evaluate(`Promise.all(${moving}.map(one => one.finished.catch(() => {})))`);
  await page.evaluate(frames);
}

/** A notice moves 120 ms after a change, and looks for a better place every 900 ms. */
const MOVED_MS = [150, 1000];

/**
 * What overlaps or leaves the screen at a table, on every size of screen and text, with the widest names. If
 * a notice is given, also why it cannot be read.
 */
export async function overlapsOn(page: Page, notice?: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const read = async (): Promise<readonly string[]> => [
    ...(await page.evaluate(readOverlaps, [PARTS, WIDE_NAME] as const)),
    ...(notice === undefined ? [] : await page.evaluate(readUnseen, notice)),
  ];
  for (const shown of SHOWN) {
    await show(page, shown);
    let found = await read();
    for (const ms of MOVED_MS) {
      if (found.length === 0) break;
      await page.clock.runFor(ms);
      found = await read();
    }
    const [size, text = '100'] = shown;
    faults.push(...found.map(fault => `${size.join(' × ')}, text ${text} %: ${fault}`));
  }
  return faults;
}

/** What a notice must not cover: players, cards, texts and controls. */
const BELOW = '.seat, .own-seat, .trick .card, .hand .card, .prompt:not(.hidden), .table-screen button, .bar .title';

/** The players, cards, texts and controls that a notice over the table covers. */
export async function coveredBy(page: Page, notice: string): Promise<readonly string[]> {
  const over = await page.locator(notice).boundingBox();
  if (over === null) throw new Error(`Cannot measure ${notice}: it is not shown`);
  return page.locator(BELOW).evaluateAll(
    (all, { x, y, width, height }) =>
      all.flatMap(one => {
        const box = one.getBoundingClientRect();
        const wide = Math.min(x + width, box.right) - Math.max(x, box.left);
        const high = Math.min(y + height, box.bottom) - Math.max(y, box.top);
        return wide > 1 && high > 1 ? [one.className] : [];
      }),
    over,
  );
}
