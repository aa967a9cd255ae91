// Stored devices that get push messages.

import type { PushStore, Subscription } from '../rows/push.ts';
import type { StoredPush } from '../sql/query.ts';
import { changes, type Database, rows, sql } from '../sql/steps.ts';

const shown = ({ at_ms, ...rest }: StoredPush): Subscription => ({ ...rest, at: at_ms });
const kept = ({ at, ...rest }: Subscription): StoredPush => ({ ...rest, at_ms: at });

/** Creates the part of the store for push devices. A device is deleted with its session and its player. */
export function pushesIn(db: Database): PushStore {
  const of = (player: string) =>
    rows(sql.selectFrom('push').selectAll().where('player', '=', player).orderBy('at_ms', 'desc').orderBy('endpoint'));
  const dropped = (endpoint: string) => sql.deleteFrom('push').where('endpoint', '=', endpoint);
  return {
    keep: (subscription, most) =>
      db.write(function* () {
        const { endpoint, auth, ...rest } = kept(subscription);
        const taken = sql.insertInto('push').values({ endpoint, auth, ...rest });
        yield* changes(taken.onConflict(known => known.columns(['endpoint', 'auth']).doUpdateSet(rest)));
        for (const old of (yield* of(subscription.player)).slice(most))
          yield* changes(dropped(old.endpoint).where('auth', '=', old.auth));
      }),
    of: async player => (await db.read(() => of(player))).map(shown),
    drop: (endpoint, player) =>
      db.write(function* () {
        yield* changes(player === undefined ? dropped(endpoint) : dropped(endpoint).where('player', '=', player));
      }),
  };
}
