// Tests joins while the store is slow or failing. A client whose socket has closed, or who may no longer
// join, is never added.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, connect, dueOf, FRIENDS, type Guest, newGuest, newTable } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import type { Store } from '../../store/store.ts';
import { showAll } from './join.ts';

/** A store that delays queries about blocks until the test lets them continue. */
interface Late extends Store {
  late: boolean;
  short: boolean; // whether the log lacks its last event when it is read for a client that comes back
  /** Resolves once this number of queries are waiting. Calling the result lets them continue. */
  asked(count: number): Promise<() => void>;
}

function lateStore(): Late {
  const store = memoryStore();
  const waiting: (() => void)[] = [];
  const late: Late = {
    ...store,
    late: false,
    short: false,
    log: {
      ...store.log,
      readAfter: async (match, version) => {
        const events = await store.log.readAfter(match, version);
        return late.short ? events.slice(0, -1) : events;
      },
    },
    conduct: {
      ...store.conduct,
      blockedBy: async player => {
        if (late.late) await new Promise<void>(then => waiting.push(then));
        return store.conduct.blockedBy(player);
      },
    },
    asked: async count => {
      while (waiting.length < count) await new Promise(setImmediate);
      return () => {
        for (const then of waiting.splice(0)) then();
      };
    },
  };
  return late;
}

let store: Late;
let site: Site;
let ada: Guest;
beforeEach(async () => {
  store = lateStore();
  site = await openServer({}, { store });
  ada = await newGuest(site.url, 'Ada');
});
afterEach(() => site.close());

/** A player at her own table, which allows no spectators during a match. */
async function atTable(): Promise<{ readonly first: Client; readonly door: { table: string; invite: string } }> {
  const door = await newTable(ada, {}, { ...FRIENDS, watchers: 'none' });
  const first = await connect(ada);
  first.say({ type: 'join', ...door, known: null });
  await first.next('table');
  return { first, door };
}

test('a socket that ended while joining replaces no other', async () => {
  const { first, door } = await atTable();
  const dead = await connect(ada);
  store.late = true;
  dead.say({ type: 'join', ...door, known: null });
  const goOn = await store.asked(1);
  dead.close();
  await dead.closed;
  store.late = false;
  goOn();
  first.say({ type: 'start' });
  await first.until(({ view }) => view?.deal.phase === 'pass');
  expect(first.facts?.seats[0]).toMatchObject({ present: true, standIn: false });
  first.say(dueOf(first.view!)!);
  expect(await first.next('ack')).toMatchObject({ number: 1 });
});

test('a spectator who joins while a match without spectators begins is refused, and sees nothing of it', async () => {
  const { first, door } = await atTable();
  const eve = await connect(await newGuest(site.url, 'Eve'));
  store.late = true;
  eve.say({ type: 'join', ...door, known: null });
  const goOn = await store.asked(1);
  store.late = false;
  first.say({ type: 'start' });
  await first.until(({ view }) => view?.deal.phase === 'pass');
  goOn();
  expect(await eve.next('error')).toMatchObject({ code: 'not-allowed' });
  expect(eve.received.map(({ type }) => type)).toEqual(['welcome', 'error']);
  eve.close();
});

test.each([
  [false, 'events'],
  [true, 'snapshot'],
] as const)('a client comes back, and the log lacks an event that it missed (%s): it gets %s', async (short, gets) => {
  const { first, door } = await atTable();
  first.say({ type: 'start' });
  first.say(await first.until(({ view }) => view && dueOf(view)));
  const { id } = await first.until(({ view }) => view?.ask?.type === 'play' && view); // nobody else plays now
  store.short = short;
  const again = await connect(ada);
  again.say({ type: 'join', ...door, known: { match: id, version: 1 } });
  const view = await again.until(({ view: now }) => now);
  expect(again.received.map(({ type }) => type).find(type => type === 'events' || type === 'snapshot')).toBe(gets);
  expect(view).toEqual(first.view);
  again.close();
});

test('a client that read too slowly is sent its table and its match', async () => {
  const { first, door } = await atTable();
  first.say({ type: 'start' });
  await first.until(({ view }) => view && dueOf(view));
  const live = site.app.tables.held.get(door.table)!;
  const before = first.received.length;
  for (const subscriber of live.subscribers) showAll(live, subscriber);
  const sent = () => first.received.slice(before).map(({ type }) => type);
  await first.until(() => sent().includes('snapshot'));
  expect(sent().filter(type => type !== 'events')).toEqual(['table', 'snapshot']); // bots may play meanwhile
});

/** False claims of a client about the part of a match that it has. */
const WRONG_KNOWN: readonly [
  name: string,
  knownOf: (match: string, other: string) => { match: string; version: number },
][] = [
  ['another table’s match', (_, other) => ({ match: other, version: 1 })],
  ['a match that nobody played', () => ({ match: `${'A'.repeat(22)}-1`, version: 0 })],
  ['the table’s next match', match => ({ match: match.replace(/-1$/, '-2'), version: 1 })],
  ['a version far ahead', match => ({ match, version: 1_000_000 })],
];

test.each(WRONG_KNOWN)(
  'a client that says it has %s is shown its own match afresh, and plays on',
  async (_, knownOf) => {
    const eve = await newGuest(site.url, 'Eve');
    const own = await newTable(ada, {}, FRIENDS);
    const others = await newTable(eve, {}, { ...FRIENDS, watchers: 'none' });
    for (const [guest, door] of [
      [ada, own],
      [eve, others],
    ] as const) {
      const client = await connect(guest);
      client.say({ type: 'join', ...door, known: null });
      client.say({ type: 'start' });
      await client.until(({ view }) => view && dueOf(view));
      client.close();
    }
    const match = `${own.table}-1`;
    const client = await connect(ada);
    client.say({ type: 'join', table: own.table, invite: null, known: knownOf(match, `${others.table}-1`) });
    const view = await client.until(({ view: now }) => now && dueOf(now) && now);
    expect(view.id).toBe(match);
    expect(client.received.map(({ type }) => type)).not.toContain('events');
    expect(JSON.stringify(client.received)).not.toContain(others.table);
    const due = dueOf(view)!;
    client.say(due);
    expect(await client.next('ack')).toMatchObject({ number: due.number });
    client.close();
  },
);
