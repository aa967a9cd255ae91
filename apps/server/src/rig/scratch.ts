// Test harness: a place for temporary files.
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/** A folder in memory, where the machine has one with so much room, else one on its disk. */
export function scratchRoot(megabytes: number): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= megabytes * 2 ** 20 ? MEMORY : tmpdir();
}
