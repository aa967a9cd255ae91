// Changes sources in one place at a time, and runs the nearest tests that reach the place. Prints the changes
// that no test noticed. Fails if a smaller share is noticed than bench/mutants.json records.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadNow, measuredNow } from '../../bench/machine.ts';
import { ROOT } from '../mutation/house.ts';
import { AREAS, type Area, sourcesOf } from './areas.ts';
import { changesIn } from './changes.ts';
import { hashOf, openKnown } from './known.ts';
import { type Fate, type Outcome, type Placed, tryAll } from './trial.ts';

interface Score {
  readonly noticed: number;
  readonly unnoticed: number;
  readonly unreached: number;
  readonly of: number; // number of possible changes, from which a sample is tried
  readonly percent: number;
  readonly seed: string;
  readonly commit: string;
  readonly date: string;
  readonly machine: { readonly cores: number; readonly cpu: string };
}

const RECORD = join(ROOT, 'bench/mutants.json');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'moonshot' },
    record: { type: 'boolean', default: false },
  },
});

const recorded = (): Record<string, Score> => JSON.parse(readFileSync(RECORD, 'utf8'));

/** The changes of an area in one of these paths. A path is a folder, a file, or `FILE:LINE`. */
function changesOf(area: Area, paths: readonly string[]): readonly Placed[] {
  const isWanted = (place: string): boolean =>
    paths.some(path => path === area.name || (place.startsWith(path) && /^($|[/:])/.test(place.slice(path.length))));
  return sourcesOf(area)
    .flatMap(file => changesIn(readFileSync(join(ROOT, file), 'utf8')).map(change => ({ file, ...change })))
    .filter(({ file, line }) => isWanted(`${file}:${line}`));
}

/**
 * A random sample of the changes. The changes with the lowest hashes of their own texts are taken, so that an
 * edit of the source replaces few of them.
 */
function drawn(changes: readonly Placed[]): readonly Placed[] {
  const seen = new Map<string, number>();
  const lots = changes.map(change => {
    const { file, from, to } = change;
    const name = [file, from, to].join('\n');
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { change, lot: hashOf(values.seed, name, String(nth)) };
  });
  const chosen = lots.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, Number(values.sample));
  const isChosen = new Set(chosen.map(({ change }) => change));
  return changes.filter(change => isChosen.has(change));
}

async function outcomesOf(area: Area, changes: readonly Placed[]): Promise<readonly (Outcome | undefined)[]> {
  const known = openKnown();
  const outcomes = new Map(changes.map(change => [change, known.of(change)]));
  const isDue = (change: Placed): boolean => outcomes.get(change) === undefined;
  if (changes.some(isDue))
    await tryAll(changes, area.tests, isDue, (change, outcome) => {
      outcomes.set(change, outcome);
      known.add(change, outcome);
    });
  return [...outcomes.values()];
}

const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 70);

async function scoreOf(area: Area, all: readonly Placed[]): Promise<Score> {
  const before = loadNow();
  const changes = drawn(all);
  console.log(`\n── ${area.name}: ${changes.length} of ${all.length} changes`);
  const outcomes = await outcomesOf(area, changes);
  for (const [i, { file, line, from, to }] of changes.entries()) {
    const fate = outcomes[i]?.fate;
    if (fate !== 'noticed') console.log(`${file}:${line}  ${short(from)}  →  ${short(to)}  (${fate})`);
  }
  const count = (fate: Fate): number => outcomes.filter(outcome => outcome?.fate === fate).length;
  const { commit, date, machine } = measuredNow(before);
  return {
    noticed: count('noticed'),
    unnoticed: count('unnoticed'),
    unreached: count('unreached'),
    of: all.length,
    percent: Number(((100 * count('noticed')) / changes.length).toFixed(1)),
    seed: values.seed,
    commit,
    date: date.slice(0, 10),
    machine,
  };
}

const wanted = AREAS.map(area => ({ area, changes: changesOf(area, positionals) })).filter(
  ({ changes }) => changes.length > 0,
);
if (wanted.length === 0)
  throw new Error(
    `Cannot change anything: name a source or folder of one of these areas, or the area itself: ${AREAS.map(({ name }) => name).join(', ')}`,
  );
for (const { area, changes } of wanted) {
  const score = await scoreOf(area, changes);
  const least = recorded()[area.name]?.percent ?? 0;
  console.log(`${area.name}: ${score.percent} % noticed; ${least} % are recorded`);
  if (score.percent < least) process.exitCode = 1;
  if (values.record) writeFileSync(RECORD, `${JSON.stringify({ ...recorded(), [area.name]: score }, null, 2)}\n`);
}
