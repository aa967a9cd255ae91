// Adds data of the previous day: many commitments, and a file of the open data.
import { createHash } from 'node:crypto';
import { countsText, noStatistics } from '@moonshot/rules/statistics';
import type { Event } from '@moonshot/table';
import type { Store } from '../../apps/server/src/store/store.ts';

const COMMITMENTS = 20_000;
const TOGETHER = 500;
const DUMP_BYTES = 8_000_000;

/** Fills a store whose clock has been set to the previous day. */
export async function fillYesterday({ log, results }: Store, day: string): Promise<void> {
  for (let from = 0; from < COMMITMENTS; from += TOGETHER) {
    const events = Array.from({ length: TOGETHER }, (_, i) => {
      const server = createHash('sha256')
        .update(`commitment ${from + i}`)
        .digest('hex');
      // `server` is the only field that the tree of the day reads.
      return { type: 'seal-committed', deal: 1, server } as unknown as Event;
    });
    await log.append(`yesterday-${from}`, 0, events);
  }
  const bytes = new Uint8Array(DUMP_BYTES).fill(1);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await results.keepDump({ day, matches: 1000, sha256, bytes }, countsText(noStatistics()), day);
}
