// The shape of the screen, and the order of the seats on it.

import type { TableRules } from '@moonshot/protocol';

export type ScreenShape = 'wide' | 'tablet' | 'portrait' | 'landscape';

/** The shape of the screen, with the breakpoints of the stylesheets. */
export function shapeOf(width: number, height: number): ScreenShape {
  if (width <= height) return width <= 600 ? 'portrait' : 'tablet';
  return height <= 500 ? 'landscape' : 'wide';
}

/** With more seats than this, players are shown as avatars on one ring. */
export const PLATES_MAX = 8;

/** Number of seats clockwise from the viewer to a seat. */
export const placesTo = (
  seat: number,
  viewer: number,
  seats: number,
  direction: TableRules['direction'] = 'clockwise',
): number => ((direction === 'counterclockwise' ? viewer - seat : seat - viewer) + seats) % seats;
