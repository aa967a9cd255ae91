// Fits a question into the middle of the table, between the players, the hand and the header.
import type { Attachment } from 'svelte/attachments';
import { afterPaint } from '../../ui/after-paint.ts';
import { type Box, sharedArea } from '../../ui/free-place.ts';
import { boxOf as pageBoxOf, screenSize } from '../../ui/page-pixels.ts';

/** The elements that the question must not cover. */
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
 * A form of the question: its size relative to the normal size, and whether its optional parts are hidden.
 */
export type QuestionForm = readonly [size: number, brief: boolean];

/** The forms of the question, the best ones first. */
const FORMS: readonly QuestionForm[] = [
  ...[1, 0.92, 0.85].map(size => [size, false] as const),
  ...[1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55].map(size => [size, true] as const),
];

/** By how many pixels the question may move down, or up if negative. */
const MOVES = [0, 8, -8, 16, -16, 24, -24, 36, -36, 48, -48, 64, -64, 84, -84];

const GAP = 2;

/** The box of an element, enlarged by `gap`, as a plain object, because a `DOMRect` cannot be spread. */
function boxOf(element: Element, gap: number): Box {
  const { left, top, right, bottom } = pageBoxOf(element);
  return { left: left - gap, top: top - gap, right: right + gap, bottom: bottom + gap };
}

const movedBy = (box: Box, move: number): Box => ({ ...box, top: box.top + move, bottom: box.bottom + move });

/** The boxes of the question's parts. They cover less than a single box around the whole question. */
const partsOf = (element: HTMLElement): readonly Box[] =>
  [...element.children]
    .map(one => boxOf(one, 0))
    .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);

/** The area of the parts that covers something or is off the screen, in square pixels. */
const coveredBy = (parts: readonly Box[], taken: readonly Box[], screen: Box): number =>
  parts.reduce((sum, part) => {
    const area = (part.right - part.left) * (part.bottom - part.top);
    const outside = area - sharedArea(part, screen);
    return sum + outside + taken.reduce((all, one) => all + sharedArea(part, one), 0);
  }, 0);

/**
 * The first form and move with which the question covers nothing, or else the form and move with which the
 * question covers the smallest area. `partsIn` returns the boxes of the question's parts in a form, before
 * the move.
 */
export function bestFit(
  partsIn: (form: QuestionForm) => readonly Box[],
  taken: readonly Box[],
  screen: Box,
): { readonly form: QuestionForm; readonly move: number; readonly covered: number } {
  let best: ReturnType<typeof bestFit> = { form: [1, false], move: 0, covered: Number.POSITIVE_INFINITY };
  for (const form of FORMS) {
    const parts = partsIn(form);
    for (const move of MOVES) {
      const moved = parts.map(part => movedBy(part, move));
      const covered = coveredBy(moved, taken, screen);
      if (covered < best.covered) best = { form, move, covered };
      if (covered === 0) return best;
    }
  }
  return best;
}

/** An event of the document: a question has been fitted, and may cover other places than before. */
export const FITTED = 'questionfitted';

/** The CSS properties with which animations move cards. A card at rest uses none of them. */
const MOVES_CARDS = ['translate', 'rotate', 'scale'];

/**
 * The boxes that the question must not cover. A card that is moving to the hand counts at the place where it
 * will lie.
 */
function takenBoxes(): readonly Box[] {
  const taken = [...document.querySelectorAll(TAKEN)].filter(one => one.checkVisibility());
  const flying = [...document.querySelectorAll<HTMLElement>('.hand .card:not([data-dragged], [data-returning])')];
  const moved = flying.filter(card => card.getAnimations().length > 0);
  for (const { style } of moved) for (const way of MOVES_CARDS) style.setProperty(way, 'none', 'important');
  const boxes = taken.map(one => boxOf(one, GAP));
  for (const { style } of moved) for (const way of MOVES_CARDS) style.removeProperty(way);
  return boxes;
}

/** Gives the question the form and the place that fit best. */
function fit(element: HTMLElement): void {
  const { width: right, height: bottom } = screenSize();
  const taken = takenBoxes();
  const shape = ([size, brief]: QuestionForm, move: number): void => {
    element.toggleAttribute('data-brief', brief);
    element.style.setProperty('--fit', `${size}`);
    element.style.setProperty('--move', `${move}px`);
  };
  const partsIn = (form: QuestionForm): readonly Box[] => {
    shape(form, 0);
    return partsOf(element);
  };
  const { form, move } = bestFit(partsIn, taken, { left: 0, top: 0, right, bottom });
  shape(form, move);
  document.dispatchEvent(new Event(FITTED));
}

/** Keeps a question fitted into the middle when the screen, the text or the players change. */
export const fittedInMiddle: Attachment<HTMLElement> = element => {
  const around = [document.documentElement, ...document.querySelectorAll('.seat, .own-seat, .hand')];
  const sizes = (): string =>
    [...around, element, ...element.children].map(one => `${one.clientWidth} ${one.clientHeight}`).join();
  // the sizes for which the question has its form, unknown until the observer reports the first ones
  let fitted: string | undefined;
  const again = (): void => {
    fit(element);
    fitted = sizes();
  };
  fit(element);
  // after the paint, so that the answer to a tap does not wait for it
  const content = new MutationObserver(() =>
    afterPaint(() => {
      if (sizes() !== fitted) again();
    }),
  );
  content.observe(element, { characterData: true, childList: true, subtree: true });
  // waits two frames, because the table adapts to the size of the screen one frame later
  const screen = new ResizeObserver(() => {
    fitted ??= sizes();
    if (sizes() !== fitted) requestAnimationFrame(() => requestAnimationFrame(again));
  });
  for (const one of around) screen.observe(one);
  return () => {
    content.disconnect();
    screen.disconnect();
  };
};
