// Slips: what is given out to be shown once again soon, such as a ticket; in the memory of one server, or in the store of several.
import type { Env } from './env.ts';

export type SlipKind = 'ticket' | 'code' | 'challenge';

export interface Slip {
  readonly key: string;
  readonly value: string;
  readonly forMs: number; // that it is good for
}

/** Whoever asks for one more of these pushes the oldest out; a code that somebody was told stays good. */
export const isPushedOut = (kind: SlipKind): boolean => kind !== 'code';

export interface Slips {
  /** Gives one out; false where it is out already, or so many are and none is pushed out. */
  put(kind: SlipKind, slip: Slip, most: number): Promise<boolean>;
  /** What it holds while it is good; it is spent by that. */
  take(kind: SlipKind, key: string): Promise<string | undefined>;
  find(kind: SlipKind, key: string): Promise<string | undefined>;
  /** One that holds the value and is good. */
  holding(kind: SlipKind, value: string): Promise<Slip | undefined>;
}

interface Kept {
  readonly value: string;
  readonly untilMs: number; // by the clock that only grows
}

/** Those of one server alone. */
export function slipsHere(env: Pick<Env, 'monoMs'>): Slips {
  const kinds: Readonly<Record<SlipKind, Map<string, Kept>>> = {
    ticket: new Map(),
    code: new Map(),
    challenge: new Map(),
  };
  const good = (kind: SlipKind): Map<string, Kept> => {
    const out = kinds[kind]; // in the order in which they were given, which is that in which they lapse
    for (const [key, { untilMs }] of out) {
      if (untilMs > env.monoMs()) break;
      out.delete(key);
    }
    return out;
  };
  return {
    put: async (kind, { key, value, forMs }, most) => {
      const out = good(kind);
      const [oldest] = out.keys();
      if (out.size >= most && isPushedOut(kind) && oldest !== undefined) out.delete(oldest);
      if (out.size >= most || out.has(key)) return false;
      out.set(key, { value, untilMs: env.monoMs() + forMs });
      return true;
    },
    take: async (kind, key) => {
      const value = good(kind).get(key)?.value;
      kinds[kind].delete(key);
      return value;
    },
    find: async (kind, key) => good(kind).get(key)?.value,
    holding: async (kind, value) => {
      const found = [...good(kind)].find(([, kept]) => kept.value === value);
      return found && { key: found[0], value, forMs: found[1].untilMs - env.monoMs() };
    },
  };
}
