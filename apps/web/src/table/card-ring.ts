// Positions of the cards around the middle of the table.

import type { TableRules } from '@moonshot/protocol';
import { evenly, PLATES_MAX, type Plate, radians } from './layout.ts';

/** The position of a card around the middle of the table, in radii from the centre. */
export interface CardSpot {
  readonly dx: number;
  readonly dy: number;
}

/** The position of a seat's card for each shape of screen, with its rotation. */
export interface RingPlace extends Readonly<Record<keyof Plate, CardSpot>> {
  readonly rot: number; // degrees
  readonly high: boolean; // in the upper half, so that its tag is above it
}

/** From this number of seats on, cards lie at equal distances along their ring, not at equal angles. */
const CROWD = 6;

/** Ratio of width to height of the ring of cards, as in the stylesheets: with plates, and with avatars. */
const CARD_RING: Readonly<Record<keyof Plate, number>> = { wide: 1.4, portrait: 0.8, landscape: 2.6 };
const CROWDED_RING: Readonly<Record<keyof Plate, number>> = { wide: 1.8, portrait: 0.75, landscape: 3.1 };

/** The place of a card. The viewer's is nearest to the viewer; the others follow clockwise. */
export function cardPlace(kind: TableRules['sheet']['kind'], seats: number, places: number): RingPlace {
  const even = seats >= (kind === 'tricks' ? CROWD : PLATES_MAX + 1);
  const spot = (widthToHeight: number): CardSpot => {
    const angle = even ? evenly(widthToHeight, (360 * places) / seats) : radians(90 + (360 * places) / seats);
    return { dx: Math.cos(angle), dy: Math.sin(angle) };
  };
  const ring = seats > PLATES_MAX ? CROWDED_RING : CARD_RING;
  const wide = spot(ring.wide);
  const lean = places % 2 === 0 ? 3 : -1;
  const tilt = places === 0 ? 2 : Math.round(wide.dx * 5) + (Math.abs(wide.dx) < 0.9 ? lean : 0);
  return {
    wide,
    portrait: spot(ring.portrait),
    landscape: spot(ring.landscape),
    rot: seats > PLATES_MAX ? 0 : tilt,
    high: wide.dy < -0.01,
  };
}

/** The place as custom properties of an element. */
export const placeStyle = ({ wide, portrait, landscape, rot }: RingPlace): string =>
  [
    ['dx', wide.dx],
    ['dy', wide.dy],
    ['pdx', portrait.dx],
    ['pdy', portrait.dy],
    ['ldx', landscape.dx],
    ['ldy', landscape.dy],
  ]
    .map(([name, value]) => `--${name}: ${Number(value).toFixed(3)}`)
    .concat(`--rot: ${rot}deg`)
    .join('; ');
