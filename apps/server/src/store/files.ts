// Files that have to be there after a loss of power: their content and their names are brought to the disk.
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Brings what was written to a file to the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Brings the names in the file's folder to the disk; Windows does that by itself. */
export function syncName(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Replaces a file atomically: after a crash there is either the old or the new one, complete. */
export function putInPlace(finished: string, place: string): void {
  syncFile(finished);
  renameSync(finished, place);
  syncName(place);
}
