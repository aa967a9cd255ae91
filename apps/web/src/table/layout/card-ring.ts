// The places of the cards around the middle of the table.

import type { TableRules } from '@moonshot/protocol';

/**
 * The place of a card around the middle of the table: its distance from the centre in radii of the ring, and
 * its rotation.
 */
export interface RingPlace {
  readonly dx: number;
  readonly dy: number;
  readonly rot: number; // rotation in degrees
  // whether the place is in the upper half of the ring, so that the card's tag is above the card
  readonly high: boolean;
}

type Kind = TableRules['sheet']['kind'];

/**
 * If there are at least this many seats, cards lie at equal distances along the ring instead of at equal
 * angles.
 */
const CROWD: Readonly<Record<Kind, number>> = { tricks: 6, 'commit-reveal': 9 };

/** If there are at least this many seats, no card is rotated. */
const STRAIGHT = 9;

/**
 * The places of the cards of all seats. The viewer's place is the lowest and comes first; the others follow
 * clockwise.
 */
export function cardPlaces(kind: Kind, seats: number, widthToHeight: number): readonly RingPlace[] {
  const shares = Array.from({ length: seats }, (_, i) => (360 * i) / seats);
  const angles = seats >= CROWD[kind] ? evenly(widthToHeight, shares) : shares.map(share => radians(90 + share));
  return angles.map((angle, i) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const lean = i % 2 === 0 ? 3 : -1;
    const tilt = i === 0 ? 2 : Math.round(dx * 5) + (Math.abs(dx) < 0.9 ? lean : 0);
    return { dx, dy, rot: seats >= STRAIGHT ? 0 : tilt, high: dy < -0.01 };
  });
}

const STEPS = 360;

/**
 * Angles of points on the edge of an ellipse. The edge is divided into 360 parts of equal length, counted
 * from its lowest point. A share gives the number of parts up to a point.
 */
export function evenly(widthToHeight: number, shares: readonly number[]): readonly number[] {
  const point = (i: number): readonly [number, number] => {
    const angle = radians(90 + (360 * i) / STEPS);
    return [widthToHeight * Math.cos(angle), Math.sin(angle)];
  };
  const rim = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [[x1, y1], [x2, y2]] = [point(i - 1), point(i)];
    rim.push((rim[i - 1] ?? 0) + Math.hypot(x2 - x1, y2 - y1));
  }
  return shares.map(share => {
    const wanted = ((rim[STEPS] ?? 0) * share) / 360;
    return radians(90 + (360 * rim.findIndex(length => length >= wanted)) / STEPS);
  });
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
