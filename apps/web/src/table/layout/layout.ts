// The places of everything on the table, in pixels, computed from a `TableOnScreen`.

import { isSquat, PLATES_MAX, type ScreenShape, shapeOf } from '../shape.ts';
import { type Area, overlaps, spread } from './areas.ts';
import { fanWidth, HANDS, handCard, TALL, TWO_ROWS } from './hand-size.ts';
import { FORMS, type PlateForm, type PlateSize, plateSize } from './plate-forms.ts';
import { platePlaces } from './plate-places.ts';
import { type CardRing, type RingSpec, ringIn, ringSpecFor } from './ring.ts';
import {
  BAR_ENDS,
  promptIn,
  type StripForm,
  stripIn,
  surroundings,
  type TableOnScreen,
  type TableRoom,
} from './surroundings.ts';

export interface Layout extends CardRing {
  readonly screen: TableOnScreen;
  readonly form: PlateForm;
  /** The size of the text on plates and tags, relative to the usual size. */
  readonly text: number;
  /**
   * Whether each plate shows its total. A plate in column form leaves it out if there is a line of scores.
   */
  readonly totals: boolean;
  readonly strip: StripForm | null; // the form of the line of scores; null if there is no room for it
  readonly face: number; // the width of an avatar
  /** The plates of the other seats, clockwise from the viewer. */
  readonly plates: readonly Area[];
  readonly prompt: Area;
  /** The values of the custom properties that stylesheets use. The keys are their names without `--`. */
  readonly sizes: Readonly<Record<string, string>>;
}

const SHARES = [1, 0.75, 0.6, 0.5];

/** Shares by which the requested text size may be reduced, but not below the usual size. */
const sharesOf = (text: number): readonly number[] => SHARES.filter(share => share === 1 || share * text >= 1);

/**
 * A ring of cards with at least this scale is large enough. Below it, a smaller form of the plates is tried.
 */
const GOOD = 0.8;
/**
 * A smaller form of the plates or a smaller text replaces one that fits only if the ring of cards grows by
 * this factor.
 */
const MUCH = 1.15;

/** What a layout is computed from. */
interface Parts {
  readonly screen: TableOnScreen;
  readonly shape: ScreenShape;
  readonly prompt: Area;
  readonly places: ReturnType<typeof platePlaces>;
  readonly spec: RingSpec;
}

/**
 * The layout for a screen: with the best form of plates and the largest text if the cards are then large
 * enough, otherwise with a smaller form or text that makes the cards much larger.
 */
export function layout(screen: TableOnScreen): Layout {
  const { width, height, text, seats, twoRows } = screen;
  const shape = shapeOf(width, height);
  const tall = handCard(screen) * (twoRows ? TWO_ROWS : TALL);
  const top = height - HANDS[shape].below - tall;
  const fan = { x: width / 2, y: top + tall / 2, width: fanWidth(width, height), height: tall };
  const prompt = promptIn(screen, shape, top);
  const around = surroundings(screen, shape, fan, prompt);
  const parts = { screen, shape, prompt, places: platePlaces(shape, seats), spec: ringSpecFor(screen, shape) };
  // whole plates would leave a question in the middle of a squat screen too little room
  const isWhole = seats <= PLATES_MAX && !isSquat(width, height);
  const forms = FORMS[shape].filter(([form]) => isWhole || form === 'avatar' || form === 'bare');
  let best: Layout | undefined;
  for (const size of forms)
    for (const share of sharesOf(text)) {
      const found = laidOut(parts, size, share, around);
      if (found !== undefined && found.scale > (best?.scale ?? 0) * MUCH) best = found;
      if (best !== undefined && best.scale > GOOD) return best;
    }
  // If nothing fits, something must still be shown, even if it covers other things. No real screen is that
  // small.
  const [smallest = ['bare', 28, 44, 0] as const] = forms.slice(-1);
  return best ?? (laidOut(parts, smallest, 1 / text, { room: fan, walls: [] }) as Layout);
}

/** The layout with plates of this size and with this share of the text size; undefined if it does not fit. */
function laidOut(parts: Parts, size: PlateSize, share: number, { room, walls }: TableRoom): Layout | undefined {
  const { screen, shape, places, spec, prompt } = parts;
  const { width, height, text } = screen;
  const [wide = 0, high = 0] = plateSize(shape, size, share * text);
  const wished = places.map(([x, y]) => ({ x: (x * width) / 100, y: (y * height) / 100, width: wide, height: high }));
  const plates = spread(wished, walls, room);
  if (walls.length > 0 && !areApart(plates, walls)) return undefined;
  const all = walls.length > 0 ? [...walls, ...plates.map(widened)] : walls;
  const ring = ringIn(screen, spec, { room, walls: all }, share * text);
  if (ring === undefined) return undefined;
  const [form, face] = size;
  const strip = stripIn(screen, shape);
  const zoom = Math.min(text, shape === 'wide' ? 1.9 : 1.2);
  const sizes = {
    ...pixelsOf(parts, ring, plates),
    ...shownIn(screen, shape),
    share: `${share}`,
    'prompt-zoom': `${zoom}`,
  };
  const totals = form !== 'column' || strip === null;
  return { ...ring, screen, text: share * text, form, face, totals, strip, plates, prompt, sizes };
}

