// Places a notice or a speech bubble over the table, if possible where it covers nothing that a player reads
// or taps.
import type { Attachment } from 'svelte/attachments';
import { afterPaint } from '../../ui/after-paint.ts';
import { type Box, sharedArea } from '../../ui/free-place.ts';
import { boxOf, screenSize } from '../../ui/page-pixels.ts';
import { FITTED } from './fit-middle.ts';
import { freeForm, isBurst, LARGE_SHARE, leastForm, MARGIN, noticeForms } from './notice-form.ts';

/** The elements that may not be covered: players, cards, texts and controls. */
const TAKEN = [
  '.seat',
  '.own-seat',
  '.hand .card',
  '.play .tag',
  '.pass-arrows path',
  '.pair',
  '.pair.mine > *',
  '.kitty',
  '.wilds',
  '.centre-box',
  '.moonshot :is(h1, h2, p)',
  '.last',
  '.table-screen button:not(.strip-open)',
  '.hand-only > .turn',
  '.scores-screen :is(h1, p, table, li, button, .chip)',
  '[data-gather]',
  '[data-screen="big"] :is(header > *, aside, .card, .by, .result, [data-player])',
];

/** The other notices. They may not be covered either, but make room for a notice with a place of its own. */
const OTHERS = '[data-placed]';

/**
 * The elements that may be covered if there is no other room, in this order. They are hidden while a notice
 * lies over them.
 */
const YIELDING: readonly string[] = ['.prompt:not(.hidden)', '.bar .title, .bar .chip, .strip'];

/** Notices that stand in the prompt's place, so that everybody at the table finds them at the same place. */
const IN_PLACE_OF_PROMPT = '[data-vote]';

/** The minimum distance from what may not be covered, in pixels. */
const GAP = 2;
/** Half the width of a drawn line in pixels. The box of an SVG element does not include it. */
const STROKE = 6;
/** How far the mark of a selected card rises above the card, in pixels. The mark has no box of its own. */
const CHOSEN_MARK = 21;
/** Milliseconds between two checks whether there is a better place. */
const LOOK_MS = 900;
/** Milliseconds after a change until a notice moves, so that the answer to a tap is drawn first. */
const SETTLED_MS = 120;
/** Milliseconds that a notice is measured before the next paint. */
const MEASURING_MS = 8;

const SEEN = { opacityProperty: true, visibilityProperty: true } as const;

/** Texts that count even if a notice hides them. */
const UNSEEN = YIELDING.join(',');

/**
 * The boxes of the matching elements outside the notice. Hidden elements are left out unless they match
 * `UNSEEN`.
 */
function boxesOf(selector: string, element: HTMLElement): readonly Box[] {
  return [...document.querySelectorAll(selector)]
    .filter(one => !element.contains(one) && !one.contains(element))
    .filter(one => one.matches(UNSEEN) || one.checkVisibility(SEEN))
    .map(spacedBox)
    .filter(({ left, right, top, bottom }) => right > left && bottom > top);
}

/** The box of an element, with the distance that a notice keeps from it. */
function spacedBox(element: Element): Box {
  const box = boxOf(element);
  const gap = element instanceof SVGElement ? STROKE + GAP : GAP;
  const mark = element.matches('.hand .card.sel') ? CHOSEN_MARK : 0;
  return { left: box.left - gap, right: box.right + gap, top: box.top - gap - mark, bottom: box.bottom + gap };
}

/** The boxes into which cards of the hand rise when they are chosen, with their marks. */
function riseBoxes(): readonly Box[] {
  const cards = [...document.querySelectorAll('.hand .card[aria-pressed="false"]')];
  const [first] = cards;
  if (first === undefined) return [];
  const rise = Number.parseFloat(getComputedStyle(first).getPropertyValue('--rise'));
  return cards.map(spacedBox).map(box => ({ ...box, top: box.top - rise - CHOSEN_MARK, bottom: box.top }));
}

/** The corner that an element's style gives it. Unlike its box, it is at rest while a card is in flight. */
const cornerOf = ({ style }: HTMLElement): readonly number[] => [style.left, style.top].map(Number.parseFloat);

/**
 * The boxes of the places where cards are played: `used` by a card or a slot, and `unused`. The page draws
 * nothing at an unused place.
 */
function spotBoxes(): { readonly used: readonly Box[]; readonly unused: readonly Box[] } {
  const plays = [...document.querySelectorAll<HTMLElement>('.play')].map(cornerOf);
  const isUsed = (spot: HTMLElement): boolean =>
    plays.some(play => cornerOf(spot).every((at, i) => Math.abs(at - (play[i] ?? Number.NaN)) < 1));
  const spots = [...document.querySelectorAll<HTMLElement>('.spot')];
  return { used: spots.filter(isUsed).map(spacedBox), unused: spots.filter(spot => !isUsed(spot)).map(spacedBox) };
}

