// Checks that docs/reference/protocol.md documents every message and, except the operator's, every route of
// the API description, with examples from real conversations. With `MOONSHOT_EXAMPLES=write`, rewrites them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionOf, quickDraws } from '@moonshot/bots';
import { advise } from '@moonshot/bots/hint';
import type { Shown } from '@moonshot/protocol';
import type {
  ClientToServer,
  ContestFacts,
  ServerToClient,
  ServerUpdate,
  TableInvitation,
  TournamentRoundFacts,
} from '@moonshot/protocol/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { authenticatorOf } from '../testing/authenticator.ts';
import { browserAt } from '../testing/browser.ts';
import { as, connect, dueOf, FRIENDS, type Guest, newGuest, playOut } from '../testing/client.ts';
import { asked, askedAt, type Examples, keepHeard, sayAs, settledEnv } from '../testing/examples.ts';
import { openServer, type Site } from '../testing/site.ts';
import { memoryStore } from '../testing/store/memory.ts';
import { DAY_MS } from './core/utc-days.ts';
import { DRAWN_BYTES, keyPairFrom } from './features/push/keys.ts';
import { createBots, type ServerThinkers } from './threads/bots/server-bots.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/reference/protocol.md');
/** A time limit against hanging that is long enough for the busiest machine. */
const PATIENCE_MS = 60_000;
const MARKED = /<!-- example: (.+?) -->\n```(\w+)\n([\s\S]*?)\n```/g;

const SAID: Readonly<Record<ClientToServer['type'], true>> = {
  hello: true,
  join: true,
  leave: true,
  sit: true,
  stand: true,
  setReady: true,
  addBot: true,
  emptySeat: true,
  changeSettings: true,
  changeRules: true,
  start: true,
  transferHost: true,
  renewInvite: true,
  rematch: true,
  commitSeal: true,
  openSeal: true,
  vote: true,
  takeSeatBack: true,
  phrase: true,
  emote: true,
  chat: true,
  nudge: true,
  hint: true,
  setLanguage: true,
  act: true,
  ready: true,
  undo: true,
  finish: true,
};

const HEARD: Readonly<Record<(ServerToClient | ServerUpdate)['type'], true>> = {
  welcome: true,
  table: true,
  talk: true,
  error: true,
  snapshot: true,
  events: true,
  update: true,
  tableRules: true,
  ack: true,
  rejected: true,
  hint: true,
};

let site: Site;
const examples: Examples = new Map();

/** Hints limited by playouts instead of time, so that an example is the same on every machine. */
const adviseHere: ServerThinkers['advise'] = async ({ hearts, view, ask }) =>
  advise(questionOf(hearts, view, ask), { plays: 1000 }, quickDraws(JSON.stringify(view)));

beforeAll(async () => {
  const env = settledEnv();
  const thinkers = { ...createBots(env), advise: adviseHere };
  const store = memoryStore(() => env.nowMs() - DAY_MS); // dates the seals to a day that is over
  site = await openServer(
    { MOONSHOT_ORIGIN: 'https://cards.example', MOONSHOT_TALK_MESSAGES: '100' },
    { env, store, thinkers },
  );
  await evening();
}, PATIENCE_MS);
afterAll(() => site.close());

const isPass = (shown: Shown | undefined): boolean =>
  shown?.type === 'game' && shown.event.type === 'passed' && shown.event.seat === 0;

