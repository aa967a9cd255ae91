// How long somebody whose line was lost waits before they come again: as the server asked, or by chance.

/**
 * The waits between tries: at least and at most, in milliseconds, and by how much of it a time is exceeded
 * for which the server asked many.
 */
const WAIT = { leastMs: 250, firstMs: 1000, mostMs: 10_000, spread: 0.25 } as const;
/** The server starts again, and says in the reason when to come back. */
const RESTART = 1012;
/** The server has too much to do. */
const TRY_LATER = 1013;
const LATER_MS = 5000;

/** The shortest wait of all. */
export const LEAST_MS = WAIT.leastMs;

/** How long the server asks for by the end of a socket; 0 where it does not. */
export function askedBy(code: number, reason: string): number {
  if (code === TRY_LATER) return LATER_MS;
  return code === RESTART ? Number(/\d{1,5}/.exec(reason)?.[0] ?? 0) : 0;
}

/**
 * After how many milliseconds the next try comes, after so many that failed; chance, from 0 to 1, spreads
 * those who were all lost at once, unless the server has done so by the time it named.
 */
export function againMs(tries: number, askedMs: number, chance: number): number {
  const spreadMs = askedMs * (1 + chance * WAIT.spread);
  if (tries === 0 && askedMs >= WAIT.leastMs) return spreadMs;
  const most = Math.min(WAIT.mostMs, WAIT.firstMs * 2 ** tries);
  return Math.max(spreadMs, WAIT.leastMs + chance * (most - WAIT.leastMs));
}
