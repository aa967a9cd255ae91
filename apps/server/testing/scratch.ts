// Test harness: a place for temporary files.
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/** A folder in memory if there is enough space there, otherwise on the disk. */
export function scratchRoot(megabytes: number): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= megabytes * 2 ** 20 ? MEMORY : tmpdir();
}
