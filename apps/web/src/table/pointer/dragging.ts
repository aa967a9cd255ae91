// Dragging of cards: a drag moves a card to a drop place, and a flick upwards plays it.
import type { Card } from '@moonshot/rules/cards';
import type { Pointer, Target } from '../../model/message.ts';
import { pageScale } from '../../ui/page-pixels.ts';
import { kindOf } from './click-pointer.ts';

/** How many pixels a pointer may move before a tap becomes a drag. */
const STRAY: Readonly<Record<Pointer, number>> = { mouse: 6, touch: 10, pen: 10 };
/** Minimum length in pixels of an upward stroke that counts as a flick. */
const FLICK_PX = 36;
const FLICK_MS = 450;
/** Number of pixels around a drop place that still count as inside. */
const NEAR_PX = 10;
const RETURN_MS = 320;

export type Drop = (card: Card, on: Target) => void;

interface Drag {
  readonly id: number;
  readonly pointer: Pointer;
  readonly element: HTMLElement;
  readonly drawn: HTMLElement; // the element that moves with the pointer
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly end: (event: PointerEvent | null) => void;
  begun: boolean;
}

let drag: Drag | undefined;
let swallow = false; // whether to suppress the click that the browser sends after a drag

/**
 * Makes an element draggable. `card` is called when the card is dropped, so that a new view does not cancel
 * the drag.
 */
export function draggable(card: () => Card, drop: Drop): (element: HTMLElement) => () => void {
  return element => {
    const down = (event: PointerEvent): void => {
      if (drag !== undefined || !event.isPrimary || event.button !== 0) return;
      begin(element, event, on => drop(card(), on));
    };
    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      if (drag?.element === element) drag.end(null);
    };
  };
}

function begin(element: HTMLElement, event: PointerEvent, drop: (on: Target) => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (last: PointerEvent | null): void => {
    const was = drag;
    drag = undefined;
    listening.abort();
    if (was?.begun !== true) return;
    const target = last === null ? null : targetAt(was, last);
    light(null);
    settle(was.drawn);
    swallow = true;
    if (target !== null) drop(target);
  };
  drag = {
    id: event.pointerId,
    pointer: kindOf(event),
    element,
    drawn: element.querySelector<HTMLElement>('.card') ?? element,
    x: event.clientX,
    y: event.clientY,
    at: event.timeStamp,
    end,
    begun: false,
  };
  const mine = (then: (event: PointerEvent) => void) => (one: PointerEvent) => {
    if (one.pointerId === drag?.id) then(one);
  };
  window.addEventListener('pointermove', mine(move), { signal });
  window.addEventListener('pointerup', mine(end), { signal });
  window.addEventListener(
    'pointercancel',
    mine(() => end(null)),
    { signal },
  );
  window.addEventListener('blur', () => end(null), { signal });
  window.addEventListener('keydown', letGo, { signal, capture: true });
}

/** Escape cancels the drag. No other handler gets this key press. */
function letGo(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || drag?.begun !== true) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  drag.end(null);
}

function move(event: PointerEvent): void {
  if (drag === undefined) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.begun) {
    if (Math.hypot(dx, dy) < STRAY[drag.pointer]) return;
    drag.begun = true;
    drag.drawn.removeAttribute('data-returning');
    drag.drawn.setAttribute('data-dragged', '');
    hold(drag.element, drag.id);
  }
  const scale = pageScale();
  drag.drawn.style.setProperty('translate', `${dx / scale}px ${dy / scale}px`);
  light(placeAt(event));
}

/** Captures the pointer, so that its events arrive even if it is outside the window. */
function hold(element: HTMLElement, id: number): void {
  try {
    element.setPointerCapture(id);
  } catch {
    return; // the pointer is already gone, and the event of its end follows
  }
}

/** The innermost drop place at the pointer. */
function placeAt({ clientX: x, clientY: y }: PointerEvent): HTMLElement | null {
  const places = [...document.querySelectorAll<HTMLElement>('[data-drop]')].flatMap(place => {
    const { left, right, top, bottom, width, height } = place.getBoundingClientRect();
    const inside = x >= left - NEAR_PX && x <= right + NEAR_PX && y >= top - NEAR_PX && y <= bottom + NEAR_PX;
    return inside && width > 0 ? [{ place, size: width * height }] : [];
  });
  return places.sort((a, b) => a.size - b.size)[0]?.place ?? null;
}

function targetAt(was: Drag, event: PointerEvent): Target | null {
  const name = placeAt(event)?.getAttribute('data-drop') ?? undefined;
  const [dx, dy] = [event.clientX - was.x, event.clientY - was.y];
  const flick = was.pointer !== 'mouse' && -dy >= FLICK_PX && -dy > Math.abs(dx) && event.timeStamp - was.at < FLICK_MS;
  if (name === undefined || name === 'hand') return flick ? 'table' : (name ?? null);
  return name === 'table' || name === 'hidden' || name === 'shown' ? name : Number(name);
}

/** Marks the drop place that would take the card. */
function light(place: Element | null): void {
  for (const other of document.querySelectorAll('[data-over]')) if (other !== place) other.removeAttribute('data-over');
  if (place !== null && !place.hasAttribute('data-over')) place.setAttribute('data-over', '');
}

/** Moves the card back to the hand, unless the table removes the card meanwhile. */
function settle(drawn: HTMLElement): void {
  drawn.removeAttribute('data-dragged');
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    drawn.style.removeProperty('translate');
    return;
  }
  drawn.setAttribute('data-returning', '');
  drawn.style.setProperty('translate', '0px 0px');
  setTimeout(() => {
    if (drawn.hasAttribute('data-dragged')) return;
    drawn.removeAttribute('data-returning');
    drawn.style.removeProperty('translate');
  }, RETURN_MS);
}

/** Suppresses a click that only ends a drag. */
function swallowed(event: MouseEvent): void {
  if (!swallow || event.detail === 0) return;
  swallow = false;
  event.preventDefault();
  event.stopPropagation();
}

window.addEventListener('click', swallowed, { capture: true });
window.addEventListener(
  'pointerdown',
  () => {
    swallow = false;
  },
  { capture: true },
);
