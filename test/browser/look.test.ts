// Appearance options: large text, large cards, left hand, forced colours, target sizes, focus rings. Looks at
// many screens in many styles.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ENLARGED_SIZES } from '../../apps/web/testing/screen-sizes.ts';
import { freshSample } from '../seeds.ts';
import { HAND } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { SCREENS, type Screen, visitTo } from './screens.ts';
import { staged } from './staged.ts';

/** DOM types for functions that run on the page; these tests have Node's types. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}
interface Root extends Shown {
  getAnimations(options: object): readonly unknown[];
}
interface Shown {
  readonly dataset: Record<string, string | undefined>;
  readonly className: unknown;
  readonly tagName: string;
  readonly textContent: string;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly clientWidth: number;
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly textContent: string | null }>;
  readonly parentElement: Shown | null;
  getBoundingClientRect(): Box;
  getAttribute(name: string): string | null;
  contains(other: Shown | null): boolean;
  closest(selector: string): Shown | null;
  scrollIntoView(options: object): void;
}
declare const document: {
  readonly documentElement: Root;
  querySelectorAll(selector: string): Iterable<Shown>;
  elementFromPoint(x: number, y: number): Shown | null;
};
declare function getComputedStyle(element: Shown): Readonly<Record<string, string>>;
declare function requestAnimationFrame(then: () => void): number;
declare const innerWidth: number;
declare const innerHeight: number;

const site = await sharedSite();

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SIZES = [WIDE, PHONE];
const SIDE = { width: 844, height: 390 };
const ENLARGED = ENLARGED_SIZES.map(([width, height]) => ({ width, height }));

const settings: Screen = {
  name: 'settings',
  next: page => page.locator('[data-act="settings"]').first().click(),
  shows: 'dialog.settings',
};
const statistics: Screen = {
  name: 'statistics',
  next: page => page.locator('[data-act="statistics"]').first().click(),
  shows: '[data-screen="statistics"] h1',
};
/** The screen of this name. Throws if there is none. */
const named = (name: string): Screen => {
  const screen = [settings, statistics, ...SCREENS].find(one => one.name === name);
  if (screen === undefined) throw new Error(`Cannot look at ${name}: there is no such screen`);
  return screen;
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Waits for the redraw after a change of size: the table follows its screen a frame later. */
const redrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))));

/** Rotates or resizes the screen. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await redrawn(page);
}

/** Enlarges the text after the screen is open: a table is found in home's list at the default size. */
async function enlarge(page: Page, text: string): Promise<void> {
  await page.evaluate(size => {
    document.documentElement.dataset.text = size;
  }, text);
  await redrawn(page);
}

