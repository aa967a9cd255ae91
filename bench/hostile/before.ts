// Prepares the tables, reports and passkeys that a request needs before it can do its work.
import { authenticatorOf } from '../../apps/server/testing/authenticator.ts';
import { as, call, type Guest, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { PAD_CODE_MAX } from '../../packages/protocol/src/limits.ts';
import { LARGEST, PUBLIC } from './inputs.ts';
import type { Place } from './place.ts';

/** A request to be measured. */
export interface Ask {
  readonly path?: string; // the path of the request; by default that of the route
  readonly body?: unknown;
  readonly as?: 'owner' | 'new' | 'desk'; // who sends the request; by default the owner of everything
  readonly cookie?: string; // cookie that is sent in addition to that of the session
  readonly before?: Before; // creates further parts of the request for each try
  readonly refused?: string; // the reason for which the request is refused; absent if it is accepted
}

/** Creates what a request needs before it is measured. Called again for each try. */
export type Before = (place: Place, guest: Guest) => Promise<Partial<Ask>>;

type ResponseBody = Readonly<Record<string, string>>;

const bodyOf = async (guest: Guest, method: string, path: string, body?: unknown): Promise<ResponseBody> =>
  (await as(guest, method, path, body)).body as ResponseBody;

const BOT = { name: 'x'.repeat(20), seat: 13 };

/** Creates a table whose host admits programs. */
export const tableForPrograms: Before = async ({ ada }) => {
  const { table } = await newTable(ada, LARGEST, { ...PUBLIC, programs: true });
  return { path: `/api/tables/${table}/bots`, body: BOT };
};

/** Creates a table on which the operator can act. */
export const aTable =
  (end: string): Before =>
  async ({ ada }) => {
    const { table } = await newTable(ada, LARGEST, PUBLIC);
    return { path: `/api/admin/tables/${table}${end}` };
  };

export const tableWithProgram: Before = async (place, guest) => {
  const { path } = await tableForPrograms(place, guest);
  await bodyOf(place.ada, 'POST', path ?? '', BOT);
  return { path: `${path}/13` };
};

export const anImport: Before = async ({ ada, texts }) => {
  const { match } = await bodyOf(ada, 'POST', '/api/matches', { text: texts.long });
  return { path: `/api/matches/${match}` };
};

export const aCode: Before = async ({ ada, table }) => {
  const { code } = await bodyOf(ada, 'POST', '/api/codes', { table: table.table });
  return { path: `/api/codes/${code}` };
};

const PAD_KEY = 'b'.repeat(64);
export const PAD = {
  path: `/api/pads/${'a'.repeat(32)}`,
  body: { key: PAD_KEY, code: 'A'.repeat(PAD_CODE_MAX) },
};

/** Publishes a score pad, and ends it in the request. */
export const aPad: Before = async ({ ada }) => {
  await bodyOf(ada, 'PUT', PAD.path, PAD.body);
  return { path: PAD.path, body: { key: PAD_KEY } };
};

export const aMember: Before = async ({ server, league }) => {
  const guest = await newGuest(server.url, 'Once');
  await as(guest, 'POST', `/api/leagues/${league}/members`);
  return { path: `/api/leagues/${league}/members/${guest.player}` };
};

export const aTournament =
  (order: object): Before =>
  async ({ ada, crowd }) => {
    const { contest } = await bodyOf(ada, 'POST', '/api/contests', order);
    for (const one of crowd) await as(one, 'POST', `/api/contests/${contest}/entries`);
    return { path: `/api/contests/${contest}/start` };
  };

const REPORT_LETTERS = 500;

export const aboutBea = ({ table, bea }: Place) => ({
  ...{ table: table.table, about: bea.player, kind: 'words', text: 'x'.repeat(REPORT_LETTERS) },
});

export const aReport =
  (end: string): Before =>
  async place => {
    await as(place.ada, 'POST', '/api/reports', aboutBea(place));
    const { url, token } = place.server;
    const { body } = await call(url, 'GET', '/api/admin/reports', undefined, { authorization: `Bearer ${token}` });
    const [report] = (body as { readonly reports: readonly { readonly id: string }[] }).reports;
    return { path: `/api/admin/reports/${report?.id}${end}` };
  };

/** Creates a ban of an address, which is not the client's own. */
export const aBan: Before = async ({ server: { url, token } }) => {
  const ban = { kind: 'address', who: '203.0.113.7', reason: 'measured', hours: 1 };
  await call(url, 'POST', '/api/admin/bans', ban, { authorization: `Bearer ${token}` });
  return { path: `/api/admin/bans/address/${ban.who}` };
};

/** The guest with the server's URL by host name, because passkeys need one. */
const hereFor = (guest: Guest): Guest => ({ ...guest, url: guest.url.replace('127.0.0.1', 'localhost') });

export const aNewPasskey: Before = async (_, guest) => {
  const { url } = hereFor(guest);
  const { challenge = '' } = await bodyOf(hereFor(guest), 'POST', '/api/passkeys/options');
  return { body: authenticatorOf(guest.player).make({ challenge, origin: url, domain: 'localhost' }) };
};

export const aPasskey: Before = async (place, guest) => {
  const { body } = await aNewPasskey(place, guest);
  await as(hereFor(guest), 'POST', '/api/passkeys', body);
  return { path: `/api/passkeys/${authenticatorOf(guest.player).id}` };
};

export const aSignIn: Before = async ({ ada }) => {
  const { url } = hereFor(ada);
  const { body, headers } = await call(url, 'POST', '/api/passkeys/sign-in/options');
  const { challenge } = body as { readonly challenge: string };
  const said = { challenge, origin: url, domain: 'localhost', userHandle: ada.player };
  return { body: authenticatorOf('Ada').show(said), cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};
