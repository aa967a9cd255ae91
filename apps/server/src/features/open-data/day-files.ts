// Keeps files of the open data in memory while clients download them. All readers of a day share one copy,
// and the number of days in memory is limited.
import type { ResultStore } from '../../store/rows/result.ts';

interface Lent {
  readonly bytes: Promise<Buffer | undefined>;
  readers: number;
}

export interface DayFileCache {
  /**
   * Lends the file of a day until `done` is called. Returns undefined if the day has no file, and `full` if
   * too many days are lent.
   */
  lend(day: string): Promise<{ readonly bytes: Buffer; readonly done: () => void } | 'full' | undefined>;
  readonly size: number;
}

/** Creates a cache that holds the files of at most `most` days at a time. */
export function dayFileCache(results: Pick<ResultStore, 'dump'>, most: number): DayFileCache {
  const lent = new Map<string, Lent>();
  const read = async (day: string): Promise<Buffer | undefined> => {
    const dump = await results.dump(day);
    return dump && Buffer.from(dump.bytes.buffer, dump.bytes.byteOffset, dump.bytes.byteLength);
  };
  return {
    lend: async day => {
      if (!lent.has(day) && lent.size >= most) return 'full';
      const own = lent.get(day) ?? { bytes: read(day), readers: 0 };
      lent.set(day, own);
      own.readers += 1;
      const done = (): void => {
        own.readers -= 1;
        if (own.readers === 0) lent.delete(day);
      };
      const bytes = await own.bytes.catch(error => {
        done();
        throw error;
      });
      if (bytes === undefined) done();
      return bytes && { bytes, done };
    },
    get size() {
      return lent.size;
    },
  };
}
