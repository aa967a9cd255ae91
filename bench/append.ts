// Measures how many events per second the log writes to the disk, singly and in groups. Compares the rate
// with that of a log that does not sync every write.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event, EventLog } from '@moonshot/table';
import { ciphersWith } from '../apps/server/src/store/log/cipher.ts';
import { logIn } from '../apps/server/src/store/log/log.ts';
import { migrate } from '../apps/server/src/store/schema/migrations.ts';
import { writerTo } from '../apps/server/src/store/sql/group-commit.ts';
import { sqliteOn } from '../apps/server/src/store/sql/sqlite.ts';
import { connect } from '../apps/server/src/store/sql/sqlite-connection.ts';
import { microsecondsSince } from './processor-time.ts';
import { type Bench, type Row, rounded } from './table.ts';

const GROUPS = [1, 16, 64] as const;
const MATCHES = 2000;
const EVENTS_A_MATCH = 120; // number of events in a match before a new match replaces it
const BLOCKS = 7;
const BLOCK_MS = 1000;

/** The event for a card that a person plays, which is the most common event. */
const eventAt = (version: number): Event => ({
  type: 'game',
  event: { type: 'played', seat: version % 4, card: 12 as never, broke: false },
  cause: { seat: version % 4, number: version + 1 },
});

interface Twin {
  readonly log: EventLog;
  readonly synchronous: 'FULL' | 'NORMAL';
  close(): void;
}

/** A log like the server's. With `NORMAL`, SQLite syncs only at checkpoints; with `FULL`, at every commit. */
function twinIn(folder: string, synchronous: Twin['synchronous']): Twin {
  const file = join(folder, `${synchronous}.db`);
  const db = connect(file);
  const cipher = ciphersWith(randomBytes(32), randomBytes);
  migrate(db, file, cipher);
  db.pragma(`synchronous = ${synchronous}`);
  const writer = writerTo(db, error => {
    throw error;
  });
  const log = logIn(sqliteOn(db, writer), cipher, Date.now);
  return { log, synchronous, close: () => void db.close() };
}

/** Returns a function that appends one event to each match of the next group. */
function appender({ log }: Twin, group: number): () => Promise<void> {
  const versions = new Map<number, number>();
  let next = 0;
  return async () => {
    const appends = Array.from({ length: group }, () => {
      const place = next++ % MATCHES;
      const written = versions.get(place) ?? 0;
      versions.set(place, written + 1);
      const match = `${group}-${place}-${Math.floor(written / EVENTS_A_MATCH)}`.padStart(24, '0');
      return log.append(match, written % EVENTS_A_MATCH, [eventAt(written % EVENTS_A_MATCH)]);
    });
    const results = await Promise.all(appends);
    if (results.includes('stale')) throw new Error('Cannot measure: an append was stale');
  };
}

interface Block {
  readonly rate: number; // events per second
  readonly work: number; // microseconds of processor time per event
  readonly waits: readonly number[]; // milliseconds from an append to its acknowledgement
}

async function block(appendGroup: () => Promise<void>, group: number): Promise<Block> {
  const waits: number[] = [];
  const start = performance.now();
  const before = process.cpuUsage();
  for (let now = start; now < start + BLOCK_MS; ) {
    await appendGroup();
    const after = performance.now();
    waits.push(after - now);
    now = after;
  }
  const work = microsecondsSince(before);
  const events = waits.length * group;
  return { rate: events / ((performance.now() - start) / 1000), work: work / events, waits };
}

const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
const at = (numbers: readonly number[], part: number): number =>
  numbers[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] as number;

/** Measures the two logs in alternating blocks, so that other programs on the machine slow both of them. */
async function rowFor(durable: Twin, hasty: Twin, group: number): Promise<Row> {
  const [appendDurably, appendHastily] = [appender(durable, group), appender(hasty, group)];
  const blocks: (readonly [Block, Block])[] = [];
  for (let i = 0; i <= BLOCKS; i++) blocks.push([await block(appendDurably, group), await block(appendHastily, group)]);
  const counted = blocks.slice(1); // the first block only warms up
  const rates = sorted(counted.map(([one]) => one.rate));
  const twins = sorted(counted.map(([, one]) => one.rate));
  const waits = sorted(counted.flatMap(([one]) => one.waits));
  const median = at(rates, 0.5);
  return {
    name: group === 1 ? 'singly' : `${group} at once`,
    values: [
      rounded(median, 0),
      rounded(((at(rates, 1) - at(rates, 0)) / median) * 100, 0),
      rounded(at(waits, 0.5), 2),
      rounded(at(waits, 0.99), 2),
      rounded(at(sorted(counted.map(([one]) => one.work)), 0.5), 0),
      rounded(at(twins, 0.5), 0),
      rounded(median / at(twins, 0.5), 2),
    ],
  };
}

/** Measures one row of the table, with empty files, so that rows do not affect each other. */
async function measured(group: number): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-bench-'));
  const [durable, hasty] = [twinIn(folder, 'FULL'), twinIn(folder, 'NORMAL')];
  try {
    return await rowFor(durable, hasty, group);
  } finally {
    for (const twin of [durable, hasty]) twin.close();
    rmSync(folder, { recursive: true });
  }
}

export const append: Bench = async tell => {
  const rows: Row[] = [];
  for (const group of GROUPS) {
    const row = await measured(group);
    tell(row);
    rows.push(row);
  }
  return {
    name: 'append',
    about: `Events a second that are sealed, chained and on the disk of the temporary folder before they are acknowledged, one to each of ${MATCHES} matches in turn: median of ${BLOCKS} blocks of ${BLOCK_MS / 1000} s, with the blocks' spread; \`wait\` is from an append to its acknowledgement, \`work\` is processor time. The twin is the same with \`synchronous=NORMAL\`, which waits for the disk only now and then; its blocks lie between the others.`,
    columns: [
      'durable events/s',
      'spread, %',
      'wait p50, ms',
      'wait p99, ms',
      'µs of work an event',
      'twin, events/s',
      'durable to twin',
    ],
    rows,
  };
};
