// Test harness: players and their sessions in memory.
import type { Player, PlayerStore } from '../../src/store/store.ts';

interface KeptSession {
  readonly player: string;
  readonly untilMs: number;
}

interface MemoryPlayers {
  readonly people: Map<string, Player>;
  readonly secrets: Map<string, string>;
  readonly sessions: Map<string, KeptSession>;
  readonly usedUntil: Map<string, number>;
}

const drop = <V>(map: Map<string, V>, gone: (value: V) => boolean): void => {
  for (const [key, value] of map) if (gone(value)) map.delete(key);
};

const endTokens = ({ secrets, people }: MemoryPlayers, isOver: (by: string | undefined) => boolean): void =>
  drop(secrets, id => isOver(people.get(id)?.broughtBy));

/** Creates an empty store. `isUsed` says whether a player without a session is kept. */
export function playersInMemory(isUsed: (player: Player) => Promise<boolean>): PlayerStore {
  const kept: MemoryPlayers = { people: new Map(), secrets: new Map(), sessions: new Map(), usedUntil: new Map() };
  const { people, secrets, sessions, usedUntil } = kept;
  const forget = async (id: string): Promise<void> => {
    endTokens(kept, by => by === id);
    people.delete(id);
    drop(secrets, player => player === id);
    drop(sessions, session => session.player === id);
  };
  return {
    ...sessionsIn(kept),
    add: async (player, hash) => {
      people.set(player.id, player);
      secrets.set(hash, player.id);
      usedUntil.set(player.id, player.at);
    },
    byId: async id => people.get(id),
    bySecret: async hash => people.get(secrets.get(hash) ?? ''),
    rename: async (id, name) => {
      const player = people.get(id);
      if (player !== undefined) people.set(id, { ...player, name });
    },
    names: async ids => new Map(ids.flatMap(id => (people.has(id) ? [[id, people.get(id)?.name ?? '']] : []))),
    forget,
    dropSecret: async id => drop(secrets, player => player === id),
    sweepUnused: async (beforeMs, nowMs, most) => {
      const due = [...people.values()].filter(({ id }) => (usedUntil.get(id) ?? 0) < beforeMs).slice(0, most);
      for (const player of due) {
        const isIn = player.kind === 'guest' && [...sessions.values()].some(session => session.player === player.id);
        if (isIn || (await isUsed(player))) usedUntil.set(player.id, nowMs);
        else await forget(player.id);
      }
      return due.length;
    },
  };
}

type Sessions = Pick<
  PlayerStore,
  'openSession' | 'session' | 'sessions' | 'closeSession' | 'closeSessions' | 'sweepSessions'
>;

const hasSession = ({ sessions }: MemoryPlayers, player: string, nowMs = 0): boolean =>
  [...sessions.values()].some(session => session.player === player && session.untilMs > nowMs);

const sessionsIn = (kept: MemoryPlayers): Sessions => ({
  ...closingIn(kept),
  ...openingIn(kept),
});

const openingIn = ({
  people,
  sessions,
  usedUntil,
}: MemoryPlayers): Pick<Sessions, 'openSession' | 'session' | 'sessions'> => ({
  openSession: async (hash, player, untilMs, most = Number.POSITIVE_INFINITY) => {
    const others = [...sessions].filter(([, session]) => session.player === player);
    const ended = others
      .sort(([, a], [, b]) => b.untilMs - a.untilMs)
      .slice(Math.max(0, most - 1))
      .map(([other]) => other);
    for (const other of ended) sessions.delete(other);
    sessions.set(hash, { player, untilMs });
    usedUntil.set(player, untilMs);
    return ended;
  },
  session: async (hash, nowMs) => {
    const session = sessions.get(hash);
    return session !== undefined && session.untilMs > nowMs ? people.get(session.player) : undefined;
  },
  sessions: async (player, nowMs) =>
    [...sessions.values()]
      .filter(session => session.player === player && session.untilMs > nowMs)
      .map(({ untilMs }) => untilMs)
      .sort((a, b) => a - b),
});

const closingIn = (kept: MemoryPlayers): Pick<Sessions, 'closeSession' | 'closeSessions' | 'sweepSessions'> => ({
  closeSession: async (hash, nowMs) => {
    const mine = kept.sessions.get(hash);
    kept.sessions.delete(hash);
    if (mine === undefined || hasSession(kept, mine.player, nowMs)) return false;
    endTokens(kept, by => by === mine.player);
    return true;
  },
  closeSessions: async player => {
    drop(kept.sessions, session => session.player === player);
    endTokens(kept, by => by === player);
  },
  sweepSessions: async (nowMs, most) => {
    const over = [...kept.sessions].filter(([, { untilMs }]) => untilMs <= nowMs).slice(0, most);
    for (const [hash] of over) kept.sessions.delete(hash);
    endTokens(kept, by => by !== undefined && !hasSession(kept, by));
    return over.length;
  },
});
