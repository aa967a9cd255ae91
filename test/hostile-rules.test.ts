// House rules from anybody: whatever is done to a text of rules, it is refused at a place for a reason, or read as rules that can be played; and soon.
import { expect, test } from 'vitest';
import { quickDraws } from '../packages/bots/src/chance.ts';
import { CATALOGUE } from '../packages/rules/src/catalogue/catalogue.ts';
import { prepare, SHEETS } from '../packages/rules/src/games.ts';
import { wholeOf } from '../packages/rules/src/house/fields.ts';
import { readHouse, writeHouse } from '../packages/rules/src/house/file.ts';
import { seatsOf } from '../packages/rules/src/house/problems.ts';

const TEXTS = process.env.MODE === 'deep' ? 10_000 : 600;
/** Of the processor's time. */
const LIMIT_MS = 50;

type Draw = (n: number) => number;

const SPOILERS: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  2 ** 53,
  '',
  'x',
  '__proto__',
  'constructor',
  'H*',
  'QS',
  [],
  {},
  [[[[]]]],
  { 3: 'left' },
  { length: 9 },
  'a'.repeat(5000),
  Array(3000).fill('H*'),
  Array(3000).fill({ cards: ['H*'], value: 1 }),
  Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`f${i}`, i])),
]; // prettier-ignore

/** Something of the sheet replaced, taken away, or added, anywhere in it. */
function spoil(node: unknown, draw: Draw): unknown {
  const keys = typeof node === 'object' && node !== null ? Object.keys(node) : [];
  const key = keys[draw(Math.max(1, keys.length))];
  if (key === undefined || draw(4) === 0) return SPOILERS[draw(SPOILERS.length)];
  const copy = structuredClone(node) as Record<string, unknown>;
  const way = draw(9);
  if (way === 0) delete copy[key];
  else if (way === 1) copy[['more', '__proto__', '14'][draw(3)] ?? ''] = SPOILERS[draw(SPOILERS.length)];
  else copy[key] = spoil(copy[key], draw);
  return copy;
}

/** The letters of a text cut, doubled or replaced. */
function scratch(text: string, draw: Draw): string {
  const [from, to] = [draw(text.length), draw(text.length)];
  const ways = [text.slice(0, from), text.slice(from), text + text.slice(from), '['.repeat(draw(40_000)) + text];
  return ways[draw(8)] ?? `${text.slice(0, from)}${String.fromCharCode(draw(300))}${text.slice(to)}`;
}

const WRITTEN = [...SHEETS.map(({ id }) => ({ base: id, overrides: {} })), ...CATALOGUE].map(house =>
  writeHouse(house),
);

function hostile(number: number): string {
  const draw = quickDraws(`hostile ${number}`);
  const text = WRITTEN[draw(WRITTEN.length)] ?? '';
  if (draw(3) === 0) return scratch(text, draw);
  const written = JSON.parse(text);
  for (let n = draw(3); n >= 0; n--) written.sheet = spoil(written.sheet, draw);
  return JSON.stringify(written);
}

/** What a text takes; asked again where it seems long, since the machine has other things to do at times. */
function costMs(text: string, tries = 3): number {
  const begun = process.cpuUsage();
  readHouse(text);
  const { user, system } = process.cpuUsage(begun);
  const ms = (user + system) / 1000;
  return ms < LIMIT_MS || tries === 1 ? ms : costMs(text, tries - 1);
}

test(`${TEXTS} spoilt texts of rules are refused with place and reason, or can be played`, () => {
  let refusals = 0;
  for (let number = 0; number < TEXTS; number++) {
    const text = hostile(number);
    const read = readHouse(text);
    expect(costMs(text), `text ${number}, of ${text.length} letters`).toBeLessThan(LIMIT_MS);
    if (read.ok) {
      const whole = wholeOf(read.house);
      for (const seats of seatsOf(whole)) expect(prepare(whole, seats).ok, `text ${number}`).toBe(true);
    } else {
      refusals += 1;
      expect(read.place.length, `text ${number}`).toBeGreaterThan(0);
      expect(read.reason.length, `text ${number}`).toBeGreaterThan(5);
      expect(read.reason.length, `text ${number}`).toBeLessThan(3000);
    }
  }
  expect(refusals).toBeGreaterThan(TEXTS / 2);
});
