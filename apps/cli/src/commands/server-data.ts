// Code shared by the commands that copy a server's data: its folder, its contents, and errors.

import {
  dataFolder,
  keptKey,
  LogDamaged,
  type StoreCheckResult,
  StoreRefused,
  withFiles,
} from '@moonshot/server/store';
import { CommandError, misused } from '../core/errors.ts';
import { placeOf } from '../core/paths.ts';

export interface DataOptions {
  readonly data?: string;
}

/** The data folder of the server selected by the options. */
export const folderOf = ({ data }: DataOptions): string => dataFolder(data && placeOf(data), process.env);

/** The server's encryption key. Throws if there is none. */
export const keyOf = (folder: string): Uint8Array => keptKey({ folder, env: withFiles(process.env) });

/** Describes in words what a copy of the data contains. */
export const contents = ({ matches, events, players, tables }: StoreCheckResult): string =>
  `${counted(matches, 'match', 'matches')} with ${counted(events, 'event', 'events')}, ${counted(players, 'player', 'players')} and ${counted(tables, 'table', 'tables')}`;

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Converts expected errors of the store into a sentence for the user. */
export async function withUserErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreRefused || error instanceof LogDamaged) throw new CommandError(error.message);
    if (error instanceof RangeError) throw misused(error.message);
    throw error;
  }
}
