// Tests that rated and league matches are fair: no message helps a player, only playing well does.
import type { ClientToServer, LeagueFacts, MovedAnswer, ServerToClient } from '@moonshot/protocol/server';
import { afterEach, expect, test } from 'vitest';
import { as, type Client, connect, FRIENDS, type Guest, newGuest, newTable, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

const OPEN = { open: 'everybody', rated: true, chat: false, watchers: 'cards', clock: null } as const;
const ORDER = { game: 'ricketts', overrides: {}, length: { deals: 1 }, seats: 4 } as const;
const CLOCK = { cardSeconds: 45, passSeconds: 90, reserveSeconds: 120 };

let site: Site;
afterEach(() => site.close());

interface Match {
  readonly ada: Client; // the host
  readonly bob: Client;
  readonly eve: Client; // a spectator
  readonly table: string;
  readonly league: string;
}

const came = async (guest: Guest, table: string, invite: string | null = null): Promise<Client> => {
  const client = await connect(guest);
  client.say({ type: 'join', table, invite, known: null });
  await client.until(({ facts }) => facts);
  return client;
};

/** A match in progress with a host, a guest and two bots, and a spectator. */
async function begun(kind: 'rated' | 'league', order: object = {}): Promise<Match> {
  site = await openServer({ MOONSHOT_AWAY_MS: '20' });
  const [a, b, e] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob'), await newGuest(site.url, 'Eve')];
  const made = await as(a, 'POST', '/api/leagues', {
    ...{ name: 'Sundays', end: { matches: 2 } },
    order: { ...ORDER, ...order },
  });
  const { league } = made.body as { league: string };
  for (const guest of [b, e]) await as(guest, 'POST', `/api/leagues/${league}/members`);
  const opened =
    kind === 'rated'
      ? await newTable(a, order, OPEN)
      : ((await as(a, 'POST', `/api/leagues/${league}/tables`, { settings: FRIENDS })).body as {
          table: string;
          invite: string;
        });
  const { table, invite } = opened;
  const clients = [await came(a, table, invite), await came(b, table, invite), await came(e, table, invite)] as const;
  const [ada, bob, eve] = clients;
  bob.say({ type: 'sit', seat: 1 });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  ada.say({ type: 'start' });
  for (const client of clients) await client.until(({ view }) => view?.deal.phase === 'pass');
  return { ada, bob, eve, table, league };
}

/** Messages, other than moves, with which a player might try to change a match. */
const acts = (other: string): readonly ClientToServer[] => [
  { type: 'emptySeat', seat: 1 },
  { type: 'emptySeat', seat: 2 },
  { type: 'changeSettings', settings: { ...OPEN, rated: false } },
  { type: 'changeSettings', settings: { ...OPEN, clock: CLOCK, open: 'invited', rated: false } },
  { type: 'changeSettings', settings: { ...OPEN, clock: CLOCK, watchers: 'none' } },
  { type: 'changeSettings', settings: { ...OPEN, clock: CLOCK, programs: true } },
  { type: 'changeSettings', settings: { ...FRIENDS, clock: { days: 1 } } },
  { type: 'transferHost', player: other },
  { type: 'changeRules', order: ORDER },
  { type: 'addBot', seat: 1, player: 'careful' },
  { type: 'addBot', seat: 2, player: 'careful' },
  { type: 'sit', seat: 2 },
  { type: 'setReady', yes: false },
  { type: 'start' },
  { type: 'rematch' },
  { type: 'hint' },
  { type: 'undo', number: 2 },
  { type: 'vote', on: 'undo', yes: true },
  { type: 'vote', on: 'pause', yes: true },
  { type: 'vote', on: 'end', yes: true },
  { type: 'takeSeatBack' },
];

const isNo = ({ type }: ServerToClient): boolean => type === 'error' || type === 'rejected';

/** Sends each message during the match and waits until the last is answered. */
async function tryAll(client: Client, other: string): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const act of acts(other)) {
    const before = client.received.length;
    client.say(act);
    if (act.type === 'undo') await client.until(({ received }) => received.slice(before).some(isNo));
    // The answer to this message arrives after the answers to all earlier ones.
    client.say({ type: 'setLanguage', language: 'en' });
    await client.next('tableRules');
    if (client.received.slice(before).some(isNo)) refused.push(act.type === 'vote' ? `vote ${act.on}` : act.type);
  }
  return refused;
}

const placesIn = async ({ ada, table, league }: Match, kind: 'rated' | 'league') => {
  if (kind === 'rated')
    return ((await as(ada.guest, 'GET', `/api/matches/${table}-1/ratings`)).body as MovedAnswer).moved.map(
      ({ name, rank }) => [name, rank],
    );
  const { matches } = (await as(ada.guest, 'GET', `/api/leagues/${league}`)).body as LeagueFacts;
  return (matches[0]?.rows ?? []).map(({ name, rank }) => [name, rank]);
};

