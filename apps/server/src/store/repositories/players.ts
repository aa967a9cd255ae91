// Stored players and their sessions.

import { rowOf } from '../sql/batching.ts';
import { deleteExpired, type Expiring } from '../sql/delete-expired.ts';
import type { DatabaseSchema, PlayerRow } from '../sql/query.ts';
import { changes, type Database, rows, type SqlStatements, sql } from '../sql/steps.ts';
import type { Player, PlayerStore } from '../store.ts';
import { closeSession, endIdleTokens, endTokensOf, withoutSecret } from './bot-tokens.ts';

type Row = Omit<PlayerRow, 'secret_hash' | 'used_until_ms'>;

const shown = ({ id, name, kind, at_ms, brought_by }: Row): Player => ({
  id,
  name,
  kind,
  at: at_ms,
  ...(brought_by === null ? {} : { broughtBy: brought_by }),
});

const players = () => sql.selectFrom('player').select(['id', 'name', 'kind', 'at_ms', 'brought_by']);

type Query = Parameters<typeof changes>[0];

/** Creates the part of the store for players and their sessions. */
export function playersIn(db: Database): PlayerStore {
  const byId = rowOf(
    ids => db.read(() => rows(players().where('id', 'in', ids))),
    ({ id }) => id,
  );
  const changed = async (query: Query): Promise<void> => void (await db.write(() => changes(query)));
  return {
    add: ({ id, name, kind, at, broughtBy = null }, secret_hash) => {
      const used = { used_until_ms: at, brought_by: broughtBy };
      return changed(sql.insertInto('player').values({ id, name, kind, secret_hash, at_ms: at, ...used }));
    },
    byId: async id => {
      const row = await byId(id);
      return row && shown(row);
    },
    bySecret: async hash => (await db.read(() => rows(players().where('secret_hash', '=', hash)))).map(shown)[0],
    rename: (id, name) => changed(sql.updateTable('player').set({ name }).where('id', '=', id)),
    names: async ids => {
      if (ids.length === 0) return new Map();
      const known = await db.read(() => rows(sql.selectFrom('player').select(['id', 'name']).where('id', 'in', ids)));
      return new Map(known.map(({ id, name }) => [id, name]));
    },
    dropSecret: id => changed(withoutSecret(id)),
    forget: async id => {
      await db.write(function* () {
        yield* endTokensOf(id);
        yield* changes(sql.updateTable('player').set({ brought_by: null }).where('brought_by', '=', id));
        // also deletes the player's sessions and passkeys (cascade)
        yield* changes(sql.deleteFrom('player').where('id', '=', id));
      });
      await db.scrub();
    },
    sweepUnused: async (beforeMs, nowMs, most) => {
      const { looked, forgotten } = await db.write(() => forgetting(beforeMs, nowMs, most));
      if (forgotten > 0) await db.scrub();
      return looked;
    },
    ...sessionsIn(db),
  };
}

type Sessions = Pick<
  PlayerStore,
  'openSession' | 'session' | 'sessions' | 'closeSession' | 'closeSessions' | 'sweepSessions'
>;

function sessionsIn(db: Database): Sessions {
  const whose = () => players().innerJoin('session', 'session.player', 'player.id');
  const byHash = rowOf(
    hashes => db.read(() => rows(whose().select(['token_hash', 'until_ms']).where('token_hash', 'in', hashes))),
    ({ token_hash }) => token_hash,
  );
  return {
    openSession: (token_hash, player, until_ms, most) =>
      db.write(() => opening({ token_hash, player, until_ms }, most)),
    session: async (hash, nowMs) => {
      const row = await byHash(hash);
      return row !== undefined && row.until_ms > nowMs ? shown(row) : undefined;
    },
    sessions: async (player, nowMs) => {
      const mine = sql.selectFrom('session').select('until_ms').where('player', '=', player);
      const good = await db.read(() => rows(mine.where('until_ms', '>', nowMs).orderBy('until_ms')));
      return good.map(row => row.until_ms);
    },
    closeSession: (hash, nowMs) => db.write(() => closeSession(hash, nowMs)),
    closeSessions: player =>
      db.write(function* () {
        yield* changes(sql.deleteFrom('session').where('player', '=', player));
        yield* endTokensOf(player);
      }),
    sweepSessions: (nowMs, most) =>
      db.write(function* () {
        const over = yield* deleteExpired(SESSIONS, nowMs + 1, most);
        yield* endIdleTokens(most);
        return over;
      }),
  };
}

const SESSIONS: Expiring = { table: 'session', key: 'token_hash', column: 'until_ms' };

/**
 * Opens a session, and records that the player is in use until the session ends. If the player then has more
 * than `most` sessions, closes the oldest and returns their hashes.
 */
function* opening(
  session: DatabaseSchema['session'],
  most = Number.MAX_SAFE_INTEGER,
): SqlStatements<readonly string[]> {
  const { player, until_ms } = session;
  yield* changes(sql.insertInto('session').values(session));
  yield* changes(sql.updateTable('player').set({ used_until_ms: until_ms }).where('id', '=', player));
  const all = sql.selectFrom('session').select('token_hash').where('player', '=', player);
  const newest = yield* rows(all.orderBy('until_ms', 'desc').orderBy('token_hash'));
  const ended = newest
    .map(({ token_hash }) => token_hash)
    .filter(one => one !== session.token_hash)
    .slice(Math.max(0, most - 1));
  if (ended.length > 0) yield* changes(sql.deleteFrom('session').where('token_hash', 'in', ended));
  return ended;
}

/**
 * The condition for players that may be deleted: guests without a session or passkey, and outside bots
 * without a seat.
 */
const UNUSED = `(kind = 'guest' AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id)
    AND NOT EXISTS (SELECT 1 FROM passkey WHERE passkey.player = player.id))
  OR (kind = 'bot' AND NOT EXISTS (SELECT 1 FROM table_seat WHERE table_seat.player = player.id))`;

/**
 * Deletes players whose last use ended before `beforeMs`. Those who may not be deleted, and those whose use
 * has not been recorded yet, are checked again later.
 */
function* forgetting(beforeMs: number, nowMs: number, most: number): SqlStatements<Forgotten> {
  const due = sql.selectFrom('player').select('id');
  const unknown = yield* rows(due.where('used_until_ms', 'is', null).limit(most));
  const old = yield* rows(due.where('used_until_ms', '<', beforeMs).orderBy('used_until_ms').limit(most));
  let forgotten = 0;
  for (const { id } of old) {
    const text = `DELETE FROM player WHERE id = ? AND used_until_ms < ? AND (${UNUSED})`;
    forgotten += (yield { text, values: [id, beforeMs] }).changed;
  }
  const seen = [...unknown, ...old].map(({ id }) => id);
  if (seen.length > 0) yield* changes(sql.updateTable('player').set({ used_until_ms: nowMs }).where('id', 'in', seen));
  return { looked: Math.max(unknown.length, old.length), forgotten };
}

interface Forgotten {
  readonly looked: number;
  readonly forgotten: number;
}
