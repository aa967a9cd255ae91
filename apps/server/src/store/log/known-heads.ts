// The ends of logs that this server has appended to. They are remembered, because reading an end takes longer
// than adding an event.
import type { LogHead } from './chain.ts';

export interface KnownHeads {
  /**
   * Returns the end of a match's log, to append to it. It is unknown afterwards until `put`: another append
   * of the same transaction must read the end from the database, and so must an append after a failed
   * transaction.
   */
  take(match: string): LogHead | undefined;
  /** Remembers an end that is on the disk, of a log that was taken before and not forgotten since. */
  put(match: string, head: LogHead): void;
  /** Forgets a log. To call in the transaction that deletes it. */
  forget(match: string): void;
}

/** The most logs whose ends are known; those of the latest appends. */
const KNOWN_MAX = 8192;

/** In place of the end of a log that is being appended to. */
const UNKNOWN: LogHead = { seq: -1, hash: new Uint8Array() };

/** The ends of logs; none at first. */
export function knownHeads(): KnownHeads {
  const known = new Map<string, LogHead>();
  return {
    take: match => {
      const head = known.get(match);
      known.delete(match);
      known.set(match, UNKNOWN); // as the latest
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
