// What cards and plates (the boxes with players' names) must leave free: the header, the hand, the prompt,
// the viewer's corner and the tools.

import type { TableRules } from '@moonshot/protocol';
import { isSquat, PLATES_MAX, type ScreenShape } from '../shape.ts';
import { type Area, between, within } from './areas.ts';
import { type HandScreen, NARROW } from './hand-size.ts';

export interface TableOnScreen extends HandScreen {
  /** The size of the text, relative to the usual size. */
  readonly text: number;
  readonly seats: number;
  readonly kind: TableRules['sheet']['kind'];
  readonly twoRows: boolean; // whether the hand has two rows
  readonly asking: boolean; // whether a question is shown in the middle
}

/** The boxes (`walls`) that plates and cards must leave free, and the room in which they must lie. */
export interface TableRoom {
  readonly room: Area;
  readonly walls: readonly Area[];
}

/** The form of the line of scores: with wide or narrow entries, or with each total below its name. */
export type StripForm = 'row' | 'tight' | 'stacked';

/** The form of the line of scores, which is in the header or below it; null if there is no room for it. */
export function stripIn({ width, height, text, seats }: TableOnScreen, shape: ScreenShape): StripForm | null {
  const room = {
    wide: width > NARROW && (width > 1100 || seats <= 6),
    tablet: height > 800,
    portrait: height > 600,
    landscape: false,
  };
  if (seats > PLATES_MAX || text >= 1.5 || !room[shape]) return null;
  if (shape === 'portrait') return seats <= 4 ? 'row' : 'stacked';
  return seats <= 5 ? 'row' : 'tight';
}

/** The height of the header, and of the line of scores below it if that is shown. */
function barOf(screen: TableOnScreen, shape: ScreenShape): number {
  const strip = stripIn(screen, shape);
  if (shape === 'landscape') return 4; // plates may be between the two ends of the header
  if (shape === 'tablet') return strip === null ? 68 : 114;
  if (shape === 'wide') return Math.max(68, 12 + (screen.width > 1100 ? 39 : 24) * screen.text);
  return { row: 92, tight: 92, stacked: 106, none: 56 }[strip ?? 'none'];
}

/**
 * How far the viewer's own seat reaches above the upper edge of the hand on a tablet, in pixels, including
 * the gap between them. If the text is large, a low tablet leaves out the seat's rank and what the viewer has
 * taken (OwnSeat.svelte).
 */
const ownOnTablet = (height: number, text: number): number =>
  118 + (height <= 1200 ? 80 : 190) * (text - 1) + (height > 1200 && text > 1.25 ? 28 : 0);

export function surroundings(screen: TableOnScreen, shape: ScreenShape, fan: Area, prompt: Area): TableRoom {
  const { width, height, text, seats } = screen;
  const row = fan.y - fan.height / 2; // the upper edge of the hand
  const bar = barOf(screen, shape);
  const lower = between(
    0,
    Math.min(prompt.y - prompt.height / 2, row - (shape === 'tablet' ? ownOnTablet(height, text) : 72)) - 3,
    width,
    height,
  );
  const ends = [between(0, 0, TITLE_LEAST, BAR_ENDS), between(width - END, 0, width, BAR_ENDS)];
  const form = isSquat(width, height) ? 'squat' : shape;
  if (form !== 'wide' && form !== 'landscape')
    return {
      room: between(4, bar + 2, width - 4, lower.y - lower.height / 2),
      walls: [lower, ...cornersIn(screen, form, row), ...(form === 'squat' ? ends : [])],
    };
  const more = Math.max(0, text - 1);
  // the height of the last trick, which large screens show above the tools
  const last = width > 1100 && height > 700 ? 40 + 50 * more + 61 * Math.ceil(seats / 4) : 0;
  const [own, tools] = shape === 'wide' && width > NARROW ? [114 + 100 * more, 100 + 40 * more + last] : [70, 62];
  const beside = (width - fan.width) / 2;
  const walls = [
    fan,
    { ...prompt, height: prompt.height + 6 },
    between(0, height - own, Math.min(beside, 220), height),
    between(width - Math.min(beside, 240), height - tools, width, height),
    ...(shape === 'wide' ? [] : ends),
  ];
  return { room: between(8, bar + 2, width - 8, height), walls };
}

/**
 * Distance in pixels from the hand to the top of the viewer's avatar and of the tools, for a hand in one row
 * and in two rows. It applies while a question is in the middle. The avatar and the tools are then raised
 * above the marks of the selected cards (OwnSeat.svelte, Tools.svelte).
 */
const RAISED = { tablet: [164, 164], portrait: [118, 82], squat: [118, 118] } as const;
/**
 * The width in pixels of each lower corner. One corner has the viewer's avatar, and the other corner has two
 * tools. In the layout for left-handed players the contents of these corners are swapped.
 */
const CORNER = { tablet: 220, portrait: 112, squat: 124 } as const;

/**
 * Distance in pixels from the hand to the top of what the viewer has taken, which an upright phone shows
 * above the avatar once cards are played, and the width of both. The tools of left-handed players are there
 * instead.
 */
const TAKEN = { top: 96, width: 78 };

/**
 * The two lower corners of an upright or squat screen. Only on an upright phone are they taken while no
 * question is in the middle.
 */
function cornersIn(screen: TableOnScreen, shape: keyof typeof CORNER, row: number): readonly Area[] {
  const { width, asking, twoRows } = screen;
  if (!asking && shape !== 'portrait') return [];
  const [wide, top] = asking ? [CORNER[shape], RAISED[shape][twoRows ? 1 : 0]] : [TAKEN.width, TAKEN.top];
  return [between(0, row - top, wide, row), between(width - wide, row - top, width, row)];
}

/** How far down the two ends of a phone's header reach, in pixels. */
export const BAR_ENDS = 48;

/** Minimum width of the exit button and the game's name on a phone in landscape, in pixels. */
const TITLE_LEAST = 150;

/** The width of the tools and the chips at the other end of that header, in pixels. */
const END = 264;

/** The distance of the prompt from the hand, and its height, in pixels. */
const PROMPTS = { wide: [42, 42], tablet: [42, 42], portrait: [24, 40], landscape: [20, 34] } as const;

/**
 * The place of the prompt above the hand. On an upright phone it is between the viewer's avatar and the
 * tools.
 */
export function promptIn({ width, height, text }: TableOnScreen, shape: ScreenShape, top: number): Area {
  const [above, high] = PROMPTS[shape];
  const tall = high * within(1, text, 1.2);
  const beside = { wide: 300, tablet: 80 + 190 * text, portrait: 184, landscape: isSquat(width, height) ? 240 : 300 }[
    shape
  ];
  const wide = Math.min(width - beside, shape === 'landscape' ? 420 : 900);
  return { x: width / 2, y: top - above - tall / 2, width: wide, height: tall };
}
