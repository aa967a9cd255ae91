// A crowd that plays a match on a server: players (some with errors or bad connections), spectators, and
// strangers.

import type { TableView } from '@moonshot/protocol';
import type { BotAnswer, ClientToServer, NewTable, TableInvitation, TableSettings } from '@moonshot/protocol/server';
import type { Action } from '@moonshot/rules';
import { CARDS, type Card } from '@moonshot/rules/cards';
import type { Event } from '@moonshot/table';
import { someAnswer } from '@moonshot/table/testing';
import { WebSocket } from 'ws';
import { systemEnv } from '../../apps/server/src/core/env.ts';
import {
  as,
  type Client,
  call,
  connect,
  dueOf,
  type Guest,
  listenTo,
  newGuest,
  newTable,
} from '../../apps/server/testing/client.ts';
import type { Site } from '../../apps/server/testing/site.ts';
import type { Below } from '../../packages/table/testing/crowd.ts';
import { runDesk, runHttpChanges, takeLeave } from './http-changes.ts';
import { type Tap, tapTo } from './tap.ts';

export interface Person {
  readonly label: string;
  readonly tap: Tap;
  readonly guest: Guest;
  readonly said: ClientToServer[]; // its actions
  readonly enter: () => Promise<Client>;
  readonly speaks: boolean; // programs cannot chat
  client: Client;
}

/** A person without a socket, who only reads over HTTP. */
export type Operator = Omit<Person, 'client' | 'enter' | 'speaks'>;

export interface Party {
  readonly door: TableInvitation;
  readonly match: string;
  readonly seated: readonly Person[];
  readonly others: readonly Person[]; // without a seat
  readonly operator: Operator;
  readonly proofs: readonly { readonly status: number; readonly over: boolean }[]; // requested proofs
}

export interface Plan {
  readonly order: Partial<NewTable['order']>;
  readonly settings: Partial<TableSettings>;
  readonly people: number; // at seats
  readonly program: boolean; // whether an external bot has the last seat, if there is one more
}

async function person(port: number, label: string): Promise<Person> {
  const tap = await tapTo(port);
  const guest = await newGuest(tap.url, label);
  const enter = (): Promise<Client> => connect(guest);
  return { label, tap, guest, said: [], enter, speaks: true, client: await enter() };
}

/** An external bot, for which the host requests a seat. */
async function program(port: number, label: string, host: Person, table: string, seat: number): Promise<Person> {
  const { status, body } = await as(host.guest, 'POST', `/api/tables/${table}/bots`, { seat, name: 'Robo' });
  if (status !== 201) throw new Error(`Cannot bring a bot: ${JSON.stringify(body)}`);
  const { player, name, token } = body as BotAnswer;
  const tap = await tapTo(port);
  const guest = { player, name, secret: token, url: tap.url, cookie: '' };
  const enter = async (): Promise<Client> => {
    const client = listenTo(guest, new WebSocket(`${tap.url.replace('http', 'ws')}/api/socket`));
    await new Promise((resolve, reject) => client.socket.once('open', resolve).once('error', reject));
    client.say({ type: 'hello', versions: { oldest: 1, newest: 2 }, token, language: 'en' });
    await client.next('welcome');
    return client;
  };
  return { label, tap, guest, said: [], enter, speaks: false, client: await enter() };
}

/** The operator, who reads the admin API during the match. Their token must not appear in any answer. */
async function operator(port: number, label: string, token: string): Promise<Operator> {
  const tap = await tapTo(port);
  const guest = { player: '', name: '', secret: token, url: tap.url, cookie: '' };
  return { label, tap, guest, said: [] };
}

