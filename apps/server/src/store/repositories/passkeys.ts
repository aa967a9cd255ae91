// Stored passkeys: public keys, and the counters that detect a copied authenticator.
import type { StoredPasskey } from '../sql/query.ts';
import { changes, type Database, rows, type SqlStatements, sql } from '../sql/steps.ts';
import type { Passkey, PasskeyStore } from '../store.ts';

const shown = ({ public_key, at_ms, used_ms, ...rest }: StoredPasskey): Passkey => ({
  ...rest,
  publicKey: Uint8Array.from(public_key),
  at: at_ms,
  usedAt: used_ms,
});

const kept = ({ publicKey, at, usedAt, ...rest }: Passkey): StoredPasskey => ({
  ...rest,
  public_key: Buffer.from(publicKey),
  at_ms: at,
  used_ms: usedAt,
});

const all = () => sql.selectFrom('passkey').selectAll();
const ofPlayer = (player: string) => rows(all().where('player', '=', player).orderBy('at_ms').orderBy('id'));

function* byId(id: string): SqlStatements<StoredPasskey | undefined> {
  return (yield* rows(all().where('id', '=', id)))[0];
}

function* isOpen(session: string): SqlStatements<boolean> {
  return (yield* rows(sql.selectFrom('session').select('player').where('token_hash', '=', session))).length > 0;
}

/** Creates the part of the store for passkeys. */
export function passkeysIn(db: Database): PasskeyStore {
  return {
    add: (passkey, most, session) =>
      db.write(function* () {
        if (session !== undefined && !(yield* isOpen(session))) return 'signed-out';
        if ((yield* byId(passkey.id)) !== undefined) return 'known';
        if ((yield* ofPlayer(passkey.player)).length >= most) return 'full';
        yield* changes(sql.insertInto('passkey').values(kept(passkey)));
        return 'written';
      }),
    byId: async id => {
      const found = await db.read(() => byId(id));
      return found && shown(found);
    },
    of: async player => (await db.read(() => ofPlayer(player))).map(shown),
    used: (id, counter, used_ms) =>
      db.write(function* () {
        const counts = sql.updateTable('passkey').set({ counter, used_ms }).where('id', '=', id);
        // An authenticator that does not count its uses always reports 0.
        const goesOn = counter === 0 ? counts.where('counter', '=', 0) : counts.where('counter', '<', counter);
        return (yield* changes(goesOn)) > 0;
      }),
    remove: async (player, id) => {
      const gone = sql.deleteFrom('passkey').where('id', '=', id).where('player', '=', player);
      return (await db.write(() => changes(gone))) > 0;
    },
  };
}
