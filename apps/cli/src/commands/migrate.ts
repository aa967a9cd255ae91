// `moonshot migrate`: moves a server's data from its file into a PostgreSQL database.
import { assertPostgresUrl, moveToPostgres, namedAt, systemEnv, withFiles } from '@moonshot/server/store';
import { type ExitCode, misused } from '../core/errors.ts';
import { print } from '../core/output.ts';
import { contents, type DataOptions, folderOf, keyOf, withUserErrors } from './server-data.ts';

/** Moves the data of the folder into the database. */
export async function migrate(options: DataOptions & { readonly database?: string }): Promise<ExitCode> {
  let url = options.database ?? '';
  try {
    if (url === '') url = withFiles(process.env).MOONSHOT_DATABASE ?? '';
    assertPostgresUrl(url);
  } catch (error) {
    throw misused(error instanceof Error ? error.message : String(error));
  }
  const folder = folderOf(options);
  const { random } = systemEnv;
  const moved = await withUserErrors(async () => moveToPostgres({ folder, key: keyOf(folder), url, random }));
  print(`Moved ${contents(moved)} into ${namedAt(url)}: every table has the same hash there.`);
  print('The file stays as it was. Start the server with the same key and this database.');
  return 0;
}
