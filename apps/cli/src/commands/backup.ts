// `moonshot backup` and `moonshot restore`: copy a server's data to one file and back.
import { backupFolder, restore as restoreTo } from '@moonshot/server/store';
import type { ExitCode } from '../core/errors.ts';
import { print } from '../core/output.ts';
import { placeOf } from '../core/paths.ts';
import { contents, type DataOptions, folderOf, keyOf, withUserErrors } from './server-data.ts';

/** Copies the database of a server to a new file. The server may be running. */
export async function backup(file: string, options: DataOptions): Promise<ExitCode> {
  const folder = folderOf(options);
  const copied = await withUserErrors(() => backupFolder(folder, placeOf(file)));
  print(
    `${file} holds ${contents(copied)}, from ${folder}. The key is not in it: keep a copy of that in another place.`,
  );
  return 0;
}

/** Replaces the database of a stopped server with a backup. */
export async function restore(file: string, options: DataOptions): Promise<ExitCode> {
  const folder = folderOf(options);
  const { before, ...found } = await withUserErrors(() =>
    restoreTo({ file: placeOf(file), folder, key: keyOf(folder), now: new Date() }),
  );
  print(`Restored ${contents(found)}.`);
  if (before !== undefined) print(`What was there before is kept in ${before}.`);
  return 0;
}
