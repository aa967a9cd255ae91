// Test harness: contests in memory.
import { DAY_MS } from '../../src/core/utc-days.ts';
import type { ContestRow, ContestStore, ContestTable, Entry } from '../../src/store/rows/contest.ts';

/** The contests, and functions that delete a player's entries and replace the title of a tournament. */
export function contestsInMemory(isOver: (table: string) => Promise<boolean>): {
  readonly contests: ContestStore;
  readonly forgetEntries: (player: string) => void;
  readonly retitle: (id: string, title: string) => Promise<boolean>;
} {
  const kept = new Map<string, ContestRow>();
  const entries = new Map<string, readonly Entry[]>();
  const tables = new Map<string, ContestTable>();
  const remove = (id: string): void => {
    kept.delete(id);
    entries.delete(id);
    for (const [table, { contest }] of tables) if (contest === id) tables.delete(table);
  };
  const isPlayed = (id: string): boolean => [...tables.values()].some(({ contest }) => contest === id);
  const removeFirst = (most: number, gone: (row: ContestRow) => boolean): number => {
    const some = [...kept.values()].filter(gone).slice(0, most);
    for (const { id } of some) remove(id);
    return some.length;
  };
  const contests: ContestStore = {
    ...contestsAmong(kept, entries),
    ...enteringAmong(entries, (player, nowMs) => unfinished({ kept, entries, tables, isOver }, player, nowMs)),
    seat: async table => void tables.set(table.table, tables.get(table.table) ?? table),
    score: async (table, points, over) => {
      const row = tables.get(table);
      if (row !== undefined) tables.set(table, { ...row, points, over });
    },
    finishedBy: async (player, ids) => ids.filter(id => finishedIn(tables, player, id)),
    tables: async id => [...tables.values()].filter(({ contest }) => contest === id),
    sweep: async (beforeMs, most) => removeFirst(most, ({ until }) => until < beforeMs),
    sweepUnplayed: async (fromMs, beforeMs, most) =>
      removeFirst(most, ({ id, until }) => until >= fromMs && until < beforeMs && !isPlayed(id)),
  };
  const forgetEntries = (player: string): void => {
    for (const id of entries.keys()) void contests.withdraw(id, player);
  };
  return { contests, forgetEntries, retitle: async (id, title) => retitled(kept, id, title) };
}

const finishedIn = (tables: ReadonlyMap<string, ContestTable>, player: string, id: string): boolean =>
  [...tables.values()].some(({ contest, places, over }) => contest === id && over && places.includes(player));

function retitled(kept: Map<string, ContestRow>, id: string, title: string): boolean {
  const row = kept.get(id);
  if (row?.plan.tournament === undefined) return false;
  kept.set(id, { ...row, plan: { ...row.plan, tournament: { ...row.plan.tournament, title } } });
  return true;
}

type Entries = Map<string, readonly Entry[]>;

interface Played {
  readonly kept: ReadonlyMap<string, ContestRow>;
  readonly entries: Entries;
  readonly tables: ReadonlyMap<string, ContestTable>;
  readonly isOver: (table: string) => Promise<boolean>;
}

/**
 * Counts the player's contests that are neither over nor completely played. A tournament ends at its
 * deadline.
 */
async function unfinished({ kept, entries, tables, isOver }: Played, player: string, nowMs: number): Promise<number> {
  const isFinished = async ({ id, kind }: ContestRow): Promise<boolean> => {
    const mine = [...tables.values()].find(({ contest, places }) => contest === id && places.includes(player));
    return kind !== 'tournament' && mine !== undefined && isOver(mine.table);
  };
  const mine = [...kept.values()].filter(({ id }) => entries.get(id)?.some(entry => entry.player === player));
  const open = mine.filter(({ state, until }) => state !== 'over' && until > nowMs);
  return (await Promise.all(open.map(isFinished))).filter(done => !done).length;
}

function contestsAmong(
  kept: Map<string, ContestRow>,
  entries: Entries,
): Pick<ContestStore, 'add' | 'byId' | 'ofDay' | 'of' | 'underWay' | 'move'> {
  const newest = (wanted: (row: ContestRow) => boolean): readonly ContestRow[] =>
    [...kept.values()].filter(wanted).sort((a, b) => b.at - a.at);
  const isIn = (id: string, player: string): boolean =>
    entries.get(id)?.some(entry => entry.player === player) ?? false;
  return {
    add: async (contest, most) => {
      const open = newest(
        ({ by, until, at }) => by !== null && by === contest.by && (until > contest.at || at > contest.at - DAY_MS),
      );
      if (open.length >= most) return 'full';
      const known = newest(({ id, day }) => id === contest.id || (day !== null && day === contest.day));
      if (known.length > 0) return 'known';
      kept.set(contest.id, contest);
      return 'written';
    },
    byId: async id => kept.get(id),
    ofDay: async day => newest(row => row.day === day)[0],
    of: async (player, most) => newest(({ id, by }) => by === player || isIn(id, player)).slice(0, most),
    underWay: async () => newest(({ kind, state }) => kind === 'tournament' && state !== 'over'),
    move: async (id, from, to) => {
      const row = kept.get(id);
      if (row === undefined || row.round !== from || row.state === 'over') return 'stale';
      kept.set(id, { ...row, ...to });
      return 'written';
    },
  };
}

const enteringAmong = (
  entries: Entries,
  unfinished: (player: string, nowMs: number) => Promise<number>,
): Pick<ContestStore, 'enter' | 'withdraw' | 'entries'> => ({
  enter: async (id, player, atMs, most) => {
    const many = (await unfinished(player, atMs)) >= most.unfinished;
    const there = entries.get(id) ?? [];
    if (there.some(entry => entry.player === player)) return 'known';
    if (there.length >= most.here) return 'full';
    if (many) return 'many';
    entries.set(id, [...there, { player, number: (there.at(-1)?.number ?? -1) + 1 }]);
    return 'written';
  },
  withdraw: async (id, player) => {
    const others = entries.get(id)?.filter(entry => entry.player !== player);
    if (others !== undefined) entries.set(id, others);
  },
  entries: async id => entries.get(id) ?? [],
});
