// The process of the measured server, which is built in the same way as in `moonshot serve`. Reports its
// routes and its stalls.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openApp } from '../../apps/server/src/app.ts';
import { systemEnv } from '../../apps/server/src/core/env.ts';
import { logAt } from '../../apps/server/src/core/log.ts';
import { newMetrics } from '../../apps/server/src/core/metrics.ts';
import { readConfig } from '../../apps/server/src/core/settings/config.ts';
import { DAY_MS, dayAt } from '../../apps/server/src/core/utc-days.ts';
import { operatorToken } from '../../apps/server/src/domain/sign-in/operator-token.ts';
import { pushKeysFrom } from '../../apps/server/src/features/push/keys.ts';
import { openStore } from '../../apps/server/src/store/open.ts';
import { createBots } from '../../apps/server/src/threads/bots/server-bots.ts';
import type { FromServer, ToServer } from './messages.ts';
import { routesIn } from './printed.ts';
import { fillYesterday } from './yesterday.ts';

const TICK_MS = 1;
const PUSH_KEY = new Uint8Array(32).fill(9);

const [folder = ''] = process.argv.slice(2);
const LARGE_BYTES = 2_000_000;
writeFileSync(join(folder, 'index.html'), 'the page');
writeFileSync(join(folder, 'large.js'), new Uint8Array(LARGE_BYTES).fill(32));
let backMs = DAY_MS;
const config = readConfig(folder, process.env);
const store = openStore({
  file: join(folder, 'moonshot.db'),
  key: new Uint8Array(32).fill(7),
  now: () => systemEnv.nowMs() - backMs,
  random: systemEnv.random,
  onBroken: error => {
    throw error;
  },
});
await fillYesterday(store, dayAt(systemEnv.nowMs() - backMs));
backMs = 0;
const app = await openApp({
  env: systemEnv,
  config,
  store,
  thinkers: createBots(systemEnv),
  metrics: newMetrics(),
  pushKeys: pushKeysFrom(PUSH_KEY),
  log: logAt('error'),
});
const port = await app.listen(0, '127.0.0.1');
const tell = (message: FromServer): void => void process.send?.(message);

const delay = monitorEventLoopDelay({ resolution: TICK_MS });
delay.enable();
let cpu = process.cpuUsage();

/**
 * The processor time of the longest event-loop turn so far. Only the time of this thread counts, so that
 * other programs do not lengthen it.
 */
let turnMs = 0;
let before = process.threadCpuUsage();
const lookAgain = (): void => {
  const now = process.threadCpuUsage();
  turnMs = Math.max(turnMs, (now.user + now.system - before.user - before.system) / 1000);
  before = now;
  setTimeout(lookAgain, TICK_MS);
};
lookAgain();

process.on('message', async (message: ToServer) => {
  if (message === 'stop') {
    await app.stop();
    process.exit();
  }
  if (message === 'begin') {
    delay.reset();
    turnMs = 0;
    before = process.threadCpuUsage();
    cpu = process.cpuUsage();
    return tell({ type: 'begun' });
  }
  const { user, system } = process.cpuUsage(cpu);
  tell({ type: 'stalls', mostMs: Math.max(0, delay.max / 1e6 - TICK_MS), turnMs, cpuMs: (user + system) / 1000 });
});

const token = (await operatorToken({ env: systemEnv, store }, false)) ?? '';
const routes = routesIn(app.http.printRoutes({ commonPrefix: false }));
tell({ type: 'open', url: `http://127.0.0.1:${port}`, token, routes });
