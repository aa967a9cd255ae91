// Test harness: push devices in memory.
import type { PushStore, Subscription } from '../../src/store/rows/push.ts';
import type { PlayerStore } from '../../src/store/store.ts';

/** The store of devices, and a store of players that deletes devices when sessions end. */
export function pushesInMemory(players: PlayerStore): { readonly pushes: PushStore; readonly players: PlayerStore } {
  const kept = new Map<string, Subscription>();
  const dropWhere = (gone: (one: Subscription) => boolean): void => {
    for (const [key, one] of kept) if (gone(one)) kept.delete(key);
  };
  const of = (player: string): readonly Subscription[] =>
    [...kept.values()]
      .filter(one => one.player === player)
      .sort((a, b) => b.at - a.at || a.endpoint.localeCompare(b.endpoint));
  const pushes: PushStore = {
    keep: async (subscription, most) => {
      kept.set(keyOf(subscription), subscription);
      for (const old of of(subscription.player).slice(most)) kept.delete(keyOf(old));
    },
    of: async player => of(player),
    drop: async (endpoint, player) => {
      dropWhere(one => one.endpoint === endpoint && (player === undefined || one.player === player));
    },
  };
  return { pushes, players: droppingWith(players, dropWhere) };
}

const keyOf = ({ endpoint, auth }: Subscription): string => `${endpoint} ${auth}`;

type DropWhere = (gone: (one: Subscription) => boolean) => void;

/** Deletes devices together with their sessions. */
const droppingWith = (players: PlayerStore, dropWhere: DropWhere): PlayerStore => ({
  ...players,
  forget: async id => {
    await players.forget(id);
    dropWhere(({ player }) => player === id);
  },
  openSession: async (...session) => {
    const ended = await players.openSession(...session);
    dropWhere(({ session }) => ended.includes(session));
    return ended;
  },
  closeSession: async (hash, nowMs) => {
    dropWhere(({ session }) => session === hash);
    return players.closeSession(hash, nowMs);
  },
  closeSessions: async id => {
    await players.closeSessions(id);
    dropWhere(({ player }) => player === id);
  },
});
