// Measures the size, speed and stability of the built page in a real Chromium with a slow processor and
// network. Writes bench/page.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { openSite, type Site } from '../test/browser/harness.ts';
import { BUDGETS, firstFiles, kilobytes, scripts } from './page/bytes.ts';
import { type Deal, deal } from './page/deal.ts';
import { CPU_SLOWER, type FirstCard, firstCard, type Stored, slowed } from './page/first-card.ts';
import { slopeKb, type Weight, weights } from './page/heap.ts';
import { slowLink } from './page/link.ts';
import { markdown, type Result, type Row, rounded, wrappedDocument } from './table.ts';

const FILE = join(import.meta.dirname, 'page.md');
const LINE = { bitsPerSecond: 10_000_000, roundTripMs: 40 };
const VISITS = 7;
const FIRST_MS = 1500;
const DEALS = 3;
const ANSWER_MS = 100;
const TASK_MS = 100;
const MASTER_MS = 1000;

type Tell = (row: Row) => void;

const row = (name: string, figure: number, most: number | null, decimals = 0): Row => ({
  name,
  values: [rounded(figure, decimals), most],
});

function bytesRows(): readonly Row[] {
  const files = firstFiles();
  return [
    row('scripts before the first card, kB', kilobytes(scripts(files)), BUDGETS.scripts, 1),
    row('everything before the first card, kB', kilobytes(files), BUDGETS.all, 1),
  ];
}

async function visitRows(site: Site, url: string): Promise<readonly Row[]> {
  const visits: FirstCard[] = [];
  for (let i = 0; i < VISITS; i++) visits.push(await firstCard(site.browser, url));
  const sorted = (of: (visit: FirstCard) => number): readonly number[] => visits.map(of).sort((a, b) => a - b);
  const middle = (times: readonly number[]): number => times[Math.floor(times.length / 2)] ?? 0;
  const cold = sorted(visit => visit.coldMs);
  const reload = sorted(visit => visit.reloadMs);
  return [
    row('first visit: *Play now* is there, ms', middle(sorted(visit => visit.pressedMs)), null),
    row('first visit: first card playable, ms', middle(cold), FIRST_MS),
    row('first visit: the quickest of all, ms', cold[0] ?? 0, null),
    row('first visit: the slowest of all, ms', cold.at(-1) ?? 0, null),
    row('reload at the table: card playable, ms', middle(reload), FIRST_MS),
  ];
}

/** A script for the page: a fixed computation whose time shows how fast the machine itself is. */
const LOOP = `(() => {
  const from = performance.now();
  let mixed = 1;
  for (let i = 0; i < 20_000_000; i++) mixed = (Math.imul(mixed, 1_103_515_245) + i) | 0;
  return mixed === 0 ? 0 : performance.now() - from;
})()`;
const LOOPS = 5;

async function machineRow({ browser }: Site, when: string): Promise<Row> {
  const { page, context } = await slowed(browser);
  const times: number[] = [];
  for (let i = 0; i < LOOPS; i++) times.push(await page.evaluate<number>(LOOP));
  await context.close();
  return row(`the machine ${when}: 20 million rounds of a loop, ms`, Math.min(...times), null);
}

/**
 * Measures deals on a page with these stored settings. `name` appears in the names of the rows, and
 * `mostMs` is the longest acceptable wait for a bot's card.
 */
async function dealRows(site: Site, name: string, stored: Stored, mostMs: number | null): Promise<readonly Row[]> {
  const played: Deal[] = [];
  for (let i = 0; i < DEALS; i++) played.push(await deal(site.browser, site.url, stored));
  const sorted = (of: (one: Deal) => readonly number[]): readonly number[] => played.flatMap(of).sort((a, b) => a - b);
  const [answers, waits] = [sorted(one => one.answersMs), sorted(one => one.waitsMs)];
  const tasks = played.flatMap(({ tasksMs }) => tasksMs);
  const at = (times: readonly number[], part: number): number => times[Math.ceil(times.length * part) - 1] ?? 0;
  return [
    row(`deals with ${name}: interactions`, answers.length, null),
    row(`deals with ${name}: interaction to next paint, p95, ms`, at(answers, 0.95), ANSWER_MS),
    row(`deals with ${name}: interaction to next paint, the slowest, ms`, at(answers, 1), null),
    row(`deals with ${name}: tasks longer than 100 ms`, tasks.filter(ms => ms > TASK_MS).length, 0),
    row(`deals with ${name}: the longest task, ms`, Math.max(0, ...tasks), TASK_MS),
    row(`deals with ${name}: from a card to the next bot’s, middle, ms`, at(waits, 0.5), null),
    row(`deals with ${name}: from a card to the next bot’s, the longest, ms`, at(waits, 1), mostMs),
  ];
}

