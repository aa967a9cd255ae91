// One-time tokens, such as the tickets that open sockets, and other values that expire soon. A single server
// keeps them in memory, a cluster in its store.
import type { Env } from './env.ts';

export type OneTimeTokenKind = 'ticket' | 'code' | 'challenge' | 'sign-in' | 'pad';

export interface OneTimeToken {
  readonly key: string;
  readonly value: string;
  readonly forMs: number; // how long the token is valid, in milliseconds
  readonly holder?: string; // who requested the token; for a join code, the invitation to the table
}

/**
 * The maximum number of tokens of a kind in total (`most`) and per holder (`each`). A holder with too many
 * loses the oldest. A cluster's store limits the total only for tokens that are never evicted.
 */
export interface OneTimeTokenLimits {
  readonly most: number;
  readonly each?: number;
}

/**
 * Whether a new token may evict an older one. Join codes are never evicted, because they may have been
 * handed out to players already.
 */
export const isEvictable = (kind: OneTimeTokenKind): boolean => kind !== 'code';

export interface OneTimeTokens {
  /**
   * Stores a token. Returns false if its key is in use, or if the limit is reached and no token may be
   * evicted.
   */
  put(kind: OneTimeTokenKind, token: OneTimeToken, room: OneTimeTokenLimits): Promise<boolean>;
  /**
   * Replaces the value and the expiry of a valid token. Its holder stays. Returns false if there is no such
   * token.
   */
  renew(kind: OneTimeTokenKind, token: Omit<OneTimeToken, 'holder'>): Promise<boolean>;
  /** Returns the value of a valid token and deletes the token. */
  take(kind: OneTimeTokenKind, key: string): Promise<string | undefined>;
  find(kind: OneTimeTokenKind, key: string): Promise<OneTimeToken | undefined>;
  /** Returns the valid token that has this value, if there is one. */
  holding(kind: OneTimeTokenKind, value: string): Promise<OneTimeToken | undefined>;
}

interface StoredToken {
  readonly value: string;
  readonly untilMs: number; // when the token expires, by the monotonic clock
  readonly holder: string | undefined;
}

/** The tokens of one kind in order of creation. They also expire in this order. */
interface Shelf {
  readonly out: Map<string, StoredToken>;
  readonly held: Map<string, Set<string>>; // keys of each holder's tokens, in order of creation
}

const slipOf = (key: string, { value, untilMs, holder }: StoredToken, nowMs: number): OneTimeToken => ({
  ...{ key, value, forMs: untilMs - nowMs },
  ...(holder === undefined ? {} : { holder }),
});

/** Creates the store of tokens for a single server, in memory. */
export function oneTimeTokensInMemory(env: Pick<Env, 'monoMs'>): OneTimeTokens {
  const shelf = (): Shelf => ({ out: new Map(), held: new Map() });
  const kinds: Readonly<Record<OneTimeTokenKind, Shelf>> = {
    ticket: shelf(),
    code: shelf(),
    challenge: shelf(),
    'sign-in': shelf(),
    pad: shelf(),
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
      add(shelf, key, { value, untilMs: env.monoMs() + forMs, holder });
      return true;
    },
    renew: async (kind, { key, value, forMs }) => replace(good(kind), key, { value, untilMs: env.monoMs() + forMs }),
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

/** Replaces a token by one of the same holder. Returns whether there was one. */
function replace(shelf: Shelf, key: string, token: Omit<StoredToken, 'holder'>): boolean {
  const found = shelf.out.get(key);
  if (found === undefined) return false;
  drop(shelf, key); // the new token goes to the end, because tokens are in the order of their expiry
  add(shelf, key, { ...token, holder: found.holder });
  return true;
}

/** Makes room for one token. Evicts the holder's own tokens first, then the oldest of all. */
function pushOut(shelf: Shelf, holder: string | undefined, { most, each = most }: OneTimeTokenLimits): void {
  const own = holder === undefined ? undefined : shelf.held.get(holder);
  const [oldestOwn] = own ?? [];
  if (own !== undefined && own.size >= each && oldestOwn !== undefined) drop(shelf, oldestOwn);
  const [oldest] = shelf.out.keys();
  if (shelf.out.size >= most && oldest !== undefined) drop(shelf, oldest);
}

function add({ out, held }: Shelf, key: string, token: StoredToken): void {
  out.set(key, token);
  if (token.holder !== undefined) held.set(token.holder, (held.get(token.holder) ?? new Set()).add(key));
}

function drop({ out, held }: Shelf, key: string): void {
  const holder = out.get(key)?.holder;
  out.delete(key);
  if (holder === undefined) return;
  held.get(holder)?.delete(key);
  if (held.get(holder)?.size === 0) held.delete(holder);
}
