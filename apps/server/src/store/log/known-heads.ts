// Remembers the ends of the logs that this server has appended to, because reading an end takes longer than
// adding an event.
import type { LogHead } from './chain.ts';

export interface KnownHeads {
  /**
   * Returns the remembered end of a match's log for an append, and forgets it until `put`. So another append
   * of the same transaction reads the end from the database, and so does an append after a failed
   * transaction.
   */
  take(match: string): LogHead | undefined;
  /**
   * Remembers the end of a log once it is on the disk. Does nothing if the end was not taken before, or if
   * the log has been forgotten since.
   */
  put(match: string, head: LogHead): void;
  /** Forgets the end of a log. Must be called in the transaction that deletes the log. */
  forget(match: string): void;
}

/** The maximum number of logs whose ends are remembered. The logs with the latest appends are kept. */
const KNOWN_MAX = 16_384;

/** Stands in for the end of a log that is being appended to. */
const UNKNOWN: LogHead = { seq: -1, hash: new Uint8Array() };

/** Creates the memory of log ends, which is empty at first. */
export function knownHeads(): KnownHeads {
  const known = new Map<string, LogHead>();
  return {
    take: match => {
      const head = known.get(match);
      known.delete(match);
      known.set(match, UNKNOWN); // moves the match to the end, the place of the latest append
      const [oldest] = known.size > KNOWN_MAX ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
      return head === UNKNOWN ? undefined : head;
    },
    put: (match, { seq, hash }) => {
      const before = known.get(match);
      if (before !== undefined && before.seq < seq) known.set(match, { seq, hash });
    },
    forget: match => void known.delete(match),
  };
}
