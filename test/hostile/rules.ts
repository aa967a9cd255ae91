// Mutated texts of house rules: fields of the wrong kind, excessive sizes, characters cut or doubled.

import { quickDraws } from '@moonshot/bots';
import { SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { writeHouse } from '@moonshot/rules/house';
import { packText } from '../../apps/web/src/model/packed-text.ts';

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

/** Replaces, removes or adds something anywhere in the sheet. */
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

/** Cuts, doubles or replaces characters of a text. */
function scratch(text: string, draw: Draw): string {
  const [from, to] = [draw(text.length), draw(text.length)];
  const ways = [text.slice(0, from), text.slice(from), text + text.slice(from), '['.repeat(draw(40_000)) + text];
  return ways[draw(8)] ?? `${text.slice(0, from)}${String.fromCharCode(draw(300))}${text.slice(to)}`;
}

const WRITTEN = [...SHEETS.map(({ id }) => ({ base: id, overrides: {} })), ...CATALOGUE].map(house =>
  writeHouse(house),
);

/** The mutated text of this number; deterministic. */
export function hostile(number: number): string {
  const draw = quickDraws(`hostile ${number}`);
  const text = WRITTEN[draw(WRITTEN.length)] ?? '';
  if (draw(3) === 0) return scratch(text, draw);
  const written = JSON.parse(text);
  for (let n = draw(3); n >= 0; n--) written.sheet = spoil(written.sheet, draw);
  return JSON.stringify(written);
}

/** The same packed for a link, with some characters changed or the end cut off. */
export async function hostileLink(number: number): Promise<string> {
  const draw = quickDraws(`link ${number}`);
  const code = await packText(draw(4) === 0 ? hostile(number) : (WRITTEN[draw(WRITTEN.length)] ?? ''));
  const at = draw(code.length);
  if (draw(3) === 0) return code.slice(0, at);
  return code.slice(0, at) + LETTERS.charAt(draw(LETTERS.length)).repeat(1 + draw(3)) + code.slice(at + draw(3));
}

const LETTERS = 'ABCXYZabcxyz0189-_%=+';
