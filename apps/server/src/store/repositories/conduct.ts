// Stored reports, bans, blocks, and the audit log of the operator's actions.
import type { Cipher } from '../log/cipher.ts';
import type { ContestPlan } from '../rows/contest.ts';
import { batched, padded } from '../sql/batching.ts';
import { deleteExpired, type Expiring } from '../sql/delete-expired.ts';
import type { StoredBan } from '../sql/query.ts';
import { changes, type Database, rows, type SqlStatements, sql } from '../sql/steps.ts';
import type { Ban, ModerationStore, Named } from '../store.ts';
import { endTokensOf } from './bot-tokens.ts';
import { insertAuditLine, reportsIn } from './reports.ts';

const shownBan = ({ kind, who, reason, until_ms, at_ms }: StoredBan): Ban => ({
  kind,
  who,
  reason,
  until: until_ms,
  at: at_ms,
});

/** The key of the row in which the hash of the operator's token is stored. */
const DESK = 'desk';

/** Creates the part of the store for reports, bans, blocks and the audit log. */
export function conductIn(db: Database, cipher: Cipher): ModerationStore {
  return { ...reportsIn(db, cipher), ...bansIn(db), ...blocksIn(db), ...deskIn(db) };
}

const BANS: Expiring = { table: 'ban', key: 'kind, who', column: 'until_ms' };

const bans = (kind: Ban['kind']) => sql.selectFrom('ban').selectAll().where('kind', '=', kind);

/** Stands for the player in queries without a player. No player has this id. */
const NOBODY = '';

function bansIn(db: Database): Pick<ModerationStore, 'ban' | 'unban' | 'banOf' | 'bansFor' | 'bans' | 'sweepBans'> {
  const bansFor = batched(async (players: readonly string[]) => {
    const own = bans('player').where('who', 'in', padded(players));
    const all = await db.read(() => rows(bans('address').unionAll(own)));
    return players.map(player => all.filter(({ kind, who }) => kind === 'address' || who === player).map(shownBan));
  });
  return {
    ban: ({ kind, who, reason, until, at }, line) =>
      db.write(function* () {
        const kept = { reason, until_ms: until, at_ms: at };
        const put = sql.insertInto('ban').values({ kind, who, ...kept });
        yield* changes(put.onConflict(conflict => conflict.columns(['kind', 'who']).doUpdateSet(kept)));
        if (kind === 'player') yield* endTokensOf(who);
        yield* insertAuditLine(line);
      }),
    unban: (kind, who, line) =>
      db.write(function* () {
        const gone = yield* changes(sql.deleteFrom('ban').where('kind', '=', kind).where('who', '=', who));
        if (gone === 0) return false;
        yield* insertAuditLine(line);
        return true;
      }),
    banOf: async player => (await db.read(() => rows(bans('player').where('who', '=', player)))).map(shownBan)[0],
    bansFor: player => bansFor(player ?? NOBODY),
    bans: async kind => (await db.read(() => rows(bans(kind).orderBy('at_ms', 'desc').orderBy('who')))).map(shownBan),
    sweepBans: (nowMs, most) => db.single(() => deleteExpired(BANS, nowMs + 1, most)),
  };
}

function blocksIn(db: Database): Pick<ModerationStore, 'block' | 'unblock' | 'blockedBy'> {
  return {
    block: (player, other, most) =>
      db.write(function* () {
        const had = yield* blockedBy(player);
        if (had.includes(other)) return true;
        if (had.length >= most) return false;
        yield* changes(sql.insertInto('block').values({ player, blocked: other }));
        return true;
      }),
    unblock: (player, other) =>
      db.write(function* () {
        yield* changes(sql.deleteFrom('block').where('player', '=', player).where('blocked', '=', other));
      }),
    blockedBy: batched(async players => {
      const all = await db.read(() => rows(blocks().where('player', 'in', padded(players))));
      return players.map(one => all.filter(({ player }) => player === one).map(({ blocked }) => blocked));
    }),
  };
}

const blocks = () => sql.selectFrom('block').selectAll().orderBy('blocked');

function* blockedBy(player: string): SqlStatements<readonly string[]> {
  return (yield* rows(blocks().where('player', '=', player))).map(row => row.blocked);
}

/** The statements that replace a name, for each kind of name. They return the number of changed rows. */
const RENAMED: Readonly<Record<Named, (id: string, name: string) => SqlStatements<number>>> = {
  player: (id, name) => changes(sql.updateTable('player').set({ name }).where('id', '=', id)),
  league: (id, name) => changes(sql.updateTable('league').set({ name }).where('id', '=', id)),
  tournament: renameTournament,
};

function* renameTournament(id: string, title: string): SqlStatements<number> {
  const [row] = yield* rows(sql.selectFrom('contest').select('plan').where('id', '=', id));
  const { tournament, ...rest } = row === undefined ? {} : (JSON.parse(row.plan) as Partial<ContestPlan>);
  if (tournament === undefined) return 0;
  const plan = JSON.stringify({ ...rest, tournament: { ...tournament, title } });
  return yield* changes(sql.updateTable('contest').set({ plan }).where('id', '=', id));
}

function deskIn(
  db: Database,
): Pick<ModerationStore, 'audit' | 'rename' | 'operatorTokenHash' | 'storeOperatorTokenHash'> {
  return {
    audit: async most =>
      (await db.read(() => rows(sql.selectFrom('audit').selectAll().orderBy('number', 'desc').limit(most)))).map(
        ({ at_ms, what, subject, note }) => ({ at: at_ms, what, subject, note }),
      ),
    rename: (what, id, name, line) =>
      db.write(function* () {
        if ((yield* RENAMED[what](id, name)) === 0) return false;
        yield* insertAuditLine(line);
        return true;
      }),
    operatorTokenHash: async () =>
      (await db.read(() => rows(sql.selectFrom('mark').select('value').where('name', '=', DESK))))[0]?.value,
    storeOperatorTokenHash: (value, line, anew) =>
      db.write(function* () {
        const put = sql.insertInto('mark').values({ name: DESK, value });
        const kept = put.onConflict(conflict =>
          anew ? conflict.column('name').doUpdateSet({ value }) : conflict.column('name').doNothing(),
        );
        if ((yield* changes(kept)) === 0) return false;
        yield* insertAuditLine(line);
        return true;
      }),
  };
}
