// Sessions with a recent sign-in by secret or passkey. A stolen cookie gives neither.
import type { Limits } from '../../core/limits.ts';
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

export interface SignIns {
  /** Records that the session with this token hash signed in just now. */
  note(session: string, player: string): Promise<void>;
  isRecent(session: string): Promise<boolean>;
}

/** Sign-ins before a restart of the server are unknown; those players sign in again. */
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
