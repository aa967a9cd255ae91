// The command line of the commands for recorded matches.
import { SEATS_MAX } from '@moonshot/rules';
import { type Command, Option } from 'commander';
import type { ExitCode } from '../core/errors.ts';
import { wholeFrom } from '../options/options.ts';
import { EXIT_CODES, examples, json } from './general.ts';

type Ended = (code: ExitCode) => void;

const MATCHES_MAX = 1_000_000;

const READS =
  "Reads the notation, a transcript, games of OpenSpiel, the page's file of everything, the proof of a match on a server, the tables of moonshot play, and a link to a match; a name ending in .gz is unpacked, - is standard input.";

/** Adds the commands for recorded matches. */
export function addRecordCommands(program: Command, ended: Ended): void {
  addConvert(program, ended);
  addWatch(program, ended);
  addStats(program, ended);
}

const match = (): Option =>
  new Option(
    '--match <n>',
    "which match of a file of transcripts, or imported match of the page's file, counted from 1",
  ).argParser(wholeFrom(1, MATCHES_MAX));

function addWatch(program: Command, ended: Ended): void {
  program
    .command('watch')
    .summary('go through a recorded match card by card')
    .description(
      `Goes through a recorded match with keys, at any pace, from any seat's eyes or open; in a pipe or with --plain, writes every step as a line. ${READS}`,
    )
    .argument('<file>', 'a file with a match, or a link that carries one')
    .addOption(
      new Option('--seat <n>', 'whose eyes see it; without it, all hands are open').argParser(
        wholeFrom(0, SEATS_MAX - 1),
      ),
    )
    .addOption(
      new Option('--deal <n>', 'the deal to begin with; as lines, the only one').argParser(wholeFrom(1, MATCHES_MAX)),
    )
    .addOption(match())
    .option('--table <id>', "which table of the page's file; without it, the newest")
    .option('--plain', 'write line by line and draw nothing over, as for a pipe or a screen reader')
    .action(async (file, _, command) =>
      ended(await (await import('../commands/watch.ts')).watch(file, command.optsWithGlobals())),
    )
    .addHelpText(
      'after',
      examples(
        'moonshot watch sunday.txt',
        'moonshot watch proof.json --seat 2',
        'moonshot watch match.jsonl --match 3 --deal 2 --plain',
        'moonshot watch sunday.txt --language es',
      ) + EXIT_CODES,
    );
}

function addStats(program: Command, ended: Ended): void {
  program
    .command('stats')
    .summary('count what happened in recorded matches, and how their cards fell')
    .description(
      'Plays recorded matches again, one a line, and tells what they amount to: deals and points by the place at the table and by trick, moons, and whether the shuffle was even: how often each card came to each seat and how hands fell into suits, beside what chance gives exactly. Reads what moonshot replay reads; a name ending in .gz is unpacked, - is standard input.',
    )
    .argument('<file...>', 'files of recorded matches')
    .option(
      '--player <name>',
      `tell instead what the deals of one person answer: where points come from, dear cards, moons, progress, against whom. Who has no name in a file is called by the seat, as "Seat 2". ${READS}`,
    )
    .addOption(json())
    .action(async (files, { player }, command) =>
      ended(
        player === undefined
          ? await (await import('../commands/stats.ts')).stats(files, command.optsWithGlobals())
          : await (await import('../commands/lifetime.ts')).lifetime(files, command.optsWithGlobals()),
      ),
    )
    .addHelpText(
      'after',
      examples(
        'moonshot stats matches-2026-11-22.jsonl.gz',
        'moonshot stats *.jsonl.gz --json',
        'moonshot stats sunday.txt monday.txt --player Ada',
      ) + EXIT_CODES,
    );
}

function addConvert(program: Command, ended: Ended): void {
  program
    .command('convert')
    .summary('write a recorded match as the notation, a transcript or a link')
    .description(`Reads one match and writes it another way. ${READS} The match is played again by its rules first.`)
    .argument('<file>', 'a file with a match, or a link that carries one')
    .addOption(
      new Option('--to <way>', 'what to write').choices(['notation', 'transcript', 'link']).default('notation'),
    )
    .option('--output <file>', 'where to write it; without it, to standard output')
    .addOption(match())
    .option('--table <id>', "which table of the page's file; without it, the newest")
    .option('--page <address>', 'the page that a link leads to', 'http://localhost:8080/')
    .action(async (file, options) => ended(await (await import('../commands/convert.ts')).convert(file, options)))
    .addHelpText(
      'after',
      examples(
        'moonshot convert match.jsonl --match 3',
        'moonshot convert sunday.txt --to transcript --output sunday.jsonl',
        'moonshot convert proof.json --to link --page https://hearts.example/',
      ) + EXIT_CODES,
    );
}
