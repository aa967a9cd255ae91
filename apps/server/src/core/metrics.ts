// The server's Prometheus metrics. They contain numbers only, never a name, a card or a text.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counts of the store's writes since the store was opened. */
export interface WriteCounts {
  readonly transactions: number; // number of transactions that reached the disk
  readonly writes: number; // number of writes in these transactions
  readonly waiting: number;
  readonly failing: number; // 1 after a failed write until one succeeds, or while the database is gone
}

export interface Metrics {
  readonly registry: Registry;
  readonly sockets: Gauge;
  readonly tables: Gauge;
  readonly paused: Gauge;
  readonly late: Gauge;
  readonly messages: Counter<'type'>;
  readonly refusals: Counter<'code'>;
  readonly sent: Counter;
  readonly dropped: Counter; // messages to clients that were dropped because the client reads too slowly
  readonly requests: Counter<'status'>;
  readonly pushes: Counter<'outcome'>;
  readonly beaconRounds: Counter<'outcome'>;
  readonly stored: Readonly<Record<keyof WriteCounts, Gauge>>;
  readonly natsDown: Gauge; // 1 while the connection to NATS is lost, otherwise 0
  readonly natsLost: Counter;
  readonly takenUp: Counter; // matches resumed after a restart or taken over from another node
  readonly commandSeconds: Histogram; // seconds from a person's command to the write of its events
}

const COMMAND_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const one = (name: string, help: string) => ({ name: `moonshot_${name}`, help, registers });
  const byOutcome = (name: string, what: string) =>
    new Counter({ ...one(name, `${what}, by what came of them.`), labelNames: ['outcome'] as const });
  return {
    registry,
    sockets: new Gauge(one('sockets', 'Sockets that are open.')),
    tables: new Gauge(one('tables', 'Tables that are held in memory.')),
    paused: new Gauge(one('tables_paused', 'Tables that stand still because of a fault.')),
    late: new Gauge(one('late_seconds', 'How late the event loop was, one time in a hundred.')),
    messages: new Counter({ ...one('messages_total', 'Messages from clients, by type.'), labelNames: ['type'] }),
    refusals: new Counter({ ...one('refusals_total', 'What was not done, by code.'), labelNames: ['code'] }),
    sent: new Counter(one('sent_total', 'Messages to clients.')),
    dropped: new Counter(one('dropped_total', 'Messages that a slow reader was spared.')),
    requests: new Counter({ ...one('requests_total', 'HTTP requests, by status.'), labelNames: ['status'] }),
    pushes: byOutcome('pushes_total', 'Messages to devices that are not there'),
    beaconRounds: byOutcome('beacon_rounds_total', 'Rounds of the beacon that deals waited for'),
    stored: {
      transactions: new Gauge(one('store_transactions', 'Transactions that have reached the disk.')),
      writes: new Gauge(one('store_writes', 'Writes in them.')),
      waiting: new Gauge(one('store_waiting', 'Writes that wait for the next one.')),
      failing: new Gauge(one('store_failing', '1 while the storage takes no writes, or cannot be reached.')),
    },
    natsDown: new Gauge(one('nats_down', '1 while the server hears nothing of the others by NATS.')),
    natsLost: new Counter(one('nats_lost_total', 'Lost connections to NATS.')),
    takenUp: new Counter(
      one('matches_taken_up_total', 'Matches in play resumed after a restart or in the place of another server.'),
    ),
    commandSeconds: new Histogram({
      ...one('command_seconds', 'From a command to its answer.'),
      buckets: COMMAND_BUCKETS,
    }),
  };
}
