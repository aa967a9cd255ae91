// Players and their sessions, as the store keeps them.
import type { Database } from 'better-sqlite3';
import { changes, type PlayerRow, rows, sql } from './query.ts';
import type { Player, Players } from './store.ts';
import type { Writer } from './writer.ts';

const shown = ({ id, name, kind, at_ms }: Omit<PlayerRow, 'secret_hash'>): Player => ({ id, name, kind, at: at_ms });

/** Players on the one connection. */
export function playersIn(db: Database, writer: Writer): Players {
  const one = (found: readonly Omit<PlayerRow, 'secret_hash'>[]): Promise<Player | undefined> =>
    Promise.resolve(found[0] && shown(found[0]));
  return {
    add: ({ id, name, kind, at }, secret_hash) =>
      writer.write(() => {
        changes(db, sql.insertInto('player').values({ id, name, kind, secret_hash, at_ms: at }));
      }),
    byId: async id => one(rows(db, players().where('id', '=', id))),
    bySecret: async hash => one(rows(db, players().where('secret_hash', '=', hash))),
    rename: (id, name) =>
      writer.write(() => {
        changes(db, sql.updateTable('player').set({ name }).where('id', '=', id));
      }),
    names: async ids => {
      const found = rows(db, sql.selectFrom('player').select(['id', 'name']).where('id', 'in', ids));
      return new Map(found.map(({ id, name }) => [id, name]));
    },
    dropSecret: id =>
      writer.write(() => {
        changes(
          db,
          sql
            .updateTable('player')
            .set({ secret_hash: `none of ${id}` })
            .where('id', '=', id),
        ); // no hash is such
      }),
    forget: id =>
      writer.write(() => {
        changes(db, sql.deleteFrom('player').where('id', '=', id)); // its sessions and passkeys go with it
      }),
    ...sessionsIn(db, writer, one),
  };
}

const players = () => sql.selectFrom('player').select(['id', 'name', 'kind', 'at_ms']);

type Sessions = Pick<
  Players,
  'openSession' | 'session' | 'sessions' | 'closeSession' | 'closeSessions' | 'sweepSessions'
>;

function sessionsIn(
  db: Database,
  writer: Writer,
  one: (found: readonly Omit<PlayerRow, 'secret_hash'>[]) => Promise<Player | undefined>,
): Sessions {
  const ended = (query: Parameters<typeof changes>[1]) => writer.write(() => changes(db, query));
  return {
    openSession: (token_hash, player, until_ms) =>
      writer.write(() => {
        changes(db, sql.insertInto('session').values({ token_hash, player, until_ms }));
      }),
    session: async (hash, nowMs) =>
      one(
        rows(
          db,
          players()
            .innerJoin('session', 'session.player', 'player.id')
            .where('session.token_hash', '=', hash)
            .where('session.until_ms', '>', nowMs),
        ),
      ),
    sessions: async (player, nowMs) => {
      const mine = sql.selectFrom('session').select('until_ms').where('player', '=', player);
      return rows(db, mine.where('until_ms', '>', nowMs).orderBy('until_ms')).map(row => row.until_ms);
    },
    closeSession: async hash => void (await ended(sql.deleteFrom('session').where('token_hash', '=', hash))),
    closeSessions: async player => void (await ended(sql.deleteFrom('session').where('player', '=', player))),
    sweepSessions: nowMs => ended(sql.deleteFrom('session').where('until_ms', '<=', nowMs)),
  };
}
