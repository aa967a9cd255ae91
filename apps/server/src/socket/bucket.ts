// How fast somebody may send: a bucket that fills up by itself and is emptied by what is sent.

export interface Bucket {
  /** Takes so many out, one unless it is said; the milliseconds to wait where there are not enough. */
  take(nowMs: number, many?: number): number;
}

/** A bucket that holds `burst` and gains `count` in each `perMs`. */
export function bucket(burst: number, count: number, perMs: number): Bucket {
  let left = burst;
  let sinceMs: number | undefined;
  return {
    take: (nowMs, many = 1) => {
      left = Math.min(burst, left + ((nowMs - (sinceMs ?? nowMs)) * count) / perMs);
      sinceMs = nowMs;
      if (left < many) return Math.ceil(((many - left) * perMs) / count);
      left -= many;
      return 0;
    },
  };
}
