// Detects dead sockets by pings. Each socket is pinged once per interval.
import type { Cancel, Env } from '../../core/env.ts';
import type { Limits } from '../../core/limits.ts';
import type { Connection } from './connection.ts';

/**
 * The number of groups into which the sockets are divided. The groups are pinged in turn, because thousands
 * of pings at once would delay every message behind them.
 */
const PARTS = 50;

export interface Pings {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  readonly stop: Cancel;
}

/**
 * Pings each connection every `pingMs`. Cuts off a connection that has not answered `pingsMissed` pings in a
 * row.
 */
export function pingsBy(env: Env, { pingMs, pingsMissed }: Pick<Limits, 'pingMs' | 'pingsMissed'>): Pings {
  const parts = Array.from({ length: PARTS }, () => new Set<Connection>());
  let [added, turn] = [0, 0];
  const stop = env.every(pingMs / PARTS, () => {
    for (const connection of parts[turn] ?? []) {
      connection.missed += 1;
      if (connection.missed > pingsMissed) connection.socket.terminate();
      else connection.socket.ping();
    }
    turn = (turn + 1) % PARTS;
  });
  return {
    add: connection => void parts[added++ % PARTS]?.add(connection),
    remove: connection => {
      for (const part of parts) part.delete(connection);
    },
    stop,
  };
}
