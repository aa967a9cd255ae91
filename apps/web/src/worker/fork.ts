// Playing it out: a table of its own that is the same up to one decision, and ends with that deal.

import type { Seat } from '@moonshot/rules/game/seat';
import { openTable } from '@moonshot/table/decide';
import type { Event } from '@moonshot/table/event';
import { tableFrom } from '@moonshot/table/evolve';
import { heartsFor } from '@moonshot/table/pinned';
import { STAND_IN } from '@moonshot/table/sitting';
import type { Spec } from '@moonshot/table/state';
import type { ToTable } from '@moonshot/wire';
import { forkTable } from '@moonshot/wire/settled';
import { come } from './coming.ts';
import { type Hosting, trouble } from './hosting.ts';

/** Writes the table as it stood after so many events under a name of its own, and takes the seat there. */
export async function fork(hosting: Hosting, { table, seat, at }: Extract<ToTable, { type: 'fork' }>): Promise<void> {
  const { world } = hosting;
  const log = await world.shelf.read(table);
  const [first] = log;
  if (first?.type !== 'table-opened' || at > log.length) return trouble(hosting, say => say.gone);
  // Where somebody else's place is taken, the log is not one that this table would have written.
  const own = first.spec.sitters[seat]?.kind === 'person';
  const id = own ? world.newTableId() : forkTable(world.newTableId());
  await world.shelf.append(id, 0, forked(seatedAt(first, seat), log.slice(1, at), id));
  await come(hosting, { type: 'join', table: id, seat });
}

/** The same opening with a person in this seat alone. */
function seatedAt(first: Opening, seat: Seat): Opening {
  if (first.spec.sitters[seat]?.kind === 'person') return first;
  const sitters = first.spec.sitters.map(({ name }, i) =>
    i === seat ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, player: STAND_IN },
  );
  return { ...first, spec: { ...first.spec, sitters } };
}

type Opening = Extract<Event, { type: 'table-opened' }>;

/** The same cards and plays; no deal follows, or its cards would be those of the table that goes on. */
export function forked({ spec, secret }: Opening, played: readonly Event[], id: string): readonly Event[] {
  const hearts = heartsFor(spec);
  const { deal } = tableFrom(hearts, [openTable(hearts, id, spec, secret), ...played]).game;
  const once: Spec = { ...spec, length: { deals: deal } };
  return [openTable(hearts, id, once, secret), ...played];
}