/** Two friends meet over HTTP, then at a table. */
async function evening(): Promise<void> {
  await asked(examples, site.url, 'POST /api/guests', '/api/guests', { name: 'Ada' });
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const ask = (route: string, path: string, body?: unknown) => asked(examples, ada, route, path, body);
  // signs in from another browser
  await asked(examples, site.url, 'POST /api/sessions', '/api/sessions', { secret: ada.secret });
  await ask('GET /api/me', '/api/me');
  await ask('PATCH /api/me', '/api/me', { name: 'Ada L.' });
  await ask('POST /api/tickets', '/api/tickets');
  const order = { game: 'ricketts', overrides: {}, length: { deals: 1 }, seats: 4 };
  const { table, invite } = (await ask('POST /api/tables', '/api/tables', {
    order,
    settings: FRIENDS,
  })) as TableInvitation;
  await ask('GET /api/tables', '/api/tables');
  await ask('GET /api/tables/{table}/door', `/api/tables/${table}/door`);
  const { code } = (await ask('POST /api/codes', '/api/codes', { table })) as { readonly code: string };
  await ask('POST /api/codes/{code}', `/api/codes/${code}`);
  await ask('POST /api/tables/{table}/bots', `/api/tables/${table}/bots`, { name: 'Robot', seat: 3 });
  await ask('DELETE /api/tables/{table}/bots/{seat}', `/api/tables/${table}/bots/3`);
  const [first, second] = [await connect(ada), await connect(bob)];
  const say = (message: ClientToServer): void => sayAs(examples, first, message);
  examples.set('hello', JSON.stringify(first.sent[0]));
  say({ type: 'join', table, invite: null, known: null });
  await first.next('table');
  sayAs(examples, second, { type: 'join', table, invite, known: null });
  sayAs(examples, second, { type: 'sit', seat: 1 });
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  say({ type: 'changeSettings', settings: { ...FRIENDS, watchers: 'none' } });
  say({ type: 'changeRules', order: { game: 'ricketts', overrides: {}, length: { deals: 1 }, seats: 4 } });
  sayAs(examples, second, { type: 'setReady', yes: true });
  say({ type: 'addBot', seat: 2, player: 'careful' });
  say({ type: 'emptySeat', seat: 2 });
  say({ type: 'phrase', phrase: 'good-luck' });
  say({ type: 'emote', emote: 'moon' });
  say({ type: 'chat', text: 'Shall we?' });
  say({ type: 'nudge', seat: 1 });
  await second.until(({ received }) =>
    received.some(message => message.type === 'talk' && message.what.type === 'nudge'),
  );
  await ask('POST /api/reports', '/api/reports', {
    table,
    about: bob.player,
    kind: 'words',
    text: 'Says what nobody wants to hear.',
  });
  await ask('PUT /api/blocks/{player}', `/api/blocks/${bob.player}`);
  await ask('GET /api/blocks', '/api/blocks');
  await ask('DELETE /api/blocks/{player}', `/api/blocks/${bob.player}`);
  const device = browserAt('https://push.example/ada', keyPairFrom(new Uint8Array(DRAWN_BYTES).fill(3))).asked;
  await ask('GET /api/push', '/api/push');
  await ask('PUT /api/push', '/api/push', device);
  await ask('DELETE /api/push', '/api/push', { endpoint: device.endpoint });
  await livePad(ask);
  say({ type: 'start' });
  // Waits until the bots have passed, so that what follows is the same each time.
  const dealt = await first.until(({ view }) => view?.deal.kind === 'tricks' && view.deal.passed.length === 2 && view);
  await ask('GET /api/tables/mine', '/api/tables/mine');
  for (const { sent } of [first, second])
    for (const message of sent)
      if (message.type === 'commitSeal' || message.type === 'openSeal')
        if (!examples.has(message.type)) examples.set(message.type, JSON.stringify(message));
  say({ type: 'hint' });
  await first.next('hint');
  say({ type: 'undo', number: 1 });
  await first.next('rejected');
  say({ type: 'ready', number: 1 });
  say({ type: 'finish', number: 1, why: 'rest' });
  say({ type: 'setLanguage', language: 'de' });
  await first.next('tableRules');
  say({ type: 'setLanguage', language: 'en' });
  say(dueOf(dealt)!);
  await first.next('ack');
  const own = await first.until(({ received }) =>
    received.find(message => message.type === 'events' && isPass(message.events[0])),
  );
  keepHeard(examples, [own, ...first.updates.filter(({ events }) => isPass(events[0]))]);
  say({ type: 'vote', on: 'pause', yes: true });
  say({ type: 'vote', on: 'pause', yes: false });
  say({ type: 'takeSeatBack' });
  say({ type: 'transferHost', player: bob.player });
  await Promise.all([playOut(first), playOut(second)]);
  await second.until(({ facts }) => facts?.state === 'over');
  await ask('GET /api/matches', '/api/matches');
  const { body: text } = await as(ada, 'GET', `/api/matches/${table}-1/notation`);
  const { match } = (await ask('POST /api/matches', '/api/matches', { text })) as { readonly match: string };
  await ask('DELETE /api/matches/{match}', `/api/matches/${match}`);
  await ask('POST /api/forks', '/api/forks', { text, deal: 1, step: 5, seat: 0, settings: FRIENDS });
  await ask('GET /api/matches/{match}/proof', `/api/matches/${table}-1/proof`);
  await ask('GET /api/matches/{match}/notation', `/api/matches/${table}-1/notation`);
  const { server } = first.view?.online?.seal ?? {};
  await ask('GET /api/seals', `/api/seals?commitment=${server}`);
  await ask('GET /api/seals/{day}', `/api/seals/2026-11-20?commitment=${server}`);
  sayAs(examples, second, { type: 'renewInvite' }); // Bob has become the host
  say({ type: 'rematch' });
  say({ type: 'leave' });
  say({ type: 'stand' });
  await first.next('error');
  for (const { received } of [first, second]) keepHeard(examples, received);
  await passkeys(ada);
  await contests(ask);
  await tournament(ask, [ada, bob]);
  await leagues(ask, bob);
  await ask('GET /api/ratings/{player}', `/api/ratings/${ada.player}`);
  await ask('GET /api/ratings', '/api/ratings');
  await ask('GET /api/matches/{match}/ratings', `/api/matches/${table}-1/ratings`);
  await ask('GET /api/tables/{table}/ratings', `/api/tables/${table}/ratings`);
  await ask('GET /api/me/export', '/api/me/export');
  await ask('DELETE /api/sessions', '/api/sessions');
  await asked(examples, bob, 'DELETE /api/me', '/api/me');
}

