// What a passkey has to sign: drawn for one purpose and one browser, good once and for a moment.
import type { Env } from '../env.ts';
import type { Limits } from '../limits.ts';
import type { Slips } from '../slips.ts';

const BYTES = 32;

export interface Challenges {
  /** Draws one; whoever takes it has to name the same purpose and holder. */
  give(purpose: Purpose, holder: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether it was given for this; it is spent by asking. */
  take(challenge: string, purpose: Purpose, holder: string): Promise<boolean>;
}

export type Purpose = 'make' | 'sign-in';

export function newChallenges(env: Env, slips: Slips, { passkeyMs, passkeysBegun }: Limits): Challenges {
  return {
    give: async (purpose, holder) => {
      const bytes = Uint8Array.from(env.random(BYTES));
      const slip = { key: Buffer.from(bytes).toString('base64url'), value: `${purpose} ${holder}`, forMs: passkeyMs };
      await slips.put('challenge', slip, passkeysBegun);
      return bytes;
    },
    take: async (challenge, purpose, holder) => (await slips.take('challenge', challenge)) === `${purpose} ${holder}`,
  };
}
