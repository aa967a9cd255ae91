// A real server under denial-of-service attacks: honest clients keep playing over one socket each, and every
// attacker is disconnected. Attacks last seconds, so that limits are reached.
import { setTimeout as later } from 'node:timers/promises';
import { belowFrom, someAnswer } from '@moonshot/table/testing';
import { expect, onTestFinished, test } from 'vitest';
import { call, connect, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { ATTACKS, type Fate, type Target } from './attackers.ts';
import { either } from './depth.ts';
import { faultsOf } from './history.ts';
import { type KillableServer, killableServer } from './killable-server.ts';
import { keepPlaying, type Line, newLine } from './line.ts';

const HONEST = 4;
const ACTS = 3; // of every honest client meanwhile
const EACH = either(3, 400); // attackers of each kind
const SLEEPERS = either(1, 20);
const LIMIT_MS = 120_000;
/** On a busy machine the server may time out before it has read the invalid data. */
const OUT_OF_TIME: readonly Fate[] = ['cut off', 408, 1008];
const MEGABYTES = 300; // maximum memory growth of the server

/** Default settings with shorter timeouts; limits by address leave room for all attackers at once. */
const USUAL = {
  MOONSHOT_MESSAGES_PER_SECOND: '5',
  MOONSHOT_MESSAGES_BURST: '20',
  MOONSHOT_SOCKETS_PER_ADDRESS: String(EACH * ATTACKS.length),
  MOONSHOT_CONNECTIONS_PER_ADDRESS: String(EACH * ATTACKS.length),
  MOONSHOT_HEADERS_MS: '1000',
  MOONSHOT_REQUEST_MS: '1000',
  MOONSHOT_HELLO_MS: '1000',
  MOONSHOT_CLOSE_MS: '500',
};

async function serverWith(env: Readonly<Record<string, string>>): Promise<KillableServer> {
  const server = await killableServer(env);
  await server.start();
  onTestFinished(async () => {
    await server.kill();
    server.remove();
  });
  return server;
}

/** A client at a table with bots, where a long match has started. */
async function honest(server: KillableServer, i: number): Promise<Line> {
  const guest = await newGuest(server.url, `Ada ${i}`);
  const { table, invite } = await newTable(guest, { length: { deals: 500 } });
  const client = await connect(guest);
  client.say({ type: 'join', table, invite, known: null });
  for (const seat of [1, 2, 3]) client.say({ type: 'addBot', seat, player: 'random' });
  client.say({ type: 'start' });
  await client.until(({ view }) => view);
  client.close();
  return newLine(guest, table);
}

interface Company {
  readonly lines: readonly Line[];
  /** Waits until every client has done this many more actions. */
  readonly goOn: (acts: number) => Promise<void>;
  /** Stops, and returns what went wrong for any client. */
  readonly wrongs: () => Promise<readonly string[]>;
}

async function company(server: KillableServer): Promise<Company> {
  const lines = await Promise.all(Array.from({ length: HONEST }, (_, i) => honest(server, i)));
  const below = belowFrom(9);
  let stopped = false;
  const manner = {
    stopped: () => stopped,
    thinkMs: () => 250,
    againMs: 1000,
    answer: (ask: Parameters<typeof someAnswer>[0]) => someAnswer(ask, below),
    say: (client: { say: (act: never) => void }, act: unknown) => client.say(act as never),
    loses: () => false,
  };
  const playing = lines.map(line => keepPlaying(line, manner));
  const goOn = async (acts: number): Promise<void> => {
    const before = lines.map(({ done }) => done.length);
    while (lines.some(({ done }, i) => done.length < (before[i] ?? 0) + acts)) await later(20);
  };
  const wrongs = async (): Promise<readonly string[]> => {
    stopped = true;
    await Promise.all(playing);
    await server.kill();
    const store = server.open();
    const faults = await Promise.all(lines.map(async line => faultsOf(line, await store.log.read(`${line.table}-1`))));
    await store.close();
    const lost = lines.filter(({ connections }) => connections !== 1).map(({ guest }) => `${guest.name} lost the line`);
    return [...faults.flat(), ...lost];
  };
  return { lines, goOn, wrongs };
}

const targetOf = ({ url }: KillableServer): Target => ({ port: Number(new URL(url).port), origin: url });

/** A metric of the server. */
async function figure({ url }: KillableServer, name: string): Promise<number> {
  const { body } = await call(url, 'GET', '/metrics');
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(String(body))?.[1]);
}

