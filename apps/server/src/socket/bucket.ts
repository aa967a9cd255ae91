// How fast somebody may send: a bucket that fills up by itself and is emptied by what is sent.

export interface Bucket {
  /** Takes one out; the milliseconds to wait where there is none. */
  take(nowMs: number): number;
}

/** A bucket that holds `burst` and gains `count` in each `perMs`. */
export function bucket(burst: number, count: number, perMs: number): Bucket {
  let left = burst;
  let sinceMs: number | undefined;
  return {
    take: nowMs => {
      left = Math.min(burst, left + ((nowMs - (sinceMs ?? nowMs)) * count) / perMs);
      sinceMs = nowMs;
      if (left < 1) return Math.ceil(((1 - left) * perMs) / count);
      left -= 1;
      return 0;
    },
  };
}
