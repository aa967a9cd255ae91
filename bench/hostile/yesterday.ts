// What a server has from the day before: a day's many commitments, and the file of its open data.
import { createHash } from 'node:crypto';
import type { Event } from '@moonshot/table/event';
import type { Store } from '../../apps/server/src/store/store.ts';
import { countsText } from '../../packages/rules/src/statistics/kept.ts';
import { noStatistics } from '../../packages/rules/src/statistics/matches.ts';

const COMMITMENTS = 20_000;
const TOGETHER = 500;
const DUMP_BYTES = 8_000_000;

/** Fills a store whose clock stands at the day before. */
export async function fillYesterday({ log, results }: Store, day: string): Promise<void> {
  for (let from = 0; from < COMMITMENTS; from += TOGETHER) {
    const events = Array.from({ length: TOGETHER }, (_, i) => {
      const server = createHash('sha256')
        .update(`commitment ${from + i}`)
        .digest('hex');
      return { type: 'seal-committed', deal: 1, server } as unknown as Event; // all that is kept of it by the day
    });
    await log.append(`yesterday-${from}`, 0, events);
  }
  const bytes = new Uint8Array(DUMP_BYTES).fill(1);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await results.keepDump({ day, matches: 1000, sha256, bytes }, countsText(noStatistics()), day);
}