const megabytes = async (server: KillableServer): Promise<number> =>
  (await figure(server, 'process_resident_memory_bytes')) / 2 ** 20;

test(
  `${EACH} attackers of each of ${ATTACKS.length} kinds are got rid of while ${HONEST} people play`,
  async () => {
    const server = await serverWith(USUAL);
    const { goOn, wrongs } = await company(server);
    await goOn(1);
    const before = await megabytes(server);
    const attacks = ATTACKS.map(async ({ name, begin, fates }) => {
      const met = await Promise.all(Array.from({ length: EACH }, () => begin(targetOf(server))));
      return [name, [...new Set<Fate>(met)], fates] as const;
    });
    const [met] = await Promise.all([Promise.all(attacks), goOn(ACTS)]);
    const may = (fates: readonly Fate[]): ReadonlySet<Fate> => new Set([...fates, ...OUT_OF_TIME]);
    expect(met.filter(([, was, fates]) => was.some(fate => !may(fates).has(fate)))).toEqual([]);
    await expect.poll(() => figure(server, 'moonshot_sockets'), { timeout: LIMIT_MS / 4 }).toBe(HONEST);
    expect((await megabytes(server)) - before).toBeLessThan(MEGABYTES);
    await goOn(1);
    expect(await wrongs()).toEqual([]);
    expect(server.said).toEqual([]);
  },
  LIMIT_MS,
);

test(
  `${SLEEPERS} people who ask and never read are got rid of, and fill no memory`,
  async () => {
    const server = await serverWith({
      MOONSHOT_STALLED_MS: '4000', // an honest client may get no processor time for seconds
      MOONSHOT_BUFFERED_BYTES: '65536',
      MOONSHOT_PENDING_MESSAGES: '100000',
    });
    const { goOn, lines, wrongs } = await company(server);
    await goOn(1);
    const before = await megabytes(server);
    const sleepers = await Promise.all(
      Array.from({ length: SLEEPERS }, async (_, i) => connect(await newGuest(server.url, `Eve ${i}`))),
    );
    for (const client of sleepers) {
      const { table, invite } = await newTable(client.guest);
      client.say({ type: 'join', table, invite, known: null });
      client.say({ type: 'start' });
      await client.until(({ view }) => view);
      client.socket.pause();
      // Each answer is a whole view. Together the answers are twice as large as what the socket buffers at
      // both ends can hold.
      for (let asked = 0; asked < 3000; asked++) client.say({ type: 'join', table, invite, known: null });
    }
    await Promise.all([
      goOn(ACTS),
      expect.poll(() => figure(server, 'moonshot_sockets'), { timeout: LIMIT_MS / 2 }).toBe(lines.length),
    ]);
    expect(await figure(server, 'moonshot_dropped_total')).toBeGreaterThan(SLEEPERS);
    expect((await megabytes(server)) - before).toBeLessThan(MEGABYTES);
    for (const { socket } of sleepers) socket.terminate();
    expect(await wrongs()).toEqual([]);
  },
  LIMIT_MS,
);

test('what comes beyond an address’s share is refused, and others are let in', async () => {
  const server = await serverWith({
    MOONSHOT_CONNECTIONS_PER_ADDRESS: '20',
    MOONSHOT_SOCKETS_PER_MINUTE: '10',
    MOONSHOT_FILES_PER_MINUTE: '6', // one more after ten seconds; a slow machine sends all within that time
    MOONSHOT_HEADERS_MS: '1000',
    MOONSHOT_REQUEST_MS: '1000',
    MOONSHOT_HELLO_MS: '500',
  });
  const all = async (name: string, count: number): Promise<Readonly<Record<string, number>>> => {
    const { begin } = ATTACKS.find(one => one.name === name)!;
    const fates = await Promise.all(Array.from({ length: count }, () => begin(targetOf(server))));
    return Object.fromEntries([...new Set(fates)].map(fate => [fate, fates.filter(one => one === fate).length]));
  };
  expect(await all('connections that say nothing', 30)).toEqual({ 408: 20, 'cut off': 10 });
  expect(await all('sockets without a hello', 15)).toEqual({ 1008: 10, 429: 5 });
  const statuses: number[] = [];
  for (let i = 0; i < 9; i++) statuses.push((await call(server.url, 'GET', '/')).status);
  expect(statuses).toEqual([...Array(6).fill(200), 429, 429, 429]);
  (await connect(await newGuest(server.url, 'Ada'))).close();
});
