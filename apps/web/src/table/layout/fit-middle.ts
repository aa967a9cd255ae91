// Fits a question into the middle of the table, between the players, the hand and the header.
import type { Attachment } from 'svelte/attachments';
import { type Box, sharedArea } from '../../ui/free-place.ts';

/** What the question must not cover. */
const TAKEN = [
  '.seat',
  '.own-seat',
  '.tools button',
  '.hand .card',
  '.wilds',
  '.strip',
  '.bar :is(.icon-button, .title, .chip)',
].join(',');

/**
 * Sizes relative to the normal size, each with whether optional parts are hidden. Better forms come first.
 */
const FORMS: readonly (readonly [size: number, brief: boolean])[] = [
  ...[1, 0.92, 0.85].map(size => [size, false] as const),
  ...[1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55].map(size => [size, true] as const),
];

/** How far the question may move down (up if negative), in pixels. */
const MOVES = [0, 8, -8, 16, -16, 24, -24, 36, -36, 48, -48, 64, -64, 84, -84];

const GAP = 2;

/** A plain box: a `DOMRect` cannot be spread. */
function boxOf(element: Element, gap: number): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left - gap, top: top - gap, right: right + gap, bottom: bottom + gap };
}

const movedBy = (box: Box, move: number): Box => ({ ...box, top: box.top + move, bottom: box.bottom + move });

/** The boxes of the question's parts. Together they cover less than the box around the whole question. */
const partsOf = (element: HTMLElement): readonly Box[] =>
  [...element.children]
    .map(one => boxOf(one, 0))
    .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);

/** The area that is covered or off the screen, in square pixels. */
const coveredBy = (parts: readonly Box[], taken: readonly Box[], screen: Box): number =>
  parts.reduce((sum, part) => {
    const area = (part.right - part.left) * (part.bottom - part.top);
    const outside = area - sharedArea(part, screen);
    return sum + outside + taken.reduce((all, one) => all + sharedArea(part, one), 0);
  }, 0);

/** Applies the first form and position that cover nothing, or else those that cover the smallest area. */
function fit(element: HTMLElement): void {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const screen = { left: 0, top: 0, right, bottom };
  const taken = [...document.querySelectorAll(TAKEN)].filter(one => one.checkVisibility()).map(one => boxOf(one, GAP));
  const shape = ([size, brief]: (typeof FORMS)[number], move: number): void => {
    element.toggleAttribute('data-brief', brief);
    element.style.setProperty('--fit', `${size}`);
    element.style.setProperty('--move', `${move}px`);
  };
  let best: readonly [form: (typeof FORMS)[number], move: number] = [[1, false], 0];
  let least = Number.POSITIVE_INFINITY;
  for (const form of FORMS) {
    shape(form, 0);
    const parts = partsOf(element);
    for (const move of MOVES) {
      const covered = coveredBy(
        parts.map(part => movedBy(part, move)),
        taken,
        screen,
      );
      if (covered < least) [best, least] = [[form, move], covered];
      if (least === 0) break;
    }
    if (least === 0) break;
  }
  shape(...best);
}

/** Keeps a question fitted into the middle while the screen, the text and the players change. */
export const fittedInMiddle: Attachment<HTMLElement> = element => {
  const again = (): void => fit(element);
  again();
  const content = new MutationObserver(again);
  content.observe(element, { characterData: true, childList: true, subtree: true });
  // the table adapts to its screen one frame later
  const screen = new ResizeObserver(() => requestAnimationFrame(() => requestAnimationFrame(again)));
  for (const one of [document.documentElement, ...document.querySelectorAll('.seat, .own-seat, .hand')])
    screen.observe(one);
  return () => {
    content.disconnect();
    screen.disconnect();
  };
};