/** The expected placings, from the totals of seats 0 and 1. */
const byTotals = ([a = 0, b = 0]: readonly number[]) => [
  ['Ada', a <= b ? 1 : 2],
  ['Bob', b <= a ? 1 : 2],
];

const sorted = (places: readonly unknown[]): unknown => [...places].map(one => JSON.stringify(one)).sort();

test.each([
  ['rated', 'the host'],
  ['rated', 'the guest'],
  ['league', 'the host'],
  ['league', 'the guest'],
] as const)('a match (%s) ends normally, whatever %s sends while the other is away', async (kind, who) => {
  const match = await begun(kind);
  const { ada, bob, eve, table } = match;
  const [actor, other] = who === 'the host' ? [ada, bob] : [bob, ada];
  other.close();
  await actor.until(({ view }) => view?.online?.standIns.length === 1);
  const row = await site.store.tables.byId(table);
  const refused = await tryAll(actor, other.guest.player);
  expect(refused).toEqual(
    expect.arrayContaining(['emptySeat', 'changeSettings', 'transferHost', 'hint', 'undo', 'vote undo']),
  );
  // these votes are accepted, but they are not a majority
  expect(refused.filter(type => type === 'vote pause' || type === 'vote end')).toEqual([]);
  await tryAll(eve, other.guest.player);
  expect(await site.store.tables.byId(table)).toEqual(row);
  expect(actor.view?.online).toMatchObject({ paused: false, ended: false });
  const back = await came(other.guest, table);
  const [seen] = await Promise.all([playOut(actor), playOut(back)]);
  await actor.until(({ facts }) => facts?.state === 'over');
  expect(sorted(await placesIn(match, kind))).toEqual(sorted(byTotals(seen.deal.totals)));
  for (const client of [actor, back, eve]) client.close();
});

test.each(['rated', 'league'] as const)('a player who leaves a match (%s) comes last, and it counts', async kind => {
  const match = await begun(kind);
  match.ada.say({ type: 'stand' });
  await match.bob.until(({ facts }) => facts?.seats[0]?.kind === 'bot');
  match.bob.say({ type: 'vote', on: 'end', yes: true });
  expect(await match.bob.next('error')).toMatchObject({ code: 'not-now' });
  await playOut(match.bob);
  await match.bob.until(({ facts }) => facts?.state === 'over');
  expect(sorted(await placesIn(match, kind))).toEqual(
    sorted([
      ['Ada', 2],
      ['Bob', 1],
    ]),
  );
});

test.each(['rated', 'league'] as const)(
  'a match (%s) that everybody leaves is finished by bots and ranks them equally',
  async kind => {
    const match = await begun(kind);
    for (const client of [match.ada, match.bob]) client.say({ type: 'stand' });
    await match.eve.until(({ facts }) => facts?.state === 'over');
    expect(sorted(await placesIn(match, kind))).toEqual(
      sorted([
        ['Ada', 1],
        ['Bob', 1],
      ]),
    );
  },
);

test.each([
  ['leaves the league', (m: Match) => as(m.bob.guest, 'DELETE', `/api/leagues/${m.league}/members`)],
  [
    'is put out of it',
    (m: Match) => as(m.ada.guest, 'DELETE', `/api/leagues/${m.league}/members/${m.bob.guest.player}`),
  ],
  ['sees its owner end it', (m: Match) => as(m.ada.guest, 'PATCH', `/api/leagues/${m.league}`, { over: true })],
])('a league’s match counts for those who began it, even if a player %s during it', async (_, act) => {
  const match = await begun('league');
  expect((await act(match)).status).toBe(204);
  const [seen] = await Promise.all([match.ada, match.bob].map(playOut));
  await match.ada.until(({ facts }) => facts?.state === 'over');
  expect(sorted(await placesIn(match, 'league'))).toEqual(sorted(byTotals(seen?.deal.totals ?? [])));
});

test('a rated match ended by agreement changes no rating', async () => {
  const match = await begun('rated');
  for (const client of [match.ada, match.bob]) client.say({ type: 'vote', on: 'end', yes: true });
  await match.ada.until(({ facts }) => facts?.state === 'over');
  expect(await placesIn(match, 'rated')).toEqual([]);
});

test.each(['rated', 'league'] as const)('a table whose matches count (%s) always has a clock', async kind => {
  const { ada } = await begun(kind);
  expect(ada.facts?.settings.clock).toEqual(CLOCK);
  expect(ada.view?.online?.clock).not.toBeNull();
});

test('a table whose matches do not count has no clock', async () => {
  site = await openServer();
  const client = await came(
    await newGuest(site.url, 'Ada'),
    (await newTable(await newGuest(site.url, 'Bob'), {}, { open: 'everybody', chat: false })).table,
  );
  expect(client.facts?.settings.clock).toBeNull();
});
