// Writes files that must survive a power failure: their contents and their names are synced to the disk.
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

/** Syncs the name of a file, which is an entry of its folder, to the disk. Windows needs no such step. */
export function syncName(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/**
 * Moves a finished file to its place atomically. After a crash, either the old or the new file is there, and
 * complete.
 */
export function putInPlace(finished: string, place: string): void {
  syncFile(finished);
  renameSync(finished, place);
  syncName(place);
}
