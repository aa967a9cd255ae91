// Compares two versions: `npm run -s bench -- compare --of NAME --with FOLDER [--at FOLDER]`. A folder is a
// checkout of a version, installed and built. Without `--at`, the later version is this one. The versions are
// measured in turns.
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { summaryOf } from '../packages/bots/src/arena/sample.ts';
import { openSite } from '../test/browser/harness.ts';
import { type Deal, deal } from './page/deal.ts';
import { type FirstCard, firstCard } from './page/first-card.ts';
import { type Bench, type Result, type Row, rounded } from './table.ts';
import { wordAfter } from './wanted.ts';

const HERE = join(import.meta.dirname, '..');
const PAIRS = 10;
const FIRST_CARDS = 5;
const DEALS = 2;
/** Hints are off, because older versions choose the cards of a pass for a hint, and then need fewer taps. */
const NO_HINTS = { 'moonshot.hints': 'off' };
const OUTPUT_BYTES_MAX = 1 << 24;

const execute = promisify(execFile);

/** The figures of one measurement by their names. */
type Figures = ReadonlyMap<string, number>;

/** A version that can be measured again and again. */
interface Side {
  measure(): Promise<Figures>;
  close(): Promise<void>;
}

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

const p95Of = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1] ?? 0;

/**
 * The page of a checkout at the machine's own speed. Both versions are measured by the programs of this one.
 * On a shared machine, processor time varies much less than the time that passes.
 */
async function pageOf(checkout: string): Promise<Side> {
  const site = await openSite({ entire: true, folder: join(checkout, 'apps/web/dist') });
  const measure = async (): Promise<Figures> => {
    const firsts: FirstCard[] = [];
    for (let i = 0; i < FIRST_CARDS; i++) firsts.push(await firstCard(site.browser, site.url, 1));
    const deals: Deal[] = [];
    for (let i = 0; i < DEALS; i++) deals.push(await deal(site.browser, site.url, NO_HINTS, 1));
    const [answers, taps] = [deals.flatMap(one => one.answersMs), deals.flatMap(one => one.tapsMs)];
    return new Map([
      [`first card, the quickest of ${FIRST_CARDS} visits, ms`, Math.min(...firsts.map(one => one.coldMs))],
      [`first card, main thread, mean of ${FIRST_CARDS} visits, ms`, meanOf(firsts.map(one => one.processorMs))],
      [`interaction to next paint, mean of ${DEALS} deals, ms`, meanOf(answers)],
      [`interaction to next paint, p95 of ${DEALS} deals, ms`, p95Of(answers)],
      [`a tap and what follows, main thread, mean of ${DEALS} deals, ms`, meanOf(taps)],
      [`a tap and what follows, main thread, p95 of ${DEALS} deals, ms`, p95Of(taps)],
    ]);
  };
  return { measure, close: () => site.close() };
}

/**
 * A benchmark of a checkout, which runs there with the present environment. The benchmark *load* also writes
 * its document there.
 */
function benchmarkOf(name: string, checkout: string): Side {
  const bin = join(checkout, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const measure = async (): Promise<Figures> => {
    const { stdout } = await execute('npm', ['run', '-s', 'bench', '--', name, '--json'], {
      cwd: checkout,
      env,
      maxBuffer: OUTPUT_BYTES_MAX,
    });
    const { rows } = JSON.parse(stdout) as Result;
    return new Map(rows.flatMap(({ name: row, values: [figure] }) => (figure ? [[row, figure] as const] : [])));
  };
  return { measure, close: async () => undefined };
}

const sideOf = async (name: string, checkout: string): Promise<Side> =>
  name === 'page' ? pageOf(checkout) : benchmarkOf(name, checkout);

/** The change of a figure from the other version to this one: the mean of the ratios, and its interval. */
function changeOf(name: string, pairs: readonly (readonly [other: Figures, here: Figures])[]): Row {
  const of = (side: 0 | 1): readonly number[] => pairs.map(pair => pair[side].get(name) ?? 0);
  const [others, heres] = [of(0), of(1)];
  const { mean, low, high } = summaryOf(heres.map((here, i) => Math.log(here / (others[i] ?? 0))));
  const percent = (log: number): number => rounded(100 * Math.expm1(log), 1);
  return { name, values: [rounded(meanOf(others), 2), rounded(meanOf(heres), 2), ...[mean, low, high].map(percent)] };
}

const commitOf = (checkout: string): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim();

/** Measures both versions in turns. Each of them comes first in every second pair. */
export const compare: Bench = async tell => {
  const [of = 'page', earlier = HERE, later = HERE] = ['--of', '--with', '--at'].map(wordAfter);
  const sides = [await sideOf(of, earlier), await sideOf(of, later)] as const;
  const pairs: (readonly [Figures, Figures])[] = [];
  try {
    for (let i = 0; i < Number(wordAfter('--pairs') ?? PAIRS); i++) {
      const [first, second] = i % 2 === 0 ? sides : [sides[1], sides[0]];
      const [one, two] = [await first.measure(), await second.measure()];
      pairs.push(i % 2 === 0 ? [one, two] : [two, one]);
      for (const [name, figure] of pairs.at(-1)![0])
        tell({ name, values: [figure, pairs.at(-1)![1].get(name) ?? null] });
    }
  } finally {
    for (const side of sides) await side.close();
  }
  const names = [...pairs[0]![0].keys()].filter(name => pairs.every(pair => pair.every(side => side.has(name))));
  const versions = [commitOf(earlier), commitOf(later)];
  return {
    name: `compare-${of}`,
    about: `Versions ${versions.join(' and ')}, measured ${pairs.length} times in turns. The change is the mean of the ratios, with its 95 % interval.`,
    columns: [...versions, 'change, %', 'from, %', 'to, %'],
    rows: names.map(name => changeOf(name, pairs)),
  };
};
