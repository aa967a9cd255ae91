// The ends of logs after their last append. They are remembered where only this connection writes, because
// reading an end takes longer than adding an event.
import type { LogHead } from './chain.ts';

export interface KnownHeads {
  /**
   * Forgets the end of a match's log and returns it. Another append of the same transaction must read the end
   * from the database, and so must an append after a transaction that has failed.
   */
  take(match: string): LogHead | undefined;
  /** To call once the append is on the disk. */
  put(match: string, head: LogHead): void;
}

/** The most matches whose ends are known; those of the latest appends. */
const KNOWN_MAX = 8192;

/** The ends of logs; none at first. */
export function knownHeads(): KnownHeads {
  const known = new Map<string, LogHead>();
  return {
    take: match => {
      const head = known.get(match);
      known.delete(match);
      return head;
    },
    put: (match, { seq, hash }) => {
      known.set(match, { seq, hash });
      const [oldest] = known.size > KNOWN_MAX ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
    },
  };
}