type Ask = (route: string, path: string, body?: unknown) => Promise<unknown>;

/**
 * Ada creates a challenge and plays it herself. The bots of a challenge play at random, so examples that
 * depend on random numbers must be recorded before this function runs.
 */
async function contests(ask: Ask): Promise<void> {
  const order = { game: 'ricketts', overrides: {}, seats: 4 };
  const made = await ask('POST /api/contests', '/api/contests', { kind: 'challenge', ...order, deals: 4, days: 7 });
  const { contest } = made as { readonly contest: string };
  await ask('GET /api/contests/{contest}', `/api/contests/${contest}`);
  await ask('GET /api/contests/mine', '/api/contests/mine');
  await ask('GET /api/contests/today', '/api/contests/today');
  await ask('POST /api/contests/{contest}/entries', `/api/contests/${contest}/entries`);
}

/** A score pad is shared live, read and ended. */
async function livePad(ask: Ask): Promise<void> {
  const [pad, key] = ['0123456789abcdef'.repeat(2), 'fedcba9876543210'.repeat(4)];
  await ask('PUT /api/pads/{pad}', `/api/pads/${pad}`, { key, code: 'eyJnYW1lIjoicmlja2V0dHMifQ' });
  await ask('GET /api/pads/{pad}', `/api/pads/${pad}`);
  await ask('DELETE /api/pads/{pad}', `/api/pads/${pad}`, { key });
}

/** Ada creates a tournament, and both guests play all of it. The bots of a tournament play at random, too. */
async function tournament(ask: Ask, guests: readonly Guest[]): Promise<void> {
  const played = { game: 'capture', overrides: {}, seats: 14, rounds: 1, deals: 1 };
  const clock = { cardSeconds: 60, passSeconds: 60, reserveSeconds: 0 };
  const asked = { kind: 'tournament', title: 'Sunday', ...played, begins: { players: 8 }, clock };
  const { contest } = (await as(guests[0] as Guest, 'POST', '/api/contests', asked)).body as {
    readonly contest: string;
  };
  const path = `/api/contests/${contest}`;
  const facts = async () => (await as(guests[0] as Guest, 'GET', path)).body as ContestFacts;
  await ask('DELETE /api/contests/{contest}/entries', `${path}/entries`);
  for (const guest of guests) await as(guest, 'POST', `${path}/entries`);
  await ask('POST /api/contests/{contest}/start', `${path}/start`);
  await Promise.all(guests.map(guest => playedBy(guest, path)));
  await vi.waitUntil(async () => (await facts()).over, { timeout: PATIENCE_MS, interval: 20 });
  const { tables } = (await ask(
    'GET /api/contests/{contest}/rounds/{round}',
    `${path}/rounds/1`,
  )) as TournamentRoundFacts;
  const notation = `${path}/tables/${tables[0]?.table}/notation`;
  await ask('GET /api/contests/{contest}/tables/{table}/notation', notation);
}

