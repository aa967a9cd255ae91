// Each house rule is played for a whole match in the terminal and on a server; on the page it is played by
// clicks (test/browser/deals).
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHouse } from '@moonshot/rules/house';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, newGuest, newTable, playOut } from '../apps/server/testing/client.ts';
import { openServer, type Site } from '../apps/server/testing/site.ts';
import { HOUSE_RULES, houseOf } from './house-rules.ts';
import { freshSample } from './seeds.ts';
import { inside } from './terminal/inside.ts';
import { answerTo } from './terminal/player.ts';

const SOME = 6;
const ANSWERS_MAX = 5_000;

const folder = mkdtempSync(join(tmpdir(), 'moonshot-house-matches-'));
let site: Site;
beforeAll(async () => {
  site = await openServer();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const sample = (place: string) =>
  freshSample(`house rules ${place}`, HOUSE_RULES, SOME).map((part, i) => [part.name, part, i] as const);

/** Types answers until the program ends. Throws if the program asks too often. */
function typing(): (out: string) => string | undefined {
  let answers = 0;
  return out => {
    const answer = answerTo(out);
    if (answer !== undefined && ++answers > ANSWERS_MAX)
      throw new Error(`Cannot end the match: ${ANSWERS_MAX} answers were typed, the last "${answer}"`);
    return answer;
  };
}

test.each(sample('in the terminal'))('in the terminal: %s', async (_, part, i) => {
  const [home, file] = [join(folder, `home${i}`), join(folder, `${i}.json`)];
  writeFileSync(file, writeHouse(houseOf(part)));
  const words = ['play', file, '--level', 'beginner', '--speed', 'instant', '--seed', part.name];
  const { code, out, err } = await inside(words, { input: typing(), env: { MOONSHOT_HOME: home } });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/The match is kept in .+\n$/);
  expect(readdirSync(join(home, 'finished'))).toHaveLength(1);
});

test.each(sample('on a server'))('on a server: %s', async (_, part) => {
  const { base, overrides } = houseOf(part);
  const guest = await newGuest(site.url, 'Ada');
  const client = await connect(guest);
  const { table, invite } = await newTable(guest, { game: base, overrides, seats: part.seats, length: null });
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  const { deal } = await playOut(client);
  expect(deal.phase).toBe('over');
  expect(deal.results.length).toBeGreaterThan(0);
  client.close();
  await client.closed;
});
