// Runs the server until somebody stops it, and ends the process as a supervisor expects.
import { pino } from 'pino';
import { type App, openApp } from './app.ts';
import { type Config, readConfig, summary } from './config.ts';
import { machine } from './env.ts';
import type { Variables } from './limits.ts';
import { newMetrics } from './metrics.ts';
import { reasonOf } from './no.ts';
import { memoryStore } from './store/memory.ts';
import { thinkersHere } from './thinkers.ts';
import type { World } from './world.ts';

export interface RunOptions {
  readonly page: string; // the folder of the built page
  readonly port: number;
  readonly host: string;
  readonly variables: Variables;
  readonly print: (line: string) => void;
}

/** EX_SOFTWARE: a fault of our own; a supervisor starts the server anew. */
const EXIT_FAULT = 70;

const STDERR = 2;

/** A host that stands for all addresses is reached by the name of this machine. */
const shown = (host: string): string => (/^[0:.]+$/.test(host) ? 'localhost' : host);

/** Serves until the process is asked to end. Throws RangeError where the configuration cannot be, and what listening throws. */
export async function runServer({ page, port, host, variables, print }: RunOptions): Promise<void> {
  const config = readConfig(page, variables);
  const { app, log } = await appFor(config);
  process.on('uncaughtException', error => {
    log.fatal({ reason: reasonOf(error), stack: error.stack?.split('\n').slice(1, 6) }, 'a fault of our own');
    process.exit(EXIT_FAULT);
  });
  try {
    const taken = await app.listen(port, host);
    print(`Moonshot is at http://${shown(host)}:${taken}`);
    for (const line of summary(config)) print(line);
  } catch (error) {
    await app.stop();
    throw error;
  }
  await asked();
  const late = machine.after(config.limits.stopMs, () => process.exit(EXIT_FAULT));
  await app.stop();
  late();
}

async function appFor(config: Config): Promise<{ readonly app: App; readonly log: World['log'] }> {
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: STDERR, sync: true }));
  const app = await openApp({
    env: machine,
    config,
    store: memoryStore(),
    thinkers: thinkersHere(machine),
    metrics: newMetrics(),
    log,
  });
  return { app, log };
}

/** Resolves when the program is asked to end. */
const asked = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