function heapRows(weighed: readonly Weight[]): readonly Row[] {
  const of = (what: string, mb: (weight: Weight) => number): readonly Row[] => [
    ...weighed.map(weight => row(`heap of ${what} after ${weight.deals} deals, MB`, mb(weight), null, 2)),
    ...(weighed.length < 2 ? [] : [row(`heap of ${what}, kB more for each deal`, slopeKb(weighed, mb), null, 1)]),
  ];
  return [...of('the page', weight => weight.pageMb), ...of('the worker', weight => weight.workerMb)];
}

/** Measures the heaps at each mark. If a measurement fails, the rows of the earlier marks are kept. */
async function weighing(tell: Tell, take: (rows: readonly Row[]) => void): Promise<void> {
  const weighed: Weight[] = [];
  try {
    await weights(weight => {
      weighed.push(weight);
      tell(row(`weighed after ${weight.deals} deals: the page, MB`, weight.pageMb, null, 2));
    });
  } finally {
    take(heapRows(weighed));
  }
}

/** The heading of the file, with the date, machine and commit of the measurement. */
function head(site: Site, loads: readonly string[], fault: unknown): string {
  const git = (...words: readonly string[]): string => execFileSync('git', [...words], { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
  return [
    '# The page, measured',
    '',
    '`npm run build && npm run -s bench -- page` writes this file.',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} at ${git('rev-parse', '--short', 'HEAD')}${changed}, in Chromium ${site.browser.version()} with Node ${process.versions.node},`,
    `on ${availableParallelism()} shared cores (${cpus()[0]?.model.trim()}).`,
    `Load average before and after: ${loads.join(' and ')}. If the load average is above the number of cores, times are longer than on an idle machine.`,
    ...(fault === undefined ? [] : ['', `**It broke off, and what comes later is missing: ${String(fault)}**`]),
    '',
  ].join('\n');
}

const ABOUT = `The measured page is that of a new visitor with the screen size of a phone, with a main thread ${CPU_SLOWER} times slower and a connection of
${LINE.bitsPerSecond / 1_000_000} Mbit/s and ${LINE.roundTripMs} ms round trip. Each of ${VISITS} visits has a new profile and clicks *Play now* as soon as it
appears. A card is playable when the hand of the first question is shown with its pictures. Times are medians unless
stated otherwise. ${DEALS} deals at new tables, with rule-based bots and with masters, are played by touch at a quick pace
(275 ms a card). For the rows about the heap, 200 deals are played on one page at the instant pace, against bots without thinking time. The browser for these rows does not compile scripts to machine code, so that only lasting memory is measured. Sizes are after
compression with gzip. Chromium cannot slow a worker down, so tables
run at full speed.`;

/**
 * Measures everything, the slowest part last, and writes the file. If a part fails, the results of the
 * earlier parts are still written.
 */
export async function page(tell: Tell): Promise<Result> {
  const site = await openSite({ entire: true });
  const link = await slowLink(site.url, LINE);
  const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
  const loads = [load()];
  const rows: Row[] = [];
  const result: Result = { name: 'page', about: ABOUT, columns: ['figure', 'at most'], rows };
  let fault: unknown;
  const take = (more: readonly Row[]): void => {
    for (const one of more) tell(one);
    rows.push(...more);
  };
  try {
    take(bytesRows());
    take([await machineRow(site, 'at first')]);
    take(await visitRows(site, link.url));
    take(await dealRows(site, 'careful players', {}, null));
    take(await dealRows(site, 'masters', { 'moonshot.bots': 'master master master' }, MASTER_MS));
    take([await machineRow(site, 'afterwards')]);
    loads.push(load());
    await weighing(tell, more => rows.push(...more));
    return result;
  } catch (error) {
    fault = error;
    throw error;
  } finally {
    writeFileSync(FILE, `${wrappedDocument(`${head(site, loads, fault)}\n${markdown(result)}`)}\n`);
    link.close();
    await site.close();
  }
}