/** Runs on the page: text that leaves the screen, or is clipped by a box that does not scroll. */
function readClipped(): readonly string[] {
  const clips = (style: Readonly<Record<string, string>>): boolean =>
    ['hidden', 'clip'].includes(style.overflowX ?? '') || ['hidden', 'clip'].includes(style.overflowY ?? '');
  const faults: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const words = [...element.childNodes]
      .filter(node => node.nodeType === 3)
      .map(node => node.textContent?.trim() ?? '');
    const text = words.join('');
    if (text === '' || element.closest('.visually-hidden, [hidden], svg, script, style') !== null) continue;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (box.width <= 1 || style.visibility === 'hidden' || style.opacity === '0') continue;
    if (clips(style) && element.scrollWidth > element.clientWidth + 1) faults.push(`cut: ${text}`);
    let scrolls = false;
    for (let up = element.parentElement; up !== null; up = up.parentElement)
      scrolls ||= ['auto', 'scroll'].includes(getComputedStyle(up).overflowX ?? '') && up.tagName !== 'BODY';
    if (!scrolls && (box.left < -1 || box.right > innerWidth + 1)) faults.push(`beside the screen: ${text}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  return faults;
}

/** Runs on the page: elements that cannot be hit near their centre, after scrolling to them. */
function readUnhittable(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].flatMap(element => {
    if (element.getBoundingClientRect().width === 0) return [];
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit) ? [] : [`${element.getAttribute('data-act')}: ${element.textContent.trim()}`];
  });
}

const LARGE: readonly (readonly [name: string, keys: string])[] = [
  ['home', '[data-act], [data-game], [data-seats]'],
  ['play', '[data-act="hint"], [data-act="menu"], [data-act="leave"]'],
  ['pass', '[data-act="confirm"], [data-act="hint"], [data-act="menu"]'],
  ['scores', '[data-act]'],
  ['settings', 'dialog label'],
  ['statistics', 'button'],
  ['menu', 'dialog [data-act]'],
  ['rules', 'dialog [data-act]'],
  ['account', 'dialog [data-act]'],
];

test.each(freshSample('large screens', LARGE, 4))(
  'at twice the size %s cuts no text, does not scroll sideways, and can be used',
  async (name, keys) => {
    await visitTo(site, named(name), {}, async ({ page }) => {
      for (const viewport of SIZES) {
        await enlarge(page, '100');
        await resize(page, viewport);
        const before = await textSize(page, 'h1, h2, button');
        await enlarge(page, '200');
        expect(await page.evaluate(readClipped), `${viewport.width}`).toEqual([]);
        expect(await page.evaluate(readUnhittable, keys), `${viewport.width}`).toEqual([]);
        expect(await textSize(page, 'h1, h2, button'), `${viewport.width}`).toBeCloseTo(2 * before, 0);
      }
    });
  },
);

/** The font size of the first text in a matching element. */
const textSize = (page: Page, selector: string): Promise<number> =>
  page.evaluate(wanted => {
    const [first] = [...document.querySelectorAll(wanted)].filter(element => element.getBoundingClientRect().width > 1);
    return first === undefined ? 0 : Number.parseFloat(getComputedStyle(first).fontSize ?? '');
  }, selector);

/** Runs on the page. Returns the cards on the table and in the hand whose index is covered. */
function readHiddenIndices(): readonly string[] {
  return [...document.querySelectorAll('[data-zone="hand"] [data-card], .play .card')].flatMap(card => {
    const { left, top, width } = card.getBoundingClientRect();
    const hit = document.elementFromPoint(left + Math.min(12, width * 0.2), top + width * 0.25);
    return card.contains(hit)
      ? []
      : [`${card.dataset.card ?? card.getAttribute('aria-label')} under ${hit?.className}`];
  });
}

test.each([
  ['play', 'usual', ['200', '100']],
  ['play', 'large', ['100']],
  ['pass', 'usual', ['200', '100']],
  ['pass', 'large', ['100']],
])('on %s with %s cards nothing lies over an index, with text of each size of %j', async (name, cards, texts) => {
  await visitTo(site, named(name), { stored: { 'moonshot.cards': cards } }, async ({ page }) => {
    for (const viewport of [...SIZES, SIDE, { width: 640, height: 400 }, ...ENLARGED])
      for (const text of texts) {
        await enlarge(page, viewport.height > 400 ? text : '100');
        await resize(page, viewport);
        expect(await page.evaluate(readHiddenIndices), `${text}, ${viewport.width} × ${viewport.height}`).toEqual([]);
      }
  });
});

/** Runs on the page: boxes that scroll horizontally, except the expandable tables beside charts. */
function readSideways(): readonly string[] {
  return [...document.querySelectorAll('main *')].flatMap(element => {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX ?? '');
    if (!scrolls || element.closest('details') !== null || element.scrollWidth <= element.clientWidth + 1) return [];
    return [`${element.className}: ${element.scrollWidth} in ${element.clientWidth}`];
  });
}

test.each(freshSample('narrow screens', ['league', 'contest', 'tournament', 'rated', 'board', 'statistics'], 2))(
  'at twice the size and 320 px %s cuts no text, and nothing scrolls sideways',
  async name => {
    await visitTo(site, named(name), {}, async ({ page }) => {
      await enlarge(page, '200');
      await resize(page, { width: 320, height: 640 });
      expect(await page.evaluate(readClipped)).toEqual([]);
      expect(await page.evaluate(readSideways)).toEqual([]);
    });
  },
);

/** The visible width of each card of the hand, and the width of a card. */
async function hand(page: Page): Promise<{ readonly shown: number; readonly width: number }> {
  return page.locator(HAND).evaluateAll(cards => {
    const boxes = cards.map(card => (card as unknown as Shown).getBoundingClientRect());
    const middles = boxes.map(({ left, width }) => left + width / 2);
    const steps = middles.slice(1).map((middle, i) => middle - (middles[i] ?? 0));
    const width = Math.min(...boxes.map(box => box.width));
    return { shown: Math.min(...steps.filter(step => step > 0)), width };
  });
}

test('large cards are larger by 15 % or more, show 24 px or more, and carry the large index', async () => {
  const sizes = [...SIZES, SIDE, { width: 820, height: 1180 }, { width: 430, height: 932 }];
  const look = async (cards: string): Promise<readonly Awaited<ReturnType<typeof hand>>[]> => {
    const found: Awaited<ReturnType<typeof hand>>[] = [];
    await visitTo(site, named('pass'), { stored: { 'moonshot.cards': cards } }, async ({ page }) => {
      for (const size of sizes) {
        await resize(page, size);
        found.push(await hand(page));
        if (cards === 'large') expect(await page.locator(`${HAND} > svg.compact-face`).first().isVisible()).toBe(true);
      }
    });
    return found;
  };
  const [usual, large] = [await look('usual'), await look('large')];
  for (const [i, { width, height }] of sizes.entries()) {
    const at = `${width} × ${height}`;
    expect((large[i]?.width ?? 0) / (usual[i]?.width ?? 1), at).toBeGreaterThan(1.15);
    expect(large[i]?.shown, at).toBeGreaterThanOrEqual(23.5);
  }
});

test('held in the left hand the buttons lie on the left and the viewer on the right; the fan stays as it is', async () => {
  for (const held of ['right', 'left'])
    await visitTo(site, named('play'), { stored: { 'moonshot.hand': held } }, async ({ page }) => {
      for (const viewport of [...SIZES, SIDE]) {
        await resize(page, viewport);
        const tools = await page.locator('.tools').boundingBox();
        const me = await page.locator('.own-seat').boundingBox();
        expect(Math.sign((tools?.x ?? 0) - (me?.x ?? 0)), `${held}, ${viewport.width}`).toBe(held === 'right' ? 1 : -1);
        expect(await page.evaluate(readHiddenIndices)).toEqual([]);
      }
    });
});

/**
 * Runs on the page: targets smaller than a finger. A label counts for its field, and cards of a fan show 24
 * px.
 */
function readSmall(): readonly string[] {
  return [...document.querySelectorAll('button, a[href], label, input:not([type="radio"]), select')].flatMap(
    element => {
      if (element.closest('[data-zone="hand"], .labelled label') !== null) return [];
      const { width, height } = element.getBoundingClientRect();
      const drawn = width > 0 && getComputedStyle(element).visibility !== 'hidden';
      if (!drawn || (width >= 43.5 && height >= 43.5)) return [];
      return [`${element.textContent.trim() || element.getAttribute('aria-label')}: ${width} × ${height}`];
    },
  );
}

test.each(
  freshSample(
    'looks',
    ['home', 'play', 'pass', 'scores', 'settings', 'menu', 'statistics', 'rated', 'board', 'league'],
    4,
  ),
)('on a phone every control of %s is 44 px wide and high', async name => {
  await visitTo(site, named(name), { viewport: PHONE, touch: true }, async ({ page }) => {
    expect(await page.evaluate(readSmall)).toEqual([]);
    // a tap draws no box behind a round button
    const flash = await page.evaluate('getComputedStyle(document.querySelector("button")).webkitTapHighlightColor');
    expect(flash).toBe('rgba(0, 0, 0, 0)');
  });
});

test('a table and the scores of a long match fill a phone, and the page itself does not scroll', async () => {
  const long = await staged({ game: 'ricketts', seats: 4, ask: 'scores', deals: 12 });
  await visitTo(site, named('play'), { viewport: PHONE }, async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'table').toBe(PHONE.height);
  });
  await visit(site, { viewport: PHONE, tables: [long] }, async ({ page }) => {
    await page.locator(`[data-table="${long.id}"]`).first().click();
    await page.locator('[data-screen="scores"][data-over="yes"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'scores').toBe(PHONE.height);
  });
});

/** Runs on the page: what is wrong with the focus ring (not drawn, or clipped by a box); otherwise null. */
function readFocus(): string | null {
  const [element] = [...document.querySelectorAll(':focus-visible')];
  if (element === undefined) return null;
  const field = element.getAttribute('type') === 'radio' ? (element.parentElement ?? element) : element;
  const style = getComputedStyle(field);
  const name = `${field.textContent.trim() || field.getAttribute('aria-label')}`;
  if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth ?? '0') < 2) return `no ring: ${name}`;
  const out = Number.parseFloat(style.outlineWidth ?? '0') + Number.parseFloat(style.outlineOffset ?? '0');
  const { left, top, right, bottom } = field.getBoundingClientRect();
  for (let up = field.parentElement; up !== null; up = up.parentElement) {
    const { overflowX } = getComputedStyle(up);
    if (overflowX === 'visible' || up.tagName === 'BODY' || up.tagName === 'HTML') continue;
    const box = up.getBoundingClientRect();
    if (left - out < box.left || right + out > box.right || top - out < box.top || bottom + out > box.bottom)
      return `cut ring: ${name}`;
  }
  return left - out < 0 || right + out > innerWidth || top - out < 0 || bottom + out > innerHeight
    ? `outside: ${name}`
    : null;
}

test.each(['home', 'scores', 'settings', 'play', 'menu'])(
  'the ring of the focus is whole everywhere on %s',
  async name => {
    await visitTo(site, named(name), {}, async ({ page }) => {
      for (const [viewport, key] of [
        [WIDE, 'Tab'],
        [PHONE, 'Shift+Tab'], // and back
      ] as const) {
        await resize(page, viewport);
        const faults = new Set<string>();
        for (let i = 0; i < 24; i++) {
          await page.keyboard.press(key);
          const fault = await page.evaluate(readFocus);
          if (fault !== null) faults.add(fault);
        }
        expect([...faults], `${viewport.width}`).toEqual([]);
      }
    });
  },
);

const media: readonly (readonly [string, Parameters<Page['emulateMedia']>[0]])[] = [
  ['forced colours', { forcedColors: 'active' }],
  ['more contrast', { contrast: 'more' }],
];

test.each(media)('with %s cards that may be played, may not, and are chosen still differ', async (_, wanted) => {
  await visitTo(site, named('play'), {}, async ({ page }) => {
    await page.emulateMedia(wanted);
    const ring = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate(card => getComputedStyle(card as unknown as Shown).outlineStyle ?? '');
    expect(await ring(`${HAND}.up`)).toBe('solid');
    expect(await ring(`${HAND}.dim`)).toBe('none');
    const veil = await page
      .locator(`${HAND}.dim`)
      .first()
      .evaluate(card => {
        const styled = getComputedStyle as unknown as (of: unknown, part: string) => Readonly<Record<string, string>>;
        return styled(card, '::after').backgroundColor ?? '';
      });
    expect(veil).toMatch(/0\.\d+\)$/);
  });
  await visitTo(site, named('pass'), {}, async ({ page }) => {
    await page.emulateMedia(wanted);
    await page.locator(HAND).first().click();
    const shadow = await page
      .locator(`${HAND}.sel`)
      .first()
      .evaluate(card => getComputedStyle(card as unknown as Shown).boxShadow ?? '');
    expect(shadow).not.toBe('none');
  });
});

test.each(['home', 'games', 'puzzles', 'house', 'house-form', 'settings'])(
  'with forced colours all that can be pressed on %s has an edge',
  async name => {
    await visitTo(site, named(name), {}, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll('button, select, label:has(> input[type="radio"])')]
          .filter(
            one => getComputedStyle(one).outlineStyle === 'none' && getComputedStyle(one).borderTopStyle === 'none',
          )
          .map(one => one.textContent.trim()),
      );
      expect(bare).toEqual([]);
    });
  },
);

test('a won match has its moon, in the same place with motion and without; a deal in between has none', async () => {
  const places: string[] = [];
  for (const motion of [true, false])
    await visitTo(site, named('match-end'), { motion }, async ({ page }) => {
      await page.waitForFunction(() => document.documentElement.getAnimations({ subtree: true }).length === 0);
      const disc = await page.locator('[data-win] .disc').boundingBox();
      places.push(JSON.stringify(disc));
      expect(disc?.width).toBeGreaterThan(70);
      expect(await page.locator('[data-win] .disc').evaluate(disc => getComputedStyle(disc as never).opacity)).toBe(
        '1',
      );
    });
  expect(new Set(places).size).toBe(1);
  await visitTo(site, named('scores'), {}, async ({ page }) => {
    expect(await page.locator('[data-win]').count()).toBe(0);
  });
});
