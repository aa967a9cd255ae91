// A token bucket for rate limits. It refills over time. A bucket is plain data, because a server has several
// for each client.

/** The size of a bucket, and how fast it refills. */
export interface BucketRate {
  readonly burst: number; // the maximum number of tokens
  readonly count: number; // the number of tokens gained in each `perMs`
  readonly perMs: number;
}

/** The tokens of one bucket. */
export interface Bucket {
  left: number; // the number of tokens at `sinceMs`; negative for a debt
  sinceMs: number;
}

/** Creates a full bucket. */
export const fullBucket = ({ burst }: BucketRate): Bucket => ({ left: burst, sinceMs: Number.NEGATIVE_INFINITY });

function fill(bucket: Bucket, { burst, count, perMs }: BucketRate, nowMs: number): void {
  bucket.left = Math.min(burst, bucket.left + ((nowMs - bucket.sinceMs) * count) / perMs);
  bucket.sinceMs = nowMs;
}

/** Takes `many` tokens. Returns 0, or the milliseconds to wait if there are too few. */
export function takeTokens(bucket: Bucket, rate: BucketRate, nowMs: number, many = 1): number {
  fill(bucket, rate, nowMs);
  if (bucket.left < many) return Math.ceil(((many - bucket.left) * rate.perMs) / rate.count);
  bucket.left -= many;
  return 0;
}

/**
 * Takes `many` tokens even if the bucket has fewer. The missing tokens are a debt that must be refilled
 * before more can be taken.
 */
export function spendTokens(bucket: Bucket, rate: BucketRate, nowMs: number, many: number): void {
  fill(bucket, rate, nowMs);
  bucket.left -= many;
}

/** The milliseconds until the bucket is no longer empty; 0 if it is not. Takes no token. */
export function untilToken(bucket: Bucket, rate: BucketRate, nowMs: number): number {
  fill(bucket, rate, nowMs);
  return bucket.left > 0 ? 0 : Math.ceil((-bucket.left * rate.perMs) / rate.count) + 1;
}
