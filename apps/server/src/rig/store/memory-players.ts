// Players and their sessions in memory, for tests.
import type { Player, Players } from '../../store/store.ts';

interface KeptSession {
  readonly player: string;
  readonly untilMs: number;
}

interface Kept {
  readonly people: Map<string, Player>;
  readonly secrets: Map<string, string>;
  readonly sessions: Map<string, KeptSession>;
  readonly usedUntil: Map<string, number>;
}

const drop = <V>(map: Map<string, V>, gone: (value: V) => boolean): void => {
  for (const [key, value] of map) if (gone(value)) map.delete(key);
};

/** Players of whom `isUsed` says whether they stay though they have no session. */
export function playersInMemory(isUsed: (player: Player) => Promise<boolean>): Players {
  const kept: Kept = { people: new Map(), secrets: new Map(), sessions: new Map(), usedUntil: new Map() };
  const { people, secrets, sessions, usedUntil } = kept;
  const forget = async (id: string): Promise<void> => {
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
  Players,
  'openSession' | 'session' | 'sessions' | 'closeSession' | 'closeSessions' | 'sweepSessions'
>;

const sessionsIn = ({ people, sessions, usedUntil }: Kept): Sessions => ({
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
  closeSession: async hash => void sessions.delete(hash),
  closeSessions: async player => drop(sessions, session => session.player === player),
  sweepSessions: async (nowMs, most) => {
    const over = [...sessions].filter(([, { untilMs }]) => untilMs <= nowMs).slice(0, most);
    for (const [hash] of over) sessions.delete(hash);
    return over.length;
  },
});
