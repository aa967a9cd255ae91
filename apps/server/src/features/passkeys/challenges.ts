// Challenges that browsers sign with a passkey. Each is for one purpose and one browser, and is valid once
// and for a short time.
import type { Env } from '../../core/env.ts';
import type { Limits } from '../../core/limits.ts';
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

const BYTES = 32;

export interface Challenges {
  /**
   * Creates a challenge for this purpose and holder. `asks` is the player or network that requests the
   * challenge and may have only a few at a time.
   */
  give(purpose: Purpose, holder: string, asks: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether the challenge was created for this purpose and holder. Checking makes the challenge invalid. */
  take(challenge: string, purpose: Purpose, holder: string): Promise<boolean>;
}

export type Purpose = 'make' | 'sign-in';

export function newChallenges(
  env: Env,
  oneTimeTokens: OneTimeTokens,
  { passkeyMs, passkeysBegun, passkeysBegunEach }: Limits,
): Challenges {
  const room = { most: passkeysBegun, each: passkeysBegunEach };
  return {
    give: async (purpose, holder, asks) => {
      const bytes = Uint8Array.from(env.random(BYTES));
      const key = Buffer.from(bytes).toString('base64url');
      const slip = { key, value: `${purpose} ${holder}`, forMs: passkeyMs, holder: asks };
      await oneTimeTokens.put('challenge', slip, room);
      return bytes;
    },
    take: async (challenge, purpose, holder) =>
      (await oneTimeTokens.take('challenge', challenge)) === `${purpose} ${holder}`,
  };
}
