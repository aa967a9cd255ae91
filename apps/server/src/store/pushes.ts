// Devices that want to be told whose turn it is, as the store keeps them.
import type { Database } from 'better-sqlite3';
import { changes, type KeptPush, rows, sql } from './query.ts';
import type { Pushes, Subscription } from './store.ts';
import type { Writer } from './writer.ts';

const shown = ({ at_ms, ...rest }: KeptPush): Subscription => ({ ...rest, at: at_ms });
const kept = ({ at, ...rest }: Subscription): KeptPush => ({ ...rest, at_ms: at });

/** Devices on the one connection; they go with their session and their player. */
export function pushesIn(db: Database, writer: Writer): Pushes {
  const of = (player: string) =>
    rows(
      db,
      sql.selectFrom('push').selectAll().where('player', '=', player).orderBy('at_ms', 'desc').orderBy('endpoint'),
    );
  const dropped = (endpoint: string) => sql.deleteFrom('push').where('endpoint', '=', endpoint);
  return {
    keep: (subscription, most) =>
      writer.write(() => {
        const { endpoint, ...rest } = kept(subscription);
        const taken = sql.insertInto('push').values({ endpoint, ...rest });
        changes(
          db,
          taken.onConflict(known => known.column('endpoint').doUpdateSet(rest)),
        );
        for (const old of of(subscription.player).slice(most)) changes(db, dropped(old.endpoint));
      }),
    of: async player => of(player).map(shown),
    drop: (endpoint, player) =>
      writer.write(() => {
        changes(db, player === undefined ? dropped(endpoint) : dropped(endpoint).where('player', '=', player));
      }),
  };
}
