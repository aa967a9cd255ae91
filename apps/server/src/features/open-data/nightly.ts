// Creates the open data. Each night it packs the public matches of the day before into a file, counts their
// cards, and deletes old days.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { countsText, noStatistics } from '@moonshot/rules/statistics';
import type { Cancel } from '../../core/env.ts';
import { reasonOf } from '../../core/errors.ts';
import { DAY_MS, dayAt } from '../../core/utc-days.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { Counted } from '../../threads/jobs/open-data-counts.ts';

const HOUR_MS = 3_600_000;
/** The hour in UTC at which the job runs, when few people play in most places. */
const NIGHT_HOUR = 3;

/** Packs the days that are due now, and again every night. Returns a function that stops the job. */
export function nightly(context: ServerContext): Cancel {
  const { env, log } = context;
  let stopped = false;
  let cancel: Cancel = () => {};
  const night = async (): Promise<void> => {
    await packDue(context, () => stopped).catch(error =>
      log.error({ reason: reasonOf(error) }, 'cannot write the open data'),
    );
    if (!stopped) cancel = env.after(untilNight(env.nowMs()), () => void night());
  };
  env.soon(() => void night());
  return () => {
    stopped = true;
    cancel();
  };
}

/** Milliseconds until the next run at NIGHT_HOUR. */
const untilNight = (nowMs: number): number => DAY_MS - ((nowMs - NIGHT_HOUR * HOUR_MS) % DAY_MS);

/** Packs every past day that is still published and has not been packed yet, oldest first. */
export async function packDue(context: ServerContext, isStopped: () => boolean = () => false): Promise<void> {
  const { store, env, config } = context;
  const first = await store.results.firstOpen();
  if (first === undefined) return;
  const startOfDay = Math.floor(env.nowMs() / DAY_MS) * DAY_MS;
  const oldest = startOfDay - config.limits.dumpDays * DAY_MS;
  const packed = new Set((await store.results.dumps()).map(({ day }) => day));
  for (let from = Math.max(Math.floor(first / DAY_MS) * DAY_MS, oldest); from < startOfDay; from += DAY_MS) {
    if (isStopped()) return;
    if (!packed.has(dayAt(from))) await packDay(context, from, dayAt(oldest), isStopped);
  }
}

/** The spender to whom the server's own jobs are charged. It has no player and no network. */
const OWN = { player: '', network: '' };

/** Packs the matches of one day into a file. Yields between matches, so that the server stays responsive. */
async function packDay(
  context: ServerContext,
  fromMs: number,
  firstDay: string,
  isStopped: () => boolean,
): Promise<void> {
  const { store, env, config, log } = context;
  const day = dayAt(fromMs);
  let counts = (await store.results.counted()) ?? null;
  let matches = 0;
  const file = newFile();
  for (const match of await store.results.open(fromMs, fromMs + DAY_MS, config.limits.dumpMatches)) {
    const counted = await countedOf(context, match, day, counts, isStopped);
    if (isStopped()) return;
    counts = counted?.counts ?? counts;
    if (counted?.line) {
      await file.add(`${counted.line}\n`);
      matches += 1;
    }
    const deal = counted?.wrong ?? null;
    if (deal !== null) log.error({ match, deal }, 'match left out of the open data: it replays differently');
    await new Promise<void>(resolve => env.soon(resolve));
  }
  const bytes = await file.end();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const statistics = counts ?? countsText(noStatistics());
  await store.results.keepDump({ day, matches, sha256, bytes }, statistics, firstDay);
  log.info({ day, matches }, 'open data written');
}

/**
 * Computes the line for a match, and the counts with the match added, in a worker thread. Waits and retries
 * while too many jobs wait for a thread. Returns undefined if the computation fails, or if packing is
 * stopped during a wait.
 */
async function countedOf(
  { store, env, jobs, log }: ServerContext,
  match: string,
  day: string,
  counts: string | null,
  isStopped: () => boolean,
): Promise<Counted | undefined> {
  for (;;) {
    const worked = await jobs.work('count', { log: await store.log.readText(match), day, counts }, OWN);
    if (worked.ok) return worked.done;
    const { retryAfterMs, code } = worked.error;
    if (retryAfterMs === undefined)
      log.error({ match, code }, 'match left out of the open data: it could not be counted');
    if (retryAfterMs === undefined || isStopped()) return undefined;
    await new Promise<void>(resolve => env.after(retryAfterMs, resolve));
  }
}

/** Compresses a file line by line, because the uncompressed lines of a day may be 300 MB. */
function newFile() {
  const gzip = createGzip();
  const parts: Buffer[] = [];
  gzip.on('data', part => parts.push(part));
  return {
    add: (line: string): Promise<void> =>
      new Promise((resolve, reject) => gzip.write(line, error => (error ? reject(error) : resolve()))),
    end: async (): Promise<Buffer> => {
      gzip.end();
      await once(gzip, 'end');
      return Buffer.concat(parts);
    },
  };
}
