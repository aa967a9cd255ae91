// Tests who may join a table, depending on the seat, the invitation, the settings, the match, and the number
// of spectators.
import { afterEach, expect, test } from 'vitest';
import { type Client, call, connect, FRIENDS, type Guest, newGuest, newTable } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { tableRow } from '../../../testing/store/table-row.ts';

type Visitor = 'seated host' | 'host without a seat' | 'guest with the link' | 'guest without' | 'with a wrong link';

interface Visit {
  readonly visitor: Visitor;
  readonly open?: 'everybody';
  readonly watchers?: 'none';
  readonly playing?: true;
  readonly others?: number; // spectators at the table already
  readonly answer: 'table' | 'no-table' | 'not-allowed' | 'table-full';
}

const MOST = 2; // maximum number of spectators

const visits: readonly Visit[] = [
  { visitor: 'seated host', answer: 'table' },
  { visitor: 'seated host', playing: true, watchers: 'none', answer: 'table' },
  { visitor: 'seated host', playing: true, others: MOST, answer: 'table' },
  { visitor: 'host without a seat', answer: 'table' },
  { visitor: 'host without a seat', others: MOST - 1, answer: 'table' },
  { visitor: 'guest with the link', answer: 'table' },
  { visitor: 'guest with the link', watchers: 'none', answer: 'table' },
  { visitor: 'guest with the link', playing: true, answer: 'table' },
  { visitor: 'guest with the link', playing: true, watchers: 'none', answer: 'not-allowed' },
  { visitor: 'guest with the link', others: MOST - 1, answer: 'table' },
  { visitor: 'guest with the link', others: MOST, answer: 'table-full' },
  { visitor: 'guest with the link', others: MOST, playing: true, answer: 'table-full' },
  { visitor: 'guest without', answer: 'no-table' },
  { visitor: 'guest without', playing: true, answer: 'no-table' },
  { visitor: 'guest without', open: 'everybody', answer: 'table' },
  { visitor: 'guest without', open: 'everybody', playing: true, watchers: 'none', answer: 'not-allowed' },
  { visitor: 'with a wrong link', answer: 'no-table' },
  { visitor: 'with a wrong link', open: 'everybody', answer: 'table' },
];

let site: Site;
afterEach(() => site.close());

async function comes(guest: Guest, table: string, invite: string | null): Promise<Client> {
  const client = await connect(guest);
  client.say({ type: 'join', table, invite, known: null });
  return client;
}

const isAt = (client: Client): Promise<unknown> => client.next('table');

/** The first message that a visitor gets from a table: its facts, or the code of the refusal. */
const firstHeard = (client: Client): Promise<string> =>
  client.until(({ received }) => {
    const message = received.find(({ type }) => type === 'table' || type === 'error');
    return message && (message.type === 'error' ? message.code : message.type);
  });

/** Describes what is unusual about the table that a visitor joins. */
const unusual = ({ open, watchers, playing, others = 0 }: Visit): string =>
  [open && 'open', watchers && 'no spectators', playing && 'playing', others && `${others} watch`]
    .filter(Boolean)
    .join(', ') || 'waiting';

test.each(visits.map(visit => [visit.visitor, unusual(visit), visit.answer, visit] as const))(
  '%s, table %s: %s',
  async (visitor, _, answer, { open, watchers, playing, others = 0 }) => {
    site = await openServer({ MOONSHOT_WATCHERS_PER_TABLE: String(MOST) });
    const ada = await newGuest(site.url, 'Ada');
    const { table, invite } = await newTable(
      ada,
      {},
      {
        ...FRIENDS,
        ...(open && { open, chat: false }),
        ...(watchers && { watchers }),
      },
    );
    const host = await comes(ada, table, null);
    await isAt(host);
    if (visitor === 'host without a seat') {
      host.say({ type: 'stand' }); // nobody else is seated, so Ada stays the host
      await host.until(({ facts }) => facts?.seats[0]?.kind === 'open');
    }
    for (let i = 0; i < others; i++) await isAt(await comes(await newGuest(site.url, `Kim ${i}`), table, invite));
    if (playing) {
      host.say({ type: 'start' });
      await host.until(({ facts }) => facts?.state === 'playing');
    }
    const guest = visitor.includes('host') ? ada : await newGuest(site.url, 'Eve');
    const wrong = visitor === 'with a wrong link' ? `${invite.slice(0, -1)}${invite.endsWith('A') ? 'B' : 'A'}` : null;
    const client = await comes(guest, table, visitor === 'guest with the link' ? invite : wrong);
    expect(await firstHeard(client)).toBe(answer);
    // A visitor who was refused receives nothing else from the table.
    const heard = client.received.map(({ type }) => type);
    if (answer !== 'table') expect(heard).toEqual(['welcome', 'error']);
  },
);

test('a table without a host is not open to a stranger without a session', async () => {
  site = await openServer();
  const settings = { open: 'invited', clock: null, watchers: 'none', chat: false } as const;
  const id = 'A'.repeat(22);
  await site.store.tables.put(
    tableRow({ id, host: '', settings, seats: [{ kind: 'bot', name: 'Vega', player: 'careful' }] }),
  );
  expect((await call(site.url, 'GET', `/api/tables/${id}/door`)).status).toBe(404);
});
