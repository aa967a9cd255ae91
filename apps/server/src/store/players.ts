// Players and their sessions, as the store keeps them.
import type { PlayerRow } from './query.ts';
import { changes, type Database, rows, sql } from './steps.ts';
import type { Player, Players } from './store.ts';

const shown = ({ id, name, kind, at_ms }: Omit<PlayerRow, 'secret_hash'>): Player => ({ id, name, kind, at: at_ms });

type Query = Parameters<typeof changes>[0];

/** Players in a database. */
export function playersIn(db: Database): Players {
  const one = oneIn(db);
  const changed = async (query: Query): Promise<void> => void (await db.write(() => changes(query)));
  return {
    add: ({ id, name, kind, at }, secret_hash) =>
      changed(sql.insertInto('player').values({ id, name, kind, secret_hash, at_ms: at })),
    byId: id => one(players().where('id', '=', id)),
    bySecret: hash => one(players().where('secret_hash', '=', hash)),
    rename: (id, name) => changed(sql.updateTable('player').set({ name }).where('id', '=', id)),
    names: async ids => {
      if (ids.length === 0) return new Map();
      const found = await db.read(() => rows(sql.selectFrom('player').select(['id', 'name']).where('id', 'in', ids)));
      return new Map(found.map(({ id, name }) => [id, name]));
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

const oneIn =
  (db: Database) =>
  async (query: Parameters<typeof rows<Omit<PlayerRow, 'secret_hash'>>>[0]): Promise<Player | undefined> => {
    const [found] = await db.read(() => rows(query));
    return found && shown(found);
  };

const players = () => sql.selectFrom('player').select(['id', 'name', 'kind', 'at_ms']);

type Sessions = Pick<
  Players,
  'openSession' | 'session' | 'sessions' | 'closeSession' | 'closeSessions' | 'sweepSessions'
>;

function sessionsIn(db: Database): Sessions {
  const one = oneIn(db);
  const changed = (query: Query): Promise<number> => db.write(() => changes(query));
  return {
    openSession: async (token_hash, player, until_ms) =>
      void (await changed(sql.insertInto('session').values({ token_hash, player, until_ms }))),
    session: (hash, nowMs) =>
      one(
        players()
          .innerJoin('session', 'session.player', 'player.id')
          .where('session.token_hash', '=', hash)
          .where('session.until_ms', '>', nowMs),
      ),
    sessions: async (player, nowMs) => {
      const mine = sql.selectFrom('session').select('until_ms').where('player', '=', player);
      const found = await db.read(() => rows(mine.where('until_ms', '>', nowMs).orderBy('until_ms')));
      return found.map(row => row.until_ms);
    },
    closeSession: async hash => void (await changed(sql.deleteFrom('session').where('token_hash', '=', hash))),
    closeSessions: async player => void (await changed(sql.deleteFrom('session').where('player', '=', player))),
    sweepSessions: nowMs => changed(sql.deleteFrom('session').where('until_ms', '<=', nowMs)),
  };
}