/**
 * How to place a notice. `look` moves it only if it does not fit or covers what may not be covered.
 * `improve` also moves it if something else around it has changed, because there may be a better place.
 * `anew` always searches for the best place.
 */
const PLACINGS = ['look', 'improve', 'anew'] as const;
type Placing = (typeof PLACINGS)[number];

/**
 * Moves the element to a free place near `goal`. Unused places of cards, and the room into which chosen cards
 * rise, are covered only if there is no other room. Returns whether it was placed: the search ends without a
 * place after `most` milliseconds, but keeps what it has measured.
 */
function place(element: HTMLElement, goal: () => Box | undefined, how: Placing, most: number): boolean {
  const { width, height } = screenSize();
  const room = { left: MARGIN, top: MARGIN, right: width - MARGIN, bottom: height - MARGIN };
  const { used, unused } = spotBoxes();
  const rises = riseBoxes();
  const isInstead = element.querySelector(IN_PLACE_OF_PROMPT) !== null;
  const fixed = [...boxesOf([...TAKEN, ...(isInstead ? [] : [OTHERS])].join(','), element), ...used];
  const own = boxOf(element);
  const isInside = own.left >= MARGIN && own.top >= MARGIN && own.right <= room.right && own.bottom <= room.bottom;
  const below = YIELDING.map(one => boxesOf(one, element));
  const yielding = isInstead ? below.slice(1) : below;
  const around = JSON.stringify([room, fixed, unused, rises, yielding]);
  const isFree = (box: Box, boxes: readonly Box[]): boolean => boxes.every(one => sharedArea(box, one) === 0);
  // a text below the notice must become readable again as soon as there is other room for the notice
  const spared =
    how === 'look' || surroundings.get(element) === around
      ? fixed
      : [...fixed, ...unused, ...rises, ...yielding.flat()];
  if (how !== 'anew' && isInside && !isBurst(element) && isFree(own, spared)) return true;
  const levels = [...yielding, []].map((_, level) => [...fixed, ...yielding.slice(level).flat()]);
  const near = isInstead ? promptLine(width) : (goal() ?? nearPrompt(width));
  const forms = noticeForms(element, room, performance.now() + most);
  const [form, { left, top, covered }] = bestPlace(forms, { levels, unused, rises }, room, near);
  if (!forms.isSettled(form)) return false;
  surroundings.set(element, around);
  element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  element.toggleAttribute('data-covers', covered > 0);
  element.toggleAttribute('data-over', !isFree(boxOf(element), below.flat()));
  if (isInstead) document.dispatchEvent(new Event(FITTED)); // other notices make room
  return true;
}

/** What a notice may cover if there is no other room. */
interface Coverable {
  readonly levels: readonly (readonly Box[])[];
  readonly unused: readonly Box[]; // unused places of cards
  readonly rises: readonly Box[]; // the room into which chosen cards rise
}

/**
 * The best form and place of a notice. `levels` are the boxes that it may not cover: each level leaves out
 * more of what yields, and the last one also the title and the scores. These are covered only if the notice
 * would otherwise be small or cover something else. Before that, the notice covers the room into which cards
 * rise, and then unused places of cards.
 */
function bestPlace(
  forms: ReturnType<typeof noticeForms>,
  { levels, unused, rises }: Coverable,
  room: Box,
  near: Box,
): ReturnType<typeof leastForm> {
  const sparing = levels.map(level => [...level, ...unused]);
  const still = sparing.map(level => [...level, ...rises]);
  const tries = [
    [still.slice(0, -1), LARGE_SHARE],
    [sparing.slice(0, -1), LARGE_SHARE],
    [levels.slice(0, -1), LARGE_SHARE],
    [[...still.slice(0, 1), ...sparing], 0],
    [levels, 0],
  ] as const;
  for (const [taken, least] of tries) {
    const found = freeForm(forms, taken, room, near, least);
    if (found !== undefined) return found;
  }
  return leastForm(forms, levels.at(-1) ?? [], room, near);
}

/** What lay around each notice when its place was last searched for. */
const surroundings = new WeakMap<Element, string>();

