// Chooses the form of a notice: the size of its text, its width, and which optional parts are left out.
import { type Box, type FreePlace, freePlace, uncoveredPlace } from '../../ui/free-place.ts';

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

/** Whether optional parts are left out: none, most of them, or all. The value of `data-brief`. */
const BRIEFS = [undefined, 'rather', 'very'] as const;

/** A narrower form is preferred if it brings the notice nearer to its goal by at least this many pixels. */
const MUCH_NEARER = 60;

/** A form of a notice: the size of its text, its maximum width, and which optional parts are left out. */
interface Form {
  readonly share: number;
  readonly width: number;
  readonly brief: (typeof BRIEFS)[number];
}

type Style = Omit<Form, 'width'>;
type Size = readonly [width: number, height: number];

/** The minimum distance of a notice from the edges of the screen, in pixels. */
export const MARGIN = 4;

/** Gives the notice a form. */
function shape(element: HTMLElement, { share, width, brief }: Form): void {
  if (brief === undefined) delete element.dataset.brief;
  else element.dataset.brief = brief;
  element.style.setProperty('--notice', `${share}`);
  element.style.maxWidth = `min(${width}px, calc(var(--screen-w, 100vw) - ${2 * MARGIN}px))`;
}

/** The size of the notice in a form. Each new form makes the browser compute the layout again. */
function sizeOf(element: HTMLElement, form: Form): Size {
  shape(element, form);
  return [element.offsetWidth, element.offsetHeight];
}

/**
 * Whether a word of the notice is wider than the notice in its present form. A part that is only read out is
 * one pixel wide.
 */
export const isBurst = (element: HTMLElement): boolean =>
  [element, ...element.querySelectorAll('p, h2, small')].some(
    one => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1,
  );

const WHOLE: Form = { share: 1, width: WIDTHS[0] ?? 0, brief: undefined };

interface Measured {
  readonly size: Size;
  /** Whether the notice is not too high and none of its words too wide. */
  readonly isLegible: boolean;
}

/** What has been measured of a notice, and what it depends on. */
interface Known {
  readonly of: string;
  readonly forms: Map<string, Measured>;
  /** The size of the text of the whole notice, in pixels. */
  readonly text: number;
}

/** The last measurements of each notice. */
const knownOf = new WeakMap<Element, Known>();

/** What has been measured of this notice with its present content in this room. */
function known(element: HTMLElement, room: Box): Known {
  const { fontSize } = getComputedStyle(document.documentElement);
  const of = `${room.right} ${room.bottom} ${fontSize} ${element.textContent}`;
  const before = knownOf.get(element);
  if (before?.of === of) return before;
  shape(element, WHOLE);
  const now = { of, forms: new Map(), text: Number.parseFloat(getComputedStyle(element).fontSize) };
  knownOf.set(element, now);
  return now;
}

interface Measurer {
  /** Measures a form. It is measured again only if the content or the screen has changed. */
  measure(form: Form): Measured;
  /** Whether every form that was asked for has been measured. */
  isComplete(): boolean;
}

/** A form that has not been measured yet. */
const UNMEASURED: Measured = { size: [0, 0], isLegible: false };

/** Measures forms of the notice until `end`, a time of `performance.now()`, but at least one. */
function measurerOf(element: HTMLElement, forms: Map<string, Measured>, end: number): Measurer {
  let [measured, missing] = [0, 0];
  return {
    measure(form) {
      const key = `${form.share} ${form.width} ${form.brief}`;
      const before = forms.get(key);
      if (before !== undefined) return before;
      if (measured > 0 && performance.now() > end) {
        missing++;
        return UNMEASURED;
      }
      measured++;
      const size = sizeOf(element, form);
      const now = { size, isLegible: size[1] <= TALLEST * size[0] && !isBurst(element) };
      forms.set(key, now);
      return now;
    },
    isComplete: () => missing === 0,
  };
}

