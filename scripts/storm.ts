// Lives through as many storms as are asked for, prints what they met, and keeps the seed of every one that found something.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Fleet, fleet, seedsFrom, unmet } from '../test/server/storm/fleet.ts';
import { type Storm, storm } from '../test/server/storm/storm.ts';

const KEPT = new URL('../fixtures/storms.json', import.meta.url);
/** From so many storms on every fault is to be met in every phase. */
const MANY = 10_000;

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

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false }, // of one storm, all of it
  },
});
const seeds = numberOf('seeds', values.seeds);
const from = numberOf('from', values.from);
const begun = performance.now();
if (values.trace) {
  const { lines, violation } = await storm(from, { all: true });
  console.log([...lines, violation ?? 'Nothing was found.'].join('\n'));
} else {
  const all = await fleet(seedsFrom(from, seeds), {}, one => {
    if (one.violation !== undefined) {
      keep(one);
      console.log(`Storm ${one.seed}: ${one.violation}\nAgain: npm run storm -- --seeds 1 --from ${one.seed}`);
    }
    if ((one.seed - from + 1) % 1000 === 0) console.log(`${one.seed - from + 1} of ${seeds}`);
    return true;
  });
  print(all, (performance.now() - begun) / 1000);
}
process.exit(); // lines that are dead still have timers of the machine
