// Reports, bans, blocks and the audit, as the store keeps them.
import type { Database } from 'better-sqlite3';
import type { Cipher } from './cipher.ts';
import { changes, type KeptBan, rows, sql } from './query.ts';
import { audited, reportsIn } from './reports.ts';
import type { Ban, Conduct } from './store.ts';
import type { Writer } from './writer.ts';

const shownBan = ({ kind, who, reason, until_ms, at_ms }: KeptBan): Ban => ({
  kind,
  who,
  reason,
  until: until_ms,
  at: at_ms,
});

/** The name under which the hash of the operator's token is kept. */
const DESK = 'desk';

/** Reports, bans, blocks and the audit on the one connection. */
export function conductIn(db: Database, writer: Writer, cipher: Cipher): Conduct {
  return { ...reportsIn(db, writer, cipher), ...bansIn(db, writer), ...blocksIn(db, writer), ...deskIn(db, writer) };
}

function bansIn(db: Database, writer: Writer): Pick<Conduct, 'ban' | 'unban' | 'banOf' | 'bans'> {
  const bans = (kind: Ban['kind']) => sql.selectFrom('ban').selectAll().where('kind', '=', kind);
  return {
    ban: ({ kind, who, reason, until, at }, line) =>
      writer.write(() => {
        const kept = { reason, until_ms: until, at_ms: at };
        const put = sql.insertInto('ban').values({ kind, who, ...kept });
        changes(
          db,
          put.onConflict(conflict => conflict.columns(['kind', 'who']).doUpdateSet(kept)),
        );
        audited(db, line);
      }),
    unban: (kind, who, line) =>
      writer.write(() => {
        if (changes(db, sql.deleteFrom('ban').where('kind', '=', kind).where('who', '=', who)) === 0) return false;
        audited(db, line);
        return true;
      }),
    banOf: async player => rows(db, bans('player').where('who', '=', player)).map(shownBan)[0],
    bans: async kind => rows(db, bans(kind).orderBy('at_ms', 'desc').orderBy('who')).map(shownBan),
  };
}

function blocksIn(db: Database, writer: Writer): Pick<Conduct, 'block' | 'unblock' | 'blockedBy'> {
  const blocked = (player: string): readonly string[] =>
    rows(db, sql.selectFrom('block').select('blocked').where('player', '=', player).orderBy('blocked')).map(
      row => row.blocked,
    );
  return {
    block: (player, other, most) =>
      writer.write(() => {
        const had = blocked(player);
        if (had.includes(other)) return true;
        if (had.length >= most) return false;
        changes(db, sql.insertInto('block').values({ player, blocked: other }));
        return true;
      }),
    unblock: (player, other) =>
      writer.write(() => {
        changes(db, sql.deleteFrom('block').where('player', '=', player).where('blocked', '=', other));
      }),
    blockedBy: async player => blocked(player),
  };
}

function deskIn(db: Database, writer: Writer): Pick<Conduct, 'audit' | 'deskHash' | 'keepDeskHash'> {
  return {
    audit: async most =>
      rows(db, sql.selectFrom('audit').selectAll().orderBy('number', 'desc').limit(most)).map(
        ({ at_ms, what, subject, note }) => ({ at: at_ms, what, subject, note }),
      ),
    deskHash: async () => rows(db, sql.selectFrom('mark').select('value').where('name', '=', DESK))[0]?.value,
    keepDeskHash: (value, line) =>
      writer.write(() => {
        const put = sql.insertInto('mark').values({ name: DESK, value });
        changes(
          db,
          put.onConflict(conflict => conflict.column('name').doUpdateSet({ value })),
        );
        audited(db, line);
      }),
  };
}
