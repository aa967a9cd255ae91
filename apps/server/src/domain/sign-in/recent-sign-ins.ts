// Tracks which sessions have recently signed in with a secret or a passkey. Somebody who only stole a
// session's cookie can do neither.
import type { Limits } from '../../core/limits.ts';
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

export interface SignIns {
  /** Records that the session with this hash signed in now. */
  note(session: string, player: string): Promise<void>;
  isRecent(session: string): Promise<boolean>;
}

/**
 * Creates the record of recent sign-ins. A single server keeps the record in memory, so after a restart no
 * session counts as recent.
 */
export function newSignIns(
  oneTimeTokens: OneTimeTokens,
  { recentSignInMs, recentSignIns, sessionsPerPlayer }: Limits,
): SignIns {
  const room = { most: recentSignIns, each: sessionsPerPlayer };
  return {
    note: async (session, player) => {
      await oneTimeTokens.put('sign-in', { key: session, value: player, forMs: recentSignInMs, holder: player }, room);
    },
    isRecent: async session => (await oneTimeTokens.find('sign-in', session)) !== undefined,
  };
}
