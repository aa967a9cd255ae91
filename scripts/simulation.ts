// Runs simulations of the server, prints statistics about them, and saves the seeds of those that fail.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FAULTS, FAULTS_OF_SEVERAL } from '../test/server/simulation/cells.ts';
import { type Fleet, joined, NO_FLEET, unmet } from '../test/server/simulation/fleet.ts';
import { type Kind, living } from '../test/server/simulation/kinds.ts';
import type { Simulation } from '../test/server/simulation/simulation.ts';
import { fleets } from './simulation/lanes.ts';
import { parseOptions, type SimulationCommand } from './simulation/options.ts';
import { nextSeed, recordOf, runsOf, withRun } from './simulation/record.ts';

const KEPT = new URL('../fixtures/simulations.json', import.meta.url);
const RECORD = new URL('../bench/simulations.md', import.meta.url);
/**
 * In a run of at least this many simulations of one server, every kind of fault must occur in nearly every
 * phase.
 */
const MANY = 10_000;
/** The maximum number of simulations in a run whose time is limited. */
const MOST = 1_000_000;
/** How often the record is written, in milliseconds. An interruption loses at most the results since then. */
const RECORD_MS = 120_000;

interface FoundSeed extends Kind {
  readonly seed: number;
  readonly found: string;
}

function keep({ seed, violation = '' }: Simulation): void {
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as readonly FoundSeed[];
  if (kept.some(one => one.seed === seed && one.several === several && one.restless === restless)) return;
  // `JSON.stringify` leaves out fields that are undefined.
  const found = { seed, found: violation.split('\n')[0], several, restless };
  writeFileSync(KEPT, `${JSON.stringify([...kept, found], null, 2)}\n`);
}

function print({ simulations, failed, cells, events, acked, starts }: Fleet, seconds: number): void {
  for (const [cell, times] of [...cells].sort()) console.log(`${String(times).padStart(8)}  ${cell}`);
  const never = unmet(cells, simulations >= MANY && !several, several ? FAULTS_OF_SEVERAL : FAULTS);
  if (never.length > 0) console.log(`Never met: ${never.join(', ')}`);
  console.log(`${simulations} simulations, ${failed.length} found something, in ${seconds.toFixed(0)} s`);
  console.log(`${events} events, ${acked} acts acknowledged, ${starts} starts of the server, ${cells.size} cells met`);
  if (failed.length > 0 || (simulations >= MANY && never.length > 0)) process.exitCode = 1;
}

const runsSoFar = () => runsOf(existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : '');

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** The present commit, with a plus sign if other files than the records have been changed. */
const commitHere = (): string => {
  const others = [':!bench/simulations.md', ':!fixtures/simulations.json'];
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', '.', ...others) && '+');
};

/** Adds the simulations since the last write to the record. `from` is the first of their seeds. */
function record(from: number, { simulations, failed, events, acked, starts }: Fleet, commit: string): void {
  if (simulations === 0) return;
  const day = new Date().toISOString().slice(0, 10);
  const kind = several && { several: true as const };
  const run = { day, commit, from, simulations, found: failed.length, events, acked, starts, ...kind };
  writeFileSync(RECORD, recordOf(withRun(runsSoFar(), run)));
}

function wanted(): SimulationCommand {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const { record: records, minutes, lanes, trace, several, restless, ...asked } = wanted();
const again = `npm run simulation --${several ? ' --several' : ''}${restless ? ' --restless' : ''} --seeds 1 --from`;
const from = asked.from ?? nextSeed(runsSoFar(), several || undefined);
const seeds = asked.seeds ?? MOST;
const begun = performance.now();
let ended = false; // whether the run has been interrupted
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    ended = true;
  });

const isToEnd = (): boolean => ended || (minutes !== undefined && performance.now() - begun >= minutes * 60_000);

function tell(one: Simulation): void {
  keep(one);
  console.log(`Simulation ${one.seed}: ${one.violation}\nAgain: ${again} ${one.seed}`);
}

/** Runs simulations until all are done or the time is up, and updates the record meanwhile. */
async function liveAll(): Promise<Fleet> {
  const commit = records ? commitHere() : '';
  let [all, fresh, recordedMs] = [NO_FLEET, NO_FLEET, begun];
  for await (const some of fleets({ from, simulations: seeds, several, restless }, lanes)) {
    some.failed.forEach(tell);
    all = joined(all, some);
    fresh = joined(fresh, some);
    if (all.simulations % 1000 === 0) console.log(`${all.simulations} of ${seeds}`);
    const stops = isToEnd() || all.simulations === seeds;
    if (records && (stops || performance.now() - recordedMs >= RECORD_MS)) {
      record(from + all.simulations - fresh.simulations, fresh, commit);
      [fresh, recordedMs] = [NO_FLEET, performance.now()];
    }
    if (stops) break;
  }
  return all;
}

if (trace) {
  const { lines, violation } = await living({ several, restless })(from, { all: true });
  console.log([...lines, violation ?? 'Nothing was found.'].join('\n'));
} else {
  const all = await liveAll();
  print(all, (performance.now() - begun) / 1000);
}
// ends the process although dead connections still have timers
process.stdout.write('', () => process.exit());
