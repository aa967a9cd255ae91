// Runs on any screen of the page. Finds text that is cut or covered, and controls that are too small or
// covered.
import type { Page } from 'playwright-core';

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
  readonly tagName: string;
  readonly className: unknown;
  readonly textContent: string;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly clientWidth: number;
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly textContent: string }>;
  readonly parentElement: Drawn | null;
  getBoundingClientRect(): Box;
  getAttribute(name: string): string | null;
  contains(other: Drawn | null | undefined): boolean;
  closest(selector: string): Drawn | null;
  checkVisibility(options: object): boolean;
  scrollIntoView(options: object): void;
}
declare const document: {
  readonly documentElement: Drawn;
  adoptedStyleSheets: readonly unknown[];
  querySelector(selector: string): Drawn | null;
  querySelectorAll(selector: string): Iterable<Drawn>;
  elementFromPoint(x: number, y: number): Drawn | null;
  elementsFromPoint(x: number, y: number): readonly Drawn[];
  createRange(): { selectNodeContents(node: unknown): void; getClientRects(): Iterable<Box> };
};
declare class CSSStyleSheet {
  replaceSync(text: string): void;
}
declare function getComputedStyle(element: Drawn): Readonly<Record<string, string>>;
declare const innerWidth: number;
declare const innerHeight: number;

const PRESSED = 'button, [role="button"], summary, select, textarea, input, a[href]';
/**
 * Elements that are not checked: text for screen readers only, drawings, what is not displayed, and the mark
 * of a bot, which a plate leaves out beside a long name.
 */
const APART = '.visually-hidden, [hidden], svg, script, style, noscript, option, .seat .bot';

/** Runs on the page. Describes each text that is cut, covered or off the screen. */
function readIllegible(apart: string): readonly string[] {
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  const NEAR = 2; // pixels that nobody misses
  const ABOVE = 4; // a line is higher than its letters
  const page = document.documentElement;
  const top = document.querySelector('dialog[open]') ?? page;
  const named = (one: Drawn): string => `${one.className} “${one.textContent.trim().slice(0, 30)}”`;
  const isClipped = (overflow = ''): boolean => overflow === 'hidden' || overflow === 'clip';
  const isScrolled = (overflow = ''): boolean => overflow === 'auto' || overflow === 'scroll';

  /** The part of an element that clipping boxes leave visible; null in a box that scrolls. */
  const windowOn = (element: Drawn): Omit<Box, 'width' | 'height'> | null => {
    let [left, right, upper, lower] = [-1e6, 1e6, -1e6, 1e6];
    for (let up: Drawn | null = element; up !== null && up.tagName !== 'BODY'; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      if (isScrolled(overflowX) || isScrolled(overflowY)) return null;
      const box = up.getBoundingClientRect();
      if (isClipped(overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (isClipped(overflowY)) [upper, lower] = [Math.max(upper, box.top), Math.min(lower, box.bottom)];
      if (position === 'fixed') break;
    }
    return { left, right, top: upper, bottom: lower };
  };
  const isBare = (one: Drawn): boolean => {
    const { backgroundColor = '', backgroundImage } = getComputedStyle(one);
    const text = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim() !== '');
    return /, 0\)$|\/ 0\)$/.test(backgroundColor) && backgroundImage === 'none' && !text;
  };
  /** Whether an element is in a fixed bar under which another one scrolls. */
  const isBar = (one: Drawn, below: Drawn): boolean => {
    for (let up: Drawn | null = one; up !== null; up = up.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position ?? ''))
        return !up.contains(below) && page.scrollHeight > innerHeight;
    return false;
  };
  const coverOf = (element: Drawn, x: number, y: number): Drawn | undefined => {
    const above = document.elementsFromPoint(x, y);
    const here = above.findIndex(one => one.contains(element) || element.contains(one));
    return above
      .slice(0, Math.max(0, here))
      .find(one => one.checkVisibility(SEEN) && !isBare(one) && !isBar(one, element));
  };
  const faultOf = (element: Drawn, text: string, box: Box): string | undefined => {
    const shown = windowOn(element);
    if (shown === null || box.width === 0) return undefined;
    if (shown.right - shown.left <= NEAR) return undefined; // only read out
    if (box.right > shown.right + NEAR || box.left < shown.left - NEAR) return `cut at the side: ${text}`;
    if (box.bottom > shown.bottom + ABOVE || box.top < shown.top - ABOVE) return `cut above or below: ${text}`;
    if (box.left < -1 || box.right > innerWidth + 1) return `beside the screen: ${text}`;
    const y = (box.top + box.bottom) / 2;
    if (y < 0 || y > innerHeight) return undefined;
    const cover = [box.left + 3, (box.left + box.right) / 2, box.right - 3].flatMap(x => coverOf(element, x, y) ?? []);
    return cover[0] && `covered: ${text} by ${named(cover[0])}`;
  };

  const whole = new CSSStyleSheet(); // what lets the pointer through covers all the same
  whole.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [whole];
  const faults = [...document.querySelectorAll('body *')].flatMap(element => {
    if (!top.contains(element) || element.closest(apart) !== null || !element.checkVisibility(SEEN)) return [];
    return [...element.childNodes].flatMap(node => {
      const text = node.textContent.trim().slice(0, 40);
      if (node.nodeType !== 3 || text === '') return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap(box => faultOf(element, text, box) ?? []);
    });
  });
  document.adoptedStyleSheets = [];
  for (const element of [page, ...document.querySelectorAll('main, dialog[open]')])
    if (element.scrollWidth > element.clientWidth + 1 && !isClipped(getComputedStyle(element).overflowX))
      faults.push(`scrolls sideways: ${element.tagName}`);
  return [...new Set(faults)];
}

