// Runs on the big screen of a living room. Measures where the open cards lie and what overlaps.
import type { Page } from 'playwright-core';

/** What is seen of the open cards; lengths are shares of the picture. */
export interface BigPicture {
  readonly cards: number;
  readonly off: number; // from the middle of the picture to that of the cards
  readonly index: number; // height of the lowest index
  readonly text: number; // factor by which the text is larger than usual
  readonly taken: readonly string[]; // what each side has taken in the deal
  readonly hearts: string | null; // whether hearts are broken
  readonly faults: readonly string[];
}

const READ = `(() => {
  const cards = [...document.querySelectorAll('[data-open] .card')];
  if (cards.length === 0) return null;
  const boxes = cards.map(card => card.getBoundingClientRect());
  /** Width of a shape's line, which its box does not include. */
  const lineOf = shape => {
    const { stroke, strokeWidth } = getComputedStyle(shape);
    return stroke === 'none' ? 0 : Number.parseFloat(strokeWidth) * shape.getScreenCTM().d;
  };
  /** Height of a card's index: of the tallest shape in the card's upper left corner. */
  const indexOf = (card, box) => {
    const face = card.querySelector('.compact-face');
    const symbol = document.querySelector(face.querySelector('use').getAttribute('href'));
    const shapes = [...symbol.children].filter(one => !/rect|clip/i.test(one.tagName)).map(one => one.cloneNode(true));
    face.append(...shapes);
    const all = shapes.map(shape => ({ box: shape.getBoundingClientRect(), line: lineOf(shape) }));
    for (const one of shapes) one.remove();
    const corner = all.filter(one =>
      one.box.right < box.left + box.width * 0.5 && one.box.top < box.top + box.height * 0.2);
    return Math.max(0, ...corner.map(one => one.box.height + one.line));
  };
  const covered = cards.filter((card, i) => {
    const { left, top, width, height } = boxes[i];
    return !card.contains(document.elementFromPoint(left + width * 0.15, top + height * 0.16));
  });
  const named = one => one.className + ' ' + (one.textContent || one.dataset.open || '').trim();
  const parts = [...document.querySelectorAll(
    '.by, [data-tag], [data-side], .code .qr, .code h2, .result, header > *, .notice',
  )].map(part => ({ part, box: part.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
  const whole = [...parts, ...cards.map((part, i) => ({ part, box: boxes[i] }))];
  const shared = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );
  const isTagged = (a, b) => a.matches('[data-tag]') && b.matches('.card');
  return {
    cards: cards.length,
    off: Math.abs((Math.min(...boxes.map(one => one.left)) + Math.max(...boxes.map(one => one.right))) / 2
      - innerWidth / 2) / innerWidth,
    index: Math.min(...cards.map((card, i) => indexOf(card, boxes[i]))) / innerHeight,
    text: Number.parseFloat(getComputedStyle(document.querySelector('[data-screen="big"]')).fontSize)
      / (3.2 * Math.min(innerHeight, innerWidth * 1.4) / 100),
    taken: [...document.querySelectorAll('[data-taken]')].map(one => one.textContent.trim()),
    hearts: document.querySelector('[data-hearts]')?.dataset.hearts ?? null,
    faults: [
      ...covered.map(card => 'covered: ' + card.getAttribute('aria-label')),
      ...whole.filter(({ box }) =>
        box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
      ).map(({ part }) => 'outside: ' + named(part)),
      ...parts.flatMap((one, i) => whole.slice(i + 1).flatMap(other =>
        shared(one.box, other.box) <= 1 || isTagged(one.part, other.part)
          ? [] : [named(one.part) + ' and ' + named(other.part)],
      )),
    ],
  };
})()`;

/** Measures the big screen; null while no card lies open. */
export const bigPicture = (page: Page): Promise<BigPicture | null> => page.evaluate(READ);

/** A script that stops all messages to the page once this many cards lie open, so that the picture stays. */
export const stopsAt = (cards: number): string => `
  let isStopped = false;
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(handle) { set.call(this, event => isStopped || handle(event)); },
  });
  new MutationObserver(() => {
    if (document.querySelectorAll('[data-open]').length >= ${cards}) isStopped = true;
  }).observe(document, { childList: true, subtree: true });`;
