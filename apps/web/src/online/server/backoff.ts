// The delay before the client reconnects: the one that the server requested, or a random one.

/**
 * Bounds of the delay in milliseconds, and the fraction by which a requested delay is lengthened at random.
 */
const WAIT = { leastMs: 250, firstMs: 1000, mostMs: 10_000, spread: 0.25 } as const;
/** Close code of a server that restarts. The reason in the close frame contains the delay. */
const RESTART = 1012;
/** Close code of an overloaded server. */
const TRY_LATER = 1013;
const LATER_MS = 5000;

/** The shortest delay before the client reconnects. */
export const LEAST_MS = WAIT.leastMs;

/** The delay in milliseconds that the server requests in a close frame; 0 if it requests none. */
export function requestedDelayMs(code: number, reason: string): number {
  if (code === TRY_LATER) return LATER_MS;
  return code === RESTART ? Number(/\d{1,5}/.exec(reason)?.[0] ?? 0) : 0;
}

/**
 * Milliseconds until the next attempt to connect, after `tries` failures. The random number `chance` (0 to 1)
 * gives different delays to clients that lost their connections at the same time.
 */
export function backoffMs(tries: number, askedMs: number, chance: number): number {
  const spreadMs = askedMs * (1 + chance * WAIT.spread);
  if (tries === 0 && askedMs >= WAIT.leastMs) return spreadMs;
  const most = Math.min(WAIT.mostMs, WAIT.firstMs * 2 ** tries);
  return Math.max(spreadMs, WAIT.leastMs + chance * (most - WAIT.leastMs));
}