async function playedBy(guest: Guest, path: string): Promise<void> {
  const { table } = (await as(guest, 'POST', `${path}/entries`)).body as TableInvitation;
  const client = await connect(guest);
  client.say({ type: 'join', table, invite: null, known: null });
  await playOut(client);
  client.close();
}

/** Ada creates a league, opens a table for it, and leaves it. */
async function leagues(ask: Ask, bob: Guest): Promise<void> {
  const order = { game: 'ricketts', overrides: {}, length: { deals: 1 }, seats: 4 };
  const made = await ask('POST /api/leagues', '/api/leagues', { name: 'Sundays', order, end: { matches: 10 } });
  const { league } = made as { readonly league: string };
  const at = `/api/leagues/${league}`;
  await ask('PATCH /api/leagues/{league}', at, { name: 'Sunday evenings' });
  await ask('POST /api/leagues/{league}/members', `${at}/members`);
  await ask('POST /api/leagues/{league}/tables', `${at}/tables`, { settings: FRIENDS });
  await ask('GET /api/leagues/{league}', at);
  await ask('GET /api/leagues/mine', '/api/leagues/mine');
  await as(bob, 'POST', `${at}/members`);
  await ask('DELETE /api/leagues/{league}/members/{player}', `${at}/members/${bob.player}`);
  await ask('DELETE /api/leagues/{league}/members', `${at}/members`);
}

/** Ada creates a passkey at the server's public address, signs in elsewhere with it, and deletes it. */
async function passkeys({ cookie, player }: Guest): Promise<void> {
  const from = authenticatorOf('example');
  const place = { origin: 'https://cards.example', domain: 'cards.example' };
  const ask = (route: string, path: string, body?: unknown, own = `__Host-${cookie}`) =>
    askedAt(examples, site.app.http, { host: place.domain, cookie: own }, route, path, body);
  const made = await ask('POST /api/passkeys/options', '/api/passkeys/options');
  await ask('POST /api/passkeys', '/api/passkeys', from.make({ ...place, ...challengeIn(made) }));
  const begun = await ask('POST /api/passkeys/sign-in/options', '/api/passkeys/sign-in/options', undefined, '');
  const shown = from.show({ ...place, ...challengeIn(begun), userHandle: player, counter: 1 });
  await ask('POST /api/passkeys/sign-in', '/api/passkeys/sign-in', shown, begun.cookie);
  await ask('GET /api/passkeys', '/api/passkeys');
  await ask('DELETE /api/passkeys/{passkey}', `/api/passkeys/${from.id}`);
}

const challengeIn = ({ body }: { readonly body: unknown }) => body as { readonly challenge: string };

test('every message and every route is documented, and nothing else', () => {
  // the operator's routes are in docs/host/operating.md
  const paths = Object.entries(site.app.http.swagger().paths ?? {}).filter(([path]) => !path.startsWith('/api/admin/'));
  const routes = paths.flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map(method => `${method.toUpperCase()} ${path}`),
  );
  const due = [...Object.keys(SAID), ...Object.keys(HEARD).map(type => `← ${type}`), ...routes];
  const told = [...readFileSync(DOCUMENT, 'utf8').matchAll(MARKED)].map(([, name]) => name);
  expect([...told].sort()).toEqual(due.sort());
});

test('every example is what was said', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const now = text.replace(MARKED, (_, name: string, kind: string) => {
    return `<!-- example: ${name} -->\n\`\`\`${kind}\n${examples.get(name)}\n\`\`\``;
  });
  if (process.env.MOONSHOT_EXAMPLES === 'write') writeFileSync(DOCUMENT, now);
  else expect(text).toBe(now);
});
