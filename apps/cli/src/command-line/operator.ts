// The command line of the operator's commands.
import { type Command, Option } from 'commander';
import type { ExitCode } from '../core/errors.ts';
import { EXIT_CODES, examples } from './general.ts';

type Ended = (code: ExitCode) => void;

const folder = (): Option =>
  new Option(
    '--data <folder>',
    "where the server keeps its data; without it MOONSHOT_DATA, else the system's folder for it",
  );

/** Adds the commands that back up, restore and move a server's data. */
export function addStoreCommands(program: Command, ended: Ended): void {
  program
    .command('backup')
    .summary('copy all that a server keeps into one file')
    .description(
      'Copies the database of a server into one new file, as it stands at one moment, and checks the copy. The server may run meanwhile. The key is not in the copy: keep it elsewhere.',
    )
    .argument('<file>', 'where to write; there must be no such file')
    .addOption(folder())
    .action(async (file, options) => ended(await (await import('../commands/backup.ts')).backup(file, options)))
    .addHelpText(
      'after',
      examples('moonshot backup monday.db', 'moonshot backup --data /srv/moonshot monday.db') + EXIT_CODES,
    );
  program
    .command('restore')
    .summary('put a backup in the place of what a server keeps')
    .description(
      'Checks a backup from end to end, under the key, and puts it in the place of the database; what was there is kept beside it. No server may run on the folder meanwhile, and nothing is changed if anything is wrong.',
    )
    .argument('<file>', 'the backup')
    .addOption(folder())
    .action(async (file, options) => ended(await (await import('../commands/backup.ts')).restore(file, options)))
    .addHelpText(
      'after',
      examples('moonshot restore monday.db', 'moonshot restore --data /srv/moonshot monday.db') + EXIT_CODES,
    );
  addMigrate(program, ended);
}

function addMigrate(program: Command, ended: Ended): void {
  program
    .command('migrate')
    .summary('move all that a server keeps from its file into a PostgreSQL database')
    .description(
      'Copies the database of a server, while none runs on it, into an empty database of PostgreSQL, all of it or nothing, and compares both by their hashes. The file stays as it is, and the key where it is.',
    )
    .option('--database <url>', 'the PostgreSQL database; without it the variable MOONSHOT_DATABASE')
    .addOption(folder())
    .action(async options => ended(await (await import('../commands/migrate.ts')).migrate(options)))
    .addHelpText(
      'after',
      examples('MOONSHOT_DATABASE=postgres://moonshot@db.example/moonshot moonshot migrate') + EXIT_CODES,
    );
}
