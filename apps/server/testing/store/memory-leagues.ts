// Test harness: leagues in memory.
import type { LeagueMatchRow, LeagueRow, LeagueStore } from '../../src/store/rows/league.ts';

interface MemoryLeague {
  row: LeagueRow;
  people: readonly string[];
  matches: readonly LeagueMatchRow[];
}

type Kind = Map<string, MemoryLeague>;

const of = (kept: Kind, player: string): readonly MemoryLeague[] =>
  [...kept.values()].filter(({ people }) => people.includes(player)).sort((a, b) => b.row.at - a.row.at);

const without = (league: MemoryLeague, player: string): void => {
  league.people = league.people.filter(one => one !== player);
};

/** The leagues, and a function that removes a player from all of them. */
export function leaguesInMemory(): { readonly leagues: LeagueStore; readonly forgetMember: (player: string) => void } {
  const kept: Kind = new Map();
  const leagues: LeagueStore = {
    ...peopleAmong(kept),
    byId: async id => kept.get(id)?.row,
    of: async (player, most) =>
      of(kept, player)
        .slice(0, most)
        .map(({ row, people, matches }) => ({ ...row, people: people.length, played: matches.length })),
    change: async (id, to, at) => {
      const league = kept.get(id);
      if (league !== undefined) league.row = { ...league.row, ...to, at };
    },
    played: async (id, match) => {
      const league = kept.get(id);
      if (league === undefined || league.matches.some(one => one.match === match.match)) return;
      Object.assign(league, { matches: [...league.matches, match], row: { ...league.row, at: match.at } });
    },
    matches: async id => kept.get(id)?.matches ?? [],
    matchCount: async id => kept.get(id)?.matches.length ?? 0,
    sweep: async (beforeMs, most) => {
      const gone = [...kept.values()].filter(({ row }) => row.at < beforeMs).slice(0, most);
      for (const { row } of gone) kept.delete(row.id);
      return gone.length;
    },
  };
  const forgetMember = (player: string): void => {
    for (const league of kept.values()) without(league, player);
  };
  return { leagues, forgetMember };
}

const peopleAmong = (kept: Kind): Pick<LeagueStore, 'add' | 'join' | 'leave' | 'putOut' | 'members'> => ({
  add: async (row, player, most) => {
    if (of(kept, player).length >= most) return 'full';
    kept.set(row.id, { row, people: [player], matches: [] });
    return 'written';
  },
  join: async (id, player, at, most) => {
    const league = kept.get(id);
    if (league === undefined || league.people.includes(player)) return 'known';
    if (league.people.length >= most.people || of(kept, player).length >= most.leagues) return 'full';
    Object.assign(league, { people: [...league.people, player], row: { ...league.row, at } });
    return 'written';
  },
  leave: async (id, player) => {
    const league = kept.get(id);
    if (league === undefined || !league.people.includes(player)) return;
    without(league, player);
    if (league.people.length === 0 && league.matches.length === 0) kept.delete(id);
  },
  putOut: async (id, player) => {
    const league = kept.get(id);
    if (league === undefined) return;
    without(league, player);
    league.row = { ...league.row, out: [...(league.row.out ?? []), player] };
  },
  members: async id => kept.get(id)?.people ?? [],
});
