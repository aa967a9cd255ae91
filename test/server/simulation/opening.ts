// The people and tables of a simulation: sessions, and tables as the server's routes would open them.

import type { TableSettings, TimeControl } from '@moonshot/protocol/server';
import { prepare, SHEETS, type Sheet } from '@moonshot/rules';
import { hashOf } from '../../../apps/server/src/core/ids.ts';
import { openTable } from '../../../apps/server/src/domain/tables/open-table.ts';
import type { Chance } from './chance.ts';
import type { Node } from './node.ts';
import type { Nature, Person } from './person.ts';
import { newOwner, type Schedule } from './schedule.ts';

export interface Opened {
  readonly people: readonly Person[];
  readonly tables: readonly string[];
  readonly games: number; // at each
}

/** Limits on tables, match lengths and the number of matches, where these are not random. */
export interface Company {
  readonly tables?: 1 | 2;
  readonly deals?: number;
  readonly games?: number; // 1 by default
}

const DAY_MS = 86_400_000;

/** Opens one or two tables, each with some people and perhaps a spectator. */
export async function opening(
  node: Node,
  plan: Chance,
  nowMs: number,
  schedule: Schedule,
  company: Company = {},
): Promise<Opened> {
  const people: Person[] = [];
  const tables: string[] = [];
  for (let i = Math.min(company.tables ?? 2, plan.pick([1, 1, 2])); i > 0; i--) {
    const sheet = plan.pick(SHEETS);
    const seats = plan.pick(seatsOf(sheet));
    const count = Math.min(seats, plan.pick([1, 2, 2, 3, 4]));
    const settings = settingsOf(plan);
    const known: Known[] = [];
    for (let j = 0; j < count + 1; j++) known.push(await newPlayer(node, plan, `P${tables.length}${j}`, nowMs));
    const opened = await openTable(node.realtime.tables, {
      host: known[0]?.id ?? '',
      game: sheet.id,
      rules: sheet.version,
      overrides: {},
      length: { deals: company.deals ?? plan.pick([1, 1, 1, 2]) },
      settings,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0
          ? { kind: 'person' as const, player: known[0]?.id ?? '', prepared: false }
          : { kind: 'open' as const },
      ),
    });
    if (!opened.ok) throw new Error('Cannot begin a simulation: no table opens');
    const { id, row } = opened.live;
    tables.push(id);
    const watched = settings.watchers !== 'none' && plan.below(2) === 0;
    for (const [j, one] of known.slice(0, watched ? count + 1 : count).entries()) {
      const nature = natureOf(plan, j > 0 && j < count, settings.clock);
      people.push(newPerson(one, id, row.invite, j < count ? j : null, nature, `${one.name}`));
    }
  }
  schedule.note(`tables ${tables.length}, people ${people.length}`);
  return { people, tables, games: company.games ?? 1 };
}

const SEATS_MOST = 6;

const seatsOf = (sheet: Sheet): readonly number[] =>
  Array.from({ length: SEATS_MOST - 1 }, (_, i) => i + 2).filter(seats => prepare(sheet, seats).ok);

const quick = (plan: Chance): TimeControl => ({
  cardSeconds: 5,
  passSeconds: plan.pick([5, 10]),
  reserveSeconds: plan.pick([0, 0, 10]),
});

const settingsOf = (plan: Chance): TableSettings => ({
  open: 'invited',
  clock: plan.pick([null, null, quick(plan), quick(plan), { days: 1 }]),
  watchers: plan.pick(['none', 'cards', 'hands-after'] as const),
  chat: true,
});

/** How a person behaves: the host stays, and some of the others are lost during the match. */
function natureOf(plan: Chance, mayBeLost: boolean, clock: TableSettings['clock']): Nature {
  const atMs = plan.within(5000, 200_000);
  const patient = clock !== null && 'days' in clock; // nobody waits for days here
  const lost = mayBeLost && !patient && plan.below(3) === 0;
  return {
    thinkMs: plan.pick([400, 2000, 8000]),
    wild: plan.pick([0, 60, 250]),
    sealed: plan.below(4) > 0,
    lost: lost ? { atMs, how: clock !== null && plan.below(2) === 0 ? 'asleep' : 'gone' } : undefined,
  };
}

interface Known {
  readonly id: string;
  readonly name: string;
  readonly session: string;
}

const text = (plan: Chance, bytes: number): string => Buffer.from(plan.bytes(bytes)).toString('base64url');

async function newPlayer({ store }: Node, plan: Chance, name: string, nowMs: number): Promise<Known> {
  const known = { id: text(plan, 16), name, session: text(plan, 32) };
  await store.players.add({ id: known.id, name, kind: 'guest', at: nowMs }, hashOf(text(plan, 32)));
  await store.players.openSession(hashOf(known.session), known.id, nowMs + 400 * DAY_MS);
  return known;
}

const newPerson = (
  { id, session }: Known,
  table: string,
  invite: string,
  seat: number | null,
  nature: Nature,
  name: string,
): Person => ({
  id,
  session,
  table,
  invite,
  seat,
  owner: newOwner(name),
  nature,
  said: [],
  sent: [],
  match: `${table}-1`,
  wire: undefined,
  view: undefined,
  facts: undefined,
  pending: undefined,
  pendingMs: 0,
  heardMs: 0,
  tries: 0,
  thinking: false,
  awayUntilMs: 0,
  turnedAway: false,
  acked: [],
  old: [],
});
