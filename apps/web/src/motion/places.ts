// Measures positions on the page, once before and once after a redraw.
import { boxOf, screenSize } from '../ui/page-pixels.ts';
import type { Centre, Point } from './path.ts';

export interface CardPlace extends Point {
  readonly width: number;
  readonly turn: number; // rotation in degrees
  readonly element: HTMLElement;
}

/** Where cards and seats were before a redraw. */
export interface Before {
  readonly hand: ReadonlyMap<string, CardPlace>;
  readonly plays: ReadonlySet<Element>;
  readonly slots: ReadonlySet<Element>;
  readonly pairs: readonly Pair[];
  readonly counts: ReadonlyMap<Element, string>;
  readonly screen: 'none' | 'table' | 'moon';
}

export interface Pair {
  readonly seat: number;
  readonly hidden: CardPlace;
  readonly top: CardPlace;
}

// All elements in the body that match the selector. The drawings of the cards are outside the body, so they
// do not slow down the search.
export const all = (selector: string): readonly HTMLElement[] => [
  ...document.body.querySelectorAll<HTMLElement>(selector),
];
export const one = (selector: string): HTMLElement | null => document.body.querySelector<HTMLElement>(selector);

export const PLAYS = '.play[data-play]';
export const SLOTS = '.pair.mine [class^="slot"]:not(.free)';
const COUNTS = ':is(.seat, .own-seat) :is(.tricks, .points)';

/**
 * Measures the table as it is drawn now, including the cards of a bout (a round of Capture) that is shown.
 */
export function measure(): Before {
  return {
    hand: new Map([...handCards()].map(([key, card]) => [key, placeOf(card)])),
    plays: new Set(all(PLAYS)),
    slots: new Set(all(SLOTS)),
    pairs: all('.pair.open').flatMap(pair => {
      const hidden = pair.querySelector<HTMLElement>('.hidden .card');
      const top = pair.querySelector<HTMLElement>('.shown .card');
      return hidden && top ? [{ seat: Number(pair.dataset.pair), hidden: placeOf(hidden), top: placeOf(top) }] : [];
    }),
    counts: new Map(all(COUNTS).map(count => [count, count.textContent ?? ''])),
    screen: one('.moonshot') ? 'moon' : one('.table-screen') ? 'table' : 'none',
  };
}

/** The cards of the hand by name. The name of an equal card has a plus sign for each equal card before it. */
export function handCards(): ReadonlyMap<string, HTMLElement> {
  const cards = new Map<string, HTMLElement>();
  for (const card of all('[data-zone="hand"] [data-card]')) {
    let name = card.dataset.card ?? '';
    while (cards.has(name)) name += '+';
    cards.set(name, card);
  }
  return cards;
}

export const counts = (): readonly HTMLElement[] => all(COUNTS);

/** The centre of an element. */
export function centreOf(element: Element): Point {
  const { left, top, width, height } = boxOf(element);
  return { x: left + width / 2, y: top + height / 2 };
}

/** The centre of an element, its width before rotation, and its rotation. */
export function placeOf(element: HTMLElement): CardPlace {
  const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
  const turn = (Math.atan2(b, a) * 180) / Math.PI;
  return { ...centreOf(element), width: element.offsetWidth, turn, element };
}

/** The centre of an element as it would be without its running animation. */
export function restOf(element: HTMLElement): Point {
  const from = element.offsetParent === null ? { left: 0, top: 0 } : boxOf(element.offsetParent);
  return {
    x: from.left + element.offsetLeft + element.offsetWidth / 2,
    y: from.top + element.offsetTop + element.offsetHeight / 2,
  };
}

/** The position of each seat's cards. It is measured when it is first needed, and then cached. */
export function seatPoints(own: number): (seat: number) => Point {
  const known = new Map<number, Point>();
  return seat => {
    const point = known.get(seat) ?? seatPoint(seat, own);
    known.set(seat, point);
    return point;
  };
}

/**
 * The centre of the seat's avatar. If the avatar is not drawn, a point at the lower edge of the screen for
 * the viewer, and at its upper edge for other seats.
 */
function seatPoint(seat: number, own: number): Point {
  const face = one(`[data-seat="${seat}"] .face`);
  const drawn = face !== null && face.getClientRects().length > 0;
  if (drawn) return centreOf(face);
  const { width, height } = screenSize();
  return { x: width / 2, y: seat === own ? height - 40 : 40 };
}

/** The centre of the table, with the radius of the ring that is drawn around it. */
export function middle(): Centre {
  const pool = one('.pool');
  if (pool !== null) return { ...centreOf(pool), ring: pool.offsetWidth / 2 };
  const { width, height } = screenSize();
  return { x: width / 2, y: height / 2, ring: Math.min(width, height) / 3 };
}
