// Test harness: tables in memory.

import { forkLogOf, waitingOf } from '../../src/store/repositories/tables.ts';
import type { AuditLine, Lobby, TableRow, TableSeat, TableStore } from '../../src/store/store.ts';

/** What is deleted or written together with a table. */
interface Gone {
  readonly log: (match: string) => void;
  readonly player: (id: string) => Promise<void>;
  readonly audit: (line: AuditLine) => void;
}

/** The rows, and the time of the last visit to each table. */
interface MemoryTables {
  readonly rows: Map<string, TableRow>;
  readonly seen: Map<string, number>;
}

const isOpen = ({ state }: TableRow): boolean => state !== 'over';

const newest = ({ rows }: MemoryTables, wanted: (row: TableRow) => boolean): TableRow[] =>
  [...rows.values()].filter(wanted).sort((a, b) => b.at - a.at);

const wasSeen = ({ seen }: MemoryTables, { id }: TableRow, sinceMs: number): boolean => (seen.get(id) ?? 0) >= sinceMs;

/** Tables in memory with the same contract as the store. */
export function tablesInMemory(gone: Gone): TableStore {
  const kept: MemoryTables = { rows: new Map(), seen: new Map() };
  const { rows, seen } = kept;
  const remove = (id: string): void => {
    rows.delete(id);
    gone.log(forkLogOf(id));
  };
  return {
    put: async (row, most, line) => {
      const result = put(kept, row, most);
      if (result === 'written' && line !== undefined) gone.audit(line);
      return result;
    },
    byId: async id => rows.get(id),
    revisions: async ids => new Map(ids.flatMap(id => (rows.has(id) ? [[id, rows.get(id)?.revision ?? 0]] : []))),
    lobby: async wanted => lobby(kept, wanted),
    of: async (player, most) => newest(kept, row => row.seats.some(seat => isPlayers(seat, player))).slice(0, most),
    ofLeague: async (id, most) => newest(kept, row => row.league === id && isOpen(row)).slice(0, most),
    after: async (id, most) =>
      newest(kept, row => row.id > id)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, most),
    playing: async () => newest(kept, ({ state }) => state === 'playing').map(({ id }) => id),
    owned: async (owner, most) => newest(kept, row => row.owner === owner && isOpen(row)).slice(0, most),
    seen: async (ids, nowMs) => {
      for (const id of ids) if (rows.has(id)) seen.set(id, nowMs);
    },
    expire: async (waiting, beforeMs, most) => {
      const isDue = (row: TableRow) => waitingOf(row) === waiting && !wasSeen(kept, row, beforeMs);
      const due = newest(kept, isDue).slice(0, most);
      for (const row of due) {
        if (row.matches > 0) rows.set(row.id, { ...row, state: 'over', revision: row.revision + 1 });
        else remove(row.id);
        for (const bot of row.matches > 0 ? [] : botsAt(row)) await gone.player(bot);
      }
      return due.map(({ id }) => id);
    },
    remove: async id => remove(id),
  };
}

function lobby(kept: MemoryTables, { most, each, among, sinceMs }: Lobby): readonly TableRow[] {
  const isShown = (row: TableRow) => row.settings.open === 'everybody' && isOpen(row) && wasSeen(kept, row, sinceMs);
  const first = newest(kept, isShown).slice(0, among);
  const nth = (row: TableRow) => first.filter(({ owner }) => owner === row.owner).indexOf(row);
  return first.filter(row => nth(row) < each).slice(0, most);
}

const isPlayers = (seat: TableSeat, player: string): boolean => seat.kind === 'person' && seat.player === player;

const botsAt = ({ seats }: TableRow): readonly string[] =>
  seats.flatMap(seat => (seat.kind === 'person' && seat.broughtBy !== undefined ? [seat.player] : []));

function put(kept: MemoryTables, row: TableRow, most = Number.POSITIVE_INFINITY): 'written' | 'stale' | 'full' {
  const isAlike = (other: TableRow) => (isOpen(row) ? isOpen(other) : other.state === 'over' && other.revision === 1);
  const others = newest(kept, other => other.id !== row.id && other.owner === row.owner && isAlike(other));
  if (row.owner !== undefined && others.length >= most) return 'full';
  if (row.revision !== (kept.rows.get(row.id)?.revision ?? 0) + 1) return 'stale';
  kept.rows.set(row.id, row);
  kept.seen.set(row.id, row.at);
  return 'written';
}