/** Hides the texts that visible notices lie over, and shows the others again. */
function hideBelow(notices: readonly Element[]): void {
  const boxes = notices.filter(one => one.checkVisibility(SEEN)).map(boxOf);
  for (const below of document.querySelectorAll(YIELDING.join(','))) {
    const box = boxOf(below); // without the gap: a notice beside the text does not cover it
    below.toggleAttribute(
      'data-below',
      boxes.some(one => sharedArea(one, box) > 0),
    );
  }
}

/**
 * The box of the prompt, because players look at the prompt. If there is no prompt, the middle of the
 * screen's upper edge.
 */
function nearPrompt(width: number): Box {
  const prompt = document.querySelector('.table-screen .prompt');
  return prompt ? boxOf(prompt) : { left: width / 2, right: width / 2, top: MARGIN, bottom: MARGIN };
}

/** The middle of the prompt's line. The width of the prompt differs between players. */
function promptLine(width: number): Box {
  const { top, bottom } = nearPrompt(width);
  return { left: width / 2, right: width / 2, top, bottom };
}

/** The middle of an element as a box without size, to be used as a goal. */
export function middleOf(element: Element | null): Box | undefined {
  if (element === null) return undefined;
  const { left, top, width, height } = boxOf(element);
  const [x, y] = [left + width / 2, top + height / 2];
  return { left: x, right: x, top: y, bottom: y };
}

const notices = (): readonly Element[] => [...document.querySelectorAll('[data-placed]')];

interface Placer {
  /** Places the element now. */
  place(): void;
  /** Places the element after the next paint. */
  schedule(how: Placing): void;
  /** Whether the screen or the element has another size than when the element was last placed. */
  isResized(): boolean;
}

/** Places an element after the next paint, so that nothing that the player does waits for it. */
function placerOf(element: HTMLElement, goal: () => Box | undefined): Placer {
  const sizes = (): string => {
    const { width, height } = screenSize();
    return `${width} ${height} ${element.offsetWidth} ${element.offsetHeight}`;
  };
  let placed: string | undefined;
  let due: Placing | undefined;
  const isPlaced = (how: Placing, most: number): boolean => {
    if (!place(element, goal, how, most)) return false;
    hideBelow(notices());
    placed = sizes();
    return true;
  };
  const run = (): void => {
    if (due === undefined || !element.isConnected) return;
    if (!isPlaced(due, MEASURING_MS)) {
      afterPaint(run);
      return;
    }
    due = undefined;
    element.style.removeProperty('opacity');
  };
  return {
    place: () => isPlaced('anew', Number.POSITIVE_INFINITY),
    schedule(how) {
      const isUrgent = how === 'anew';
      if (due === undefined && !isUrgent) setTimeout(run, SETTLED_MS);
      if (isUrgent && due !== 'anew') afterPaint(run);
      if (due === undefined || PLACINGS.indexOf(how) > PLACINGS.indexOf(due)) due = how;
    },
    isResized: () => placed !== undefined && placed !== sizes(),
  };
}

/**
 * Keeps an element at a free place near `goal`. The default goal is the prompt, or else the middle of the
 * screen's upper edge. News of the game is shown at once, other notices after the next paint.
 */
export const placedFreely =
  (goal: () => Box | undefined = () => undefined, isNews = false): Attachment<HTMLElement> =>
  element => {
    const { place: placeNow, schedule, isResized } = placerOf(element, goal);
    const look = (): void => schedule('look');
    const improve = (): void => schedule('improve');
    if (isNews) placeNow();
    else {
      element.style.opacity = '0'; // until it has a place
      schedule('anew');
    }
    // A search takes long on a slow phone, so a better place is searched for only now and then.
    const timer = setInterval(improve, LOOK_MS);
    const content = new MutationObserver(() => schedule('anew'));
    content.observe(element, { characterData: true, childList: true, subtree: true });
    // an observer also reports the size at which it begins
    const screen = new ResizeObserver(() => {
      if (!isResized()) return;
      schedule('anew');
      // the table adapts to the size of the screen one frame later
      requestAnimationFrame(() => requestAnimationFrame(improve));
    });
    screen.observe(document.documentElement);
    const own = new ResizeObserver(() => {
      if (isResized()) improve();
    });
    own.observe(element);
    // the table writes its sizes to the body; then the cards of the hand move to their places
    const body = new MutationObserver(improve);
    body.observe(document.body, { attributeFilter: ['style'] });
    document.addEventListener(FITTED, improve);
    document.addEventListener('transitionend', look);
    return () => {
      clearInterval(timer);
      for (const observer of [content, screen, own, body]) observer.disconnect();
      document.removeEventListener(FITTED, improve);
      document.removeEventListener('transitionend', look);
      if (element.hasAttribute('data-over')) afterPaint(() => hideBelow(notices()));
    };
  };
