// The program: its help and its commands. A run that fails prints why and returns an exit code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { addBotCommands } from './command-line/bots.ts';
import { addCommands, EXIT_CODES, examples, LANGUAGES_HELP, language } from './command-line/general.ts';
import { addStoreCommands } from './command-line/operator.ts';
import { addRecordCommands } from './command-line/records.ts';
import { CommandError, type ExitCode } from './core/errors.ts';
import { complain } from './core/output.ts';
import { oneLine } from './core/plain-text.ts';
import { inkOn, wantsColour } from './render/ink.ts';

const VERSION: string = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).version;

/** Runs a command line. Returns the exit code. */
export async function run(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = programWith(one => {
    code = one;
  });
  try {
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return ended(error);
  }
}

/** All commands with their options. `ended` is called with the exit code of a command that ran. */
export function programWith(ended: (code: ExitCode) => void): Command {
  const program = new Command('moonshot');
  program
    .description('Five Hearts games in the terminal: play them, check how they were played, and look up their rules.')
    .version(VERSION, '-V, --version', 'print the version')
    .option('--no-color', 'write without colour; so does the variable NO_COLOR')
    .addOption(language())
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .configureOutput({ writeErr: () => {} }) // commander prints nothing itself; `run` prints each error once
    .hook('preAction', () => {
      const declined = program.opts<{ readonly color: boolean }>().color === false;
      // the prompts respect NO_COLOR but not the option `--no-color`
      if (declined) process.env.NO_COLOR = '1';
      inkOn(wantsColour(declined));
    });
  addCommands(program, ended);
  addBotCommands(program, ended);
  addRecordCommands(program, ended);
  addStoreCommands(program, ended);
  return program.addHelpText(
    'after',
    examples('moonshot play', 'moonshot play wild-twist --seats 5', 'moonshot rules ricketts', 'moonshot serve') +
      LANGUAGES_HELP +
      EXIT_CODES,
  );
}

function ended(error: unknown): ExitCode {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0; // the person asked for help or the version
    complain(oneLine(misuseText(error.message)));
    return 2;
  }
  if (error instanceof CommandError) {
    complain(error.message);
    return error.exitCode;
  }
  return faulty(error);
}

/** Reports an unexpected error in one sentence. If MOONSHOT_DEBUG is set, also prints the stack trace. */
export function faulty(error: unknown): ExitCode {
  complain(oneLine(`Cannot go on, by a fault of Moonshot's own: ${error instanceof Error ? error.message : error}`));
  if (process.env.MOONSHOT_DEBUG) console.error(error);
  return 1;
}

/** Rewrites commander's message about an invalid command line in this program's style. */
function misuseText(message: string): string {
  const text = message.replace(/^error: /, '').replaceAll('\n', ' ');
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?)]$/.test(sentence) ? sentence : `${sentence}.`;
}
