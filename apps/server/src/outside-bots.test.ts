// Tests outside bots: who owns their tokens, what the tokens allow, and when they end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  as,
  type Client,
  connect,
  type Guest,
  listenTo,
  newGuest,
  newTable,
  newTicket,
  playOut,
} from '../testing/client.ts';
import { openServer, type Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_BOTS_PER_TABLE: '2', MOONSHOT_AWAY_MS: '20' });
});
afterAll(() => site.close());

interface Brought {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

const bring = (guest: Guest, table: string, seat: number, name = 'Robo') =>
  as(guest, 'POST', `/api/tables/${table}/bots`, { seat, name });

async function brought(guest: Guest, table: string, seat: number, name?: string): Promise<Brought> {
  const { status, body } = await bring(guest, table, seat, name);
  expect(status).toBe(201);
  return body as Brought;
}

/** A socket of a program. By default it sends no Origin header. */
async function program(hello: object, origin?: string): Promise<Client> {
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/socket`, origin === undefined ? {} : { origin });
  const client = listenTo({ url: site.url, cookie: '', player: '', name: '', secret: '' }, socket);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  client.say({ type: 'hello', versions: { oldest: 1, newest: 2 }, language: 'en', ...hello } as never);
  return client;
}

/** A host at a new table, with a connected client. */
async function hosting() {
  const ada = await newGuest(site.url, 'Ada');
  const door = await newTable(ada);
  const client = await connect(ada);
  client.say({ type: 'join', table: door.table, invite: null, known: null });
  await client.next('table');
  return { ada, client, ...door };
}

test('a program plays a whole match from the seat that was kept for it, under the label of a bot', async () => {
  const { ada, client, table } = await hosting();
  const { token, player } = await brought(ada, table, 2);
  const robo = await program({ token });
  expect((await robo.next('welcome')).you).toEqual({ player, name: 'Robo' });
  robo.say({ type: 'join', table, invite: null, known: null });
  await robo.until(({ facts }) => facts);
  client.say({ type: 'start' });
  const [seen, own] = await Promise.all([playOut(client), playOut(robo)]);
  expect(own.viewer).toBe(2);
  expect(own.deal.totals).toEqual(seen.deal.totals);
  expect(seen.sitters[2]).toEqual({ kind: 'bot', name: 'Robo', player, broughtBy: 'Ada' });
  expect(client.facts?.seats[2]).toEqual({
    kind: 'bot',
    name: 'Robo',
    player,
    outside: true,
    present: true,
    broughtBy: 'Ada',
  });
  const { opened } = seen.online?.seal ?? {};
  // the program contributes a secret to the shuffle, as a person does
  expect(opened?.map(bytes => bytes !== null)).toEqual([true, false, true, false]);
  const row = await site.store.tables.byId(table);
  expect(await site.store.players.byId(player)).toMatchObject({ kind: 'bot', name: 'Robo' });
  expect(JSON.stringify(row)).not.toContain(token);
  await client.until(({ facts }) => facts?.state === 'over');
  client.say({ type: 'rematch' });
  // the program is in the next match too, without being brought again
  await robo.until(({ view }) => view?.id === `${table}-2`);
  for (const one of [client, robo]) one.close();
});

test('a program gets no chat, and may only play', async () => {
  const { ada, client, table, invite } = await hosting();
  const { token } = await brought(ada, table, 1);
  const robo = await program({ token });
  robo.say({ type: 'join', table, invite: null, known: null });
  await robo.next('table');
  client.say({ type: 'phrase', phrase: 'hello' });
  await client.next('talk');
  const deeds = [
    { type: 'chat', text: 'hello' },
    { type: 'phrase', phrase: 'hello' },
    { type: 'sit', seat: 3 },
    { type: 'stand' },
    { type: 'start' },
    { type: 'hint' },
    { type: 'vote', on: 'pause', yes: true },
  ] as const;
  for (const deed of deeds) {
    robo.say(deed);
    expect((await robo.next('error')).code, deed.type).toBe('not-allowed');
  }
  const other = await newTable(await newGuest(site.url, 'Eve'), {}, { open: 'everybody', chat: false });
  robo.say({ type: 'join', table: other.table, invite: other.invite, known: null });
  expect((await robo.next('error')).code).toBe('no-table'); // the program's token is for one table
  expect(robo.received.filter(({ type }) => type === 'talk')).toEqual([]);
  expect(invite).toMatch(/^.{22}$/);
  for (const one of [client, robo]) one.close();
});

test('a token lets in a program, a ticket a page, and neither the other', async () => {
  const { ada, client, table } = await hosting();
  const { token } = await brought(ada, table, 1);
  const wrong = [
    [{ ticket: await newTicket(ada) }, undefined],
    [{ token: ada.secret }, undefined],
    [{ token: 'A'.repeat(43) }, undefined],
    [{ ticket: token }, site.url],
  ] as const;
  for (const [hello, origin] of wrong) {
    const client = await program(hello, origin);
    expect(await client.next('error')).toMatchObject({ code: 'no-ticket' });
    expect(await client.closed).toMatchObject({ code: 1008, reason: 'no-ticket' });
  }
  expect((await as(ada, 'POST', '/api/sessions', { secret: token })).status).toBe(401);
  client.close();
});

test('only those at a table bring bots, to free seats, and as many as the table takes', async () => {
  const { ada, client, table, invite } = await hosting();
  const eve = await newGuest(site.url, 'Eve');
  const bob = await connect(await newGuest(site.url, 'Bob'));
  bob.say({ type: 'join', table, invite, known: null });
  bob.say({ type: 'sit', seat: 3 });
  await client.until(({ facts }) => facts?.seats[3]?.kind === 'person');
  const answers = [
    [eve, 1, 'Robo', 'no-table'],
    [ada, 3, 'Robo', 'seat-taken'],
    [ada, 4, 'Robo', 'not-allowed'],
    [ada, 1, '\u202Eobor', 'bad-name'],
    [bob.guest, 1, 'Robo', undefined],
    [ada, 1, 'Robo', 'seat-taken'],
    [ada, 2, 'Robot', undefined],
  ] as const;
  for (const [who, seat, name, code] of answers) {
    const { body } = await bring(who, table, seat, name);
    expect((body as { readonly code?: string }).code, `${who.name} ${seat}`).toBe(code);
  }
  client.say({ type: 'emptySeat', seat: 2 });
  await client.until(({ facts }) => facts?.seats[2]?.kind === 'open');
  const { player } = await brought(ada, table, 2);
  client.say({ type: 'transferHost', player });
  expect((await client.next('error')).code).toBe('not-allowed');
  bob.say({ type: 'stand' });
  await client.until(({ facts }) => facts?.seats[3]?.kind === 'open');
  expect(await bring(ada, table, 3)).toMatchObject({ status: 429, body: { code: 'too-many' } });
  for (const one of [client, bob]) one.close();
});

test('a revoked token is invalid, before a match and during one', async () => {
  const { ada, client, table } = await hosting();
  const first = await brought(ada, table, 1);
  const robo = await program({ token: first.token });
  robo.say({ type: 'join', table, invite: null, known: null });
  await robo.next('table');
  expect((await as(await newGuest(site.url, 'Eve'), 'DELETE', `/api/tables/${table}/bots/1`)).status).toBe(404);
  expect((await as(ada, 'DELETE', `/api/tables/${table}/bots/2`)).status).toBe(403);
  expect((await as(ada, 'DELETE', `/api/tables/${table}/bots/1`)).status).toBe(204);
  expect(await robo.closed).toMatchObject({ code: 1008, reason: 'taken back' });
  expect((await (await program({ token: first.token })).next('error')).code).toBe('no-ticket');
  const second = await brought(ada, table, 1);
  const other = await program({ token: second.token });
  other.say({ type: 'join', table, invite: null, known: null });
  await other.next('table');
  client.say({ type: 'start' });
  await other.until(({ view }) => view);
  expect((await as(ada, 'DELETE', `/api/tables/${table}/bots/1`)).status).toBe(204);
  expect(await other.closed).toMatchObject({ code: 1008 });
  const facts = await client.until(({ facts: now }) => now?.seats[1]?.kind === 'bot' && !now.seats[1].outside && now);
  expect(facts.seats[1]).toMatchObject({ player: 'careful' });
  expect((await playOut(client)).deal.phase).toBe('over');
  client.close();
});

test('a program that stays away is stood in for, and has its seat back when it comes', async () => {
  const { ada, client, table } = await hosting();
  const { token } = await brought(ada, table, 1);
  client.say({ type: 'start' });
  await client.until(({ view }) => view?.online?.standIns.includes(1));
  const robo = await program({ token });
  robo.say({ type: 'join', table, invite: null, known: null });
  await robo.until(({ view }) => view?.online?.standIns.length === 0);
  const ends = await Promise.all([client, robo].map(playOut));
  expect(ends[0]?.deal.totals).toEqual(ends[1]?.deal.totals);
  for (const one of [client, robo]) one.close();
});
