// One-time tokens such as tickets. A single server keeps them in memory, and a cluster keeps them in the
// store.
import type { Env } from './env.ts';

export type OneTimeTokenKind = 'ticket' | 'code' | 'challenge' | 'sign-in';

export interface OneTimeToken {
  readonly key: string;
  readonly value: string;
  readonly forMs: number; // how long in milliseconds the token is valid
  readonly holder?: string; // who requested the token; for a join code, the table's invitation
}

/**
 * The maximum number of tokens of a kind, in total and per holder. A holder who exceeds the limit loses their
 * oldest token. A store of a cluster limits the total only of tokens that are never evicted.
 */
export interface OneTimeTokenLimits {
  readonly most: number;
  readonly each?: number;
}

/**
 * Whether a new token may evict the holder's oldest. Join codes are never evicted, because they may have been
 * given to players already.
 */
export const isEvictable = (kind: OneTimeTokenKind): boolean => kind !== 'code';

export interface OneTimeTokens {
  /**
   * Issues a token. Returns false if the key is in use, or if the limit is reached and no token may be
   * evicted.
   */
  put(kind: OneTimeTokenKind, token: OneTimeToken, room: OneTimeTokenLimits): Promise<boolean>;
  /** Returns the value of a valid token and spends it. */
  take(kind: OneTimeTokenKind, key: string): Promise<string | undefined>;
  find(kind: OneTimeTokenKind, key: string): Promise<OneTimeToken | undefined>;
  /** The valid token with this value, if there is one. */
  holding(kind: OneTimeTokenKind, value: string): Promise<OneTimeToken | undefined>;
}

interface StoredToken {
  readonly value: string;
  readonly untilMs: number; // end of validity by the monotonic clock
  readonly holder: string | undefined;
}

/** The tokens of one kind in order of creation, which is the order of expiry. */
interface Shelf {
  readonly out: Map<string, StoredToken>;
  readonly held: Map<string, Set<string>>; // keys of each holder's tokens, in order of creation
}

const slipOf = (key: string, { value, untilMs, holder }: StoredToken, nowMs: number): OneTimeToken => ({
  ...{ key, value, forMs: untilMs - nowMs },
  ...(holder === undefined ? {} : { holder }),
});

/** The tokens of a single server, in memory. */
export function oneTimeTokensInMemory(env: Pick<Env, 'monoMs'>): OneTimeTokens {
  const shelf = (): Shelf => ({ out: new Map(), held: new Map() });
  const kinds: Readonly<Record<OneTimeTokenKind, Shelf>> = {
    ticket: shelf(),
    code: shelf(),
    challenge: shelf(),
    'sign-in': shelf(),
  };
  const good = (kind: OneTimeTokenKind): Shelf => {
    for (const [key, { untilMs }] of kinds[kind].out) {
      if (untilMs > env.monoMs()) break;
      drop(kinds[kind], key);
    }
    return kinds[kind];
  };
  return {
    put: async (kind, { key, value, forMs, holder }, room) => {
      const shelf = good(kind);
      if (isEvictable(kind)) pushOut(shelf, holder, room);
      if (shelf.out.size >= room.most || shelf.out.has(key)) return false;
      shelf.out.set(key, { value, untilMs: env.monoMs() + forMs, holder });
      if (holder !== undefined) shelf.held.set(holder, (shelf.held.get(holder) ?? new Set()).add(key));
      return true;
    },
    take: async (kind, key) => {
      const value = good(kind).out.get(key)?.value;
      drop(kinds[kind], key);
      return value;
    },
    find: async (kind, key) => {
      const found = good(kind).out.get(key);
      return found && slipOf(key, found, env.monoMs());
    },
    holding: async (kind, value) => {
      const found = [...good(kind).out].find(([, kept]) => kept.value === value);
      return found && slipOf(...found, env.monoMs());
    },
  };
}

/** Makes room for one token. Evicts the holder's own tokens first, then the oldest of all. */
function pushOut(shelf: Shelf, holder: string | undefined, { most, each = most }: OneTimeTokenLimits): void {
  const own = holder === undefined ? undefined : shelf.held.get(holder);
  const [oldestOwn] = own ?? [];
  if (own !== undefined && own.size >= each && oldestOwn !== undefined) drop(shelf, oldestOwn);
  const [oldest] = shelf.out.keys();
  if (shelf.out.size >= most && oldest !== undefined) drop(shelf, oldest);
}

function drop({ out, held }: Shelf, key: string): void {
  const holder = out.get(key)?.holder;
  out.delete(key);
  if (holder === undefined) return;
  held.get(holder)?.delete(key);
  if (held.get(holder)?.size === 0) held.delete(holder);
}
