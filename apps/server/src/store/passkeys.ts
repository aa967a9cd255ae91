// Passkeys, as the store keeps them: public keys alone, and what tells a copy from the one that was made.
import type { Database } from 'better-sqlite3';
import { changes, type KeptPasskey, rows, sql } from './query.ts';
import type { Passkey, Passkeys } from './store.ts';
import type { Writer } from './writer.ts';

const shown = ({ public_key, at_ms, used_ms, ...rest }: KeptPasskey): Passkey => ({
  ...rest,
  publicKey: Uint8Array.from(public_key),
  at: at_ms,
  usedAt: used_ms,
});

const kept = ({ publicKey, at, usedAt, ...rest }: Passkey): KeptPasskey => ({
  ...rest,
  public_key: Buffer.from(publicKey),
  at_ms: at,
  used_ms: usedAt,
});

/** Passkeys on the one connection. */
export function passkeysIn(db: Database, writer: Writer): Passkeys {
  const all = () => sql.selectFrom('passkey').selectAll();
  const ofPlayer = (player: string) => rows(db, all().where('player', '=', player).orderBy('at_ms').orderBy('id'));
  const byId = (id: string) => rows(db, all().where('id', '=', id))[0];
  return {
    add: (passkey, most) =>
      writer.write(() => {
        if (byId(passkey.id) !== undefined) return 'known';
        if (ofPlayer(passkey.player).length >= most) return 'full';
        changes(db, sql.insertInto('passkey').values(kept(passkey)));
        return 'written';
      }),
    byId: async id => {
      const found = byId(id);
      return found && shown(found);
    },
    of: async player => ofPlayer(player).map(shown),
    used: (id, counter, used_ms) =>
      writer.write(() => {
        const counts = sql.updateTable('passkey').set({ counter, used_ms }).where('id', '=', id);
        // An authenticator that does not count says 0 each time.
        const goesOn = counter === 0 ? counts.where('counter', '=', 0) : counts.where('counter', '<', counter);
        return changes(db, goesOn) > 0;
      }),
    remove: (player, id) =>
      writer.write(() => changes(db, sql.deleteFrom('passkey').where('id', '=', id).where('player', '=', player)) > 0),
  };
}
