// Tables with many seats: every index is visible, and no two plates, cards or buttons overlap. A table is
// looked at on several screens and in several sizes of text, since what fits is known only once it is drawn.
import { variantOf } from '@moonshot/rules/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { click } from './clicker.ts';
import { sharedSite, visit } from './rig.ts';
import { type Scene, staged } from './staged.ts';

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
  readonly textContent: string | null;
  getBoundingClientRect(): Box;
  getAttribute(name: string): string | null;
  contains(other: Drawn | null): boolean;
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

const site = await sharedSite();

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** A trick game at seat 0's play, when at least so many cards lie. */
const trick = (id: string, seats: number, lying: number): Scene => {
  const variant = variantOf(id);
  return {
    game: variant?.base ?? id,
    seats,
    ask: 'play',
    overrides: variant?.overrides ?? {},
    is: ({ state }) => 'trick' in state && state.trick.plays.length >= lying,
  };
};

const TABLES: readonly (readonly [name: string, scene: Scene])[] = [
  ['Cancellation Hearts with eleven', trick('cancellation', 11, 9)],
  ['Cancellation Hearts with nine', trick('cancellation', 9, 7)],
  ['Cancellation Hearts with eight', trick('cancellation', 8, 6)],
  ['Classic Hearts with seven', trick('classic', 7, 5)],
  ['Classic Hearts with six', trick('classic', 6, 5)],
  ['Ricketts House Hearts', trick('ricketts', 4, 3)],
];

/** Runs on the page: indices of the trick that are covered, and parts of the table that overlap. */
function readOverlaps(): readonly string[] {
  const whole = new CSSStyleSheet(); // what lets the pointer through covers all the same
  whole.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [whole];
  const nameOf = (part: Drawn): string => `${part.className} ${part.textContent?.trim().slice(0, 24)}`;
  const covered = [...document.querySelectorAll('.play[data-play] .card')].flatMap(card => {
    const { left, top, width } = card.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width * 0.22, top + width * 0.26);
    return card.contains(hit) ? [] : [`index of ${card.getAttribute('aria-label')} under ${hit && nameOf(hit)}`];
  });
  document.adoptedStyleSheets = [];
  const parts = [...document.querySelectorAll('.seat, .own-seat, .prompt, .play .card, .tools button, .play.empty')]
    .filter(part => getComputedStyle(part).opacity !== '0' && part.getBoundingClientRect().width > 0)
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
      return apart ? [] : [`${nameOf(part)} and ${nameOf(other.part)}: ${Math.round(wide)} × ${Math.round(high)}`];
    }),
  );
  return [...covered, ...outside.map(({ part }) => `outside: ${nameOf(part)}`), ...overlapping];
}

/** Resizes the screen and the text and waits for the redraw. */
async function show(page: Page, size: (typeof SCREENS)[number], text: string): Promise<void> {
  await page.evaluate(wanted => {
    document.documentElement.dataset.text = wanted;
  }, text);
  await page.setViewportSize(size);
  await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
}

test.each(freshSample('crowded tables', TABLES, 3))(
  '%s: each index is seen, and nothing overlaps',
  async (_, scene) => {
    const table = await staged(scene);
    await visit(site, { tables: [table], stored: { 'moonshot.played': 'yes' } }, async ({ page }) => {
      await click(page, `[data-table="${table.id}"]`);
      await page.locator('.play[data-play]').first().waitFor();
      for (const size of SCREENS)
        for (const text of ['100', '125']) {
          await show(page, size, text);
          expect(await page.evaluate(readOverlaps), `${size.width} × ${size.height}, text ${text} %`).toEqual([]);
        }
    });
  },
);
