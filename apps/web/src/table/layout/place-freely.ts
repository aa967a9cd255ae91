// Places a notice or a speech bubble over the table, if possible where it covers nothing that a player reads
// or taps.
import type { Attachment } from 'svelte/attachments';
import { type Box, type FreePlace, freePlace, sharedArea } from '../../ui/free-place.ts';

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
  '[data-placed]',
];

/**
 * The elements that may be covered if there is no other room, in this order. They are hidden while a notice
 * lies over them.
 */
const YIELDING: readonly string[] = ['.prompt:not(.hidden)', '.bar .title, .bar .chip, .strip'];

/** Maximum ratio of a notice's height to its width. */
const TALLEST = 2;

/** Text sizes relative to the normal size, and maximum widths in pixels. The best ones come first. */
const SHARES = [1, 0.85, 0.72, 0.6, 0.5, 0.42, 0.36, 0.32];
const WIDTHS = [860, 620, 440, 320, 240, 180, 130];
/**
 * Minimum sizes of a reduced text in pixels. Optional parts are left out before the text gets smaller than
 * the first size.
 */
const TEXT_MIN = [11, 10] as const;

const MARGIN = 4;
/** The minimum distance from what may not be covered, in pixels. */
const GAP = 2;
/** Half the width of a drawn line in pixels. The box of an SVG element does not include it. */
const STROKE = 6;
/** How far the mark of a selected card rises above the card, in pixels. The mark has no box of its own. */
const CHOSEN_MARK = 21;
/** Milliseconds between two checks whether elements have moved below the notice. */
const LOOK_MS = 900;

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
    .map(boxOf)
    .filter(({ left, right, top, bottom }) => right > left && bottom > top);
}

function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  const gap = element instanceof SVGElement ? STROKE + GAP : GAP;
  const mark = element.matches('.hand .card.sel') ? CHOSEN_MARK : 0;
  return { left: box.left - gap, right: box.right + gap, top: box.top - gap - mark, bottom: box.bottom + gap };
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
  return { used: spots.filter(isUsed).map(boxOf), unused: spots.filter(spot => !isUsed(spot)).map(boxOf) };
}

/** A form of the notice: the size of its text, its maximum width, and whether optional parts are left out. */
interface Form {
  readonly share: number;
  readonly width: number;
  readonly brief: boolean;
}

/** Gives the notice a form and returns its size. */
function shape(element: HTMLElement, { share, width, brief }: Form): readonly [width: number, height: number] {
  element.toggleAttribute('data-brief', brief);
  element.style.setProperty('--notice', `${share}`);
  element.style.maxWidth = `min(${width}px, calc(100vw - ${2 * MARGIN}px))`;
  return [element.offsetWidth, element.offsetHeight];
}

/**
 * Whether a word of the notice is wider than the notice in its present form. A part that is only read out is
 * one pixel wide.
 */
const isBurst = (element: HTMLElement): boolean =>
  [element, ...element.querySelectorAll('p, h2, small')].some(
    one => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1,
  );

/** The size of the notice in a form; undefined if the notice is too high or one of its words is too wide. */
function sizeIn(element: HTMLElement, form: Form): readonly [width: number, height: number] | undefined {
  const [wide, high] = shape(element, form);
  return high > TALLEST * wide || isBurst(element) ? undefined : [wide, high];
}

const WHOLE: Form = { share: 1, width: WIDTHS[0] ?? 0, brief: false };

/** A narrower form is preferred if it brings the notice nearer to its goal by at least this many pixels. */
const MUCH_NEARER = 60;

/**
 * The forms to try, without their widths, the best ones first. Forms whose text has the first size of
 * `TEXT_MIN` come before those with a smaller text.
 */
function* formsOf(element: HTMLElement): Generator<Omit<Form, 'width'>> {
  const [, high] = shape(element, WHOLE);
  const text = Number.parseFloat(getComputedStyle(element).fontSize);
  const short = shape(element, { ...WHOLE, brief: true })[1] < high;
  const tried = new Set<string>();
  for (const least of TEXT_MIN)
    for (const brief of short ? [false, true] : [false])
      for (const share of SHARES.filter(one => one === 1 || text * one >= least)) {
        if (tried.has(`${brief} ${share}`)) continue;
        tried.add(`${brief} ${share}`);
        yield { share, brief };
      }
}

/**
 * The first form with which the notice covers nothing at some place. If there is none, the form and the place
 * with which it covers the least.
 */
function search(
  element: HTMLElement,
  taken: readonly (readonly Box[])[],
  room: Box,
  goal: Box,
): readonly [Form, FreePlace] {
  let best: readonly [Form, FreePlace] = [WHOLE, { ...room, covered: Number.POSITIVE_INFINITY, far: 0 }];
  for (const { share, brief } of [...formsOf(element)]) {
    const sizes = WIDTHS.map(width => sizeIn(element, { share, width, brief }));
    const forms = WIDTHS.filter((_, i) => sizes[i]?.[0] !== sizes[i - 1]?.[0] && fits(sizes[i], room));
    for (const boxes of taken) {
      for (const width of forms) {
        const place = freePlace(sizes[WIDTHS.indexOf(width)] ?? [0, 0], room, boxes, goal);
        const nearer = place.covered === best[1].covered && place.far < best[1].far - MUCH_NEARER;
        if (place.covered < best[1].covered || nearer) best = [{ share, width, brief }, place];
      }
      if (best[1].covered === 0) return best;
    }
  }
  return best;
}

