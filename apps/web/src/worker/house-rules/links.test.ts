// Short links to rules, and printed QR codes whose modules a telephone can read.
import { SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { type House, readHouse, tidied } from '@moonshot/rules/house';
import type { Markup } from '@moonshot/rules/print';
import { expect, test } from 'vitest';
import { bench, page } from '../../../testing/worker.ts';
import { shortCode, textInLink } from './links.ts';

interface Game extends House {
  readonly id: string;
  readonly seats: { readonly best: number };
}
const GAMES: readonly Game[] = [
  ...SHEETS.map(({ id, seats }) => ({ id, base: id, overrides: {}, seats })),
  ...CATALOGUE,
];
const SUNDAY: House = { base: 'ricketts', overrides: { name: 'Sunday table', 'pass.cycle': ['left'] } };
/** Many changed fields, and values that pack badly. */
const LONG: House = {
  base: 'ricketts',
  overrides: {
    name: 'The very long rules of the Sunday table',
    'pass.cycle': ['left', 'right', 'across', 'scatter', 'hold', 'left', 'right', 'across'],
    'charge.cards': ['7C', '8C', '9C', 'TC', 'JC', 'QC'].map(shown => ({ shown, doubles: ['H*', 'QS'] })),
    'firstTrick.ban': ['QH', 'KH', 'AH', 'QS', 'JD'],
    'discard.must': ['QS', 'TD', 'JD', 'AS'],
    points: [
      { cards: ['H*'], value: 'pips' },
      { cards: ['S*'], value: 'pipsFace10' },
    ],
    'moon.needs': [],
  },
};

async function readBack(code: string): Promise<House | undefined> {
  const text = await textInLink(code);
  const read = text === undefined ? undefined : readHouse(text);
  return read?.ok ? read.house : undefined;
}

test('the short link of each game is its name, and gives the game back', async () => {
  for (const { id, base, overrides } of GAMES) {
    expect(await shortCode({ base, overrides })).toBe(id);
    expect(await readBack(id)).toEqual(tidied({ base, overrides }));
  }
});

test.each([SUNDAY, LONG])('the short link of house rules gives them back', async house => {
  const code = await shortCode(house);
  expect(code).toMatch(/^ricketts\.[\w-]+$/);
  expect(await readBack(code)).toEqual(tidied(house));
});

test.each(['', 'nothing', 'nothing.q1YqSS0uUbJSMlKqBQA', 'ricketts.AAAA', 'ricketts.', 'ricketts.q1Yq'])(
  '%j is no link to rules',
  async code => {
    expect(await readBack(code)).toBeUndefined();
  },
);

const svgIn = (one: Markup): Markup | undefined =>
  one.tag === 'svg' ? one : one.inside.flatMap(inner => (typeof inner === 'string' ? [] : (svgIn(inner) ?? [])))[0];

/** The width of a module of the printed QR code, in millimetres. */
async function moduleWidth({ base, overrides }: House, seats: number): Promise<number> {
  const one = page(bench());
  const from = one.received.length;
  const address = 'https://moonshot.example/table/';
  one.say({ type: 'house', wish: { type: 'print', base, overrides, seats, names: [], address } });
  const { said } = await one.until(message => message.type === 'house', from);
  const body = said.type === 'printed' ? said.page?.body : undefined;
  const { width = '', viewBox = '' } = (body && svgIn(body))?.attributes ?? {};
  return Number.parseFloat(width) / Number(viewBox.split(' ')[2]);
}

test('the modules of each printed code are at least 0.4 mm wide, and those of a game 1 mm', async () => {
  for (const game of GAMES) expect(await moduleWidth(game, game.seats.best), game.id).toBeGreaterThan(1);
  for (const house of [SUNDAY, LONG]) expect(await moduleWidth(house, 4)).toBeGreaterThanOrEqual(0.4);
});
