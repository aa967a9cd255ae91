// Test harness: a store in memory. Its data lasts as long as the process.
import { type MemoryLog, memoryLog } from '@moonshot/table/testing';
import type { OverdueMatch } from '../../src/store/rows/cluster.ts';
import type { MatchLog } from '../../src/store/rows/log.ts';
import type { Player, Store, TableRow, TableStore } from '../../src/store/store.ts';
import { dueInMemory, tokensInMemory } from './memory-cluster.ts';
import { conductInMemory } from './memory-conduct.ts';
import { contestsInMemory } from './memory-contests.ts';
import { leaguesInMemory } from './memory-leagues.ts';
import { passkeysInMemory } from './memory-passkeys.ts';
import { pastInMemory } from './memory-past.ts';
import { playersInMemory } from './memory-players.ts';
import { pushesInMemory } from './memory-pushes.ts';
import { resultsInMemory } from './memory-results.ts';
import { tablesInMemory } from './memory-tables.ts';

/** The rows of all tables with a match in progress. */
async function playingIn(tables: Pick<TableStore, 'playing' | 'byId'>): Promise<TableRow[]> {
  const playing = await Promise.all((await tables.playing()).map(tables.byId));
  return playing.filter(row => row !== undefined);
}

const renamesIn = (
  players: Pick<Store['players'], 'byId' | 'rename'>,
  leagues: Store['leagues'],
  tournament: (id: string, title: string) => Promise<boolean>,
) => ({
  tournament,
  player: async (id: string, name: string): Promise<boolean> => {
    const isKnown = (await players.byId(id)) !== undefined;
    if (isKnown) await players.rename(id, name);
    return isKnown;
  },
  league: async (id: string, name: string): Promise<boolean> => {
    const league = await leagues.byId(id);
    if (league !== undefined) await leagues.change(id, { name }, league.at);
    return league !== undefined;
  },
});

/** Creates a store in memory. `now` returns the wall-clock time in milliseconds. */
export function memoryStore(now: () => number = () => 0): Store {
  const { players, pushes } = pushesInMemory(playersInMemory(player => isUsed(player)));
  const { passkeys, forgetPasskeys } = passkeysInMemory(players);
  const { contests, forgetEntries, retitle } = contestsInMemory(async id => (await tables.byId(id))?.state === 'over');
  const { leagues, forgetMember } = leaguesInMemory();
  const { conduct, note: audit, forgetBlocks } = conductInMemory(renamesIn(players, leagues, retitle));
  const kept = memoryLog();
  const tables = tablesInMemory({ log: kept.remove, player: players.forget, audit });
  const { past, removePast } = pastInMemory(tables);
  const { results, forgetRatings } = resultsInMemory(async id => (await players.byId(id))?.kind === 'guest', past.add);
  const { due, note } = dueInMemory(now, () => playingIn(tables));
  const remove = (match: string): void => {
    kept.remove(match);
    removePast(match);
  };
  const isUsed = async ({ id, kind }: Player): Promise<boolean> =>
    (kind === 'guest' ? await passkeys.of(id) : await tables.of(id, 1)).length > 0;
  const forget = async (id: string): Promise<void> => {
    await players.forget(id);
    for (const forgets of [forgetBlocks, forgetPasskeys, forgetEntries, forgetMember, forgetRatings]) forgets(id);
  };
  return {
    log: logInMemory({ ...kept, remove }, now, note),
    players: { ...players, forget },
    passkeys,
    pushes,
    results,
    past,
    tables,
    conduct,
    contests,
    leagues,
    due,
    oneTimeTokens: tokensInMemory(now),
    counts: () => ({ transactions: 0, writes: 0, waiting: 0, failing: 0 }),
    probe: () => Promise.resolve(),
    backup: () => Promise.reject(new Error('Cannot back up: nothing of this store is in a file')),
    close: () => Promise.resolve(),
  };
}

/** The ids and the ends of the logs. */
const endsIn = (log: MemoryLog, now: () => number): Pick<MatchLog, 'ends' | 'versions' | 'matches' | 'writtenAt'> => ({
  ends: async match => {
    const events = await log.read(match);
    const [opening, last] = [events[0], events.at(-1)];
    return opening && last && { opening, last: last.type, version: events.length, at: now() };
  },
  versions: async matches => {
    const ends = await Promise.all(matches.map(async match => [match, (await log.read(match)).length] as const));
    return new Map(ends.filter(([, version]) => version > 0));
  },
  matches: async (after, most) =>
    [...log.tables.keys()]
      .filter(match => match > after)
      .sort()
      .slice(0, most),
  writtenAt: async () => undefined,
});

/** The logs in memory. Every log counts as written just now. */
function logInMemory(
  log: MemoryLog,
  now: () => number,
  note: (due: OverdueMatch, stepMs: number | null) => void,
): MatchLog {
  const committed: { readonly hash: Uint8Array; readonly atMs: number }[] = [];
  return {
    ...log,
    ...endsIn(log, now),
    append: async (match, expected, events, stepMs) => {
      const result = await log.append(match, expected, events);
      if (result === 'written' && stepMs !== undefined) note({ match, seq: expected + events.length }, stepMs);
      for (const event of result === 'written' ? events : [])
        if (event.type === 'seal-committed') committed.push({ hash: Buffer.from(event.server, 'hex'), atMs: now() });
      return result;
    },
    readText: async match => JSON.stringify(await log.read(match)),
    readAfter: async (match, version) => (await log.read(match)).slice(version),
    saveSnapshot: async () => {},
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
