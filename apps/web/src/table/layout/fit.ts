// Whether cards fit at their places: what they may touch, and what they must not hide.

import { type Area, between, overlaps } from './areas.ts';
import type { RingPlace } from './card-ring.ts';
import { TALL } from './hand-size.ts';
import type { TableRoom } from './surroundings.ts';

/**
 * The place of a card of the trick, or of a pair of a bout (a round of Capture). `high` is true in the upper
 * half of the table.
 */
export interface CardSpot extends Area, Pick<RingPlace, 'rot' | 'high'> {}

/**
 * The index of a card (its rank and suit in the corner): its distance from the edges, its width and its
 * height, as shares of the card's width.
 */
const INDEX = { from: 0.07, width: 0.33, height: 0.38 };

const indexOf = ({ x, y, width: card }: Area): Area => {
  const [left, top] = [x + card * (INDEX.from - 0.5), y + card * (INDEX.from - TALL / 2)];
  return between(left, top, left + card * INDEX.width, top + card * INDEX.height);
};

/**
 * Whether a box overlaps no wall and is within the upper edge and the sides of the room. If there are no
 * walls, every place is free.
 */
export const isFree = (box: Area, { walls, room }: TableRoom): boolean =>
  walls.length === 0 ||
  (box.y - box.height / 2 >= room.y - room.height / 2 &&
    Math.abs(box.x - room.x) <= (room.width - box.width) / 2 &&
    !walls.some(wall => overlaps(box, wall)));

const hidesNone = (box: Area, i: number, indices: readonly Area[]): boolean =>
  !indices.some((index, j) => j !== i && overlaps(box, index));

/** The size of a tag such as "winning" at the usual text size, and its distance from the card. */
const TAG = { width: 62, height: 24, gap: 6 };

/** The place of a card's tag: on the lower edge of the card if `edged`, otherwise outside the card. */
function tagOf({ x, y, width, height, high }: CardSpot, edged: boolean, text: number): Area {
  const tall = TAG.height * text;
  const outside = (height + tall) / 2 + TAG.gap;
  if (!edged) return { x, y: y + (high ? -outside : outside), width: TAG.width * text, height: tall };
  return { x, y: y + height / 2, width: Math.min(TAG.width * text, width * 1.3), height: Math.min(tall, width / 2) };
}

/**
 * Whether no card and no tag of a trick overlaps another card's index (its rank and suit in the corner), and
 * all cards and the tags outside the cards are at free places.
 */
export function trickFits(spots: readonly CardSpot[], edged: boolean, text: number, around: TableRoom): boolean {
  const indices = spots.map(indexOf);
  const tags = spots.map(spot => tagOf(spot, edged, text));
  const boxes = [...spots, ...(edged ? [] : tags)];
  return (
    boxes.every(box => isFree(box, around)) &&
    [spots, tags].every(all => all.every((one, i) => hidesNone(one, i, indices)))
  );
}

/** How far a pair of cards extends beyond its place on each side, in widths of a card. */
const PAIR = { left: 0.3, top: 0.1, right: 0.13, bottom: 0.08 };

/**
 * Whether no pair of a bout (a round of Capture) overlaps the index of another pair, a wall, or the viewer's
 * slots.
 */
export function boutFits(spots: readonly CardSpot[], around: TableRoom): boolean {
  const pairs = spots.map(({ x, y, width, height }, i) => {
    if (i === 0) return { x, y, width: width * 2.1, height };
    const [left, top] = [x - width * (0.5 + PAIR.left), y - height / 2 - width * PAIR.top];
    return between(left, top, x + width * (0.5 + PAIR.right), y + height / 2 + width * PAIR.bottom);
  });
  const shown = spots.map(one =>
    indexOf({ ...one, x: one.x + one.width * PAIR.right, y: one.y + one.width * PAIR.bottom }),
  );
  const indices = [...pairs.slice(0, 1), ...shown.slice(1)];
  return pairs.every(pair => isFree(pair, around)) && pairs.every((pair, i) => hidesNone(pair, i, indices));
}