/** The lengths that stylesheets use, as texts in pixels. */
function pixelsOf({ screen, shape, prompt }: Parts, ring: CardRing, plates: readonly Area[]): Record<string, string> {
  const { x, y, width: pool } = ring.middle;
  const half = screen.width / 2;
  const inBar = plates.filter(plate => plate.y - plate.height / 2 < BAR_ENDS);
  const box = questionIn({ screen, shape, prompt }, ring.middle, plates);
  const lengths = {
    cx: x,
    cy: y,
    'pool-d': pool,
    'arrows-d':
      shape === 'portrait' && (screen.seats === 3 || screen.seats === 4) ? Math.max(pool, ARROWS_LEAST) : pool,
    tw: ring.spots.at(-1)?.width ?? 0,
    title: Math.min(half, ...inBar.map(plate => plate.x - plate.width / 2)) - GAP,
    box: box.width,
    'box-y': box.y,
    hub: hubOf(ring),
    'prompt-w': prompt.width,
    'prompt-h': prompt.height,
  };
  return Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length.toFixed(1)}px`]));
}

/** Which optional elements have room, as values of the CSS property `display`. */
function shownIn({ width, height, seats }: TableOnScreen, shape: ScreenShape): Record<string, string> {
  const beside = shape === 'wide' && width >= 1100 && height >= 620 && seats <= WILDS_SEATS;
  const [chips, more] = [width > 1600 || seats <= 6, width > 1600 || seats <= 4];
  const shown = (has: boolean): string => (has ? 'inline-flex' : 'none');
  return {
    wilds: beside ? 'block' : 'none', // shown beside the circle in the middle
    'call-wilds': beside ? 'none' : 'block', // shown in the dialog for a call instead
    'target-chip': shown(chips && width >= 1440),
    'trump-target-chip': shown(more && width >= 1440), // shown beside the sign of the trump suit
    'trump-hearts-chip': shown(more),
  };
}
/** If there are more seats than this, the wild cards have no room beside the circle in the middle. */
const WILDS_SEATS = 4;

/** The height of the free area in the middle, between the cards above and below it. */
function hubOf({ spots, middle }: CardRing): number {
  const near = spots.filter(({ x, width }) => Math.abs(x - middle.x) < width / 2 + HUB_HALF);
  return 2 * Math.min(...near.map(({ y, height }) => Math.abs(y - middle.y) - height / 2));
}
/**
 * A card limits the height of the free area only if its nearest edge is less than this many pixels to the
 * left or right of the middle.
 */
const HUB_HALF = 30;

/** Minimum diameter in pixels of the pass arrows of three or four players on an upright phone. */
const ARROWS_LEAST = 310;

const GAP = 8;
/** Half the height in pixels of a question in the middle. On phones it does not grow with the text. */
const QUESTION_HALF = { wide: 90, tablet: 90, portrait: 90, landscape: 60 } as const;
/** A question with at least this many pixels, at the usual text size, is wide enough. */
const QUESTION_WIDE = 220;
/** By how many pixels a question may move down (up if negative) to become wide enough. */
const QUESTION_MOVES = [0, 12, -12, 24, -24, 36, -36, 48, -48, 64, -64];

/**
 * The place and the width of a question between the plates: the place nearest to the middle where it is wide
 * enough, or else the place where it is widest.
 */
function questionIn(
  { screen, shape, prompt }: Pick<Parts, 'screen' | 'shape' | 'prompt'>,
  { x, y: middle }: Area,
  plates: readonly Area[],
): { readonly y: number; readonly width: number } {
  const large = shape === 'wide' || shape === 'tablet';
  const high = QUESTION_HALF[shape] * (large ? screen.text : 1);
  const widthAt = (y: number): number => {
    const beside = plates.filter(
      plate => Math.abs(plate.y - y) < high + plate.height / 2 && Math.abs(plate.x - x) > ASIDE,
    );
    return 2 * Math.min(...beside.map(plate => Math.abs(plate.x - x) - plate.width / 2), screen.width / 2) - GAP;
  };
  const tries = QUESTION_MOVES.map(move => middle + move)
    .filter(y => y === middle || y + high <= prompt.y + prompt.height / 2)
    .map(y => ({ y, width: widthAt(y) }));
  const widest = tries.reduce((best, one) => (one.width > best.width ? one : best));
  return tries.find(({ width }) => width >= QUESTION_WIDE) ?? widest;
}
/**
 * A plate whose horizontal distance from the middle is less than this number of pixels is above or below the
 * question, and not beside it.
 */
const ASIDE = 60;

/** The area around a plate that cards must leave free: the plate with a small margin. */
const widened = (plate: Area): Area => ({ ...plate, width: plate.width + 4, height: plate.height + GAP });

const areApart = (boxes: readonly Area[], walls: readonly Area[]): boolean =>
  boxes.every((box, i) => ![...walls, ...boxes.slice(i + 1)].some(other => overlaps(box, other)));
