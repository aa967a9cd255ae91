// Tests a public beacon (a source of public randomness) that is mixed into deals. The test serves the beacon
// itself. Only valid rounds count, and the beacon never blocks a deal. Rounds follow the real clock, so these
// tests run concurrently.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BeaconSpec } from '@moonshot/protocol';
import { roundAt } from '@moonshot/table';
import { checkRound, SCHEME, type Verified, verify } from '@moonshot/verify';
import { BEACON_KEY as KEY, signed } from '@moonshot/verify/testing';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { as, connect, newGuest, newTable, playOut } from '../../../testing/client.ts';
import { localNet } from '../../../testing/nodes.ts';
import { openServer } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { type Env, systemEnv } from '../../core/env.ts';
import type { Variables } from '../../core/limits.ts';
import { newMetrics } from '../../core/metrics.ts';
import { readConfig, summary } from '../../core/settings/config.ts';
import { newBeacon } from './rounds.ts';

/** Resources to close at the end, in reverse order of opening. */
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const GENESIS = 1_700_000_000;
/** Longer than any response takes, even on a busy machine. */
const LONG_MS = 10_000;

interface Asked {
  readonly round: number;
  readonly atMs: number;
}

type Answers = (answer: ServerResponse, round: number, nth: number) => unknown;

const right: Answers = (answer, round) =>
  answer.end(JSON.stringify({ round, randomness: '00'.repeat(32), signature: signed(round) }));

