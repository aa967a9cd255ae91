// Runs the server until it is asked to stop. After a fault, exits with a code that makes a supervisor restart
// it.
import { openApp, type ServerApp } from './app.ts';
import { systemEnv } from './core/env.ts';
import { reasonOf } from './core/errors.ts';
import { EXIT_FAULT } from './core/exit-codes.ts';
import { newId } from './core/ids.ts';
import type { Variables } from './core/limits.ts';
import { logAt } from './core/log.ts';
import { type Metrics, newMetrics } from './core/metrics.ts';
import { roomLines } from './core/network/origins.ts';
import type { NodeBus } from './core/node-bus.ts';
import { type Config, readConfig, summary } from './core/settings/config.ts';
import { unknownVariables } from './core/settings/variables.ts';
import type { PushKeys, ServerContext } from './domain/context.ts';
import { operatorToken } from './domain/sign-in/operator-token.ts';
import { pushKeysFrom } from './features/push/keys.ts';
import { databaseIn, dataFolder } from './store/files/data-folder.ts';
import { noteFirstStart } from './store/files/first-start.ts';
import { hasKey, keyFor, withoutNewKey } from './store/files/key.ts';
import { openStore } from './store/open.ts';
import { assertPostgresUrl, namedAt, openPostgres } from './store/open-postgres.ts';
import type { Store } from './store/store.ts';
import { createBots } from './threads/bots/server-bots.ts';
import { natsAddress, natsNodeBus } from './transport/cluster/nats.ts';
import { clusterIn, realmOf } from './transport/cluster/options.ts';

export interface RunOptions {
  readonly page: string; // the folder that contains the built web page
  readonly data?: string; // the folder for the database and the key
  readonly database?: string; // the URL of a PostgreSQL database that stores everything except the key
  readonly cluster?: boolean; // whether other nodes of a cluster use the same database
  readonly nats?: string; // the URL of the NATS server that connects the nodes
  readonly port: number;
  readonly host: string;
  readonly variables: Variables;
  readonly print: (line: string) => void;
}

/** The host name as it is printed. `localhost` stands for the address of all interfaces. */
const shown = (host: string): string => (/^[0:.]+$/.test(host) ? 'localhost' : host);

/**
 * Runs the server until the process is asked to stop. Throws RangeError for an invalid configuration and
 * StoreRefused if the data cannot be opened. Also rejects if the port cannot be opened.
 */
export async function runServer(options: RunOptions): Promise<void> {
  const { page, data, port, host, variables, print } = options;
  const config = readConfig(page, variables);
  const database = options.database ?? (variables.MOONSHOT_DATABASE || undefined);
  const folder = dataFolder(data, variables);
  const log = logAt(config.logLevel);
  if (database === undefined) noteFirstStart(databaseIn(folder));
  const isNewKey = !hasKey({ folder, env: variables });
  const key = keyFor({ folder, env: variables, random: systemEnv.random });
  const cluster = clusterIn(options, database);
  const metrics = newMetrics();
  const onCutOff = cutOffReporter(log, metrics);
  const node = newId(systemEnv);
  const nodes = cluster && (await natsNodeBus({ url: cluster.nats, realm: realmOf(key), node, onCutOff }));
  const store = await orLeave(nodes, () =>
    database === undefined ? storeIn(folder, key, log) : storeAt(database, key, config, log, cluster !== undefined),
  ).catch(error => {
    throw isNewKey ? withoutNewKey(folder, error) : error;
  });
  const app = await appFor({ config, log, store, metrics, pushKeys: pushKeysFrom(key) }, nodes);
  exitOnFault(log);
  const end = asked(variables); // listens for signals before the start is announced
  try {
    const taken = await app.listen(port, host);
    const addresses = addressLines(host, taken, config);
    const kept = `Data: ${database === undefined ? folder : namedAt(database)}`;
    const others = cluster === undefined ? [] : [`Cluster: hears of the others by ${natsAddress(cluster.nats)}`];
    for (const line of [...addresses, kept, ...others, ...summary(config), ...warnings(variables)]) print(line);
    const token = await operatorToken({ env: systemEnv, store }, config.newOperatorToken);
    if (token !== undefined) print(`Token for /admin, shown this once: ${token}`);
  } catch (error) {
    await app.stop();
    throw error;
  }
  await end;
  const late = systemEnv.after(config.limits.stopMs, () => process.exit(EXIT_FAULT));
  await app.stop();
  late();
}

