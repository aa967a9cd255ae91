// What a passkey has to sign: drawn for one purpose and one browser, good once and for a moment.
import type { Env } from '../env.ts';

const BYTES = 32;

export interface Challenges {
  /** Draws one; whoever takes it has to name the same purpose and holder. */
  give(purpose: Purpose, holder: string): Uint8Array<ArrayBuffer>;
  /** Whether it was given for this; it is spent by asking. */
  take(challenge: string, purpose: Purpose, holder: string): boolean;
}

export type Purpose = 'make' | 'sign-in';

interface Given {
  readonly purpose: Purpose;
  readonly holder: string;
  readonly untilMs: number; // by the clock that only grows
}

/** At most so many are out; the oldest lapse first. */
export function newChallenges(env: Env, challengeMs: number, most: number): Challenges {
  const out = new Map<string, Given>(); // by themselves in base64url, oldest first
  const lapse = (): void => {
    for (const [challenge, { untilMs }] of out) {
      if (untilMs > env.monoMs() && out.size <= most) break;
      out.delete(challenge);
    }
  };
  return {
    give: (purpose, holder) => {
      const bytes = Uint8Array.from(env.random(BYTES));
      out.set(Buffer.from(bytes).toString('base64url'), { purpose, holder, untilMs: env.monoMs() + challengeMs });
      lapse();
      return bytes;
    },
    take: (challenge, purpose, holder) => {
      lapse();
      const given = out.get(challenge);
      out.delete(challenge);
      return given?.purpose === purpose && given.holder === holder;
    },
  };
}