/** Runs on the page. Describes each control that is too small or whose centre is covered. */
function readUnpressable([selector, apart]: readonly [selector: string, apart: string]): readonly string[] {
  const LEAST = 23.5;
  const top = document.querySelector('dialog[open]') ?? document.documentElement;
  const faults = [...document.querySelectorAll(selector)].flatMap(element => {
    if (!top.contains(element) || element.closest(`${apart}, [data-zone="hand"], [aria-hidden="true"]`) !== null)
      return [];
    const isChoice = ['radio', 'checkbox', 'file'].includes(element.getAttribute('type') ?? '');
    const target = (isChoice && element.closest('label')) || element;
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    target.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top: upper, width, height } = target.getBoundingClientRect();
    if (width === 0 || getComputedStyle(target).display === 'inline') return [];
    const name = element.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40);
    if (width < LEAST || height < LEAST) return [`small: ${name}: ${Math.round(width)} × ${Math.round(height)}`];
    const hit = document.elementFromPoint(left + width / 2, upper + height / 2);
    if (target.contains(hit) || hit?.contains(target)) return [];
    return [`cannot be pressed: ${name}, under ${hit?.className}`];
  });
  document.querySelector('h1')?.scrollIntoView({ block: 'center' });
  return [...new Set(faults)];
}

/** Describes everything on the current screen that cannot be read or pressed. */
async function faultsOn(page: Page): Promise<readonly string[]> {
  const illegible = await page.evaluate(readIllegible, APART);
  return [...illegible, ...(await page.evaluate(readUnpressable, [PRESSED, APART] as const))];
}

/**
 * How a screen is shown: its size, and theme, text size and colours other than the usual. In an enlarged page
 * the page itself chooses the size of the text.
 */
export interface Look {
  readonly size: readonly [width: number, height: number];
  readonly theme?: 'light' | 'dark';
  readonly text?: string;
  readonly forced?: boolean;
  readonly enlarged?: boolean;
}

/** The looks in which every screen must be legible. */
export const LOOKS: readonly Look[] = [
  { size: [1280, 800] },
  { size: [390, 844] },
  { size: [844, 390], theme: 'dark' },
  { size: [320, 568], theme: 'dark' },
  { size: [640, 400] }, // 1280 × 800 at 200 % zoom
  { size: [1280, 800], text: '200' },
  { size: [390, 844], text: '200' },
  { size: [320, 568], text: '200', theme: 'dark' },
  { size: [390, 844], forced: true },
];

/** The looks of an enlarged page, in which a table and its questions must also be legible. */
export const ENLARGED_LOOKS: readonly Look[] = [
  { size: [195, 422], enlarged: true }, // 390 × 844 at 200 % zoom
  { size: [422, 195], enlarged: true, theme: 'dark' },
  { size: [320, 256], enlarged: true }, // 1280 × 1024 at 400 % zoom
];

/** Shows the current screen in a look, and waits until it is drawn. */
export async function showIn(
  page: Page,
  { size: [width, height], theme = 'light', text = '100', forced = false, enlarged = false }: Look,
) {
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
  const wanted = JSON.stringify(enlarged ? { theme } : { theme, text });
  await page.evaluate(`Object.assign(document.documentElement.dataset, ${wanted})`);
  await page.setViewportSize({ width, height });
  // the table adapts to its screen one frame later, and notices follow the table
  await page.evaluate(
    'new Promise(done => { let n = 6; const next = () => n-- ? requestAnimationFrame(next) : done(); next(); })',
  );
}

const [SETTLE_TRIES, SETTLE_MS] = [5, 200];

/** What cannot be read or pressed once the screen has settled. Notices find their places in several tasks. */
async function settledFaults(page: Page): Promise<readonly string[]> {
  let faults = await faultsOn(page);
  for (let i = 1; faults.length > 0 && i < SETTLE_TRIES; i++) {
    await page.waitForTimeout(SETTLE_MS);
    faults = await faultsOn(page);
  }
  return faults;
}

/** What cannot be read or pressed on the current screen, in each look. */
export async function faultsIn(page: Page, looks: readonly Look[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const look of looks) {
    await showIn(page, look);
    faults.push(...(await settledFaults(page)).map(fault => `${JSON.stringify(look)}: ${fault}`));
  }
  return faults;
}
