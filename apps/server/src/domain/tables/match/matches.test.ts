// Tests matches whose players disconnect and return: nothing is lost, doubled or shown twice, and an error at
// one table affects no other.
import type { Event } from '@moonshot/table';
import { firstAnswer } from '@moonshot/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  as,
  type Client,
  connect,
  dueOf,
  type Guest,
  newGuest,
  newTable,
  playOut,
} from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import { storeIn, tempFolder } from '../../../../testing/store/folder.ts';
import { memoryStore } from '../../../../testing/store/memory.ts';
import { systemEnv } from '../../../core/env.ts';
import type { Store } from '../../../store/store.ts';
import { deleteTable } from '../registry.ts';

/** Milliseconds until a bot stands in for an absent player. */
const AWAY_MS = 50;

let site: Site;
let ada: Guest;
let bob: Guest;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_AWAY_MS: `${AWAY_MS}` });
  [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
});
afterAll(() => site.close());

interface Playing {
  readonly table: string;
  readonly invite: string;
  readonly clients: readonly [Client, Client];
}

/** A match of two people and two bots that has begun. */
async function begun(host = ada, other = bob, order = {}, settings = {}): Promise<Playing> {
  const { table, invite } = await newTable(host, order, settings);
  const clients = [await connect(host), await connect(other)] as const;
  for (const client of clients) client.say({ type: 'join', table, invite, known: null });
  clients[1].say({ type: 'sit', seat: 1 });
  await clients[0].until(({ facts }) => facts?.seats[1]?.kind === 'person');
  clients[0].say({ type: 'start' });
  for (const client of clients) await client.until(({ view }) => view?.deal.phase === 'pass');
  return { table, invite, clients };
}

const close = (...clients: readonly Client[]): void => {
  for (const client of clients) client.close();
};

test('a reconnecting client gets the events it missed, or a snapshot', async () => {
  const { table, clients } = await begun();
  const [first, second] = clients;
  const match = `${table}-1`;
  const known = { match, version: first.view?.version ?? 0 };
  first.close();
  await first.closed;
  second.say(dueOf(second.view!)!);
  await second.until(({ view }) => view !== undefined && view.version > known.version);
  const again = await connect(ada);
  again.say({ type: 'join', table, invite: null, known });
  const told = await again.next('events');
  expect(told.from).toBe(known.version);
  expect(told.events).toHaveLength(told.view.version - known.version);
  const whole = await connect(ada);
  for (const had of [null, { match, version: 9999 }, { match: `${table}-2`, version: 1 }]) {
    whole.say({ type: 'join', table, invite: null, known: had });
    const { view } = await whole.next('snapshot');
    expect([view.viewer, view.version >= told.view.version]).toEqual([0, true]);
  }
  expect(await again.closed).toEqual({ code: 4009, reason: 'replaced' });
  await Promise.all([playOut(whole), playOut(second)]);
  close(whole, second);
});

test('a number that comes again gets the same answer, and has one effect', async () => {
  const { table, clients } = await begun();
  const [first, second] = clients;
  const act = dueOf(first.view!)!;
  const number = 1;
  for (let i = 0; i < 5; i++) first.say(act);
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(await first.next('ack'));
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ number });
  first.say({ ...act, number: 7 });
  const refused = await first.next('rejected');
  expect(refused).toMatchObject({
    number: 7,
    code: 'step-behind',
    sentence: 'The page was a step behind the table, so nothing was played. Try again.',
  });
  await first.until(({ received }) => received.filter(({ type }) => type === 'snapshot').length > 1);
  const events = await site.store.log.read(`${table}-1`);
  expect(events.filter(event => causeOf(event)?.seat === 0).map(event => causeOf(event)?.number)).toEqual([1]);
  await Promise.all([playOut(first), playOut(second)]);
  close(first, second);
});

const causeOf = (event: Event) => ('cause' in event ? event.cause : null);

test('commands doubled, dropped and out of order: every number has one effect, in order', async () => {
  const { table, clients } = await begun();
  const [first, second] = clients;
  let state = 3;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const finished = playOut(second);
  while (first.view?.deal.phase !== 'over') {
    const view = await first.until(({ view: now }) => now && (now.deal.phase === 'over' || dueOf(now)) && now);
    const due = dueOf(view);
    if (due === undefined) break;
    const sent = [due, { ...due, number: view.number + 2 }, { ...due, number: view.number }].filter(
      one => one.number > 0,
    );
    for (let i = 0; i < 4; i++) first.say(sent[below(sent.length)] ?? due);
    first.say(due);
    await first.until(({ view: now }) => now !== undefined && now.number > view.number);
  }
  await finished;
  const events = await site.store.log.read(`${table}-1`);
  const numbers = events.flatMap(event => (causeOf(event)?.seat === 0 ? [causeOf(event)?.number] : []));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  close(first, second);
});

