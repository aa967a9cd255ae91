// Tests the sampling of card distributions: counts and draws must match an enumeration of all distributions.
import { expect, test } from 'vitest';
import { quickDraws } from '../core/chance.ts';
import { wideDice } from './dice.ts';
import { tableOf } from './distribution.ts';

type Row = readonly [name: string, may: readonly number[], room: readonly number[]];

const ROWS: readonly Row[] = [
  ['two hands, nothing known', [3, 3, 3, 3], [2, 2]],
  ['a void', [3, 3, 3, 2, 2], [2, 3]],
  ['a pinned card', [7, 7, 7, 1, 7, 7], [2, 2, 2]],
  ['a pinned card that fills a hand', [7, 1, 7, 6, 7], [1, 2, 2]],
  ['three kinds', [7, 6, 6, 5, 5, 3, 7], [2, 3, 2]],
  ['level hands beside a narrow one', [15, 14, 14, 14, 15, 15, 14], [1, 2, 2, 2]],
  ['a hand that is empty', [7, 7, 5, 6], [2, 0, 2]],
  ['no way', [1, 1, 1, 3], [2, 2]],
  ['too many pinned', [1, 1, 3], [1, 2]],
  ['nothing to lay', [], [0, 0]],
];

/** Every way to place the cards, each as the places of the cards in order. */
function waysOf(may: readonly number[], room: readonly number[]): readonly string[] {
  const [first, ...rest] = may;
  if (first === undefined) return room.every(size => size === 0) ? [''] : [];
  return room.flatMap((size, place) =>
    size > 0 && (first >> place) & 1
      ? waysOf(
          rest,
          room.map((left, i) => (i === place ? left - 1 : left)),
        ).map(way => `${place}${way}`)
      : [],
  );
}

const tableFor = (may: readonly number[], room: readonly number[]) =>
  tableOf(new Map(may.map((places, code) => [code, places])), room);

/** Draws once. Returns the places of the cards in order. */
function drawn(table: ReturnType<typeof tableOf>, count: number, dice: Int32Array): string {
  const codes = new Uint8Array(count);
  table.draw(dice, codes);
  const places = new Map(table.fixed);
  let i = 0;
  for (const { place, room } of table.order) for (let k = 0; k < room; k++) places.set(codes[i++] as number, place);
  return Array.from({ length: count }, (_, code) => places.get(code)).join('');
}

test.each(ROWS)('%s: all ways are counted', (_, may, room) => {
  expect(tableFor(may, room).ways).toBe(waysOf(may, room).length);
});

/** The test cases with more than one possible distribution. */
const OPEN = ROWS.filter(([, may, room]) => waysOf(may, room).length > 1);

test.each(OPEN)('%s: each way comes up as often as every other', (name, may, room) => {
  const ways = waysOf(may, room);
  const dice = wideDice(quickDraws(name));
  const table = tableFor(may, room);
  const found = new Map(ways.map(way => [way, 0]));
  const draws = 400 * ways.length;
  for (let i = 0; i < draws; i++) {
    const way = drawn(table, may.length, dice);
    expect(found.has(way)).toBe(true);
    found.set(way, (found.get(way) ?? 0) + 1);
  }
  const square = [...found.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
  expect((square - (ways.length - 1)) / Math.sqrt(2 * (ways.length - 1))).toBeLessThan(4);
});

test('a whole pack in four hands has as many ways as the books say', () => {
  const all = Array.from({ length: 52 }, () => 15);
  expect(tableFor(all, [13, 13, 13, 13]).ways / 53.6447377654887e27).toBeCloseTo(1, 12);
});