const addressLines = (host: string, port: number, { origins }: Config): readonly string[] => [
  `Moonshot is at http://${shown(host)}:${port}`,
  ...roomLines(host, port, origins.length > 0),
];

/**
 * Exits with the code for an internal error after an uncaught exception. The listener runs before the
 * program's own one, which would exit with another code.
 */
const exitOnFault = (log: ServerContext['log']): void =>
  void process.prependListener('uncaughtException', error => {
    const stack = error.stack?.split('\n').slice(1, 6);
    log.fatal({ reason: reasonOf(error), stack }, 'stopping after an uncaught error');
    process.exit(EXIT_FAULT);
  });

/**
 * Opens the store. If that fails, closes the connection to the cluster, which would keep the process alive.
 */
async function orLeave(nodes: NodeBus | undefined, opened: () => Store | Promise<Store>): Promise<Store> {
  try {
    return await opened();
  } catch (error) {
    await nodes?.stop();
    throw error;
  }
}

function storeIn(folder: string, key: Uint8Array, log: ServerContext['log']): Store {
  const onBroken = (error: Error): never => {
    log.fatal({ reason: reasonOf(error) }, 'the disk failed');
    process.exit(EXIT_FAULT);
  };
  return openStore({ file: databaseIn(folder), key, now: systemEnv.nowMs, onBroken });
}

function storeAt(
  url: string,
  key: Uint8Array,
  { limits }: Config,
  log: ServerContext['log'],
  shared: boolean,
): Promise<Store> {
  assertPostgresUrl(url);
  const { nowMs, random, after } = systemEnv;
  const onLost = (error: Error): never => {
    log.fatal({ reason: reasonOf(error) }, 'another server has the database');
    process.exit(EXIT_FAULT);
  };
  const lock = { after, onLost, shared };
  return openPostgres({ url, key, now: nowMs, random, connections: limits.databaseConnections, lock });
}

const warnings = (variables: Variables): readonly string[] =>
  unknownVariables(variables).map(name => `Warning: ${name} is ignored: no setting has this name.`);

/**
 * Logs and counts the loss of the connection to NATS, and logs when the connection is back. Without NATS,
 * each server polls the store for moves.
 */
const cutOffReporter =
  (log: ServerContext['log'], { natsDown, natsLost }: Metrics) =>
  (cutOff: boolean): void => {
    natsDown.set(cutOff ? 1 : 0);
    if (cutOff) natsLost.inc();
    log.warn(cutOff ? 'NATS is lost: moves made at other servers appear later' : 'NATS is back');
  };

interface Opened {
  readonly config: Config;
  readonly log: ServerContext['log'];
  readonly store: Store;
  readonly metrics: Metrics;
  readonly pushKeys: PushKeys;
}

function appFor(opened: Opened, nodes: NodeBus | undefined): Promise<ServerApp> {
  const world = { env: systemEnv, thinkers: createBots(systemEnv), ...opened };
  return openApp(nodes === undefined ? world : { ...world, nodes });
}

/** Milliseconds after which a server started by npx notices that npx is gone. */
const PARENT_MS = 500;

/**
 * Resolves on the first signal to stop. The listeners stay registered, because npm sends Ctrl-C a second
 * time. npx does not pass signals on, so a server that it started also stops when npx has ended.
 */
const asked = ({ npm_lifecycle_event: event }: Variables): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (event !== 'npx') return;
    const npx = process.ppid;
    systemEnv.every(PARENT_MS, () => process.ppid !== npx && resolve());
  });
