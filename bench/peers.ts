// Compares our server with boardgame.io and Colyseus. All run the same table, one server after the other in
// the same run. Writes bench/peers.md.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { counted, type Measured, quantile, say, startClients, wholeOf } from './load/clients.ts';
import { busy, measuredOn } from './load/head.ts';
import { type Program, startProgram } from './load/program.ts';
import { startServer } from './load/server.ts';
import { type Bench, markdown, type Row, rounded } from './table.ts';

const FOLDER = join(import.meta.dirname, 'peers');
const FILE = join(import.meta.dirname, 'peers.md');
const CACHE = join(import.meta.dirname, '../.cache');
const OTHERWISE = new URL('../apps/server/testing/store/otherwise.ts', import.meta.url).href;
const PACE_MS = 2000;
const WARM_MS = 3000; // milliseconds between the connection of the clients and the measurement

/** A server to compare, with the function that starts it in a folder, and the program of its clients. */
interface Peer {
  readonly name: string;
  readonly start: (folder: string) => Promise<Program>;
  readonly client: string;
}

const other = (file: string, words: readonly string[] = []): Promise<Program> =>
  startProgram([join(FOLDER, file), ...words], FOLDER, { NODE_ENV: 'production' });

const OURS = join(import.meta.dirname, 'load/client.ts');
const [BOARDGAME, COLYSEUS] = [join(FOLDER, 'boardgame-client.ts'), join(FOLDER, 'colyseus-client.ts')];

/** Settings with which our server confirms writes before they are on the disk. */
const UNWAITING = {
  NODE_OPTIONS: `--import ${OTHERWISE}`,
  SQLITE_OTHERWISE: JSON.stringify({ synchronous: ['OFF', 2] }),
};

const PEERS: readonly Peer[] = [
  { name: 'ours: `ack` is on the disk', start: folder => startServer(folder, undefined), client: OURS },
  {
    name: 'ours, not waiting for the disk',
    start: folder => startServer(folder, undefined, UNWAITING),
    client: OURS,
  },
  { name: 'boardgame.io, in memory', start: () => other('boardgame.ts'), client: BOARDGAME },
  { name: 'boardgame.io, flat files', start: folder => other('boardgame.ts', [folder]), client: BOARDGAME },
  { name: 'Colyseus, in memory', start: () => other('colyseus.ts'), client: COLYSEUS },
];

/** The figures of one server, with one entry for each round of the comparison. */
interface Seen {
  readonly held: readonly Measured[];
  readonly peak: readonly Measured[];
  readonly kb: readonly number[]; // memory in kB for each table
}

interface PeerOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly times: number;
}

