// Test harness: reports, bans, blocks and audit lines in memory.
import type { AuditLine, Ban, ModerationReport, ModerationStore, Named } from '../../src/store/store.ts';

/** Replaces each kind of name; false if there is no such thing. */
type Renames = Readonly<Record<Named, (id: string, name: string) => Promise<boolean>>>;

/**
 * The in-memory store of blocks, bans, reports and audit lines, and how a deleted player is removed from it.
 */
export function conductInMemory(renames: Renames): {
  readonly conduct: ModerationStore;
  readonly note: (line: AuditLine) => void;
  readonly forgetBlocks: (player: string) => void;
} {
  const lines: AuditLine[] = [];
  const blocks = new Map<string, Set<string>>();
  let desk: string | undefined;
  const conduct: ModerationStore = {
    ...reportsInMemory(lines),
    ...bansInMemory(lines),
    audit: async most => lines.toReversed().slice(0, most),
    block: async (player, other, most) => {
      const had = blocks.get(player) ?? new Set();
      if (!had.has(other) && had.size >= most) return false;
      blocks.set(player, had.add(other));
      return true;
    },
    unblock: async (player, other) => void blocks.get(player)?.delete(other),
    blockedBy: async player => [...(blocks.get(player) ?? [])].sort(),
    rename: async (what, id, name, line) => {
      const isRenamed = await renames[what](id, name);
      if (isRenamed) lines.push(line);
      return isRenamed;
    },
    operatorTokenHash: async () => desk,
    storeOperatorTokenHash: async (hash, line, anew) => {
      if (desk !== undefined && !anew) return false;
      desk = hash;
      lines.push(line);
      return true;
    },
  };
  return { conduct, note: line => void lines.push(line), forgetBlocks: player => void blocks.delete(player) };
}

type Reports = Pick<ModerationStore, 'report' | 'reports' | 'reportsBy' | 'settle' | 'removeReport' | 'sweepReports'>;

function reportsInMemory(lines: AuditLine[]): Reports {
  const reports = new Map<string, ModerationReport>();
  const newest = (): ModerationReport[] =>
    [...reports.values()].sort((a, b) => a.state.localeCompare(b.state) || b.at - a.at || (a.id < b.id ? -1 : 1));
  return {
    report: async (report, most) => {
      const same = newest().filter(({ by, table }) => by === report.by && table === report.table);
      if (same.length >= most) return false;
      reports.set(report.id, report);
      return true;
    },
    reports: async most => newest().slice(0, most),
    reportsBy: async (player, most) =>
      newest()
        .filter(({ by }) => by === player)
        .slice(0, most),
    settle: async (id, line) => {
      const report = reports.get(id);
      if (report?.state !== 'open') return false;
      reports.set(id, { ...report, state: 'settled' });
      lines.push(line);
      return true;
    },
    removeReport: async (id, line) => {
      if (!reports.delete(id)) return false;
      lines.push(line);
      return true;
    },
    sweepReports: async (beforeMs, most) => {
      const old = newest()
        .filter(({ at }) => at < beforeMs)
        .slice(0, most);
      for (const { id } of old) reports.delete(id);
      return old.length;
    },
  };
}

function bansInMemory(
  lines: AuditLine[],
): Pick<ModerationStore, 'ban' | 'unban' | 'banOf' | 'bansFor' | 'bans' | 'sweepBans'> {
  const bans = new Map<string, Ban>();
  const name = (kind: Ban['kind'], who: string): string => `${kind} ${who}`;
  return {
    ban: async (ban, line) => {
      bans.set(name(ban.kind, ban.who), ban);
      lines.push(line);
    },
    unban: async (kind, who, line) => {
      if (!bans.delete(name(kind, who))) return false;
      lines.push(line);
      return true;
    },
    banOf: async player => bans.get(name('player', player)),
    bansFor: async player => [...bans.values()].filter(({ kind, who }) => kind === 'address' || who === player),
    bans: async kind =>
      [...bans.values()].filter(ban => ban.kind === kind).sort((a, b) => b.at - a.at || (a.who < b.who ? -1 : 1)),
    sweepBans: async (nowMs, most) => {
      const over = [...bans].filter(([, { until }]) => until !== null && until <= nowMs).slice(0, most);
      for (const [key] of over) bans.delete(key);
      return over.length;
    },
  };
}
