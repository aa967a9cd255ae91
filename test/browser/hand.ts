// Pointer input on the page: tap, drag with the mouse, swipe with a finger.
import type { Locator, Page } from 'playwright-core';
import { HAND } from './clicker.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The card's button in the hand. */
export const inHand = (page: Page, card: string): Locator => page.locator(`${HAND}[data-card="${card}"]`).first();

/** A point of a card that is visible even below its neighbour. */
export async function cornerOf(page: Page, card: string): Promise<Point> {
  const box = await inHand(page, card).boundingBox();
  if (box === null) throw new Error(`Cannot point at ${card}: it is not drawn`);
  return { x: box.x + 10, y: box.y + 34 };
}

export async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`Cannot point at ${selector}: it is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const POOL = '.pool';

/** Drags a card to a point without releasing the mouse. */
export async function carry(page: Page, card: string, to: Point): Promise<void> {
  const from = await cornerOf(page, card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

export async function drag(page: Page, card: string, to: Point): Promise<void> {
  await carry(page, card, to);
  await page.mouse.up();
}

const BETWEEN_S = 0.016;

/**
 * One finger touches, moves along the points and lifts; at human speed by the events' timestamps, on any
 * machine.
 */
async function stroke(page: Page, points: readonly Point[]): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  for (const [i, point] of points.entries()) {
    const [type, timestamp] = [i === 0 ? 'touchStart' : 'touchMove', began + i * BETWEEN_S] as const;
    await finger.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: [point] });
  }
  const timestamp = began + points.length * BETWEEN_S;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', timestamp, touchPoints: [] });
}

/** A short upward swipe on a card. */
export async function swipeUp(page: Page, card: string): Promise<void> {
  const { x, y } = await cornerOf(page, card);
  await stroke(
    page,
    [0, 12, 24, 36, 48, 60].map(up => ({ x, y: y - up })),
  );
}

/** Waits until the hand holds `count` cards at rest. */
export async function holds(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    ([cards, n]) => {
      const all = [...document.querySelectorAll(cards as string)];
      return all.length === n && all.every(card => card.matches(':not([data-dragged], [data-returning])'));
    },
    [HAND, count] as const,
  );
}

/** DOM types for functions that run on the page; these tests have Node's types. */
declare const document: { querySelectorAll(selector: string): Iterable<{ matches(selector: string): boolean }> };
