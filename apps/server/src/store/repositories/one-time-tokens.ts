// One-time tokens that are stored in the database, for the nodes of a cluster.
import { isEvictable, type OneTimeToken, type OneTimeTokenKind } from '../../core/one-time-tokens.ts';
import type { StoredOneTimeTokens } from '../rows/cluster.ts';
import { batched, padded } from '../sql/batching.ts';
import { deleteExpired, type Expiring } from '../sql/delete-expired.ts';
import { changes, countOf, type Database, rows, type SqlStatements, sql } from '../sql/steps.ts';

const out = (kind: OneTimeTokenKind, nowMs: number) =>
  sql.selectFrom('slip').selectAll().where('kind', '=', kind).where('until_ms', '>', nowMs);

/** Creates the part of the store for one-time tokens. `now` returns the milliseconds since 1970. */
export function oneTimeTokensIn(db: Database, now: () => number): StoredOneTimeTokens {
  const one = async (kind: OneTimeTokenKind, by: 'key' | 'value', what: string): Promise<OneTimeToken | undefined> => {
    const nowMs = now();
    const [token] = await db.read(() => rows(out(kind, nowMs).where(by, '=', what).limit(1)));
    if (token === undefined) return undefined;
    const { key, value, holder } = token;
    return { key, value, forMs: token.until_ms - nowMs, ...(holder === null ? {} : { holder }) };
  };
  const put = putUnlimited(db, now);
  const keepFew = keepingFew(db);
  const taken = {
    ticket: takingIn(db, 'ticket', now),
    code: takingIn(db, 'code', now),
    challenge: takingIn(db, 'challenge', now),
    'sign-in': takingIn(db, 'sign-in', now),
    pad: takingIn(db, 'pad', now),
  };
  return {
    put: async (kind, token, { most, each }) => {
      if (!isEvictable(kind)) return db.append(() => puttingFew({ kind, ...token }, most, now()));
      const isNew = await put({ kind, ...token });
      if (token.holder !== undefined && each !== undefined) await keepFew(kind, token.holder, each);
      return isNew;
    },
    renew: (kind, { key, value, forMs }) => {
      const nowMs = now();
      const found = sql
        .updateTable('slip')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('until_ms', '>', nowMs);
      return db.single(() => changes(found.set({ value, until_ms: nowMs + forMs }))).then(count => count > 0);
    },
    take: (kind, key) => taken[kind](key),
    find: (kind, key) => one(kind, 'key', key),
    holding: (kind, value) => one(kind, 'value', value),
    sweep: most => db.single(() => deleteExpired(EXPIRING, now() + 1, most)),
  };
}

const EXPIRING: Expiring = { table: 'slip', key: 'kind, key', column: 'until_ms' };

interface Put extends OneTimeToken {
  readonly kind: OneTimeTokenKind;
}

const add = (tokens: readonly Put[], nowMs: number) =>
  sql
    .insertInto('slip')
    .values(
      tokens.map(({ kind, key, value, forMs, holder = null }) => ({
        kind,
        key,
        value,
        until_ms: nowMs + forMs,
        holder,
      })),
    )
    .onConflict(conflict => conflict.doNothing());

/**
 * A batched function that inserts a token of a kind whose total is not limited. It returns whether the key
 * was free.
 */
const putUnlimited = (db: Database, now: () => number): ((token: Put) => Promise<boolean>) =>
  batched(async tokens => {
    const added = await db.single(() => rows(add(padded(tokens), now()).returning(['kind', 'key'])));
    // If two tokens have the same key, only the first one counts as stored.
    const left = new Set(added.map(({ kind, key }) => `${kind} ${key}`));
    return tokens.map(({ kind, key }) => left.delete(`${kind} ${key}`));
  });

/** Deletes the oldest tokens of a holder who has more than `each` tokens of a kind. */
const keepingFew =
  (db: Database) =>
  async (kind: OneTimeTokenKind, holder: string, each: number): Promise<void> => {
    const mine = sql.selectFrom('slip').where('kind', '=', kind).where('holder', '=', holder);
    const over = await db.read(() =>
      rows(mine.select('key').orderBy('until_ms', 'desc').orderBy('key').limit(OVER).offset(each)),
    );
    const keys = over.map(({ key }) => key);
    if (keys.length === 0) return;
    await db.single(() => changes(sql.deleteFrom('slip').where('kind', '=', kind).where('key', 'in', keys)));
  };

/** The maximum number of tokens deleted at a time. */
const OVER = 50;

/**
 * Returns the values of tokens and deletes the tokens. A concurrent query for the same token waits for this
 * one and then finds no token.
 */
const takingIn = (
  db: Database,
  kind: OneTimeTokenKind,
  now: () => number,
): ((key: string) => Promise<string | undefined>) =>
  batched(async keys => {
    const good = sql.deleteFrom('slip').where('kind', '=', kind).where('until_ms', '>', now());
    const gone = await db.single(() => rows(good.where('key', 'in', padded(keys)).returning(['key', 'value'])));
    // of several requests for one token, the first gets its value
    const left = new Map(gone.map(({ key, value }) => [key, value]));
    return keys.map(key => {
      const value = left.get(key);
      left.delete(key);
      return value;
    });
  });

function* puttingFew(token: Put, most: number, nowMs: number): SqlStatements<boolean> {
  const many = yield* countOf(out(token.kind, nowMs));
  return many < most && (yield* changes(add([token], nowMs))) > 0;
}
