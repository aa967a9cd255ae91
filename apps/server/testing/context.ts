// Test harness: the dependencies of a server, with storage in memory and bots without delay.
import { pino } from 'pino';
import { systemEnv } from '../src/core/env.ts';
import type { Variables } from '../src/core/limits.ts';
import { newMetrics } from '../src/core/metrics.ts';
import { type Config, readConfig } from '../src/core/settings/config.ts';
import type { ServerContext, ServerDeps } from '../src/domain/context.ts';
import { pushKeysFrom } from '../src/features/push/keys.ts';
import { newServerContext } from '../src/server-context.ts';
import { createBots } from '../src/threads/bots/server-bots.ts';
import { memoryStore } from './store/memory.ts';

/** The dependencies of a server, some of them replaced. `write` receives its log lines. */
export const depsOf = (
  config: Config,
  more: Partial<ServerContext> = {},
  write = (_line: string) => {},
): ServerDeps => ({
  env: systemEnv,
  config,
  store: more.store ?? memoryStore((more.env ?? systemEnv).nowMs),
  thinkers: createBots(systemEnv),
  metrics: newMetrics(),
  pushKeys: pushKeysFrom(new Uint8Array(32).fill(9)),
  log: pino({ level: config.logLevel, base: null }, { write }),
  ...more,
});

/** The context of a server that does not listen, with some dependencies replaced. */
export const testContext = (more: Partial<ServerContext> = {}, variables: Variables = {}): ServerContext =>
  newServerContext(depsOf(readConfig(import.meta.dirname, { MOONSHOT_LOG: 'silent', ...variables }), more));
