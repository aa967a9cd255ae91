// Boxes on the screen, in pixels. Each box is given by its centre and its size.

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * By how much two boxes overlap horizontally and vertically. They overlap only if both numbers are positive.
 */
const into = (a: Area, b: Area): readonly [across: number, down: number] => [
  (a.width + b.width) / 2 - Math.abs(a.x - b.x),
  (a.height + b.height) / 2 - Math.abs(a.y - b.y),
];

const CLOSE = 0.5; // overlaps of fewer pixels are not visible

export function overlaps(a: Area, b: Area): boolean {
  const [across, down] = into(a, b);
  return across > CLOSE && down > CLOSE;
}

/**
 * The area of a box that the other boxes cover, in square pixels. An area that several boxes cover counts
 * several times.
 */
export const sharedBy = (box: Area, others: readonly Area[]): number =>
  others.reduce((sum, other) => {
    const [across, down] = into(box, other);
    const [wide, high] = [Math.min(across, box.width, other.width), Math.min(down, box.height, other.height)];
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);

/** The box with these edges. */
export const between = (left: number, top: number, right: number, bottom: number): Area => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  width: right - left,
  height: bottom - top,
});

/**
 * The number nearest to `n` in the range from `least` to `most`. If the range is empty, the middle between
 * its two ends.
 */
export const within = (least: number, n: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, n));

const ROUNDS = 60;

/**
 * Moves the boxes inside the room so that, if there is enough space, they overlap neither each other nor the
 * walls.
 */
export function spread(boxes: readonly Area[], walls: readonly Area[], room: Area): readonly Area[] {
  let now = boxes;
  for (let round = 0; round < ROUNDS; round++)
    now = now.map((box, i) => {
      let { x, y } = box;
      const push = (from: Area, share: number): void => {
        const [across, down] = into({ ...box, x, y }, from);
        if (across <= 0 || down <= 0) return;
        if (across < down) x += (x < from.x ? -across : across) * share;
        else y += (y < from.y ? -down : down) * share;
      };
      now.forEach((other, j) => {
        if (j !== i) push(other, 0.5);
      });
      for (const wall of walls) push(wall, 1);
      const [wide, high] = [(room.width - box.width) / 2, (room.height - box.height) / 2];
      return { ...box, x: within(room.x - wide, x, room.x + wide), y: within(room.y - high, y, room.y + high) };
    });
  return now;
}
