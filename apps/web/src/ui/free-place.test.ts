// Tests that a notice or a speech bubble is placed near its goal (the box next to which it belongs, such as a
// player's plate) and covers as little as possible of the boxes that must stay visible.
import { belowFrom } from '@moonshot/table/testing';
import { expect, test } from 'vitest';
import { type Box, boxAt, freePlace, sharedArea } from './free-place.ts';

const ROOM: Box = { left: 8, top: 8, right: 408, bottom: 308 };
const at = (left: number, top: number, width: number, height: number): Box => boxAt({ left, top }, width, height);
const SIZE = [120, 40] as const;

const covered = (taken: readonly Box[], goal: Box): number => {
  const box = boxAt(freePlace(SIZE, ROOM, taken, goal), ...SIZE);
  for (const [inner, outer] of [
    [ROOM.left, box.left],
    [ROOM.top, box.top],
    [box.right, ROOM.right],
    [box.bottom, ROOM.bottom],
  ] as const)
    expect(inner).toBeLessThanOrEqual(outer);
  return taken.reduce((sum, one) => sum + sharedArea(box, one), 0);
};

test.each([
  ['an empty screen: at its goal', [], at(200, 100, 0, 0), 0],
  ['a goal that is taken: beside it', [at(140, 80, 160, 80)], at(140, 80, 160, 80), 0],
  ['only the last corner is free', [at(8, 8, 400, 258), at(8, 266, 278, 42)], at(200, 20, 0, 0), 0],
  ['no place is free: as little as possible', [at(8, 8, 400, 290)], at(200, 20, 0, 0), 120 * 30],
] as const)('%s', (_, taken, goal, area) => {
  expect(covered(taken, goal)).toBe(area);
});

test('what is larger than the room begins at its corner', () => {
  expect(freePlace([500, 400], ROOM, [], at(300, 200, 0, 0))).toMatchObject({ left: 8, top: 8 });
});

test('among free places the nearest one wins', () => {
  const plate = at(160, 8, 100, 60);
  expect(freePlace(SIZE, ROOM, [plate], plate)).toMatchObject({ left: 152, top: 68 });
  expect(freePlace(SIZE, ROOM, [plate, at(8, 8, 150, 300)], plate)).toMatchObject({ left: 160, top: 68 });
});

test('no other place of the grid covers less, or as little nearer to the goal', () => {
  const below = belowFrom(31);
  for (let round = 0; round < 50; round++) {
    const taken = Array.from({ length: below(12) }, () => at(below(400), below(300), below(160), below(120)));
    const goal = at(below(400), below(300), below(60), below(60));
    const found = freePlace(SIZE, ROOM, taken, goal);
    for (let left = ROOM.left; left <= ROOM.right - SIZE[0]; left += 8)
      for (let top = ROOM.top; top <= ROOM.bottom - SIZE[1]; top += 8) {
        const only = freePlace(SIZE, at(left, top, ...SIZE), taken, goal);
        if (only.covered === found.covered) expect(only.far).toBeGreaterThanOrEqual(found.far);
        else expect(only.covered).toBeGreaterThan(found.covered);
      }
  }
});

test('a free place far away is better than a near one that covers a little', () => {
  const taken = [at(8, 8, 1272, 144), at(8, 191.9, 1272, 200)]; // between them are 39.9 pixels
  const place = freePlace(SIZE, { ...ROOM, right: 1408 }, taken, at(200, 170, 0, 0));
  expect(place).toMatchObject({ left: 1280, covered: 0 });
});
