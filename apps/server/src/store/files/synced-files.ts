// Files that must survive a power failure: their contents and their names are synced to the disk.
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Syncs a file's contents to the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Syncs the file's folder entry to the disk. Windows needs no such step. */
export function syncName(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Replaces a file atomically: after a crash, either the old or the new file is there, complete. */
export function putInPlace(finished: string, place: string): void {
  syncFile(finished);
  renameSync(finished, place);
  syncName(place);
}
