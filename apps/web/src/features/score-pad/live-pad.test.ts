// The order in which a live score pad is published: one state after another, so that the last one stays.
import type { StoredPad } from '@moonshot/protocol';
import { blankEntry } from '@moonshot/rules/score-pad';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LiveFailure } from './live-client.ts';
import type { LivePublisher } from './live-pad.svelte.ts';

const KEY = { id: 'live', key: 'secret' };
const server = { requests: [] as string[], answers: [] as ((failure?: LiveFailure) => void)[] };
vi.mock('./live-client.ts', () => ({
  liveKeyOf: () => KEY,
  dropLiveKey: () => undefined,
  endLivePad: async () => void server.requests.push('end'),
  publishPad: (pad: StoredPad) => {
    server.requests.push(`${pad.entries.length} deals`);
    return new Promise<LiveFailure | undefined>(resolve => server.answers.push(resolve));
  },
}));

beforeAll(() => {
  const plain = <T>(value?: T): T | undefined => value; // a `$state` without reactivity, enough for this test
  vi.stubGlobal('$state', plain);
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => void Object.assign(server, { requests: [], answers: [] }));

/** The pad of four players who have written down a number of deals. */
const pad = (deals: number): StoredPad => ({
  ...{ id: 'pad', at: 1, game: 'ricketts', base: 'ricketts', overrides: {}, title: 'Ricketts', length: null },
  ...{ names: ['Ana', 'Ben', 'Cleo', 'Dan'], dealer: 0, draft: null, totals: [], over: false },
  entries: Array.from({ length: deals }, () => blankEntry(4)),
});
const requested = (...requests: readonly string[]): Promise<void> =>
  vi.waitFor(() => expect(server.requests).toEqual(requests));
/** Waits until everything that can happen without an answer of the server has happened. */
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20));

async function published(deals: number): Promise<LivePublisher> {
  const { LivePublisher: Publisher } = await import('./live-pad.svelte.ts');
  const live = new Publisher();
  void live.follow(pad(deals));
  await requested(`${deals} deals`);
  return live;
}

test('a deal is published only after the state before it has been answered', async () => {
  const live = await published(1);
  live.update(pad(2));
  live.update(pad(3));
  await settled();
  expect(server.requests).toEqual(['1 deals']);
  server.answers[0]?.();
  await requested('1 deals', '3 deals'); // the state in between is out of date
});

test('a deal is published even if the state before it did not arrive', async () => {
  const live = await published(1);
  live.update(pad(2));
  server.answers[0]?.('unreachable');
  await requested('1 deals', '2 deals');
  live.stop();
});

test('the sharing ends after the last state has been answered', async () => {
  const live = await published(1);
  const end = live.end();
  await settled();
  expect(server.requests).toEqual(['1 deals']);
  server.answers[0]?.();
  await end;
  expect(server.requests).toEqual(['1 deals', 'end']);
});
