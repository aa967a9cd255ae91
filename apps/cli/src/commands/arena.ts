// `moonshot arena`: plays bots and outside programs against each other, with the same cards in every
// arrangement of their seats, and computes confidence intervals.
import { availableParallelism } from 'node:os';
import type { Duplicate } from '@moonshot/bots/arena';
import { type Allowance, type ListedContestant, specOf } from '../arena/parse-contestants.ts';
import { recordAt } from '../arena/record.ts';
import { reportOf, tellReport } from '../arena/report.ts';
import type { Setup } from '../arena/setup.ts';
import { playAll } from '../arena/worker-pool.ts';
import { CommandError, type ExitCode, misused } from '../core/errors.ts';
import { interruption } from '../core/interruption.ts';
import { complain, printJson } from '../core/output.ts';
import { type GameChoice, heartsChosen, settled } from '../options/options.ts';
import { timedProgress } from '../render/timed-progress.ts';

interface ArenaOptions extends GameChoice {
  readonly players: readonly ListedContestant[];
  readonly deals?: number;
  readonly matches?: number;
  readonly seed: string;
  readonly budget?: Allowance;
  readonly threads?: number;
  readonly resume?: string;
  readonly json?: boolean;
}

const DEALS_USUAL = 100;

/** Plays the contest and prints its report. */
export async function arena(options: ArenaOptions): Promise<ExitCode> {
  const setup = setupFrom(options);
  const count = options.matches ?? options.deals ?? DEALS_USUAL;
  const begun = performance.now();
  const played = await playedOf(setup, count, options);
  const report = reportOf(setup, played);
  if (options.json) printJson(report);
  else tellReport(report, setup, (performance.now() - begun) / 1000);
  return 0;
}

function setupFrom(given: ArenaOptions): Setup {
  const options = settled(given);
  const { rules, sheet } = heartsChosen(options);
  const { players, seed, matches, deals, set = {}, budget = null, length = null } = options;
  if (matches !== undefined && deals !== undefined) throw misused('Give --deals or --matches, not both.');
  if (length !== null && matches === undefined) throw misused('A --length is for whole matches: give --matches too.');
  const kind = matches === undefined ? 'deals' : 'matches';
  const setup: Setup = { game: sheet.id, seats: rules.seats, set, players, seed, budget, kind, length };
  if (players.length > rules.seats)
    throw misused(`Cannot seat ${players.map(specOf).join()}: the table has ${rules.seats} seats.`);
  return setup;
}

/** All duplicates in order. Those in the `--resume` file are read, and the rest are played now. */
async function playedOf(setup: Setup, count: number, options: ArenaOptions): Promise<readonly Duplicate[]> {
  const record = options.resume === undefined ? undefined : recordAt(options.resume, setup);
  const played = new Map(record?.played.map(one => [one.number, one]));
  const numbers = Array.from({ length: count }, (_, number) => number);
  const missing = numbers.filter(number => !played.has(number));
  const progress = timedProgress(missing.length, setup.kind);
  const { signal, end } = interruption();
  let done = 0;
  try {
    const threads = options.threads ?? availableParallelism();
    await playAll(
      setup,
      missing,
      threads,
      {
        fault: faultTeller(),
        done: duplicate => {
          record?.add(duplicate);
          played.set(duplicate.number, duplicate);
          done += 1;
          progress.at(done);
        },
      },
      signal,
    );
  } finally {
    end();
    progress.end();
    record?.end();
  }
  if (signal.aborted) throw stopped(numbers.filter(number => played.has(number)).length, count, options);
  return numbers.map(number => played.get(number) as Duplicate);
}

const FAULTS_TOLD = 10;

/** Returns a function that prints the first errors of outside programs. The report counts all errors. */
function faultTeller(): (sentence: string) => void {
  let count = 0;
  return sentence => {
    count += 1;
    if (count <= FAULTS_TOLD) complain(sentence);
    if (count === FAULTS_TOLD) complain('Further faults are counted, and not told.');
  };
}

function stopped(done: number, count: number, { resume, matches }: ArenaOptions): CommandError {
  const kind = matches === undefined ? 'deals' : 'matches';
  const rest =
    resume === undefined ? 'nothing was kept; --resume FILE keeps them' : 'the same command goes on with them';
  return new CommandError(`Stopped after ${done} of ${count} ${kind}: ${rest}.`);
}
