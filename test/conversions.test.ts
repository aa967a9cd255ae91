// A match of every game through the terminal and the server: text, link and transcript round-trip.
// (`replaying` covers the page's worker.)
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type Guest, newGuest } from '../apps/server/testing/client.ts';
import { openServer, type Site } from '../apps/server/testing/site.ts';
import { GAMES, played } from './conversions/played.ts';
import { freshSample } from './seeds.ts';
import { inside } from './terminal/inside.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-conversions-'));
let site: Site;
let ada: Guest;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_IMPORTS_PER_HOUR: '1000', MOONSHOT_IMPORTS_PER_PLAYER: '1000' });
  ada = await newGuest(site.url, 'Ada');
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

async function converted(content: string, ...words: readonly string[]): Promise<string> {
  const file = join(folder, 'match.txt');
  writeFileSync(file, content);
  const { code, out, err } = await inside(['convert', file, ...words]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

/** The server's text of a match that it has stored. */
async function onServer(text: string): Promise<string> {
  const { body } = await as(ada, 'POST', '/api/matches', { text });
  const { match } = body as { readonly match: string };
  return String((await as(ada, 'GET', `/api/matches/${match}/notation`)).body);
}

/** The text without names, because a transcript has none. */
const unnamed = (text: string): string => text.replace(/^seat .*\n/gm, '');
/** The text without the date, because the server sets its own. */
const undated = (text: string): string => text.replace(/^date .*\n/gm, '');

test.each(freshSample('games that are converted', GAMES, 16))('%s (%s, %i seats)', async (...game) => {
  const { text, transcript } = played(...game);
  expect(await converted(text)).toBe(text);
  expect(await converted(transcript)).toBe(unnamed(text));
  expect(await converted(await converted(text, '--to', 'transcript'))).toBe(unnamed(text));
  const link = (await converted(text, '--to', 'link', '--page', site.url)).trim();
  const { code, out } = await inside(['convert', link]);
  expect([code, out]).toEqual([0, text]);
  expect(undated(await onServer(text))).toBe(text);
  const bare = await converted(text, '--to', 'transcript');
  expect(unnamed(undated(await onServer(bare)))).toBe(unnamed(text));
});
