// Lives through as many storms as are asked for, prints what they met, and keeps the seed of every one that found something.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Fleet, fleet, seedsFrom, unmet } from '../test/server/storm/fleet.ts';
import { type Storm, storm } from '../test/server/storm/storm.ts';
import { nextSeed, recordOf, runsOf, withRun } from './storms/record.ts';

const KEPT = new URL('../fixtures/storms.json', import.meta.url);
const RECORD = new URL('../bench/storms.md', import.meta.url);
/** From so many storms on every fault is to be met in every phase. */
const MANY = 10_000;
/** So many are lived through at most in one run. */
const MOST = 1_000_000;

interface Kept {
  readonly seed: number;
  readonly found: string;
}

function keep({ seed, violation = '' }: Storm): void {
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as readonly Kept[];
  if (kept.some(one => one.seed === seed)) return;
  writeFileSync(KEPT, `${JSON.stringify([...kept, { seed, found: violation.split('\n')[0] }], null, 2)}\n`);
}

function numberOf(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new RangeError(`Cannot begin with --${name} ${text}: expected a whole number.`);
}

function print({ storms, failed, cells, events, acked, starts }: Fleet, seconds: number): void {
  for (const [cell, times] of [...cells].sort()) console.log(`${String(times).padStart(8)}  ${cell}`);
  const never = unmet(cells, storms >= MANY);
  if (never.length > 0) console.log(`Never met: ${never.join(', ')}`);
  console.log(`${storms} storms, ${failed.length} found something, in ${seconds.toFixed(0)} s`);
  console.log(`${events} events, ${acked} acts acknowledged, ${starts} starts of the server, ${cells.size} cells met`);
  if (failed.length > 0 || (storms >= MANY && never.length > 0)) process.exitCode = 1;
}

const runsSoFar = () => runsOf(existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : '');

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** The commit that is lived through; with a plus where something beside what runs write is changed. */
const commitHere = (): string => {
  const others = [':!bench/storms.md', ':!fixtures/storms.json'];
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', '.', ...others) && '+');
};

/** Adds a run to the record. */
function record(from: number, { storms, failed, events, acked, starts }: Fleet, commit: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const run = { day, commit, from, storms, found: failed.length, events, acked, starts };
  writeFileSync(RECORD, recordOf(withRun(runsSoFar(), run)));
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    minutes: { type: 'string' }, // as many as there is time for
    record: { type: 'boolean', default: false }, // where the record ends, and into it
    trace: { type: 'boolean', default: false }, // of one storm, all of it
  },
});
const from = values.record ? nextSeed(runsSoFar()) : numberOf('from', values.from);
const minutes = values.minutes === undefined ? undefined : numberOf('minutes', values.minutes);
const seeds = minutes === undefined ? numberOf('seeds', values.seeds) : MOST;
const begun = performance.now();

/** Lives through them one after the other, until all are or the time is over. */
async function live(): Promise<Fleet> {
  const commit = values.record ? commitHere() : '';
  const all = await fleet(seedsFrom(from, seeds), {}, one => {
    if (one.violation !== undefined) {
      keep(one);
      console.log(`Storm ${one.seed}: ${one.violation}\nAgain: npm run storm -- --seeds 1 --from ${one.seed}`);
    }
    if ((one.seed - from + 1) % 1000 === 0) console.log(`${one.seed - from + 1} of ${seeds}`);
    return minutes === undefined || performance.now() - begun < minutes * 60_000;
  });
  if (values.record) record(from, all, commit);
  return all;
}

if (values.trace) {
  const { lines, violation } = await storm(from, { all: true });
  console.log([...lines, violation ?? 'Nothing was found.'].join('\n'));
} else {
  const all = await live();
  print(all, (performance.now() - begun) / 1000);
}
process.exit(); // lines that are dead still have timers of the machine