/** The forms of a notice that is shown in `room`. */
export interface NoticeForms {
  /**
   * The forms to try, without their widths, the best ones first. Forms whose text has the first size of
   * `TEXT_MIN` come before those with a smaller text.
   */
  styles(): Iterable<Style>;
  /** The forms of this style that are legible and have room, from the widest, and their different sizes. */
  sizes(style: Style): readonly (readonly [Form, Size])[];
  /**
   * Gives the notice this form if every form that was asked for has been measured, otherwise the form that it
   * had. Returns whether it has this form.
   */
  isSettled(form: Form): boolean;
}

/** The form that each notice was given last. */
const lastForms = new WeakMap<Element, Form>();

/**
 * The forms of this notice, which are measured when they are asked for, until `end`. It keeps the last
 * measured form.
 */
export function noticeForms(element: HTMLElement, room: Box, end: number): NoticeForms {
  const { forms, text } = known(element, room);
  const { measure, isComplete } = measurerOf(element, forms, end);
  const [wide, high] = [room.right - room.left, room.bottom - room.top];
  const heightOf = (brief: Form['brief']): number => measure({ ...WHOLE, brief }).size[1];
  // all widths from that of the room on are the same
  const widths = WIDTHS.filter((_, i) => (WIDTHS[i + 1] ?? 0) < wide);
  return {
    *styles() {
      yield WHOLE; // nothing else is measured if the notice fits like this
      const briefs = BRIEFS.filter((brief, i) => i === 0 || heightOf(brief) < heightOf(BRIEFS[i - 1]));
      const tried = new Set([`${WHOLE.brief} ${WHOLE.share}`]);
      for (const least of TEXT_MIN)
        for (const brief of briefs)
          for (const share of SHARES.filter(one => one === 1 || text * one >= least)) {
            if (tried.has(`${brief} ${share}`)) continue;
            tried.add(`${brief} ${share}`);
            yield { share, brief };
          }
    },
    sizes({ share, brief }) {
      const sizes: [Form, Size][] = [];
      for (const width of widths) {
        const form = { share, width, brief };
        const { size, isLegible } = measure(form);
        // a narrower notice is higher, and its words have less room
        if (!isLegible || size[0] > wide || size[1] > high) break;
        if (size[0] !== sizes.at(-1)?.[1][0]) sizes.push([form, size]);
      }
      return sizes;
    },
    isSettled(form) {
      if (isComplete()) lastForms.set(element, form);
      shape(element, lastForms.get(element) ?? WHOLE);
      return isComplete();
    },
  };
}

/** The smallest share of the usual text size at which a notice is about as legible as at the usual size. */
export const LARGE_SHARE = 0.85;

type Placed = readonly [Form, FreePlace];

/**
 * The first form with which the notice covers nothing at some place, or undefined. `taken` are the boxes that
 * may not be covered, the best choice first. Only forms whose text has at least the share `least` of its
 * usual size are tried.
 */
export function freeForm(
  forms: NoticeForms,
  taken: readonly (readonly Box[])[],
  room: Box,
  goal: Box,
  least: number,
): Placed | undefined {
  for (const style of forms.styles()) {
    if (style.share < least) continue;
    const sizes = forms.sizes(style);
    for (const boxes of taken) {
      let best: Placed | undefined;
      for (const [form, size] of sizes) {
        const place = uncoveredPlace(size, room, boxes, goal);
        if (place !== undefined && place.far < (best?.[1].far ?? Number.POSITIVE_INFINITY) - MUCH_NEARER)
          best = [form, place];
      }
      if (best !== undefined) return best;
    }
  }
  return undefined;
}

/** The form and the place with which the notice covers the least of these boxes. */
export function leastForm(forms: NoticeForms, taken: readonly Box[], room: Box, goal: Box): Placed {
  let best: Placed = [WHOLE, { ...room, covered: Number.POSITIVE_INFINITY, far: 0 }];
  for (const style of forms.styles())
    for (const [form, size] of forms.sizes(style)) {
      const place = freePlace(size, room, taken, goal);
      const nearer = place.covered === best[1].covered && place.far < best[1].far - MUCH_NEARER;
      if (place.covered < best[1].covered || nearer) best = [form, place];
    }
  return best;
}
