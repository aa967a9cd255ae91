// Positions of the cards around the middle of the table.

import type { TableRules } from '@moonshot/protocol';

/** The position of a card around the middle of the table, in radii from the centre, and its rotation. */
export interface RingPlace {
  readonly dx: number;
  readonly dy: number;
  readonly rot: number; // degrees
  readonly high: boolean; // in the upper half, so that its tag is above it
}

type Kind = TableRules['sheet']['kind'];

/** From this number of seats on, cards lie at equal distances along their ring, not at equal angles. */
const CROWD: Readonly<Record<Kind, number>> = { tricks: 6, 'commit-reveal': 9 };

/** From this number of seats on, no card is rotated. */
const STRAIGHT = 9;

/** The places of all seats' cards. The viewer's is nearest to the viewer; the others follow clockwise. */
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
 * Angles at which points lie on an ellipse's rim. The rim is divided into 360 parts of equal length, counted
 * from its lowest point, and each share is a number of parts.
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