/** Plays one match to its end. */
export async function party(site: Site, desk: string, name: string, plan: Plan, below: Below): Promise<Party> {
  const { port, store } = site;
  const seated: Person[] = [];
  for (let i = 0; i < plan.people; i++) seated.push(await person(port, `${name} seat ${i}`));
  const others = [await person(port, `${name} watcher`), await person(port, `${name} stranger`)];
  const [host, watcher, stranger] = [seated[0]!, others[0]!, others[1]!];
  const door = await newTable(host.guest, plan.order, plan.settings);
  const { table, invite } = door;
  for (const [i, { client }] of seated.entries()) {
    client.say({ type: 'join', table, invite, known: null });
    if (i > 0) client.say({ type: 'sit', seat: i });
    await client.until(({ facts }) => facts?.seats[i]?.kind === 'person');
  }
  const last = (plan.order.seats ?? 4) - 1;
  if (plan.program && last >= plan.people) {
    const robo = await program(port, `${name} program`, host, table, last);
    robo.client.say({ type: 'join', table, invite: null, known: null });
    await robo.client.next('table');
    seated.push(robo);
  }
  const watched = plan.settings.watchers !== 'none';
  if (watched) watcher.client.say({ type: 'join', table, invite, known: null });
  host.client.say({ type: 'start' });
  const match = `${table}-1`;
  const boss = await operator(port, `${name} operator`, desk);
  const routes = readsOf(site, { table, match });
  const log = (): Promise<readonly Event[]> => store.log.read(match);
  const party: Open = { door, match, seated, others, operator: boss, proofs: [], chats: 0, routes, log };
  await Promise.all([
    ...seated.map(one => play(one, party, below)),
    look(stranger, party, watched && plan.settings.open === 'everybody'),
    look(watcher, party, watched),
    lookOver(boss, party),
    ...(below(4) === 0 ? [host, watcher, stranger].map(one => runHttpChanges(one.guest, one.label, table)) : []),
  ]);
  for (const one of [...seated, ...others]) await askForProof(one, party);
  await readSeals(stranger, party);
  if (below(4) === 0) {
    await lookOver(boss, party); // also of a finished match
    await runDesk(boss.guest);
    for (const one of others) await takeLeave(one.guest, one === stranger);
  }
  for (const { client } of [...seated, ...others]) client.close();
  await Promise.all([...seated, ...others].map(({ client }) => client.closed));
  return party;
}

/** A match in progress. */
interface Open extends Party {
  readonly proofs: Party['proofs'][number][];
  chats: number; // chat messages so far
  readonly routes: readonly string[]; // all readable routes
  readonly log: () => Promise<readonly Event[]>;
}

/** Plays random, mostly legal actions until the match is over. */
async function play(me: Person, party: Open, below: Below): Promise<void> {
  for (;;) {
    const view = await me.client.until(
      ({ view: now }) => now && (matchIsOver(now) || (me.speaks && isPaused(now)) || dueOf(now)) && now,
    );
    const due = dueOf(view);
    if (matchIsOver(view)) return;
    const mood = below(60);
    if (mood === 0) await comeBack(me, party, view, below);
    else if (mood === 1) await askForProof(me, party);
    else if (mood === 2 && me.speaks) await talk(me, party, below);
    else if (mood === 3) await readAll(me, party);
    else if (due === undefined || (me.speaks && (mood < 6 || isPaused(view)))) await vote(me, view, below);
    else if (mood < 11) await answered(me, nonsense(view, below));
    else await answered(me, due.type === 'act' && view.ask ? { ...due, action: someAnswer(view.ask, below) } : due);
  }
}

const isPaused = ({ online }: TableView): boolean => online?.paused === true;
const matchIsOver = ({ deal }: TableView): boolean => deal.phase === 'over';

const ANSWERS: readonly string[] = ['ack', 'rejected', 'error', 'hint'];

async function answered({ client, said }: Person, message: ClientToServer): Promise<void> {
  const before = client.received.length;
  said.push(message);
  client.say(message);
  await client.until(
    ({ received, view }) =>
      received.slice(before).some(({ type }) => ANSWERS.includes(type)) || (view && matchIsOver(view)),
  );
}

/** Votes for a pause or its end, and waits for the result: a broadcast change, or a refusal. */
async function vote({ client }: Person, { version }: TableView, below: Below): Promise<void> {
  const before = client.received.length;
  client.say({ type: 'vote', on: VOTES[below(3)] ?? 'go-on', yes: true });
  await client.until(
    ({ received, view }) =>
      (view && view.version > version) || received.slice(before).some(({ type }) => ANSWERS.includes(type)),
  );
}

const anyCard = (below: Below): Card => CARDS[below(CARDS.length)] as Card;

/** An action that is nearly always refused. */
function nonsense({ number: last, deal }: TableView, below: Below): ClientToServer {
  const number = last + 1;
  const seat = below(deal.seats);
  const acts: readonly Action[] = [
    { type: 'play', card: anyCard(below) },
    { type: 'play', card: anyCard(below), call: 'high' },
    { type: 'pass', gifts: [0, 1, 2].map(() => ({ card: anyCard(below), to: seat })) },
    { type: 'lay', bottom: anyCard(below), top: anyCard(below) },
    { type: 'bury', cards: [anyCard(below)] },
    { type: 'charge', cards: [anyCard(below)] },
    { type: 'bid', bid: below(2) === 0 ? below(20) : 'S' },
    { type: 'moon', option: 'shed' },
    { type: 'claim', claim: true },
  ];
  const others: readonly ClientToServer[] = [
    { type: 'act', number: number + 2, action: { type: 'play', card: anyCard(below) } },
    { type: 'undo', number },
    { type: 'finish', number, why: below(2) === 0 ? 'rest' : 'settled' },
    { type: 'ready', number },
    { type: 'sit', seat },
    { type: 'start' },
  ];
  const at = below(acts.length + others.length);
  return acts[at] === undefined
    ? (others[at - acts.length] as ClientToServer)
    : { type: 'act', number, action: acts[at] };
}

