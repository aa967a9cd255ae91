// State changes over HTTP besides playing: names, sessions, reports, blocks, codes, devices, and admin
// actions.
import { authenticatorOf } from '../../apps/server/testing/authenticator.ts';
import { browserAt } from '../../apps/server/testing/browser.ts';
import { call } from '../../apps/server/testing/client.ts';

const PAD = 'a'.repeat(32);

/** The requester: the server's address, and the credentials there. */
export interface Asker {
  readonly url: string;
  readonly player: string;
  readonly secret: string;
  readonly cookie: string;
}

/** A request with its body, if any. */
type Errand = readonly [route: string, body?: unknown];

const NOBODYS = 'B'.repeat(22);
const NO_PLACE = { origin: 'http://localhost', domain: 'localhost', challenge: 'none' };

const CHALLENGE = { kind: 'challenge', game: 'capture', overrides: {}, seats: 2, deals: 1, days: 1 };
const TOURNAMENT = {
  ...{ kind: 'tournament', title: 'All', game: 'capture', overrides: {}, seats: 2, rounds: 1, deals: 1 },
  ...{ begins: { players: 2 }, clock: { cardSeconds: 60, passSeconds: 60, reserveSeconds: 0 } },
};
const SETTINGS = { open: 'invited', clock: null, watchers: 'cards', chat: false };
const LEAGUE = {
  name: 'Sundays',
  order: { game: 'capture', overrides: {}, length: null, seats: 2 },
  end: { matches: 5 },
};
const REPORT = { about: null, kind: 'seal', text: 'The seal of this deal looks wrong to me.' };
const BAN = { kind: 'address', who: '203.0.113.7', reason: 'Noise.', hours: 1 };
const DESK: readonly Errand[] = [
  [`POST /api/admin/reports/${NOBODYS}/settled`, { note: 'Seen.' }],
  [`DELETE /api/admin/reports/${NOBODYS}`],
  ['POST /api/admin/bans', BAN],
  ['POST /api/admin/bans', { ...BAN, kind: 'player', who: NOBODYS }],
  [`DELETE /api/admin/bans/${BAN.kind}/${BAN.who}`],
  [`POST /api/admin/tables/${NOBODYS}/closed`, { note: 'Seen.' }],
  [`PUT /api/admin/tables/${NOBODYS}/muted`, { muted: true, note: 'Seen.' }],
  [`PUT /api/admin/tables/${NOBODYS}/title`, { title: null, note: 'Seen.' }],
  ...['players', 'leagues', 'tournaments'].map(
    (what): Errand => [`PUT /api/admin/${what}/${NOBODYS}/name`, { name: 'Plain', note: 'Seen.' }],
  ),
];

/** Every state change except sign-outs, at a table where the requester sits or which they may not enter. */
const errandsOf = ({ player, secret }: Asker, label: string, table: string): readonly Errand[] => [
  ['PATCH /api/me', { name: label.slice(0, 20) }],
  ['POST /api/sessions', { secret }],
  ['POST /api/sessions', { secret: 'x'.repeat(43) }],
  ['POST /api/tickets'],
  ['POST /api/codes', { table }],
  ['POST /api/codes/ZZZZZ'],
  ['POST /api/reports', { ...REPORT, table }],
  ['POST /api/reports', { table, about: player, kind: 'words', text: '' }],
  [`PUT /api/blocks/${NOBODYS}`],
  [`PUT /api/blocks/${player}`],
  [`DELETE /api/blocks/${NOBODYS}`],
  ['PUT /api/push', browserAt('https://push.example/1').asked],
  [`PUT /api/pads/${PAD}`, { key: PAD.repeat(2), code: 'a pad' }],
  [`DELETE /api/pads/${PAD}`, { key: PAD.repeat(2) }],
  ['DELETE /api/push', { endpoint: 'https://push.example/1' }],
  ['POST /api/passkeys/options'],
  ['POST /api/passkeys', authenticatorOf('made of nothing').make(NO_PLACE)],
  [`DELETE /api/passkeys/${NOBODYS}`],
  ['POST /api/passkeys/sign-in/options'],
  ['POST /api/passkeys/sign-in', authenticatorOf('shown').show({ ...NO_PLACE, userHandle: player })],
  [`POST /api/tables/${NOBODYS}/bots`, { name: 'Robot', seat: 1 }],
  [`DELETE /api/tables/${table}/bots/0`],
  ['POST /api/leagues', LEAGUE],
  [`PATCH /api/leagues/${NOBODYS}`, { name: 'Mine' }],
  [`POST /api/leagues/${NOBODYS}/members`],
  [`DELETE /api/leagues/${NOBODYS}/members`],
  [`DELETE /api/leagues/${NOBODYS}/members/${player}`],
  [`POST /api/leagues/${NOBODYS}/tables`, { settings: SETTINGS }],
  ['POST /api/matches', { text: 'no match' }],
  [`DELETE /api/matches/${NOBODYS}-1`],
  ['POST /api/forks', { text: 'no match', deal: 1, step: 0, seat: 0, settings: SETTINGS }],
  ['POST /api/contests', CHALLENGE],
  ['POST /api/contests', TOURNAMENT],
  [`POST /api/contests/${NOBODYS}/entries`],
  [`DELETE /api/contests/${NOBODYS}/entries`],
  [`POST /api/contests/${NOBODYS}/start`],
  ...DESK,
];

async function goOn(asker: Asker, headers: Readonly<Record<string, string>>, errands: readonly Errand[]) {
  for (const [route, body] of errands) {
    const [method = '', path = ''] = route.split(' ');
    await call(asker.url, method, path, body, headers);
  }
}

/** Sends every change once, with a session. */
export const runHttpChanges = (asker: Asker, label: string, table: string): Promise<void> =>
  goOn(asker, { cookie: asker.cookie }, errandsOf(asker, label, table));

/** Sends every admin request, with the operator's token. */
export const runDesk = (asker: Asker): Promise<void> => goOn(asker, { authorization: `Bearer ${asker.secret}` }, DESK);

/** Signs out, or deletes the account. */
export const takeLeave = (asker: Asker, forgotten: boolean): Promise<void> =>
  goOn(asker, { cookie: asker.cookie }, [[forgotten ? 'DELETE /api/me' : 'DELETE /api/sessions']]);

/** Every change that is sent here, by its route in the router's list. */
export const CHANGES: ReadonlySet<string> = new Set(
  [
    ...errandsOf({ url: '', player: NOBODYS, secret: '', cookie: '' }, '', '{table}').map(([route]) => route),
    ...['POST /api/guests', 'POST /api/tables', 'DELETE /api/me', 'DELETE /api/sessions'],
  ].map(route =>
    route
      .replace(/(bans\/).*/, '$1{kind}/{who}')
      .replace(/(reports\/)B+/, '$1{report}')
      .replace(/(players\/)B+/, '$1{player}')
      .replace(/(tournaments\/)B+/, '$1{tournament}')
      .replace(/(tables\/)[^/]+/, '$1{table}')
      .replace(/(bots\/)\d/, '$1{seat}')
      .replace(/(blocks\/).*/, '$1{player}')
      .replace(/(passkeys\/)B+/, '$1{passkey}')
      .replace(/(pads\/).*/, '$1{pad}')
      .replace(/(contests\/)B+/, '$1{contest}')
      .replace(/(leagues\/)B+/, '$1{league}')
      .replace(/(members\/).*/, '$1{player}')
      .replace(/(matches\/).*/, '$1{match}')
      .replace('ZZZZZ', '{code}'),
  ),
);