async function seenOf({ start, client }: Peer, { tables, seconds }: PeerOptions): Promise<Seen> {
  const folder = mkdtempSync(join(CACHE, 'peers-'));
  const server = await start(folder);
  try {
    const emptyMb = server.megabytes();
    const clients = await startClients({ program: client, tables, processes: 1, paceMs: PACE_MS }, server.url);
    await after(WARM_MS);
    const held = await counted(server, clients, seconds);
    const kb = ((server.megabytes() - emptyMb) * 1024) / tables;
    say(clients, { type: 'pace', ms: 0, tables });
    await after(PACE_MS); // waits until tables that were scheduled at the slow pace have continued
    const peak = await counted(server, clients, Math.ceil(seconds / 2));
    for (const one of clients) one.kill();
    return { held: [held], peak: [peak], kb: [kb] };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const merged = (all: readonly Measured[]): readonly number[] =>
  all.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);

/** Milliseconds of processor time per command. */
const costOf = (all: readonly Measured[]): number =>
  (1000 * all.reduce((sum, { cores, seconds }) => sum + cores * seconds, 0)) / merged(all).length;

/** How many tables a core can serve at the usual pace, according to the processor time of a command. */
const tablesOf = (costMs: number): number => PACE_MS / costMs;

const COLUMNS = [
  ...['held: p50, ms', 'p99, ms', 'processor for a command, ms', 'tables for a core', 'kB for a table'],
  ...['peak: commands a second', 'p50, ms', 'p99, ms', 'processor for a command, ms', 'tables for a core', 'ratio'],
];

function rowOf(name: string, { held, peak, kb }: Seen, ours: Seen): Row {
  const [calm, fast] = [merged(held), merged(peak)];
  const rate = mean(peak.map(({ latencies, seconds }) => latencies.length / seconds));
  const values: readonly (readonly [figure: number, decimals: number])[] = [
    ...([
      [quantile(calm, 500), 1],
      [quantile(calm, 990), 1],
      [costOf(held), 2],
    ] as const),
    ...([
      [tablesOf(costOf(held)), 0],
      [mean(kb), 0],
      [rate, 0],
    ] as const),
    ...([
      [quantile(fast, 500), 1],
      [quantile(fast, 990), 1],
      [costOf(peak), 2],
    ] as const),
    ...([
      [tablesOf(costOf(peak)), 0],
      [costOf(peak) / costOf(ours.peak), 2],
    ] as const),
  ];
  return { name, values: values.map(([figure, decimals]) => rounded(figure, decimals)) };
}

const joined = (one: Seen, more: Seen): Seen => ({
  held: [...one.held, ...more.held],
  peak: [...one.peak, ...more.peak],
  kb: [...one.kb, ...more.kb],
});

const ABOUT = `Every table has four seats with a socket each. They play Ricketts by the same rules, and each seat plays its first legal
card. *Held* means one command in ${PACE_MS / 1000} seconds at each table. *Peak* means as many commands as possible. The time of a
command ends when its sender sees the effect of the command. The number of tables for a core is computed from the
server's processor time. The ratio divides the processor time of a command at the peak by that of our server in the
first row. Processor time hardly depends on other programs on the machine; latency does.`;

const OFFERED = `These things are the same on all servers: the rules (of this repository), what a seat sees and is asked, its answers,
four sockets at a table, and one process for all clients. Our server does more than the others: it
[seals](../docs/reference/sealed-deals.md) each deal, chains and encrypts its log, numbers commands and remembers their
answers. boardgame.io informs players before it stores anything. It does not sync its flat files, and offers nothing
that waits for the disk. Colyseus keeps rooms in memory only. Its setting that restores rooms is not meant for
production. In this comparison Colyseus sends each view as a message at once, and not through its shared state every
50 ms.`;

function head({ tables, seconds, times }: PeerOptions, loads: readonly string[]): string {
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(FOLDER, 'package.json'), 'utf8'),
  );
  return [
    '# The same table on other servers, measured',
    '',
    'Written by the following commands ([how](peers/README.md)):',
    '',
    '```sh',
    '(cd bench/peers && npm ci --ignore-scripts)',
    `PEERS_TABLES=${tables} PEERS_SECONDS=${seconds} PEERS_TIMES=${times} npm run -s bench -- peers`,
    '```',
    '',
    `${measuredOn()}\nWith boardgame.io ${dependencies['boardgame.io']} and Colyseus ${dependencies['@colyseus/core']}; ${tables} tables; rounds: ${times}.`,
    `Load average before each server: ${loads.join(', ')}.`,
    '',
  ].join('\n');
}

/** Measures all servers and writes the file. */
export const peers: Bench = async tell => {
  if (!existsSync(join(FOLDER, 'node_modules')))
    throw new Error(
      'Cannot measure beside others: they are not installed; run `npm ci --ignore-scripts` in bench/peers.',
    );
  const wanted: PeerOptions = {
    tables: wholeOf('PEERS_TABLES', 200),
    seconds: wholeOf('PEERS_SECONDS', 20),
    times: wholeOf('PEERS_TIMES', 2),
  };
  mkdirSync(CACHE, { recursive: true });
  const loads: string[] = [];
  const all = new Map<Peer, Seen>();
  for (let time = 0; time < wanted.times; time++) {
    for (const peer of time % 2 === 0 ? PEERS : PEERS.toReversed()) {
      loads.push(busy());
      const before = all.get(peer);
      const seen = await seenOf(peer, wanted);
      all.set(peer, before === undefined ? seen : joined(before, seen));
      tell(rowOf(peer.name, seen, seen));
    }
  }
  const ours = all.get(PEERS[0] as Peer) as Seen;
  const rows = PEERS.map(peer => rowOf(peer.name, all.get(peer) as Seen, ours));
  const result = { name: 'peers', about: ABOUT, columns: COLUMNS, rows };
  writeFileSync(FILE, `${head(wanted, loads)}\n${markdown(result)}\n\n${OFFERED}\n`);
  return result;
};
