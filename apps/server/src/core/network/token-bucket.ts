// A token bucket for rate limits. It refills over time.

export interface Bucket {
  /** Takes `many` tokens (default 1). Returns 0, or the milliseconds to wait if there are too few. */
  take(nowMs: number, many?: number): number;
  /**
   * Takes `many` tokens even if the bucket has fewer. The missing tokens are a debt that must be refilled
   * before more can be taken.
   */
  spend(nowMs: number, many: number): void;
  /** The milliseconds until the bucket is no longer empty; 0 if it is not. Takes no token. */
  waitMs(nowMs: number): number;
}

/** Creates a bucket that holds at most `burst` tokens and gains `count` tokens in each `perMs`. */
export function bucket(burst: number, count: number, perMs: number): Bucket {
  let left = burst;
  let sinceMs: number | undefined;
  const fill = (nowMs: number): void => {
    left = Math.min(burst, left + ((nowMs - (sinceMs ?? nowMs)) * count) / perMs);
    sinceMs = nowMs;
  };
  return {
    take: (nowMs, many = 1) => {
      fill(nowMs);
      if (left < many) return Math.ceil(((many - left) * perMs) / count);
      left -= many;
      return 0;
    },
    spend: (nowMs, many) => {
      fill(nowMs);
      left -= many;
    },
    waitMs: nowMs => {
      fill(nowMs);
      return left > 0 ? 0 : Math.ceil((-left * perMs) / count) + 1;
    },
  };
}
