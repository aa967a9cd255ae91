// The shape of the screen, and how far the seats are from the viewer.

import type { TableRules } from '@moonshot/protocol';

export type ScreenShape = 'wide' | 'tablet' | 'portrait' | 'landscape';

/** The shape of a screen of this size. The limits between shapes are also in the stylesheets. */
export function shapeOf(width: number, height: number): ScreenShape {
  if (width <= height) return width <= 600 ? 'portrait' : 'tablet';
  return height <= 560 ? 'landscape' : 'wide';
}

/**
 * Whether a screen that is a little wider than high is so small that its hand needs the whole width. The
 * limits are also in the stylesheets.
 */
export const isSquat = (width: number, height: number): boolean =>
  height < width && width <= Math.min(560, 1.5 * height);

/** The shorter and the longer side of the smallest screen for which the table is laid out. */
const TABLE_SIZE_MIN = [320, 520] as const;

/**
 * The scale at which the table is drawn on a screen of this size. On a screen that is smaller than the
 * smallest one, as when a person has enlarged the page, the table is laid out for a larger screen of the same
 * shape.
 */
export const tableScale = (width: number, height: number): number =>
  Math.min(1, Math.min(width, height) / TABLE_SIZE_MIN[0], Math.max(width, height) / TABLE_SIZE_MIN[1]);

/** Maximum number of seats with plates. More players are shown as avatars on a ring. */
export const PLATES_MAX = 8;

/** How many seats clockwise from the viewer a seat is. */
export const placesTo = (
  seat: number,
  viewer: number,
  seats: number,
  direction: TableRules['direction'] = 'clockwise',
): number => ((direction === 'counterclockwise' ? viewer - seat : seat - viewer) + seats) % seats;

/**
 * The side on which a seat lies that many places away: the third on the left of four players sits on the
 * right.
 */
export function sideAt(places: number, seats: number): 'left' | 'across' | 'right' {
  if (2 * places === seats) return 'across';
  return 2 * places < seats ? 'left' : 'right';
}