/** A beacon server with these answers, the requests it received, and the settings that point at it. */
async function beaconWith(answers: Answers) {
  const asked: Asked[] = [];
  const server = createServer(({ url = '' }, answer) => {
    const round = Number(/^\/chain\/public\/(\d+)$/.exec(url)?.[1]);
    asked.push({ round, atMs: Date.now() });
    answers(answer, round, asked.length);
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const variables = {
    MOONSHOT_BEACON: `http://127.0.0.1:${(server.address() as AddressInfo).port}/chain/`,
    MOONSHOT_BEACON_KEY: KEY,
    MOONSHOT_BEACON_GENESIS: String(GENESIS),
    MOONSHOT_BEACON_PERIOD: '1',
    MOONSHOT_BEACON_MS: '400',
  };
  return { asked, variables };
}

type Opened = Awaited<ReturnType<typeof openServer>>;

/**
 * The distinct beacon statuses of the deals in a proof, each with the number of decks that could have been
 * drawn.
 */
const beaconsIn = (verified: Verified): readonly string[] =>
  verified.type === 'unreadable'
    ? []
    : [...new Set(verified.report.deals.map(({ beacon, decks }) => `${beacon} ${decks}`))];

/** The proof of a match with bots. */
async function proofAt(site: Opened): Promise<string> {
  const guest = await newGuest(site.url, 'Ada');
  const client = await connect(guest);
  const { table, invite } = await newTable(guest);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  await playOut(client);
  await client.until(({ facts }) => facts?.state === 'over');
  client.close();
  const { status, body } = await as(guest, 'GET', `/api/matches/${table}-1/proof`);
  expect(status).toBe(200);
  return JSON.stringify(body);
}

async function opened(variables: object, more: object = {}): Promise<Opened> {
  const site = await openServer({ ...variables }, more);
  ends.push(() => site.close());
  return site;
}

test.concurrent('a match mixes in rounds published after the seats opened, and its proof verifies', async () => {
  const { asked, variables } = await beaconWith(right);
  const site = await opened({ ...variables, MOONSHOT_BEACON_MS: `${LONG_MS}` });
  const verified = verify(await proofAt(site), checkRound);
  expect(verified).toMatchObject({ type: 'verified', players: 1 });
  expect(beaconsIn(verified)).toEqual(['checked 1']);
  expect(asked.length).toBeGreaterThan(0);
  for (const { round, atMs } of asked)
    expect(atMs).toBeGreaterThanOrEqual(roundAt({ scheme: SCHEME, key: KEY, genesis: GENESIS, period: 1 }, round));
  expect(await metricOf(site, 'drawn')).toBe(String(asked.length));
});

async function metricOf(site: Opened, outcome: string): Promise<string | undefined> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return new RegExp(`^moonshot_beacon_rounds_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1];
}

const MISSED: readonly [name: string, answers: Answers, reason: RegExp][] = [
  ['does not answer', () => undefined, /no answer in time/],
  ['never completes its answer', answer => answer.write('{"round":'), /no answer in time/],
  ['drops the connection', answer => answer.destroy(), /hang up|connection closed/],
  ['does not have the round', answer => answer.writeHead(404).end(), /it answered 404/],
  ['redirects', answer => answer.writeHead(302, { location: '/chain/public/1' }).end(), /it answered 302/],
  ['answers without JSON', answer => answer.end('<p>'), /JSON/],
  ['answers too much', answer => answer.end('x'.repeat(1_000_000)), /more than 4096 bytes/],
  ['answers with another round', (answer, round) => right(answer, round + 1, 0), /it answered with round/],
  [
    'signs another round',
    (answer, round) => answer.end(JSON.stringify({ round, signature: signed(round + 1) })),
    /signature is invalid/,
  ],
];

/**
 * A clock that stands still while a response is awaited. The pause before the second attempt moves the clock
 * past the deadline.
 */
function oneTry(): Env {
  let now = 0;
  const after: Env['after'] = (ms, then) => {
    if (ms >= LONG_MS) return systemEnv.after(ms, then);
    now += LONG_MS;
    return systemEnv.after(0, then);
  };
  return { ...systemEnv, monoMs: () => now, after };
}

/** Requests a round that was published long ago. */
async function drawnBy(variables: Variables, round = 7, env: Env = systemEnv) {
  const [lines, metrics] = [[] as string[], newMetrics()];
  const log = pino({}, { write: line => void lines.push(line) });
  const config = readConfig('', variables);
  const beacon = newBeacon({ env, config, metrics, log });
  const spec = config.beacon?.spec as BeaconSpec;
  return { drawn: await beacon.drawn(spec, round), beacon, spec, metrics, lines };
}

test.concurrent.each(MISSED)('a beacon that %s is ignored', async (_, answers, reason) => {
  const { variables } = await beaconWith(answers);
  const timesOut = reason.source === 'no answer in time';
  const { drawn, metrics, lines } = timesOut
    ? await drawnBy(variables)
    : await drawnBy({ ...variables, MOONSHOT_BEACON_MS: `${LONG_MS}` }, 7, oneTry());
  expect(drawn).toBeNull();
  expect(lines.join('')).toMatch(reason);
  expect(await metrics.registry.getSingleMetricAsString('moonshot_beacon_rounds_total')).toMatch(/"missed"} 1$/);
});

test.concurrent('a round is fetched once for all tables, and retried if it is late', async () => {
  const { asked, variables } = await beaconWith((answer, round, nth) =>
    nth === 1 ? answer.writeHead(404).end() : right(answer, round, nth),
  );
  const { drawn, beacon, spec } = await drawnBy({ ...variables, MOONSHOT_BEACON_MS: `${LONG_MS}` });
  expect(drawn).toEqual({ round: 7, signature: signed(7) });
  expect(await Promise.all([beacon.drawn(spec, 7), beacon.drawn(spec, 7)])).toEqual([drawn, drawn]);
  expect(asked.map(({ round }) => round)).toEqual([7, 7]);
});

test.concurrent('a clock set back does not prolong the wait', async () => {
  const { variables } = await beaconWith(right);
  const waited: number[] = [];
  const env: Env = { ...systemEnv, after: (ms, act) => systemEnv.after(waited.push(ms) === 1 ? 0 : ms, act) };
  const config = readConfig('', variables);
  const beacon = newBeacon({ env, config, metrics: newMetrics(), log: pino({ level: 'silent' }) });
  await beacon.drawn(config.beacon?.spec as BeaconSpec, 2_000_000_000);
  expect(waited[0]).toBe(1000 + 2000 + 1000);
});

test.concurrent('with a silent beacon deals go on without it, and each counts one more possible deck', async () => {
  const { variables } = await beaconWith(() => undefined);
  const verified = verify(await proofAt(await opened(variables)), checkRound);
  expect(verified).toMatchObject({ type: 'verified', players: 1 });
  expect(beaconsIn(verified)).toEqual(['missed 2']);
});

test.concurrent('if a server stops while it waits for the round, the other one deals with that round', async () => {
  const { variables: usual } = await beaconWith(right);
  const variables = { ...usual, MOONSHOT_BEACON_MS: `${LONG_MS}` };
  const store = memoryStore(Date.now);
  const peers = localNet();
  const [first, second] = [
    await openServer(variables, { store, nodes: peers('a') }),
    await opened(variables, { store, nodes: peers('b') }),
  ];
  const guest = await newGuest(first.url, 'Ada');
  const client = await connect(guest);
  const { table, invite } = await newTable(guest);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  await client.until(({ view }) => view?.online?.seal?.phase === 'open' && view.online.seal.opened[0] !== null);
  await first.close();
  const again = await connect({ ...guest, url: second.url });
  again.say({ type: 'join', table, invite: null, known: null });
  await playOut(again);
  await again.until(({ facts }) => facts?.state === 'over');
  again.close();
  const { body } = await as({ ...guest, url: second.url }, 'GET', `/api/matches/${table}-1/proof`);
  expect(beaconsIn(verify(JSON.stringify(body), checkRound))).toEqual(['checked 1']);
});

test.concurrent('a match continues without rounds if its server no longer has the beacon', async () => {
  const { variables } = await beaconWith(right);
  const store = memoryStore(Date.now);
  const first = await openServer(variables, { store });
  const guest = await newGuest(first.url, 'Ada');
  const client = await connect(guest);
  const { table, invite } = await newTable(guest);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  await client.until(({ view }) => view?.online?.seal?.phase === 'open');
  await first.close();
  const site = await opened({}, { store });
  const again = await connect({ ...guest, url: site.url });
  again.say({ type: 'join', table, invite: null, known: null });
  await playOut(again);
  again.close();
  const { body } = await as({ ...guest, url: site.url }, 'GET', `/api/matches/${table}-1/proof`);
  expect(beaconsIn(verify(JSON.stringify(body), checkRound))).toEqual(['missed 2']);
});

const SET = {
  MOONSHOT_BEACON: 'https://beacon.example/chain',
  MOONSHOT_BEACON_KEY: KEY,
  MOONSHOT_BEACON_GENESIS: '1692803367',
  MOONSHOT_BEACON_PERIOD: '3',
};

test('there is no beacon by default; the start logs a configured one', () => {
  expect(readConfig('', {}).beacon).toBeUndefined();
  expect(summary(readConfig('', {}))).toContain('Beacon: none');
  expect(readConfig('', { ...SET, MOONSHOT_BEACON_SCHEME: '' }).beacon).toEqual({
    url: 'https://beacon.example/chain',
    spec: { scheme: SCHEME, key: KEY, genesis: 1_692_803_367, period: 3 },
  });
  expect(summary(readConfig('', SET))).toContain('Beacon: https://beacon.example/chain, a round every 3 s');
});

test.each([
  ['SCHEME', 'pedersen-bls-chained', 'bls-unchained-g1-rfc9380, the only scheme whose signatures can be checked.'],
  ['KEY', '', 'its public key as 192 hexadecimal digits.'],
  ['KEY', 'ab'.repeat(96), 'its public key as 192 hexadecimal digits.'],
  ['KEY', KEY.slice(0, 96), 'its public key as 192 hexadecimal digits.'],
  ['GENESIS', 'yesterday', 'when its first round came out, in seconds since 1970.'],
  ['PERIOD', '0', 'the seconds between two rounds, 1 to 60.'],
  ['PERIOD', '61', 'the seconds between two rounds, 1 to 60.'],
])('MOONSHOT_BEACON_%s=%s is refused', (name, text, expected) => {
  expect(() => readConfig('', { ...SET, [`MOONSHOT_BEACON_${name}`]: text })).toThrow(
    `Cannot start with MOONSHOT_BEACON_${name}=${text}: expected ${expected}`,
  );
});

test.each([
  'beacon.example',
  'ftp://beacon.example',
  'https://me:pass@beacon.example',
  'https://beacon.example/?key=1',
])('the URL %s is refused and not logged', address => {
  expect(() => readConfig('', { ...SET, MOONSHOT_BEACON: address })).toThrow(
    /^Cannot start with this MOONSHOT_BEACON: expected an address [^@?]+$/,
  );
});
