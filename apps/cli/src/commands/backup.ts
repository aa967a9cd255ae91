// `moonshot backup` and `moonshot restore`: all that a server keeps, into one file and back.
import { backupFolder } from '@moonshot/server/store/backup';
import type { Checked } from '@moonshot/server/store/check';
import { LogDamaged, StoreRefused } from '@moonshot/server/store/errors';
import { keptKey } from '@moonshot/server/store/key';
import { dataFolder } from '@moonshot/server/store/place';
import { restore as restoreTo } from '@moonshot/server/store/restore';
import { type ExitCode, Failure } from '../failure.ts';
import { print } from '../output.ts';
import { placeOf } from '../place.ts';

interface Options {
  readonly data?: string;
}

/** Copies the database of a server, which may run, to a new file. */
export async function backup(file: string, options: Options): Promise<ExitCode> {
  const copied = await told(() => backupFolder(folderOf(options), placeOf(file)));
  print(`${file} holds ${contents(copied)}. The key is not in it: keep a copy of that in another place.`);
  return 0;
}

/** Puts a backup in the place of the database of a server that does not run. */
export async function restore(file: string, options: Options): Promise<ExitCode> {
  const folder = folderOf(options);
  const { before, ...found } = await told(() =>
    restoreTo({ file: placeOf(file), folder, key: keptKey({ folder, env: process.env }), now: new Date() }),
  );
  print(`Restored ${contents(found)}.`);
  if (before !== undefined) print(`What was there before is kept in ${before}.`);
  return 0;
}

const folderOf = ({ data }: Options): string => dataFolder(data && placeOf(data), process.env);

const contents = ({ matches, events, players, tables }: Checked): string =>
  `${counted(matches, 'match', 'matches')} with ${counted(events, 'event', 'events')}, ${counted(players, 'player', 'players')} and ${counted(tables, 'table', 'tables')}`;

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What is in the way is a sentence for whoever called. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreRefused || error instanceof LogDamaged) throw new Failure(error.message);
    throw error;
  }
}
