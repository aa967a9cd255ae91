// Allows only one terminal to open a table at a time. A lock file beside the log names the process. A lock
// whose process has ended is ignored.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { CommandError, codeOf } from '../core/errors.ts';

const TRIES_MAX = 3;

/** Locks a table with a lock file at this path. Returns a function that unlocks it. */
export function lock(path: string): () => void {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, identity(process.pid) ?? String(process.pid), { mode: 0o600 });
  try {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      if (linked(mine, path)) return () => rmSync(path, { force: true });
      const holder = readHolder(path);
      if (holder !== undefined && identity(Number.parseInt(holder, 10)) === holder)
        throw new CommandError(
          `This table is open in another terminal (process ${Number.parseInt(holder, 10)}): go on there, or start another with --new.`,
        );
      if (holder !== undefined) dropLock(path, holder); // the process that held the lock has ended
    }
    throw new CommandError(`Cannot open the table: others take ${path} again and again.`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Removes the lock file if it still names this holder. If another terminal has locked the table meanwhile,
 * that terminal's lock file is put back.
 */
export function dropLock(path: string, holder: string): void {
  const aside = `${path}.${process.pid}.old`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readHolder(aside) !== holder) linked(aside, path);
  rmSync(aside, { force: true });
}

/** Links a file to a new name atomically. Returns false if the name is taken. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Identifies a process by its id and, if the system knows it, its start time, because the system reuses ids.
 * Returns undefined if the process has ended.
 */
function identity(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return undefined;
  }
  return `${pid} ${startOf(pid)}`;
}

function startOf(pid: number): string {
  try {
    // The program's name stands in parentheses and may contain any character, so fields are counted after the
    // last closing parenthesis.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
