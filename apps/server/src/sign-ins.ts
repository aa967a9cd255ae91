// Which sessions were opened a moment ago, by a secret or a passkey: whoever has only stolen a cookie has neither.
import type { Limits } from './limits.ts';
import type { Slips } from './slips.ts';

export interface SignIns {
  /** Notes that a session, by its token's hash, was opened just now. */
  note(session: string, player: string): Promise<void>;
  isRecent(session: string): Promise<boolean>;
}

/** Of a server that has started since nothing is known: whoever needs it signs in anew. */
export function newSignIns(slips: Slips, { recentSignInMs, recentSignIns, sessionsPerPlayer }: Limits): SignIns {
  const room = { most: recentSignIns, each: sessionsPerPlayer };
  return {
    note: async (session, player) => {
      await slips.put('sign-in', { key: session, value: player, forMs: recentSignInMs, holder: player }, room);
    },
    isRecent: async session => (await slips.find('sign-in', session)) !== undefined,
  };
}
