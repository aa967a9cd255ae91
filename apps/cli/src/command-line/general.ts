// The commands for play, rules, records and the server, and the options that other commands share.

import { LEVELS } from '@moonshot/bots';
import { LANGUAGES } from '@moonshot/i18n';
import { type Command, Option } from 'commander';
import type { ExitCode } from '../core/errors.ts';
import { PORT_MAX, readLength, readLevel, readPlayer, readSet, SEATS, wholeFrom } from '../options/options.ts';

type Ended = (code: ExitCode) => void;

export const EXIT_CODES = `
Exit codes:
  0  all is well
  1  a difference was found, or something could not be done
  2  the command line or an input is malformed`;

/** The exit codes of `moonshot verify`. */
const VERDICTS = `
Exit codes:
  0  verified, with the secrets of players in every deal
  1  broken: something does not hold, or could not be done
  2  the command line is malformed, or the file is no proof
  3  consistent, but in some deal only the server's secret counted
  4  consistent, by the old protocol hearts-deal/1`;

export const examples = (...lines: readonly string[]): string => `
Examples:
${lines.map(line => `  ${line}`).join('\n')}
`;

export const game = (): Option =>
  new Option('--game <id>', 'any game that moonshot rules lists, or a file of house rules').makeOptionMandatory();
export const seats = (): Option =>
  new Option('--seats <n>', 'how many sit at the table; without it, the number that suits the game best').argParser(
    SEATS,
  );
/** The option for the language of texts. It is an option of the program, so every command accepts it. */
export const language = (): Option =>
  new Option('--language <code>', 'the language of rules, refusals, hints, reviews and replays')
    .choices(LANGUAGES)
    .default('en');

/** Which texts exist in several languages, and which are English only. */
export const LANGUAGES_HELP = `
Languages:
  play, rules, review, watch, replay and stats --player take --language for the
  rules, refusals, hints, reasons, steps, differences and figures. All else is
  English: questions and keys, errors of the command line, and what convert,
  stats, simulate, arena, perft, signature and verify print, which is meant for
  figures and other programs, and what the operator's commands print.
`;

export const set = (): Option =>
  new Option(
    '--set <path=value>',
    'replace one field of the rule sheet; may be given several times; queen=QC changes every field that names the queen',
  ).argParser(readSet);
export const length = (): Option =>
  new Option(
    '--length <length>',
    'how the match ends: deals:3 after three deals, target:50 at a total of 50',
  ).argParser(readLength);
export const json = (): Option => new Option('--json', 'print the result as JSON');
export const seed = (): Option =>
  new Option('--seed <text>', 'where chance comes from: the same text gives the same cards');

/**
 * Adds the commands of this file to the program. The code of a command is loaded only when it runs, so that
 * `--help` is fast.
 */
export function addCommands(program: Command, ended: Ended): void {
  for (const add of [addPlay, addReplay, addVerify, addRules, addPerft, addServe]) add(program, ended);
}

function addPlay(program: Command, ended: Ended): void {
  program
    .command('play')
    .summary('play a match against bots, or go on with the one you left')
    .description(
      'Sits you down at a table with bots. A table that you left continues. Each move is saved at once, so Ctrl-C loses nothing. Tables are kept in MOONSHOT_HOME, else in XDG_STATE_HOME/moonshot, else in ~/.local/state/moonshot.',
    )
    .argument(
      '[game]',
      'any game that moonshot rules lists, or a file of house rules; asked for where there is a terminal',
    )
    .addOption(seats())
    .addOption(set())
    .addOption(length())
    .addOption(
      new Option(
        '--level <level>',
        `how well the bots play: ${LEVELS.join(', ')}; with a style, master:bold`,
      ).argParser(readLevel),
    )
    .addOption(new Option('--player <name>', 'the same by the name of a player').argParser(readPlayer).hideHelp())
    .addOption(seed())
    .option('--new', 'start another table, even if one was left')
    .addOption(new Option('--speed <speed>', 'how long the bots take').choices(['instant', 'quick', 'normal', 'calm']))
    .option('--plain', 'write line by line and draw nothing over, as for a pipe or a screen reader')
    .action(async (id, _, command) =>
      ended(await (await import('../commands/play.ts')).play(id, command.optsWithGlobals())),
    )
    .addHelpText(
      'after',
      examples(
        'moonshot play',
        'moonshot play ricketts --level master',
        'moonshot play classic --seats 5 --length target:-50',
        'moonshot play at-play --set trick.trump=none --new',
        'moonshot play capture --seats 3 --plain --no-color',
        'moonshot play sunday.json',
      ) + EXIT_CODES,
    );
}

function addReplay(program: Command, ended: Ended): void {
  program
    .command('replay')
    .summary('check recorded matches against the rules')
    .description(
      'Plays recorded matches again, one a line, and stops at the first difference: an illegal card, another set of legal cards, another score. Reads what moonshot convert reads: moonshot-transcript/1, moonshot-notation/1, links, tables, backups, proofs, and games of OpenSpiel (JSON, lines of action numbers, playthroughs); a name ending in .gz is unpacked, - is standard input.',
    )
    .argument('<file...>', 'files of recorded matches')
    .addOption(json())
    .action(async (files, _, command) =>
      ended(await (await import('../commands/replay.ts')).replay(files, command.optsWithGlobals())),
    )
    .addHelpText(
      'after',
      examples('moonshot replay match.jsonl', 'moonshot replay *.jsonl.gz --json', 'zcat all.gz | moonshot replay -') +
        EXIT_CODES,
    );
}

