// Tests the laws of every movement (the seating of all rounds): every player sits once per round, visits all
// seats before repeating one, and meets no player too often.
import { expect, test } from 'vitest';
import { type MovementPlan, movement } from './movement.ts';

const SIZES = [
  [8, 4, 7],
  [12, 4, 11],
  [16, 4, 5],
  [64, 4, 16],
  [64, 2, 16],
  [6, 2, 5],
  [6, 3, 8],
  [15, 3, 7],
  [10, 5, 5],
  [36, 6, 7],
  [63, 7, 9],
  [28, 14, 3],
] as const;

const made = (plan: MovementPlan) => movement(plan, async () => undefined);

/** How often each key occurs. */
function tally(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

test.each(SIZES)(
  '%i at tables of %i, %i rounds: a place for everybody, and every seat alike',
  async (entrants, seats, rounds) => {
    const all = await made({ entrants, seats, rounds });
    expect(all).toHaveLength(rounds);
    const everybody = Array.from({ length: entrants }, (_, i) => i);
    for (const round of all) expect(round.flat().toSorted((a, b) => a - b)).toEqual(everybody);
    const sat = (some: typeof all) =>
      some.flatMap(round => round.flatMap(table => table.map((entrant, seat) => `${entrant} in ${seat}`)));
    for (let from = 0; from < rounds; from += seats)
      expect(Math.max(...tally(sat(all.slice(from, from + seats))).values())).toBe(1);
    const [least, most] = [Math.floor(rounds / seats), Math.ceil(rounds / seats)];
    const often = tally(sat(all));
    for (const entrant of everybody)
      for (let seat = 0; seat < seats; seat++) {
        const times = often.get(`${entrant} in ${seat}`) ?? 0;
        expect(times).toBeGreaterThanOrEqual(least);
        expect(times).toBeLessThanOrEqual(most);
      }
  },
);

test.each(SIZES)(
  '%i at tables of %i, %i rounds: two meet at most once more than the mean, rounded up',
  async (...[entrants, seats, rounds]) => {
    const met = (await made({ entrants, seats, rounds })).flatMap(round =>
      round.flatMap(table => table.flatMap(one => table.filter(other => one < other).map(other => `${one} ${other}`))),
    );
    expect(met).toHaveLength((rounds * entrants * (seats - 1)) / 2);
    expect(Math.max(...tally(met).values())).toBeLessThanOrEqual(
      Math.ceil((rounds * (seats - 1)) / (entrants - 1)) + 1,
    );
  },
);

test('eight at tables of four meet everybody three times in seven rounds', async () => {
  const met = (await made({ entrants: 8, seats: 4, rounds: 7 })).flat();
  for (let one = 0; one < 8; one++)
    for (let other = 0; other < one; other++)
      expect(met.filter(table => table.includes(one) && table.includes(other))).toHaveLength(3);
});

test('numbers that fill no tables give no movement', async () => {
  await expect(made({ entrants: 10, seats: 4, rounds: 1 })).rejects.toThrow('expected a multiple of 4');
});

test('a movement is cached by its numbers while few others are requested, and comes out the same again', async () => {
  const first = await made({ entrants: 20, seats: 4, rounds: 3 });
  expect(await made({ entrants: 20, seats: 4, rounds: 3 })).toBe(first);
  expect(await made({ entrants: 20, seats: 4, rounds: 2 })).not.toBe(first);
  for (let tables = 2; tables < 67; tables++) await made({ entrants: tables * 2, seats: 2, rounds: 1 });
  const again = await made({ entrants: 20, seats: 4, rounds: 3 });
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('others are served before each arrangement', async () => {
  let rests = 0;
  await movement({ entrants: 24, seats: 4, rounds: 6 }, async () => void rests++);
  expect(rests).toBeGreaterThanOrEqual(6);
});
