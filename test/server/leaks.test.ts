// Leak scan: during whole matches of all five games, no byte sent to anybody reveals a card, seed or secret
// that they cannot know. Plays whole matches.

import { belowFrom } from '@moonshot/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type Site } from '../../apps/server/testing/site.ts';
import { freshSeed } from '../seeds.ts';
import { either, partOf } from './depth.ts';
import { fastServer, PATIENT } from './fast-server.ts';
import { CHANGES } from './http-changes.ts';
import { parties } from './parties.ts';
import { newSearch } from './search.ts';

const MINUTES_5 = 300_000;
const { first: FIRST, count: MATCHES } = partOf(either(4, 1000));
const ENOUGH = 120; // fewer matches need not cover everything

let site: Site;
beforeAll(async () => {
  site = await openServer({ ...PATIENT, MOONSHOT_AWAY_MS: '200' }, fastServer(belowFrom(1)));
});
afterAll(() => site.close());

test(
  `${MATCHES} matches tell nobody what they cannot know`,
  async () => {
    const search = newSearch(site);
    await parties(site, search, MATCHES, FIRST + (freshSeed('matches') % 10_000));
    expect(search.leaks).toEqual([]);
    const { matches, frames, answers, lines, secrets, types, statuses, early } = search.seen;
    expect(matches).toBe(MATCHES);
    // Fails if the scan has covered too little.
    for (const [count, each] of [
      [frames, 150],
      [answers, 25],
      [lines, 15],
      [secrets, 15],
    ] as const)
      expect(count).toBeGreaterThan(MATCHES * each);
    if (MATCHES < ENOUGH) return;
    expect([...types]).toEqual(expect.arrayContaining(TYPES));
    expect([...statuses].sort()).toEqual([101, 200, 201, 204, 400, 401, 403, 404, 409, 429]);
    expect([...early].sort()).toEqual([404, 409]);
  },
  either(MINUTES_5, 12 * MINUTES_5),
);

test('every route that changes something is among what the crowd asks for', () => {
  const listed = Object.entries(site.app.http.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map(method => `${method.toUpperCase()} ${path}`),
  );
  const changes = listed.filter(route => !route.startsWith('GET '));
  expect(changes.length).toBeGreaterThan(15);
  expect(changes.filter(route => !CHANGES.has(route))).toEqual([]);
});

/** Message types that must occur. */
const TYPES = [
  ...['welcome', 'table', 'snapshot', 'events', 'update', 'ack', 'rejected', 'error', 'talk', 'chat'],
  ...['seal-committed', 'seat-committed', 'sealed', 'seat-opened', 'mixed', 'unsealed', 'undone', 'away', 'back'],
  ...['voted', 'paused', 'gone-on'],
  ...['dealt', 'passed', 'exchanged', 'played', 'taken', 'laid', 'revealed', 'captured', 'redealt', 'ended'],
];