test('a bot stands in for an absent player while another plays, and hands back immediately', async () => {
  const { table, clients } = await begun();
  const [first, second] = clients;
  second.close();
  const gone = await first.until(({ facts }) => {
    const seat = facts?.seats[1];
    return seat?.kind === 'person' && !seat.present && seat;
  });
  expect(gone.standIn).toBe(false);
  expect(gone.standInMs).toBeGreaterThan(0);
  expect(gone.standInMs).toBeLessThanOrEqual(AWAY_MS);
  await first.until(({ view }) => view?.online?.standIns.includes(1));
  const played = await first.until(({ facts }) => {
    const seat = facts?.seats[1];
    return seat?.kind === 'person' && seat.standIn && !seat.present && seat;
  });
  expect(played).not.toHaveProperty('standInMs');
  const again = await connect(bob);
  again.say({ type: 'join', table, invite: null, known: null });
  await again.until(({ view }) => view?.viewer === 1 && view.online?.standIns.length === 0);
  await Promise.all([playOut(first), playOut(again)]);
  close(first, again);
});

test('without any present player no bot stands in', async () => {
  const { table, clients } = await begun();
  close(...clients);
  await Promise.all(clients.map(({ closed }) => closed));
  await new Promise(resolve => setTimeout(resolve, 150)); // three times the maximum wait for a player
  const runner = site.app.tables.held.get(table)?.runner;
  expect(runner?.state().standIns).toEqual([null, null, null, null]);
});

