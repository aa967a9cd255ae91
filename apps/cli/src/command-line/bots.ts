// The command line of the commands with bots: reviews, simulated matches, the arena (contests between bots),
// and the signature (a checksum of the bots' moves).
import { PLAYER_NAMES } from '@moonshot/bots';
import { SEATS_MAX } from '@moonshot/rules';
import { type Command, Option } from 'commander';
import { readAllowance, readListed } from '../arena/parse-contestants.ts';
import type { ExitCode } from '../core/errors.ts';
import { readPlayer, wholeFrom } from '../options/options.ts';
import { EXIT_CODES, examples, game, json, length, seats, seed, set } from './general.ts';

type Ended = (code: ExitCode) => void;

/** Adds the commands review, simulate, arena and signature. */
export function addBotCommands(program: Command, ended: Ended): void {
  for (const add of [addReview, addSimulate, addArena, addSignature]) add(program, ended);
}

const REVIEWED = {
  plays: 500, // playouts for each decision, unless --budget is given
  matchMax: 10_000_000,
  dealMax: 100_000,
};

function addReview(program: Command, ended: Ended): void {
  program
    .command('review')
    .summary('go through a recorded match: what each decision cost, and why')
    .description(
      "Goes through the decisions of one seat in a recorded match and says of each deal the three that cost most, with what was better and why. Reads the notation, a transcript, games of OpenSpiel, the page's file of everything, the proof of a match on a server, and the tables of moonshot play; a name ending in .gz is unpacked, - is standard input. The same budget in plays gives the same review.",
    )
    .argument('<file>', 'the recorded match')
    .addOption(
      new Option('--seat <n>', 'whose decisions, counted from 0; without it, those of the first person').argParser(
        wholeFrom(0, SEATS_MAX - 1),
      ),
    )
    .addOption(new Option('--deal <n>', 'one deal alone').argParser(wholeFrom(1, REVIEWED.dealMax)))
    .addOption(
      new Option('--match <n>', "line of a transcript or imported match of the page's file, from 1").argParser(
        wholeFrom(1, REVIEWED.matchMax),
      ),
    )
    .option('--table <id>', "which table of the page's file; without it, the one played last")
    .addOption(
      new Option('--budget <budget>', 'what is tried out for each decision: plays=2000 or ms=50')
        .argParser(readAllowance)
        .default({ plays: REVIEWED.plays }, `plays=${REVIEWED.plays}`),
    )
    .option('--open', 'judge by the cards as they lay, not by what could be known')
    .addOption(json())
    .action(async (file, _, command) =>
      ended(await (await import('../commands/review.ts')).review(file, command.optsWithGlobals())),
    )
    .addHelpText(
      'after',
      examples(
        'moonshot review match.jsonl',
        'moonshot review moonshot.json --table 3f2a --seat 0',
        'moonshot review proof.json --seat 2 --deal 3 --open',
        'moonshot review all.jsonl.gz --match 7 --budget plays=5000 --json',
      ) + EXIT_CODES,
    );
}

const COUNT_MAX = 10_000_000;

function addSimulate(program: Command, ended: Ended): void {
  program
    .command('simulate')
    .summary('let bots play whole matches, and write them down')
    .description(
      'Lets bots play whole matches against each other and says how they did and how fast. With --transcript every match is written down, one a line; the file appears when it is whole, packed if its name ends in .gz.',
    )
    .addOption(game())
    .addOption(seats())
    .addOption(new Option('--count <n>', 'how many matches').argParser(wholeFrom(1, COUNT_MAX)).default(1))
    .addOption(seed().default('moonshot'))
    .option(
      '--players <names>',
      `${PLAYER_NAMES.join(', ')}, by seat; a shorter list repeats around the table`,
      readPlayers,
      ['careful'],
    )
    .option('--transcript <file>', 'write the matches to this file')
    .addOption(set())
    .addOption(length())
    .addOption(json())
    .action(async options => ended(await (await import('../commands/simulate.ts')).simulate(options)))
    .addHelpText(
      'after',
      examples(
        'moonshot simulate --game ricketts --count 100 --players careful,random --transcript out.jsonl.gz',
        'moonshot simulate --game classic --seats 5 --count 10 --length target:-50',
        'moonshot simulate --game at-play --count 20 --set trick.trump=none --json',
      ) + EXIT_CODES,
    );
}

const ARENA =
  'Plays every deal once in each arrangement of the players, through all steps of passing in turn, and says how they differ and how far that may be trusted. Two players at four seats sit two each, in all six ways; any other list goes round the table, so A,B,B,B is one against three. The same seed gives the same result with any number of threads, unless a budget is in ms.';
const DUPLICATES_MAX = 1_000_000;
const THREADS_MAX = 256;

function addArena(program: Command, ended: Ended): void {
  program
    .command('arena')
    .summary('measure players against each other on the same cards')
    .description(ARENA)
    .addOption(game())
    .addOption(seats())
    .addOption(
      new Option('--players <names>', 'who plays, such as careful,random; NAME@plays=500 has a budget of its own')
        .argParser(readListed)
        .makeOptionMandatory(),
    )
    .addOption(new Option('--deals <n>', 'deals, at least 2; usually 100').argParser(wholeFrom(2, DUPLICATES_MAX)))
    .addOption(
      new Option('--matches <n>', 'play so many whole matches instead').argParser(wholeFrom(2, DUPLICATES_MAX)),
    )
    .addOption(seed().default('arena'))
    .addOption(
      new Option('--budget <budget>', 'what a player may think about an answer: plays=2000 or ms=50').argParser(
        readAllowance,
      ),
    )
    .addOption(
      new Option('--threads <n>', 'how many threads; without it, one a core').argParser(wholeFrom(1, THREADS_MAX)),
    )
    .option('--resume <file>', 'keep what is played in this file, and go on with what it holds')
    .addOption(set())
    .addOption(length())
    .addOption(json())
    .action(async options => ended(await (await import('../commands/arena.ts')).arena(options)))
    .addHelpText(
      'after',
      examples(
        'moonshot arena --game ricketts --players careful,random --deals 200',
        'moonshot arena --game classic --seats 5 --players careful,random --matches 20 --json',
        'moonshot arena --game at-play --players careful,random,random,random --resume run.jsonl',
      ) + EXIT_CODES,
    );
}

const readPlayers = (text: string): readonly string[] => text.split(',').map(name => readPlayer(name.trim()));

function addSignature(program: Command, ended: Ended): void {
  program
    .command('signature')
    .summary('one number for what simple bots do on fixed deals')
    .description(
      'Lets the careful and the random bot play fixed deals of every game and prints one number for all of it: a change of the rules, the deals or these bots changes it.',
    )
    .addOption(json())
    .action(async options => ended((await import('../commands/signature.ts')).signature(options)))
    .addHelpText('after', examples('moonshot signature', 'moonshot signature --json') + EXIT_CODES);
}
