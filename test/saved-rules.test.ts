// Rules that can be saved can be played everywhere. For each number of players that they allow, they are read
// from a file and a link, ordered on the page and from a server, and played in the terminal.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePageToTable } from '@moonshot/protocol';
import { newTable } from '@moonshot/protocol/server';
import { type Overrides, prepare, type Sheet, sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import {
  forSeats,
  type House,
  problemsOf,
  RULES_MAX,
  readHouse,
  seatsOf,
  wholeOf,
  writeHouse,
} from '@moonshot/rules/house';
import { afterAll, expect, test } from 'vitest';
import { heartsChosen, settled } from '../apps/cli/src/options/options.ts';
import { packText, unpackText } from '../apps/web/src/model/packed-text.ts';
import { randomRules } from './facts/random-rules.ts';
import { freshSeeds } from './seeds.ts';

const RULES = process.env.MODE === 'deep' ? 2_000 : 60;
const SETTINGS = { open: 'invited', clock: null, watchers: 'cards', chat: true };
const folder = mkdtempSync(join(tmpdir(), 'moonshot-saved-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The numbers of seats for which every reader accepts the saved rules. */
async function acceptedBy(house: House): Promise<readonly number[]> {
  const text = writeHouse(house);
  const read = readHouse(text);
  if (!read.ok) throw new Error(`Cannot read saved rules: ${JSON.stringify(read)} in ${text}`);
  expect(await unpackText(await packText(text), RULES_MAX)).toBe(text);
  const file = join(folder, 'saved.json');
  writeFileSync(file, text);
  const { base: game, overrides } = read.house;
  return seatsOf(wholeOf(house)).filter(seats => {
    const order = { game, overrides, length: null, seats };
    const sitters = Array.from({ length: seats }, () => ({ kind: 'person', name: 'Ada' }));
    expect(prepare(sheetOf(game), seats, overrides).ok, `${text} with ${seats} players`).toBe(true);
    expect(newTable.safeParse({ order, settings: SETTINGS }).success).toBe(true);
    expect(parsePageToTable({ type: 'open', order: { game, overrides, length: null, sitters }, seat: 0 }).ok).toBe(
      true,
    );
    return heartsChosen(settled({ game: file, seats })).rules.seats === seats;
  });
}

const best = (base: string, overrides: Overrides): number => (wholeOf({ base, overrides }) as Sheet).seats.best;

test.each([
  ...CATALOGUE.map(({ id, base, overrides }) => [id, { base, overrides }, best(base, overrides)] as const),
  ['a pass across, at an odd table too', { base: 'at-play', overrides: { 'pass.cycle': ['across'] } }, 4] as const,
])('%s', async (_, house, seats) => {
  const saved = forSeats(house, seats);
  expect(await acceptedBy(saved)).toEqual(seatsOf(wholeOf(saved)));
});

test(`${RULES} random house rules that can be played with some number of players`, async () => {
  for (const seed of freshSeeds('saved rules', RULES)) {
    const { game: base, seats, overrides } = randomRules(String(seed));
    const saved = forSeats({ base, overrides }, seats);
    const accepted = await acceptedBy(saved);
    expect(accepted, JSON.stringify(saved)).toEqual(seatsOf(wholeOf(saved)));
    expect(accepted).toContain(seats);
    const written = readHouse(writeHouse({ base, overrides }));
    expect(written.ok, 'a file holds what the editor accepts').toBe(
      problemsOf(wholeOf({ base, overrides })).length === 0,
    );
  }
});
