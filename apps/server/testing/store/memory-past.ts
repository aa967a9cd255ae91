// Test harness: summaries of past matches in memory.
import type { PastMatch, PastMatchStore } from '../../src/store/rows/past-match.ts';
import type { TableStore } from '../../src/store/store.ts';

/** Creates an empty store. A summary is deleted with its table. */
export function pastInMemory({ byId }: Pick<TableStore, 'byId'>) {
  const kept = new Map<string, PastMatch>();
  const isThere = async ({ table }: PastMatch): Promise<boolean> => (await byId(table)) !== undefined;
  const past: PastMatchStore = {
    add: async past => {
      if (!kept.has(past.match) && (await isThere(past))) kept.set(past.match, past);
    },
    of: async (player, most) => {
      const mine = [...kept.values()].filter(
        ({ people, importedBy }) => importedBy === player || people.includes(player),
      );
      const there = await Promise.all(mine.map(async past => ((await isThere(past)) ? [past] : [])));
      return there
        .flat()
        .sort((a, b) => b.at - a.at)
        .slice(0, most);
    },
    known: async matches => new Set(matches.filter(match => kept.has(match))),
  };
  return { past, removePast: (match: string) => void kept.delete(match) };
}