function addVerify(program: Command, ended: Ended): void {
  program
    .command('verify')
    .summary('check the proof of a match whose deals were sealed')
    .description(
      'Checks that the cards of a match came of secrets that were committed to, that they are those that were played, and that no deal is missing; it uses no code of the engine. Says whose secrets count, how many decks could have been drawn, and what no proof shows. - is standard input.',
    )
    .argument('<file>', 'the proof, as the page and the server give it')
    .option('--server <address>', 'ask this server whether every seal is among those of its day')
    .addOption(json())
    .action(async (file, options) => ended(await (await import('../commands/verify.ts')).verify(file, options)))
    .addHelpText(
      'after',
      examples('moonshot verify proof.json', 'moonshot verify proof.json --server https://cards.example') + VERDICTS,
    );
}

function addRules(program: Command, ended: Ended): void {
  program
    .command('rules')
    .summary('list the games, or read the rules of one out')
    .description(
      'Lists every rule sheet, or reads one out in sentences made from its fields. House rules are named by their file or by a link that carries them, here and wherever a game is named.',
    )
    .argument('[game]', 'the game to read out, a file of house rules, or a link to them')
    .addOption(seats())
    .addOption(set())
    .addOption(json())
    .option('--from-text <file>', "read a family's written rules, in English; --set answers what is asked")
    .option('--save <file>', 'write them to a file as house rules')
    .option('--print <file>', 'write them, and a score sheet, to an HTML file that prints on A4 and Letter')
    .option('--address <url>', 'where the page is served, so that the printed QR code leads to these rules')
    .addOption(new Option('--paper <size>', "for --print: the printer's own, if left out").choices(['a4', 'letter']))
    .action(async (id, _, command) =>
      ended(await (await import('../commands/rules.ts')).rules(id, command.optsWithGlobals())),
    )
    .addHelpText(
      'after',
      examples(
        'moonshot rules',
        'moonshot rules classic --seats 5',
        'moonshot rules "Black Maria" --language fr',
        'moonshot rules ricketts --set moon.choose=auto --set match.limit=50',
        'moonshot rules at-play --set queen=QS',
        'moonshot rules --json',
        'moonshot rules ricketts --set name="Sunday table" --set match.limit=50 --save sunday.json',
        'moonshot rules sunday.json',
        'moonshot rules --from-text grandma.txt --set match.tie=extraDeal --save grandma.json',
        'moonshot rules classic --seats 5 --print classic.html --address http://localhost:8080/',
      ) + EXIT_CODES,
    );
}

const DEPTH_MAX = 100;

function addPerft(program: Command, ended: Ended): void {
  program
    .command('perft')
    .summary('count the legal lines from a seeded deal')
    .description(
      'Counts how many legal lines of decisions there are from the first deal of a match, depth by depth: a number that changes with any change of the rules. The numbers grow fast; a pass alone has hundreds of answers.',
    )
    .addOption(game())
    .addOption(seats())
    .addOption(seed().default('moonshot'))
    .addOption(new Option('--depth <n>', 'how many decisions').argParser(wholeFrom(1, DEPTH_MAX)).default(2))
    .addOption(set())
    .addOption(json())
    .action(async options => ended((await import('../commands/perft.ts')).perft(options)))
    .addHelpText(
      'after',
      examples(
        'moonshot perft --game at-play --seats 4 --seed 1 --depth 6',
        'moonshot perft --game ricketts --set pass.cycle=[] --depth 5 --json',
      ) + EXIT_CODES,
    );
}

function addServe(program: Command, ended: Ended): void {
  program
    .command('serve')
    .summary('serve the page and its tables at http://localhost:8080')
    .description(
      'Serves the built page, and tables where people meet, until it is stopped with Ctrl-C. Every move is kept as soon as it is made; the next start goes on with every table.',
    )
    .addOption(
      new Option('--port <n>', 'the port; without it the variable PORT, else 8080').argParser(wholeFrom(0, PORT_MAX)),
    )
    .option(
      '--host <name>',
      'who may reach it: localhost is this machine alone, 0.0.0.0 is everybody on the network',
      'localhost',
    )
    .option('--page <folder>', 'another folder with a built page')
    .option(
      '--data <folder>',
      'where everything is kept; without it the variable MOONSHOT_DATA, else your own data folder',
    )
    .option(
      '--database <url>',
      'a PostgreSQL database to keep everything in instead; without it the variable MOONSHOT_DATABASE, which others on this machine do not see',
    )
    .option('--cluster', 'beside other servers on the same database: docs/host/cluster.md says how')
    .option('--nats <url>', 'the NATS by which those servers hear of each other; without it the variable MOONSHOT_NATS')
    .action(async options => ended(await (await import('../commands/serve.ts')).serve(options)))
    .addHelpText(
      'after',
      examples('moonshot serve', 'moonshot serve --port 3000', 'PORT=3000 moonshot serve') + EXIT_CODES,
    );
}
