// Players and their sessions, as the store keeps them.
import type { PlayerRow } from './query.ts';
import { changes, type Database, rows, sql } from './steps.ts';
import type { Player, Players } from './store.ts';
import { rowOf } from './together.ts';

type Row = Omit<PlayerRow, 'secret_hash'>;

const shown = ({ id, name, kind, at_ms }: Row): Player => ({ id, name, kind, at: at_ms });

const players = () => sql.selectFrom('player').select(['id', 'name', 'kind', 'at_ms']);

type Query = Parameters<typeof changes>[0];

/** Players in a database. */
export function playersIn(db: Database): Players {
  const byId = rowOf(
    ids => db.read(() => rows(players().where('id', 'in', ids))),
    ({ id }) => id,
  );
  const changed = async (query: Query): Promise<void> => void (await db.write(() => changes(query)));
  return {
    add: ({ id, name, kind, at }, secret_hash) =>
      changed(sql.insertInto('player').values({ id, name, kind, secret_hash, at_ms: at })),
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
    dropSecret: id => {
      const none = { secret_hash: `none of ${id}` }; // no hash is such
      return changed(sql.updateTable('player').set(none).where('id', '=', id));
    },
    forget: async id => {
      await changed(sql.deleteFrom('player').where('id', '=', id)); // its sessions and passkeys go with it
      await db.scrub();
    },
    ...sessionsIn(db),
  };
}

type Sessions = Pick<
  Players,
  'openSession' | 'session' | 'sessions' | 'closeSession' | 'closeSessions' | 'sweepSessions'
>;

function sessionsIn(db: Database): Sessions {
  const whose = () => players().innerJoin('session', 'session.player', 'player.id');
  const byHash = rowOf(
    hashes => db.read(() => rows(whose().select(['token_hash', 'until_ms']).where('token_hash', 'in', hashes))),
    ({ token_hash }) => token_hash,
  );
  const changed = (query: Query): Promise<number> => db.write(() => changes(query));
  return {
    openSession: async (token_hash, player, until_ms) =>
      void (await changed(sql.insertInto('session').values({ token_hash, player, until_ms }))),
    session: async (hash, nowMs) => {
      const row = await byHash(hash);
      return row !== undefined && row.until_ms > nowMs ? shown(row) : undefined;
    },
    sessions: async (player, nowMs) => {
      const mine = sql.selectFrom('session').select('until_ms').where('player', '=', player);
      const good = await db.read(() => rows(mine.where('until_ms', '>', nowMs).orderBy('until_ms')));
      return good.map(row => row.until_ms);
    },
    closeSession: async hash => void (await changed(sql.deleteFrom('session').where('token_hash', '=', hash))),
    closeSessions: async player => void (await changed(sql.deleteFrom('session').where('player', '=', player))),
    sweepSessions: nowMs => changed(sql.deleteFrom('session').where('until_ms', '<=', nowMs)),
  };
}
