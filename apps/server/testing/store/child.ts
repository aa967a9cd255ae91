// Test harness: a process that opens a store and writes until it is killed. It reports what was acknowledged.
import { writeSync } from 'node:fs';
import type { Event } from '@moonshot/table';
import { EXIT_FAULT } from '../../src/core/exit-codes.ts';
import { databaseIn } from '../../src/store/files/data-folder.ts';
import { openStore } from '../../src/store/open.ts';

const MATCHES = 8;
const [folder = '', key = '', task, most] = process.argv.slice(2);

/**
 * Prints a line, even if the reader is slow. A process with threads does not wait for its pipes by itself.
 */
function print(line: string): void {
  for (;;)
    try {
      return void writeSync(1, `${line}\n`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
}

let acknowledged = 0;

/** Appends one, two or three events at a time to one match, and prints the new version each time. */
async function writeOn(match: string): Promise<void> {
  let version = (await store.log.read(match)).length;
  for (let turn = 0; ; turn++) {
    const events = Array.from({ length: 1 + (turn % 3) }, (_, i): Event => {
      const number = version + i + 1;
      return { type: 'ready', seat: 0, cause: { seat: 0, number } };
    });
    if ((await store.log.append(match, version, events)) !== 'written')
      throw new Error(`Cannot append to ${match}: another process has written to it`);
    version += events.length;
    print(`${match} ${version}`);
    if (++acknowledged >= Number(most)) process.kill(process.pid, 'SIGKILL');
  }
}

const store = openStore({
  file: databaseIn(folder),
  key: Buffer.from(key, 'base64'),
  now: Date.now,
  onBroken: () => process.exit(EXIT_FAULT),
});
print('open');
if (task === 'write') for (let i = 0; i < MATCHES; i++) void writeOn(`m-${i}`);
else setInterval(() => {}, 1000); // stays alive until it is killed
