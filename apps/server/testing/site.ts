// Test harness: a whole server in the test's process, on its own port, with an in-memory store and bots
// without delay.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp, type ServerApp } from '../src/app.ts';
import type { Variables } from '../src/core/limits.ts';
import { readConfig } from '../src/core/settings/config.ts';
import type { ServerContext } from '../src/domain/context.ts';
import type { Store } from '../src/store/store.ts';
import { depsOf } from './context.ts';

export interface Site {
  readonly app: ServerApp;
  readonly url: string;
  readonly port: number;
  readonly store: Store;
  readonly log: readonly string[]; // log lines as an operator would see them
  close(): Promise<void>;
}

/** Defaults for tests: bots without delay, and no limits of messages or of the server's time. */
const QUICK: Variables = {
  MOONSHOT_BOT_MS_LEAST: '0',
  MOONSHOT_BOT_MS_MOST: '0',
  MOONSHOT_MESSAGES_PER_SECOND: '100000',
  MOONSHOT_MESSAGES_BURST: '100000',
  MOONSHOT_GUESTS_PER_HOUR: '100000',
  MOONSHOT_SOCKETS_PER_MINUTE: '100000',
  MOONSHOT_REQUESTS_PER_MINUTE: '100000',
  MOONSHOT_PROBES_PER_MINUTE: '100000',
  MOONSHOT_WRONG_TOKENS_PER_MINUTE: '100000',
  MOONSHOT_TABLES_PER_PLAYER: '1000',
  MOONSHOT_DELAY_MS: '1000000', // a machine that runs tests is slow
  MOONSHOT_JOB_MS: '600000',
  MOONSHOT_DELAY_MOST_MS: '1000000',
  MOONSHOT_WORK_MS_PER_MINUTE: '1000000',
  MOONSHOT_ADDRESS_WORK_MS_PER_MINUTE: '1000000',
  MOONSHOT_LOG: 'debug',
};

export async function openServer(
  variables: Variables = {},
  more: Partial<ServerContext> = {},
  page?: string,
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-site-'));
  writeFileSync(join(folder, 'index.html'), 'the page');
  const config = readConfig(page ?? folder, { ...QUICK, ...variables });
  const log: string[] = [];
  const deps = depsOf(config, more, line => void log.push(line));
  const app = await openApp(deps);
  const port = await app.listen(0, '127.0.0.1');
  const close = async (): Promise<void> => {
    await app.stop();
    rmSync(folder, { recursive: true });
  };
  return { app, url: `http://127.0.0.1:${port}`, port, store: deps.store, log, close };
}
