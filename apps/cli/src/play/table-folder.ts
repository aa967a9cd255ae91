// The folder of stored tables, with one file for each, and what can be listed about them without playing.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import type { Sheet } from '@moonshot/rules';
import { variantNamed } from '@moonshot/rules/catalogue';
import type { Event, Spec } from '@moonshot/table';
import { CommandError, reasonOf } from '../core/errors.ts';
import { Damaged, readKept } from './file-log.ts';

/** The folder from MOONSHOT_HOME, otherwise the operating system's folder for a program's state. */
function folder(): string {
  const { MOONSHOT_HOME, XDG_STATE_HOME } = process.env;
  if (MOONSHOT_HOME) return MOONSHOT_HOME;
  return join(XDG_STATE_HOME || join(homedir(), '.local/state'), 'moonshot');
}

/** The folder of the tables. Creates it if it is missing. */
function tablesFolder(): string {
  const path = join(folder(), 'tables');
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new CommandError(
      `Cannot keep tables in ${path}: ${reasonOf(error)}. Set MOONSHOT_HOME to a folder you may write to.`,
    );
  }
  return path;
}

/**
 * The path of a new table, named by its game and the time. A further game has its own id, not that of its
 * base.
 */
export function newPlace({ id, name }: Pick<Sheet, 'id' | 'name'>, now: Date): string {
  const game = variantNamed(name)?.id ?? id;
  const when = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return join(tablesFolder(), `${game}-${when}-${randomBytes(2).toString('hex')}.jsonl`);
}

/** Moves the file of a finished match out of the folder of tables. Returns the new path. */
export function putAway(path: string): string {
  const place = join(folder(), 'finished', basename(path));
  try {
    mkdirSync(join(folder(), 'finished'), { recursive: true, mode: 0o700 });
    renameSync(path, place);
    return place;
  } catch {
    return path; // the file could not be moved; a finished match is never continued anyway
  }
}

/** A stored table, as listed. */
export interface SavedTable {
  readonly path: string;
  readonly at: number; // time of the last write, in milliseconds
  readonly spec: Spec;
  readonly secret: string;
  readonly over: boolean;
  readonly deals: number; // number of deals dealt
}

/** A file that contains no trustworthy table. */
export interface DamagedTable {
  readonly path: string;
  readonly at: number;
  readonly reason: string;
}

/** All tables in the folder, most recently played first. */
export function keptTables(): readonly (SavedTable | DamagedTable)[] {
  const path = tablesFolder();
  const files = readdirSync(path).filter(name => name.endsWith('.jsonl'));
  const tables = files.flatMap(name => keptTable(join(path, name)) ?? []);
  return tables.sort((a, b) => b.at - a.at);
}

function keptTable(path: string): SavedTable | DamagedTable | undefined {
  const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined) return undefined; // another terminal has just moved it away
  try {
    const { events } = readKept(path);
    const first = events[0];
    if (first === undefined) return undefined; // it was never opened: its first write was incomplete
    if (first.type !== 'table-opened') return { path, at, reason: `${path} does not begin with a table` };
    return { path, at, spec: first.spec, secret: first.secret, over: matchIsOver(events), deals: dealsIn(events) };
  } catch (error) {
    return { path, at, reason: error instanceof Damaged ? error.message : `${path}: ${reasonOf(error)}` };
  }
}

/** Whether the match has ended and its end has not been undone. */
const matchIsOver = (events: readonly Event[]): boolean => {
  const last = events.at(-1);
  return last?.type === 'game' && last.event.type === 'ended';
};

function dealsIn(events: readonly Event[]): number {
  const dealt = events.findLast(event => event.type === 'game' && event.event.type === 'dealt');
  return dealt?.type === 'game' && dealt.event.type === 'dealt' ? dealt.event.deal : 0;
}