const fits = (size: readonly [number, number] | undefined, room: Box): boolean =>
  size !== undefined && size[0] <= room.right - room.left && size[1] <= room.bottom - room.top;

/**
 * Moves the element to a free place near `goal`. Unless `anew` is set, the element stays at its present place
 * if its words fit and it covers nothing there. Unused places of cards are covered only if there is no other
 * room.
 */
function place(element: HTMLElement, goal: () => Box | undefined, anew: boolean): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { left: MARGIN, top: MARGIN, right: clientWidth - MARGIN, bottom: clientHeight - MARGIN };
  const { used, unused } = spotBoxes();
  const fixed = [...boxesOf(TAKEN.join(','), element), ...used];
  const own = element.getBoundingClientRect();
  const isInside = own.left >= MARGIN && own.top >= MARGIN && own.right <= room.right && own.bottom <= room.bottom;
  const yielding = YIELDING.map(one => boxesOf(one, element));
  const around = JSON.stringify([room, fixed, unused, yielding]);
  const isFree = (box: Box, boxes: readonly Box[]): boolean => boxes.every(one => sharedArea(box, one) === 0);
  // a text below the notice must become readable again as soon as there is other room for the notice
  const spared = surroundings.get(element) === around ? fixed : [...fixed, ...unused, ...yielding.flat()];
  if (!anew && isInside && !isBurst(element) && isFree(own, spared)) return;
  surroundings.set(element, around);
  const levels = [...yielding, []].map((_, level) => [...fixed, ...yielding.slice(level).flat()]);
  const near = goal() ?? nearPrompt(clientWidth);
  let found = search(
    element,
    levels.map(level => [...level, ...unused]),
    room,
    near,
  );
  if (found[1].covered > 0) found = search(element, levels, room, near);
  const [form, { left, top, covered }] = found;
  shape(element, form);
  element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  element.toggleAttribute('data-covers', covered > 0);
  element.toggleAttribute('data-over', !isFree(element.getBoundingClientRect(), yielding.flat()));
}

/** What lay around each notice when its place was last searched for. */
const surroundings = new WeakMap<Element, string>();

/** Hides the texts that visible notices lie over, and shows the others again. */
function hideBelow(notices: readonly Element[]): void {
  const boxes = notices.filter(one => one.checkVisibility(SEEN)).map(one => one.getBoundingClientRect());
  for (const below of document.querySelectorAll(YIELDING.join(','))) {
    const box = boxOf(below);
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
  const prompt = document.querySelector('.table-screen .prompt')?.getBoundingClientRect();
  return prompt ?? { left: width / 2, right: width / 2, top: MARGIN, bottom: MARGIN };
}

/** The middle of an element as a box without size, to be used as a goal. */
export function middleOf(element: Element | null): Box | undefined {
  if (element === null) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return { left: x, right: x, top: y, bottom: y };
}

/** Calls the function in the next frame, once for all calls until then. */
function oncePerFrame(run: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      run();
    });
  };
}

const notices = (): readonly Element[] => [...document.querySelectorAll('[data-placed]')];

/**
 * Keeps an element at a free place near `goal`. The default goal is the prompt, or else the middle of the
 * screen's upper edge.
 */
export const placedFreely =
  (goal: () => Box | undefined = () => undefined): Attachment<HTMLElement> =>
  element => {
    const moved = (anew: boolean): void => {
      place(element, goal, anew);
      hideBelow(notices());
    };
    const anew = (): void => moved(true);
    const look = (): void => moved(false);
    anew();
    const timer = setInterval(look, LOOK_MS);
    const content = new MutationObserver(anew);
    content.observe(element, { characterData: true, childList: true, subtree: true });
    const screen = new ResizeObserver(() => {
      anew();
      // the table adapts to the size of the screen one frame later
      requestAnimationFrame(() => requestAnimationFrame(look));
    });
    screen.observe(document.documentElement);
    const settle = oncePerFrame(() => {
      if (element.isConnected) look();
    });
    // the table writes its sizes to the body; then the cards of the hand move to their places
    const sizes = new MutationObserver(settle);
    sizes.observe(document.body, { attributeFilter: ['style'] });
    document.addEventListener('transitionend', settle);
    const own = new ResizeObserver(look);
    own.observe(element);
    return () => {
      clearInterval(timer);
      sizes.disconnect();
      document.removeEventListener('transitionend', settle);
      content.disconnect();
      screen.disconnect();
      own.disconnect();
      hideBelow(notices().filter(one => one !== element));
    };
  };
