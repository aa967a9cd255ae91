// Places an element of the online table where it covers nothing that a player looks at or taps.
import type { Attachment } from 'svelte/attachments';
import { type Box, freePlace, sharedArea } from '../../../ui/free-place.ts';

/** What may not be covered: players, cards and where they are played, texts and controls. */
const TAKEN = [
  '.seat',
  '.own-seat',
  '.hand .card',
  '.pool',
  '.trick .card',
  '.prompt:not(.hidden)',
  '.centre-box',
  '.finish',
  '.last',
  '.strip',
  '.bar .title',
  '.bar .chip',
  '.table-screen button',
  '.scores-screen :is(h1, p, table, li, button, .chip)',
  '[data-gather]',
  '[data-placed]',
].join(',');

/** The part of the round pool's box, on each side, that no card reaches. */
const POOL_RIM = 0.11;

const MARGIN = 8;
/** The least distance from what may not be covered. */
const GAP = 4;
/** Milliseconds between two looks whether something has come below. */
const LOOK_MS = 900;

/** The boxes of everything visible that may not be covered by the element. */
function takenBy(element: HTMLElement): readonly Box[] {
  return [...document.querySelectorAll(TAKEN)]
    .filter(one => !element.contains(one) && !one.contains(element))
    .map(boxOf)
    .filter(({ left, right, top, bottom }) => right > left && bottom > top);
}

function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  const rim = element.classList.contains('pool') ? box.width * POOL_RIM : -GAP;
  return { left: box.left + rim, right: box.right - rim, top: box.top + rim, bottom: box.bottom - rim };
}

/** Moves the element to a free place near `goal`. It stays where it is as long as it covers nothing there. */
function place(element: HTMLElement, goal: () => Box | undefined): void {
  const own = element.getBoundingClientRect();
  const taken = takenBy(element);
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { left: MARGIN, top: MARGIN, right: clientWidth - MARGIN, bottom: clientHeight - MARGIN };
  const isInside = own.left >= MARGIN && own.top >= MARGIN && own.right <= room.right && own.bottom <= room.bottom;
  if (isInside && taken.every(one => sharedArea(own, one) === 0)) return;
  const top = { left: clientWidth / 2, right: clientWidth / 2, top: MARGIN, bottom: MARGIN };
  const point = freePlace([own.width, own.height], room, taken, goal() ?? top);
  element.style.translate = `${Math.round(point.left)}px ${Math.round(point.top)}px`;
}

/** Keeps an element at a free place near `goal`, by default the middle of the upper edge. */
export const placedFreely =
  (goal: () => Box | undefined = () => undefined): Attachment<HTMLElement> =>
  element => {
    const again = (): void => place(element, goal);
    again();
    const timer = setInterval(again, LOOK_MS);
    const sizes = new ResizeObserver(again);
    sizes.observe(element);
    sizes.observe(document.documentElement);
    return () => {
      clearInterval(timer);
      sizes.disconnect();
    };
  };
