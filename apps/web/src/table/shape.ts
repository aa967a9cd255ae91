// The shape of the screen, and how far the seats are from the viewer.

import type { TableRules } from '@moonshot/protocol';

export type ScreenShape = 'wide' | 'tablet' | 'portrait' | 'landscape';

/** The shape of a screen of this size. The limits between shapes are also in the stylesheets. */
export function shapeOf(width: number, height: number): ScreenShape {
  if (width <= height) return width <= 600 ? 'portrait' : 'tablet';
  return height <= 560 ? 'landscape' : 'wide';
}

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
