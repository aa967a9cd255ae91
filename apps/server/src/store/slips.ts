// What is given out to be shown once again soon, where several servers give it out and take it.
import type { Slip, SlipKind } from '../slips.ts';
import { isPushedOut } from '../slips.ts';
import type { KeptSlips } from './cluster-row.ts';
import { changes, type Database, rows, type Steps, sql } from './steps.ts';

const out = (kind: SlipKind, nowMs: number) =>
  sql.selectFrom('slip').selectAll().where('kind', '=', kind).where('until_ms', '>', nowMs);

/** Slips in a database; `now` is the time of day in milliseconds. */
export function slipsIn(db: Database, now: () => number): KeptSlips {
  const found = async (kind: SlipKind, by: 'key' | 'value', what: string): Promise<Slip | undefined> => {
    const nowMs = now();
    const [slip] = await db.read(() => rows(out(kind, nowMs).where(by, '=', what).limit(1)));
    return slip && { key: slip.key, value: slip.value, forMs: slip.until_ms - nowMs };
  };
  return {
    put: (kind, slip, most) => db.append(() => put(kind, slip, most, now())),
    take: async (kind, key) => {
      const slip = await found(kind, 'key', key);
      if (slip === undefined) return undefined;
      const was = await db.append(() =>
        changes(sql.deleteFrom('slip').where('kind', '=', kind).where('key', '=', key)),
      );
      return was === 0 ? undefined : slip.value; // somebody else spent it
    },
    find: async (kind, key) => (await found(kind, 'key', key))?.value,
    holding: (kind, value) => found(kind, 'value', value),
    sweep: () => db.append(() => changes(sql.deleteFrom('slip').where('until_ms', '<=', now()))),
  };
}

/** Those that push others out are few by how often each address may ask for one. */
function* put(kind: SlipKind, { key, value, forMs }: Slip, most: number, nowMs: number): Steps<boolean> {
  if (!isPushedOut(kind)) {
    const many = yield* rows(
      out(kind, nowMs)
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('many')),
    );
    if ((many[0]?.many ?? 0) >= most) return false;
  }
  const slip = { kind, key, value, until_ms: nowMs + forMs };
  const added = sql
    .insertInto('slip')
    .values(slip)
    .onConflict(conflict => conflict.doNothing());
  return (yield* changes(added)) > 0;
}
