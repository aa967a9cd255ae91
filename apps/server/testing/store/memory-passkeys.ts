// Test harness: passkeys in memory.
import type { Passkey, PasskeyStore, PlayerStore } from '../../src/store/store.ts';

/** The in-memory store of these players' passkeys, and how a deleted player is removed from it. */
export function passkeysInMemory(players: Pick<PlayerStore, 'session'>): {
  readonly passkeys: PasskeyStore;
  readonly forgetPasskeys: (player: string) => void;
} {
  const all = new Map<string, Passkey>();
  const ofPlayer = (player: string): Passkey[] =>
    [...all.values()].filter(one => one.player === player).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const passkeys: PasskeyStore = {
    add: async (passkey, most, session) => {
      if (session !== undefined && (await players.session(session, 0)) === undefined) return 'signed-out';
      if (all.has(passkey.id)) return 'known';
      if (ofPlayer(passkey.player).length >= most) return 'full';
      all.set(passkey.id, passkey);
      return 'written';
    },
    byId: async id => all.get(id),
    of: async player => ofPlayer(player),
    used: async (id, counter, usedAt) => {
      const passkey = all.get(id);
      const goesOn = passkey !== undefined && (counter === 0 ? passkey.counter === 0 : passkey.counter < counter);
      if (goesOn) all.set(id, { ...passkey, counter, usedAt });
      return goesOn;
    },
    remove: async (player, id) => all.get(id)?.player === player && all.delete(id),
  };
  return { passkeys, forgetPasskeys: player => void ofPlayer(player).map(({ id }) => all.delete(id)) };
}
