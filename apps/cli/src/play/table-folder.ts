// The folder of stored tables, with one file for each table, and the facts that are listed about each table.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import type { Sheet } from '@moonshot/rules';
import { variantNamed } from '@moonshot/rules/catalogue';
import type { Event, Spec } from '@moonshot/table';
import { CommandError, reasonOf } from '../core/errors.ts';
import { Damaged, readKept } from './file-log.ts';

/**
 * The folder named by MOONSHOT_HOME, or else the folder `moonshot` in XDG_STATE_HOME or in ~/.local/state.
 */
function folder(): string {
  const { MOONSHOT_HOME, XDG_STATE_HOME } = process.env;
  if (MOONSHOT_HOME) return MOONSHOT_HOME;
  return join(XDG_STATE_HOME || join(homedir(), '.local/state'), 'moonshot');
}

/** The folder of the unfinished tables. Creates the folder if it is missing. */
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
 * The path for a new table, made of the game's id and the time. A catalogue variant is named by its own id,
 * not by that of its base game.
 */
export function newPlace({ id, name }: Pick<Sheet, 'id' | 'name'>, now: Date): string {
  const game = variantNamed(name)?.id ?? id;
  const when = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return join(tablesFolder(), `${game}-${when}-${randomBytes(2).toString('hex')}.jsonl`);
}

/** Moves the file of a finished match to the folder of finished matches. Returns the new path. */
export function putAway(path: string): string {
  const place = join(folder(), 'finished', basename(path));
  try {
    mkdirSync(join(folder(), 'finished'), { recursive: true, mode: 0o700 });
    renameSync(path, place);
    return place;
  } catch {
    return path; // moving the file failed; the file may stay, because a finished match is never continued
  }
}

/** A stored table, as the list of tables shows it. */
export interface SavedTable {
  readonly path: string;
  readonly at: number; // time of the last write, in milliseconds
  readonly spec: Spec;
  readonly secret: string;
  readonly over: boolean;
  readonly deals: number; // number of deals that have begun
}

/** A file in the folder of tables that cannot be read as a table. */
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
  if (at === undefined) return undefined; // another terminal has just moved the file away
  try {
    const { events } = readKept(path);
    const first = events[0];
    if (first === undefined) return undefined; // the table was never opened: its first write is incomplete
    if (first.type !== 'table-opened') return { path, at, reason: `${path} does not begin with a table` };
    return { path, at, spec: first.spec, secret: first.secret, over: matchIsOver(events), deals: dealsIn(events) };
  } catch (error) {
    return { path, at, reason: error instanceof Damaged ? error.message : `${path}: ${reasonOf(error)}` };
  }
}

/** Whether the last event is the end of the match. An undo after the end continues the match. */
const matchIsOver = (events: readonly Event[]): boolean => {
  const last = events.at(-1);
  return last?.type === 'game' && last.event.type === 'ended';
};

function dealsIn(events: readonly Event[]): number {
  const dealt = events.findLast(event => event.type === 'game' && event.event.type === 'dealt');
  return dealt?.type === 'game' && dealt.event.type === 'dealt' ? dealt.event.deal : 0;
}
