// One simulated server process: the real server on the simulation's clock, randomness, disk and connections.
import { EventEmitter } from 'node:events';
import type { Env } from '../../../apps/server/src/core/env.ts';
import { hashOf } from '../../../apps/server/src/core/ids.ts';
import type { Variables } from '../../../apps/server/src/core/limits.ts';
import { newMetrics } from '../../../apps/server/src/core/metrics.ts';
import type { NodeBus } from '../../../apps/server/src/core/node-bus.ts';
import { readConfig } from '../../../apps/server/src/core/settings/config.ts';
import type { ServerContext } from '../../../apps/server/src/domain/context.ts';
import { resumeMatches } from '../../../apps/server/src/domain/tables/registry.ts';
import { pushKeysFrom } from '../../../apps/server/src/features/push/keys.ts';
import { openRealtimeServer, type RealtimeServer } from '../../../apps/server/src/realtime.ts';
import { newServerContext } from '../../../apps/server/src/server-context.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import type { ServerThinkers } from '../../../apps/server/src/threads/bots/server-bots.ts';
import { jobsOnTheSpot } from '../../../apps/server/testing/jobs.ts';
import { thinkersIn } from './advisers.ts';
import type { Chance } from './chance.ts';
import { newOwner, type Owner, type Schedule } from './schedule.ts';
import type { Wire } from './wire.ts';

export interface Node {
  readonly owner: Owner;
  readonly realtime: RealtimeServer;
  readonly store: Store;
  /** Accepts a client's connection. */
  accept(wire: Wire): void;
  /** A ticket for a session; `undefined` if the session is unknown. */
  ticket(session: string): Promise<string | undefined>;
  /** Kills it. */
  kill(): void;
  /** Shuts it down; false if something else ended it first. */
  stop(): Promise<boolean>;
}

export interface Place {
  readonly schedule: Schedule;
  readonly chance: Chance;
  readonly variables: Variables;
  /** Milliseconds since 1970 by the machine's wall clock. */
  readonly wallMs: () => number;
  /** Opens the store as this process reaches it; `die` ends the process. */
  readonly open: (env: Env, owner: Owner, die: (why: string) => void) => Store;
  /** Called when the process has shut down cleanly. */
  readonly closed: () => void;
  /** The other servers on the same store, if any. */
  readonly peers?: (owner: Owner) => NodeBus;
  readonly recovered: (store: Store) => Promise<void>;
  /** Called when the process has logged an error. */
  readonly complained: (line: string) => void;
  /** Lets a mutant replace the environment. */
  readonly machine: (env: Env) => Env;
  readonly thinkers?: ServerThinkers;
  /** Called when the process has exited or has been killed. */
  readonly died: (why: string) => void;
}

export const KEY = new Uint8Array(32).fill(7);
const ORIGIN = 'localhost';
const metrics = newMetrics();
const pushKeys = pushKeysFrom(new Uint8Array(32).fill(9));

/** Starts a process, which resumes the running matches. */
export async function startNode(place: Place, name: string): Promise<Node> {
  const owner = newOwner(name);
  const env = place.machine(envOf(place, owner));
  const die = (why: string): void => {
    if (!owner.alive) return;
    owner.alive = false;
    place.died(why);
  };
  const store = place.open(env, owner, die);
  await place.recovered(store);
  const config = readConfig('', place.variables);
  const log = logTo(place, owner);
  const thinkers = place.thinkers ?? thinkersIn(env, place.chance.below);
  const nodes = place.peers?.(owner);
  const given = { env, config, store, thinkers, metrics, pushKeys, log, jobs: jobsOnTheSpot, ...(nodes && { nodes }) };
  const context = newServerContext(given);
  const realtime = openRealtimeServer(context, () => '10.0.0.1');
  const server = new EventEmitter();
  realtime.open(server as never);
  void (nodes === undefined ? resumeMatches(realtime.tables) : store.due.noteAll()).catch(error =>
    log.error({ reason: String(error) }, 'cannot resume all tables'),
  );
  return {
    owner,
    realtime,
    store,
    accept: wire => void server.emit('upgrade', upgrade(), wire.duplex, Buffer.alloc(0)),
    ticket: async session => {
      const hash = hashOf(session);
      const player = await store.players.session(hash, env.nowMs());
      return player && realtime.tickets.give({ player: player.id, session: hash, outside: false });
    },
    kill: () => {
      owner.alive = false;
    },
    stop: async () => {
      await realtime.stop();
      if (owner.alive) await store.close();
      if (!owner.alive) return false;
      owner.alive = false;
      place.closed();
      return true;
    },
  };
}

const upgrade = () => ({
  method: 'GET',
  url: '/api/socket',
  headers: {
    host: ORIGIN,
    origin: `http://${ORIGIN}`,
    upgrade: 'websocket',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    'sec-websocket-version': '13',
  },
  socket: { remoteAddress: '10.0.0.1' },
});

/** The process's logger. All of its output goes to the trace. */
function logTo({ schedule, complained }: Place, owner: Owner): ServerContext['log'] {
  const at = (level: string) => (facts: unknown, what: string) => {
    const line = `${level}: ${what} ${JSON.stringify(facts)}`;
    schedule.note(`${owner.name} ${line}`);
    if (level === 'error' && owner.alive) complained(line);
  };
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('error'),
  } as unknown as ServerContext['log'];
}

/** Timers fire slightly early or late, as on a real machine. */
function envOf({ schedule, chance, wallMs }: Place, owner: Owner): Env {
  const begunMs = schedule.nowMs();
  const zeroMs = chance.below(1000);
  const monoMs = (): number => Math.max(schedule.nowMs(), owner.stillUntilMs) - begunMs + zeroMs;
  let soonMs = 0;
  const ring = (ms: number): number => Math.max(0, ms) + chance.below(40) / 10 - 0.9;
  return {
    nowMs: wallMs,
    monoMs,
    after: (ms, act) => schedule.after(ring(ms), owner, 'rings', act),
    every: (ms, act) => {
      let cancel = (): void => {};
      const again = (): void => {
        cancel = schedule.after(ring(ms), owner, 'ticks', () => {
          again();
          act();
        });
      };
      again();
      return () => cancel();
    },
    soon: act => {
      const now = schedule.nowMs();
      soonMs = Math.max(soonMs, now + chance.below(20) / 10) + 0.0001;
      schedule.after(soonMs - now, owner, 'turns', act);
    },
    cpuMs: () => 0,
    loopDelay: () => ({ takeMs: () => 0, stop: () => {} }),
    random: count => chance.bytes(count),
  };
}
