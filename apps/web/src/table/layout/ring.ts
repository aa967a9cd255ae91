// Computes the largest ring of cards that fits into the middle of the table.

import { PLATES_MAX, type ScreenShape } from '../shape.ts';
import type { Area } from './areas.ts';
import { cardPlaces, type RingPlace } from './card-ring.ts';
import { boutFits, type CardSpot, isFree, trickFits } from './fit.ts';
import { handCard, TALL } from './hand-size.ts';
import { BANDS, BOUTS, TRICKS } from './ring-sizes.ts';
import type { TableOnScreen, TableRoom } from './surroundings.ts';

export interface CardRing {
  readonly scale: number; // scale relative to the preferred size
  /** The places of the cards by seat. The viewer's place is the first, and the others follow clockwise. */
  readonly spots: readonly CardSpot[];
  /**
   * Whether the tags of cards (such as "winning") are on the lower edges of their cards, where they hide no
   * rank or suit. Otherwise the tags are outside the cards.
   */
  readonly edged: boolean;
  readonly middle: Area; // the circle (`.pool`) in the middle of the ring
}

const STRETCHES = [
  [1, 1],
  [1.12, 0.95],
  [1.25, 0.9],
  [1.4, 0.8],
  [1.6, 0.75],
  [1.15, 1.12],
  [0.9, 1.15],
  [0.85, 1.35],
  [1.35, 1.3],
  [1.2, 0.8],
  [1.35, 0.7],
  [1.5, 0.65],
  [1.1, 1.5],
  [1.3, 1.5],
] as const;
const SMALLER = 0.95;
const SCALE_LEAST = 0.3;
/**
 * By how many pixels the middle of the ring may move down, or up if negative. Smaller moves are tried first.
 */
const MOVES = [0, 12, -12, 26, -26, 45, -45, 70, -70];

/** By how many pixels the viewer's pair of cards may move down in addition. */
const OWN_MOVES = [0, 12, 26];

/**
 * The width of the viewer's pair of cards in Capture with many seats. Such a pair has its own size and is
 * lower than the ring.
 */
const OWN_PAIR: Readonly<Record<ScreenShape, (card: number) => number>> = {
  wide: card => 0.56 * card,
  tablet: card => 0.56 * card,
  portrait: () => 46,
  landscape: () => 34,
};
const OWN_LOWER = { wide: 26, tablet: 26, portrait: 38, landscape: 0 } as const;

/**
 * A way to lay out the cards that is tried: their places, the radii of the ring in cards, and how far the
 * middle and the viewer's pair move.
 */
interface RingTry {
  readonly places: readonly RingPlace[];
  readonly rx: number;
  readonly ry: number;
  readonly move: number;
  readonly lower: number;
}

/** The preferred size of a ring of cards on a screen, and the ways to lay it out, the best ones first. */
export interface RingSpec {
  readonly card: number; // the width of a card
  readonly own: number; // width of the viewer's card, or of the viewer's pair
  readonly lower: number; // by how many pixels the viewer's pair is lower than the ring
  readonly middle: number;
  readonly pool: number;
  readonly tries: readonly RingTry[];
  readonly edges: readonly boolean[];
}

export function ringSpecFor(screen: TableOnScreen, shape: ScreenShape): RingSpec {
  const { width, height, kind, seats } = screen;
  const band = BANDS[kind].filter(most => seats > most).length;
  const [size, rx, ry, middle, pool] = (kind === 'tricks' ? TRICKS : BOUTS)[shape][band] ?? [0.5, 1, 1, 0.5, 400];
  const hand = handCard(screen);
  const card = size * (size < 2 ? hand : 1) * (screen.cards === 'large' ? 1.08 : 1);
  const paired = kind !== 'tricks' && seats > PLATES_MAX;
  const tries = STRETCHES.flatMap(([across, down]) => {
    const [wide, high] = [rx * across, ry * down];
    const places = cardPlaces(kind, seats, wide / high);
    const lowers = paired ? OWN_MOVES : [0];
    return MOVES.flatMap(move => lowers.map(lower => ({ places, move, lower, rx: wide, ry: high })));
  });
  return {
    card,
    own: paired ? OWN_PAIR[shape](hand) : card,
    lower: paired ? OWN_LOWER[shape] : 0,
    middle: middle * height,
    pool: pool * Math.min(1, shape === 'wide' ? height / 870 : shape === 'tablet' ? width / 833 : 1),
    tries,
    edges: seats > 6 || shape === 'landscape' ? [true] : [false, true],
  };
}

/**
 * The largest ring of cards in which no card touches a wall or hides another card's rank and suit; undefined
 * if none fits.
 */
export function ringIn(
  { width, kind }: TableOnScreen,
  spec: RingSpec,
  around: TableRoom,
  text: number,
): CardRing | undefined {
  for (let scale = 1; scale > SCALE_LEAST; scale *= SMALLER)
    for (const { places, rx, ry, move, lower } of spec.tries) {
      const size = spec.card * scale;
      const centre = { x: width / 2, y: spec.middle + move };
      const spots: CardSpot[] = [];
      for (const [i, { dx, dy, rot, high }] of places.entries()) {
        const wide = i === 0 ? spec.own * scale : size;
        const y = centre.y + dy * ry * size + (i === 0 ? spec.lower * scale + lower : 0);
        const spot = { x: centre.x + dx * rx * size, y, width: wide, height: wide * TALL, rot, high };
        if (!isFree(spot, around)) break;
        spots.push(spot);
      }
      if (spots.length < places.length) continue;
      const edged = spec.edges.find(edge =>
        kind === 'tricks' ? trickFits(spots, edge, text, around) : boutFits(spots, around),
      );
      const pool = spec.pool * scale;
      if (edged !== undefined) return { scale, spots, edged, middle: { ...centre, width: pool, height: pool } };
    }
  return undefined;
}