/** Disconnects and joins again with all, some or none of the known state. */
async function comeBack(me: Person, { door, match }: Party, { version }: TableView, below: Below): Promise<void> {
  if (!me.speaks) return; // a program's token opens no socket once its table is over
  me.client.close();
  await me.client.closed;
  me.client = await me.enter();
  const known = [null, { match, version }, { match, version: below(version) }][below(3)] ?? null;
  me.client.say({ type: 'join', table: door.table, invite: null, known });
  await me.client.until(({ view }) => view);
}

async function talk({ client }: Person, party: Open, below: Below): Promise<void> {
  party.chats += 1;
  const text = `words-${party.match}-${party.chats}-${below(1e9)}`;
  client.say({ type: 'chat', text });
  client.say({ type: 'phrase', phrase: 'thanks' });
  await client.next('talk');
}

async function askForProof({ guest }: Person, { match, proofs, log }: Open): Promise<void> {
  const { status } = await as(guest, 'GET', `/api/matches/${match}/proof`);
  proofs.push({ status, over: (await log()).at(-1)?.type === 'unsealed' });
}

/** Tries every route during the match, and spectates where allowed. */
async function look(me: Person, party: Open, isIn: boolean): Promise<void> {
  const { client, guest } = me;
  const { table } = party.door;
  if (me.label.endsWith('stranger')) client.say({ type: 'join', table, invite: null, known: null });
  for (const message of INTRUSIONS) client.say(message);
  await readAll(me, party);
  await call(guest.url, 'POST', '/api/tables', { order: { game: 'QS' } }, { cookie: guest.cookie });
  await askForProof(me, party);
  while (isIn && !(client.view && matchIsOver(client.view))) {
    const { length } = client.received;
    await client.until(({ received }) => received.length > length);
  }
}

const INTRUSIONS: readonly ClientToServer[] = [
  { type: 'act', number: 1, action: { type: 'play', card: 'QS' } },
  { type: 'commitSeal', deal: 1, commitment: '0'.repeat(64) },
  { type: 'openSeal', deal: 1, bytes: '1'.repeat(64) },
  { type: 'start' },
  { type: 'hint' },
  { type: 'setLanguage', language: 'en' },
];

const VOTES = ['pause', 'go-on', 'undo'] as const;

/** Routes that the API does not list. */
const UNLISTED = ['/', '/nothing', '/metrics', '/healthz', '/readyz', '/api/docs/json', '/admin'];
const DESK = ['tables', 'reports', 'bans', 'limits', 'audit'].map(name => `/api/admin/${name}`);
const NOBODYS = 'B'.repeat(22);

/** Every readable route in the router's list, filled in for one match. */
function readsOf({ app }: Site, ids: Readonly<Record<string, string>>): readonly string[] {
  const listed = Object.entries(app.http.swagger().paths ?? {}).filter(([, methods]) => methods && 'get' in methods);
  const paths = listed.map(([path]) => path.replaceAll(/{(\w+)}/g, (_, name: string) => ids[name] ?? NOBODYS));
  // proofs are requested separately
  return [...paths.filter(path => !/\/(proof|notation)$/.test(path)), ...UNLISTED, ...DESK];
}

/** Reads the seals of past days and of today, and the day on which each deal was sealed. */
async function readSeals({ guest }: Pick<Person, 'guest'>, { log }: Open): Promise<void> {
  const sealed = (await log()).filter(event => event.type === 'seal-committed').map(({ server }) => server);
  const today = new Date(systemEnv.nowMs()).toISOString().slice(0, 10);
  const days = ['2026-01-01', today].flatMap(day => [day, ...sealed.map(one => `${day}?commitment=${one}`)]);
  for (const path of [...days.map(day => `/${day}`), ...sealed.map(one => `?commitment=${one}`)])
    await call(guest.url, 'GET', `/api/seals${path}`);
}

/** Reads all routes, with a session or without. */
async function readAll({ guest }: Person, { routes }: Open): Promise<void> {
  for (const path of routes) await call(guest.url, 'GET', path, undefined, { cookie: guest.cookie });
}

/** Reads the admin routes, and all others with the operator's token. */
async function lookOver({ guest }: Operator, { routes }: Open): Promise<void> {
  const authorization = `Bearer ${guest.secret}`;
  for (const path of routes) await call(guest.url, 'GET', path, undefined, { authorization });
}
