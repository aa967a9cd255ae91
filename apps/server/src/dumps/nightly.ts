// The open data: every night the public matches of the day before are packed, counted and kept, and old days let go.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { countsIn, countsText } from '@moonshot/rules/statistics/kept';
import { addMatch, noStatistics } from '@moonshot/rules/statistics/matches';
import { readTranscript } from '@moonshot/rules/transcript';
import { DAY_MS, dayAt } from '../days.ts';
import type { Cancel } from '../env.ts';
import { reasonOf } from '../no.ts';
import type { World } from '../world.ts';
import { lineOf } from './line.ts';

const HOUR_MS = 3_600_000;
/** By UTC: when in most places few people play. */
const NIGHT_HOUR = 3;

/** Packs what is due now and then every night; gives how to stop. */
export function nightly(world: World): Cancel {
  const { env, log } = world;
  let stopped = false;
  let cancel: Cancel = () => {};
  const night = async (): Promise<void> => {
    await packDue(world, () => stopped).catch(error => log.error({ reason: reasonOf(error) }, 'no open data'));
    if (!stopped) cancel = env.after(untilNight(env.nowMs()), () => void night());
  };
  env.soon(() => void night());
  return () => {
    stopped = true;
    cancel();
  };
}

/** Milliseconds until the next night's hour. */
const untilNight = (nowMs: number): number => DAY_MS - ((nowMs - NIGHT_HOUR * HOUR_MS) % DAY_MS);

/** Packs every day that is over and not packed yet, the oldest first. */
export async function packDue(world: World, isStopped: () => boolean = () => false): Promise<void> {
  const { store, env, config } = world;
  const first = await store.results.firstOpen();
  if (first === undefined) return;
  const startOfDay = Math.floor(env.nowMs() / DAY_MS) * DAY_MS;
  const oldest = startOfDay - config.limits.dumpDays * DAY_MS;
  const packed = new Set((await store.results.dumps()).map(({ day }) => day));
  for (let from = Math.max(Math.floor(first / DAY_MS) * DAY_MS, oldest); from < startOfDay; from += DAY_MS) {
    if (isStopped()) return;
    if (!packed.has(dayAt(from))) await packDay(world, from, dayAt(oldest), isStopped);
  }
}

/** Between two matches whoever plays is served. */
async function packDay(world: World, fromMs: number, firstDay: string, isStopped: () => boolean): Promise<void> {
  const { store, env, config } = world;
  const day = dayAt(fromMs);
  const before = await store.results.counted();
  const counts = before === undefined ? noStatistics() : countsIn(before);
  const lines: string[] = [];
  for (const match of await store.results.open(fromMs, fromMs + DAY_MS, config.limits.dumpMatches)) {
    const line = lineOf(await store.log.read(match), day);
    if (line === undefined) continue;
    const text = JSON.stringify(line);
    const difference = addMatch(counts, readTranscript(JSON.parse(text)));
    if (difference === undefined) lines.push(`${text}\n`);
    else
      world.log.error({ match, deal: difference.deal }, 'a match is not given away: its rules have it otherwise now');
    await new Promise<void>(resolve => env.soon(resolve));
    if (isStopped()) return;
  }
  const bytes = await promisify(gzip)(lines.join(''));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await store.results.keepDump({ day, matches: lines.length, sha256, bytes }, countsText(counts), firstDay);
  world.log.info({ day, matches: lines.length }, 'open data');
}