test('a friend who comes late takes a bot’s seat between deals; who leaves for good gives it up', async () => {
  const { table, invite, clients } = await begun(ada, bob, { length: { deals: 2 } });
  const [first, second] = clients;
  const eve = await connect(await newGuest(site.url, 'Eve'));
  eve.say({ type: 'join', table, invite, known: null });
  expect((await eve.next('snapshot')).view.viewer).toBe('watcher');
  eve.say({ type: 'sit', seat: 2 });
  expect(await eve.next('error')).toMatchObject({
    code: 'not-now',
    sentence: 'A seat can be taken between deals only.',
  });
  const betweenDeals = async (client: Client): Promise<void> => {
    for (;;) {
      const view = await client.until(({ view: now }) => now && (now.deal.phase === 'deal' || dueOf(now)) && now);
      if (view.deal.phase === 'deal' && view.deal.results.length > 0) return;
      client.say(dueOf(view)!);
      await client.until(({ view: now }) => now !== undefined && now.version > view.version);
    }
  };
  await Promise.all([betweenDeals(first), betweenDeals(second)]);
  eve.say({ type: 'sit', seat: 2 });
  await eve.until(({ view }) => view?.viewer === 2);
  const sitters = await first.until(({ view }) => view?.sitters[2]?.kind === 'person' && view.sitters);
  expect(sitters.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Eve', 'Rigel']);
  await first.until(({ facts }) => facts?.seats[2]?.kind === 'person');
  expect(first.view?.deal.phase).toBe('deal'); // so the page says that Eve plays from the next deal on
  expect(JSON.stringify(first.received.filter(({ type }) => type === 'events'))).not.toContain(eve.guest.player);
  second.say({ type: 'stand' });
  await second.until(({ view }) => view?.viewer === 'watcher');
  const ends = await Promise.all([playOut(first), playOut(eve)]);
  expect(ends[0]?.sitters.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person', 'bot']);
  close(first, second, eve);
});

test('the people pause a match, go on, and end it before its time', async () => {
  const { table, clients } = await begun();
  const [first, second] = clients;
  for (const client of clients) client.say({ type: 'vote', on: 'pause', yes: true });
  for (const client of clients) await client.until(({ view }) => view?.online?.paused);
  second.say({ type: 'vote', on: 'go-on', yes: true });
  await first.until(({ view }) => view?.online?.paused === false);
  first.say({ type: 'vote', on: 'end', yes: true });
  await second.until(({ view }) => view?.online?.votes?.on === 'end');
  second.say({ type: 'vote', on: 'end', yes: true });
  for (const client of clients) await client.until(({ facts }) => facts?.state === 'over');
  expect((await as(ada, 'GET', `/api/matches/${table}-1/proof`)).status).toBe(200);
  close(...clients);
});

/** A store whose log fails when the test says so. */
function failing(): Store & { failure: Error | undefined; unread: Error | undefined } {
  const store = memoryStore();
  const broken = {
    ...store,
    failure: undefined as Error | undefined,
    unread: undefined as Error | undefined,
    log: {
      ...store.log,
      append: (match: string, expected: number, events: readonly Event[]) =>
        broken.failure === undefined ? store.log.append(match, expected, events) : Promise.reject(broken.failure),
      readAfter: (match: string, version: number) =>
        broken.unread === undefined ? store.log.readAfter(match, version) : Promise.reject(broken.unread),
    },
  };
  return broken;
}

test('a table that cannot write stops, acknowledges nothing, and resumes automatically', async () => {
  const store = failing();
  const other = await openServer({ MOONSHOT_RETRY_MS: '20' }, { store });
  const [one, two] = [await newGuest(other.url, 'Ada'), await newGuest(other.url, 'Bob')];
  const { clients, table } = await begun(one, two);
  const [first] = clients;
  store.failure = new Error('Cannot write QS: the disk is full.');
  const written = (await store.log.read(`${table}-1`)).length; // a bot may have passed since the last view
  const command = dueOf(first.view!)!;
  first.say(command);
  expect(await first.next('error')).toMatchObject({ code: 'paused', about: command.type, number: 1 });
  expect(await first.until(({ facts }) => facts?.trouble)).toMatch(/is paused/);
  expect(first.received.filter(({ type }) => type === 'ack')).toEqual([]);
  expect((await store.log.read(`${table}-1`)).length).toBe(written);
  store.failure = undefined;
  await first.until(({ facts, view }) => facts?.trouble === null && view !== undefined && facts);
  const ends = await Promise.all(clients.map(playOut));
  expect(ends[0]?.deal.phase).toBe('over');
  expect(other.log.join('')).toContain('Cannot write ··: the disk is full.');
  close(...clients);
  await other.close();
});

test('a player who deletes the account while the table stands still does not come back to the seat', async () => {
  const store = failing();
  const other = await openServer({ MOONSHOT_RETRY_MS: '500' }, { store });
  const { clients, table } = await begun(await newGuest(other.url, 'Ada'), await newGuest(other.url, 'Bob'));
  const [first, second] = clients;
  store.failure = new Error('Cannot write: the disk is full.');
  first.say(dueOf(first.view!)!);
  await first.until(({ facts }) => facts?.trouble);
  expect((await as(second.guest, 'DELETE', '/api/me')).status).toBe(204);
  store.failure = undefined;
  await first.until(({ facts, view }) => facts?.seats[1]?.kind === 'bot' && view?.sitters[1]?.kind === 'bot');
  expect((await store.tables.byId(table))?.seats[1]?.kind).toBe('bot');
  close(...clients);
  await other.close();
});

test('a table that stands still counts as such until it leaves the memory', async () => {
  const store = failing();
  const other = await openServer({ MOONSHOT_RETRY_MS: '600000' }, { store });
  const { clients, table } = await begun(await newGuest(other.url, 'Ada'), await newGuest(other.url, 'Bob'));
  const [first] = clients;
  const { tables } = other.app;
  const counted = async () => (await tables.context.metrics.paused.get()).values[0]?.value;
  store.failure = new Error('Cannot write: the disk is full.');
  first.say(dueOf(first.view!)!);
  await first.until(({ facts }) => facts?.trouble);
  expect(await counted()).toBe(1);
  await deleteTable(tables, tables.held.get(table)!);
  expect(await counted()).toBe(0);
  close(...clients);
  await other.close();
});

test('who comes while the log cannot be read has to come again, and is let in once it can', async () => {
  const store = failing();
  const other = await openServer({}, { store });
  const { clients, table } = await begun(await newGuest(other.url, 'Ada'), await newGuest(other.url, 'Bob'));
  const [first] = clients;
  const known = { match: `${table}-1`, version: 1 };
  const again = await connect(first.guest);
  store.unread = new Error('The database is gone.');
  again.say({ type: 'join', table, invite: null, known });
  expect(await again.closed).toEqual({ code: 1011, reason: 'come again' });
  store.unread = undefined;
  const later = await connect(first.guest);
  later.say({ type: 'join', table, invite: null, known });
  expect((await later.next('events')).from).toBe(1);
  close(...clients, later);
  await other.close();
});

test('a match is over once its end could be recorded', async () => {
  const store = memoryStore();
  let fails = true;
  const finish: Store['results']['finish'] = async (...noted) => {
    if (fails) throw new Error('The database is gone.');
    return store.results.finish(...noted);
  };
  const other = await openServer(
    { MOONSHOT_RETRY_MS: '20' },
    { store: { ...store, results: { ...store.results, finish } } },
  );
  const { clients, table } = await begun(await newGuest(other.url, 'Ada'), await newGuest(other.url, 'Bob'));
  const [first] = clients;
  await Promise.all(clients.map(playOut));
  expect(await first.until(({ facts }) => facts?.trouble)).toMatch(/is paused/);
  expect([first.facts?.state, (await store.tables.byId(table))?.state]).toEqual(['playing', 'playing']);
  fails = false;
  await first.until(({ facts }) => facts?.state === 'over' && facts.trouble === null);
  // the result is stored already, so storing it again returns false
  expect(await store.results.finish({ match: `${table}-1`, at: 0, open: false, public: false }, {})).toBe(false);
  close(...clients);
  await other.close();
});

test('what stops one table stops no other', async () => {
  const other = await openServer(
    { MOONSHOT_RETRY_MS: '60000' },
    {
      thinkers: {
        think: async ({ ask, view }) => {
          if (view.game === 'classic') throw new Error('a fault of ours');
          return firstAnswer(ask);
        },
      },
    },
  );
  const guest = await newGuest(other.url, 'Ada');
  const faulty = await connect(guest);
  const door = await newTable(guest, { game: 'classic' });
  faulty.say({ type: 'join', ...door, known: null });
  faulty.say({ type: 'start' });
  expect(await faulty.until(({ facts }) => facts?.trouble)).toMatch(/is paused/);
  const sound = await connect(await newGuest(other.url, 'Bob'));
  const otherDoor = await newTable(sound.guest, { game: 'ricketts' });
  sound.say({ type: 'join', ...otherDoor, known: null });
  sound.say({ type: 'start' });
  expect((await playOut(sound)).deal.phase).toBe('over');
  close(faulty, sound);
  await other.close();
});

test('a restarted server resumes every match from the disk', async () => {
  const folder = tempFolder();
  const before = await openServer({}, { store: storeIn(folder) });
  const [one, two] = [await newGuest(before.url, 'Ada'), await newGuest(before.url, 'Bob')];
  const { clients, table } = await begun(one, two);
  const known = { match: `${table}-1`, version: clients[0].view?.version ?? 0 };
  const act = dueOf(clients[0].view!)!;
  clients[0].say(act);
  const done = await clients[0].next('ack');
  await before.close();
  expect((await clients[0].closed).code).toBe(1012);
  const after = await openServer({}, { store: storeIn(folder) });
  const again = await Promise.all([one, two].map(guest => connect({ ...guest, url: after.url })));
  for (const client of again) client.say({ type: 'join', table, invite: null, known });
  again[0]?.say(act);
  expect(await again[0]?.next('ack')).toEqual(done);
  const ends = await Promise.all(again.map(playOut));
  expect(ends.map(({ viewer, deal }) => [viewer, deal.phase])).toEqual([
    [0, 'over'],
    [1, 'over'],
  ]);
  close(...again);
  await after.close();
});

test('turns of days continue while the server is down', async () => {
  const folder = tempFolder();
  const [dayMs, beganMs] = [86_400_000, 1_700_000_000_000];
  const at = (nowMs: number) => ({
    env: { ...systemEnv, nowMs: () => nowMs },
    store: storeIn(folder, { now: () => nowMs }),
  });
  const leftAt = (client: Client): Promise<number> =>
    client.until(({ view }) => view?.online?.clock?.running.find(({ seat }) => seat === 0)?.leftMs);
  const before = await openServer({}, at(beganMs));
  const guests = [await newGuest(before.url, 'Ada'), await newGuest(before.url, 'Bob')] as const;
  const { table, clients } = await begun(...guests, {}, { clock: { days: 3 } });
  expect(Math.ceil((await leftAt(clients[0])) / dayMs)).toBe(3);
  await before.close();
  const after = await openServer({}, at(beganMs + 2 * dayMs));
  const again = await connect({ ...guests[0], url: after.url });
  again.say({ type: 'join', table, invite: null, known: null });
  expect(Math.ceil((await leftAt(again)) / dayMs)).toBe(1);
  close(again);
  await after.close();
});
