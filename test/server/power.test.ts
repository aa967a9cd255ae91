// Power loss: possible disk contents are rebuilt from the store's real system calls, and must contain
// everything acknowledged. Opens the store for each possible disk.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn } from '../../apps/server/src/store/files/data-folder.ts';
import { openStore } from '../../apps/server/src/store/open.ts';
import { scratchRoot } from '../../apps/server/testing/scratch.ts';
import { ready } from '../../apps/server/testing/store/folder.ts';
import { KEY } from '../../apps/server/testing/store/key.ts';
import { childIn } from '../../apps/server/testing/store/life.ts';
import { threadHere } from '../../apps/server/testing/store/thread-here.ts';
import { freshSeed } from '../seeds.ts';
import { either, partOf } from './depth.ts';
import { type Call, callsIn, traced } from './power/calls.ts';
import { newPlatter } from './power/platter.ts';
import { chanceFrom } from './simulation/chance.ts';

const { first: FIRST, count: CUTS } = partOf(either(8, 5000));
const WRITES = either(150, 1200); // in each of two lives
const LIMIT_MS = either(300_000, 3_600_000);
const OTHERWISE = new URL('../../apps/server/testing/store/otherwise.ts', import.meta.url).href;
/** Checkpoints the WAL every few pages, so that power losses can hit a checkpoint. */
const OFTEN = { wal_autocheckpoint: ['24', 4000] } as const;

const ROOT = scratchRoot(64);

function folderFor(what: string): string {
  const folder = mkdtempSync(join(ROOT, `moonshot-power-${what}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the store twice in one folder and kills it while it writes. Returns all its disk calls. */
async function lived(settings: Record<string, readonly [string, unknown]>): Promise<readonly Call[]> {
  if (spawnSync('strace', ['-V']).error) throw new Error('Cannot watch the calls of the store: strace is missing');
  const folder = folderFor('lived');
  const trace = join(folderFor('trace'), 'trace');
  const env = [
    `NODE_OPTIONS=${process.env.NODE_OPTIONS} --import ${OTHERWISE}`,
    `SQLITE_OTHERWISE=${JSON.stringify(settings)}`,
  ];
  const calls: Call[] = [];
  for (let life = 0; life < 2; life++) {
    const { child } = childIn(folder, 'write', [...traced(trace), 'env', ...env], WRITES);
    await new Promise(resolve => child.once('close', resolve));
    calls.push(...callsIn(readFileSync(trace, 'utf8'), folder));
  }
  return calls;
}

const ACKNOWLEDGED = /(m-\d) (\d+)\n/g;

/** The number of acknowledged events per match. */
const acknowledged = (calls: readonly Call[]): ReadonlyMap<string, number> =>
  new Map(
    calls.flatMap(call =>
      call.type === 'printed'
        ? [...call.text.matchAll(ACKNOWLEDGED)].map(([, match = '', many]) => [match, Number(many)] as const)
        : [],
    ),
  );

/** Errors in the remaining data after a power loss, one sentence each. */
async function faultsIn(
  left: ReadonlyMap<string, Buffer>,
  told: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(ROOT, 'moonshot-power-cut-'));
  const faults: string[] = [];
  try {
    for (const [path, bytes] of left) writeFileSync(join(folder, basename(path)), bytes);
    const store = openStore({
      file: databaseIn(folder),
      key: KEY,
      now: () => 0,
      onBroken: () => {},
      start: threadHere(),
    });
    for (const [match, many] of told) {
      const events = await store.log.read(match);
      const { length } = events;
      const sound = isDeepStrictEqual(
        events,
        events.map((_, i) => ready(0, i + 1)),
      );
      if (length < many || !sound) faults.push(`${match} has ${length} of ${many} acknowledged events`);
      const more = await store.log.append(match, length, [ready(0, length + 1)]);
      if (more !== 'written') faults.push(`${match} does not go on`);
    }
    await store.close();
  } catch (error) {
    faults.push(`it does not open: ${error}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return faults;
}

/**
 * Simulates `cuts` power losses after random calls, others for each `set`. Returns the errors, one sentence
 * per loss.
 */
async function cut(calls: readonly Call[], cuts: number, set = 0): Promise<readonly string[]> {
  const chance = chanceFrom(either(freshSeed('cuts'), 1 + FIRST), set === 0 ? 'cuts' : `cuts ${set}`);
  const moments = Array.from({ length: cuts }, () => chance.below(calls.length + 1)).sort((a, b) => a - b);
  const platter = newPlatter();
  const faults: string[] = [];
  let taken = 0;
  for (const moment of moments) {
    for (; taken < moment; taken++) platter.take(calls[taken] as Call);
    const found = await faultsIn(platter.left(chance), acknowledged(calls.slice(0, moment)));
    if (found.length > 0) faults.push(`After ${moment} of ${calls.length} calls ${found.join(', ')}.`);
  }
  return faults;
}

test(
  `${CUTS} cuts of the power lose nothing that was acknowledged`,
  async () => {
    const calls = await lived(OFTEN);
    const kinds = new Set(
      calls.map(call => (call.type === 'printed' ? 'printed' : `${call.type} ${basename(call.path)}`)),
    );
    expect([...kinds]).toEqual(
      expect.arrayContaining(['printed', 'wrote moonshot.db', 'wrote moonshot.db-wal', 'synced moonshot.db']),
    );
    expect([...acknowledged(calls).values()].reduce((sum, many) => sum + many, 0)).toBeGreaterThan(WRITES);
    expect(await cut(calls, CUTS)).toEqual([]);
  },
  LIMIT_MS,
);

/** Two in five cuts find such a store, so this many sets of ten miss it in one run of ten million at most. */
const SETS_MAX = 4;

test(
  'a store that does not wait for its disk is found',
  async () => {
    const calls = await lived({ ...OFTEN, synchronous: ['NORMAL', 2] });
    let found: readonly string[] = [];
    for (let set = 0; set < SETS_MAX && found.length === 0; set++) found = await cut(calls, 10, set);
    expect(found.join('\n')).toMatch(/has \d+ of \d+ acknowledged events/);
  },
  LIMIT_MS,
);
