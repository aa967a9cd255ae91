// Tests the system calls of writes: a write is acknowledged only after its sync, and a failing disk ends the
// process. Starts a process for each case, and traces its system calls.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ready, storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { childIn } from '../../../testing/store/life.ts';
import { EXIT_FAULT } from '../../core/exit-codes.ts';

const SYNCS = 60; // number of syncs per thread that succeed before one fails

/**
 * Matches a line of strace about a sync call that has returned, even if calls of other threads were printed
 * in between. The groups are the thread and the result, 0 or -1.
 */
const SYNC = /^(\d+) +(?:<\.\.\. )?f(?:data)?sync(?:\(\d+\)| resumed>\)) += (0|-1)/;

const canTrace = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;

test('between two acknowledgements of a match lies a sync, and a failed one ends it all with nothing lost', async () => {
  if (!canTrace) throw new Error('Cannot watch the calls of the store: strace is missing or may not trace here');
  const folder = tempFolder();
  const trace = join(tempFolder(), 'trace');
  const fail = `inject=fsync,fdatasync:error=EIO:when=${SYNCS + 1}+`;
  const strace = ['strace', '-f', '-q', '-o', trace, '-e', 'trace=fsync,fdatasync,write', '-e', fail];
  const { child, output } = childIn(folder, 'write', strace);
  const code = await new Promise(resolve => child.once('close', resolve));
  expect(code).toBe(EXIT_FAULT);

  const lines = readFileSync(trace, 'utf8').split('\n');
  // by match, the number of syncs before its last acknowledgement
  const syncedAt = new Map<string, number>();
  const syncsOf = new Map<string, number>(); // number of syncs by thread
  let syncs = 0;
  let broken = ''; // the thread whose sync failed
  for (const line of lines) {
    const [, thread = '', how] = SYNC.exec(line) ?? [];
    if (how === '0') {
      syncs += 1;
      syncsOf.set(thread, (syncsOf.get(thread) ?? 0) + 1);
    } else if (how !== undefined) broken = thread;
    const match = /write\(1, "(m-\d) \d+\\n"/.exec(line)?.[1];
    if (match === undefined) continue;
    expect(syncs, line).toBeGreaterThan(syncedAt.get(match) ?? 0);
    syncedAt.set(match, syncs);
  }
  expect(syncedAt.size).toBe(8);
  expect(syncsOf.get(broken)).toBe(SYNCS);
  expect(syncsOf.size).toBe(2); // the server's thread opened the file, and the writing thread wrote to it

  const { log } = storeIn(folder);
  for (const [match = '', version] of output()
    .slice(1)
    .map(line => line.split(' '))) {
    const events = await log.read(match);
    expect(events.length).toBeGreaterThanOrEqual(Number(version));
    expect(events).toEqual(events.map((_, i) => ready(0, i + 1)));
  }
});
