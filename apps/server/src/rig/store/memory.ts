// A store in memory, for tests: it keeps what it promises as long as the process lives.
import { type MemoryLog, memoryLog } from '@moonshot/table/rig/memory';
import type { DueMatch } from '../../store/cluster-row.ts';
import type { MatchLog } from '../../store/log-row.ts';
import type { Player, Players, Store } from '../../store/store.ts';
import { dueInMemory, slipsInMemory } from './memory-cluster.ts';
import { conductInMemory } from './memory-conduct.ts';
import { contestsInMemory } from './memory-contests.ts';
import { leaguesInMemory } from './memory-leagues.ts';
import { passkeysInMemory } from './memory-passkeys.ts';
import { pastInMemory } from './memory-past.ts';
import { pushesInMemory } from './memory-pushes.ts';
import { resultsInMemory } from './memory-results.ts';
import { tablesInMemory } from './memory-tables.ts';

/** `now` is the time of day in milliseconds. */
export function memoryStore(now: () => number = () => 0): Store {
  const { players, pushes } = pushesInMemory(playersInMemory());
  const { conduct, forgetBlocks } = conductInMemory();
  const { passkeys, forgetPasskeys } = passkeysInMemory();
  const { contests, forgetEntries } = contestsInMemory();
  const { leagues, forgetMember } = leaguesInMemory();
  const kept = memoryLog();
  const tables = tablesInMemory({ log: kept.remove, player: players.forget });
  const { past, removePast } = pastInMemory(tables);
  const { results, forgetRatings } = resultsInMemory(async id => (await players.byId(id))?.kind === 'guest', past.add);
  const { due, note } = dueInMemory(now, tables.playing);
  const remove = (match: string): void => {
    kept.remove(match);
    removePast(match);
  };
  return {
    log: logInMemory({ ...kept, remove }, now, note),
    players: {
      ...players,
      forget: async id => {
        await players.forget(id);
        for (const forget of [forgetBlocks, forgetPasskeys, forgetEntries, forgetMember, forgetRatings]) forget(id);
      },
    },
    passkeys,
    pushes,
    results,
    past,
    tables,
    conduct,
    contests,
    leagues,
    due,
    slips: slipsInMemory(now),
    counts: () => ({ transactions: 0, writes: 0, waiting: 0 }),
    backup: () => Promise.reject(new Error('Cannot back up: nothing of this store is in a file')),
    close: () => Promise.resolve(),
  };
}

/** It was always written to just now. */
function logInMemory(
  log: MemoryLog,
  now: () => number,
  note: (due: DueMatch, stepMs: number | null) => void,
): MatchLog {
  const committed: { readonly hash: Uint8Array; readonly atMs: number }[] = [];
  return {
    ...log,
    append: async (match, expected, events, stepMs) => {
      const result = await log.append(match, expected, events);
      if (result === 'written' && stepMs !== undefined) note({ match, seq: expected + events.length }, stepMs);
      for (const event of result === 'written' ? events : [])
        if (event.type === 'seal-committed') committed.push({ hash: Buffer.from(event.server, 'hex'), atMs: now() });
      return result;
    },
    readText: async match => JSON.stringify(await log.read(match)),
    ends: async match => {
      const events = await log.read(match);
      const [opening, last] = [events[0], events.at(-1)];
      return opening && last && { opening, last: last.type, version: events.length, at: now() };
    },
    readAfter: async (match, version) => (await log.read(match)).slice(version),
    versions: async matches => {
      const ends = await Promise.all(matches.map(async match => [match, (await log.read(match)).length] as const));
      return new Map(ends.filter(([, version]) => version > 0));
    },
    writtenAt: async () => undefined,
    keep: async () => {},
    removeImported: async match => {
      const [opening] = await log.read(match);
      const isImport = opening?.type === 'table-opened' && opening.spec.imported === true;
      if (isImport) log.remove(match);
      return isImport;
    },
    commitments: async (fromMs, beforeMs) =>
      committed.filter(({ atMs }) => atMs >= fromMs && atMs < beforeMs).map(({ hash }) => hash),
    committedAt: async wanted => committed.find(({ hash }) => Buffer.compare(hash, wanted) === 0)?.atMs,
  };
}

interface KeptSession {
  readonly player: string;
  readonly untilMs: number;
}

const endsOf = (sessions: readonly KeptSession[], player: string, nowMs: number): readonly number[] =>
  sessions
    .filter(session => session.player === player && session.untilMs > nowMs)
    .map(({ untilMs }) => untilMs)
    .sort((a, b) => a - b);

function playersInMemory(): Players {
  const people = new Map<string, Player>();
  const secrets = new Map<string, string>();
  const sessions = new Map<string, KeptSession>();
  const drop = <V>(map: Map<string, V>, gone: (value: V) => boolean): void => {
    for (const [key, value] of map) if (gone(value)) map.delete(key);
  };
  return {
    add: async (player, hash) => {
      people.set(player.id, player);
      secrets.set(hash, player.id);
    },
    byId: async id => people.get(id),
    bySecret: async hash => people.get(secrets.get(hash) ?? ''),
    rename: async (id, name) => {
      const player = people.get(id);
      if (player !== undefined) people.set(id, { ...player, name });
    },
    names: async ids => new Map(ids.flatMap(id => (people.has(id) ? [[id, people.get(id)?.name ?? '']] : []))),
    forget: async id => {
      people.delete(id);
      drop(secrets, player => player === id);
      drop(sessions, session => session.player === id);
    },
    dropSecret: async id => drop(secrets, player => player === id),
    openSession: async (hash, player, untilMs) => void sessions.set(hash, { player, untilMs }),
    session: async (hash, nowMs) => {
      const session = sessions.get(hash);
      return session !== undefined && session.untilMs > nowMs ? people.get(session.player) : undefined;
    },
    sessions: async (player, nowMs) => endsOf([...sessions.values()], player, nowMs),
    closeSession: async hash => void sessions.delete(hash),
    closeSessions: async player => drop(sessions, session => session.player === player),
    sweepSessions: async nowMs => {
      const before = sessions.size;
      drop(sessions, session => session.untilMs <= nowMs);
      return before - sessions.size;
    },
  };
}
