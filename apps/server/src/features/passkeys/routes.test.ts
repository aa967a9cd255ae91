// Tests passkeys over HTTP: they are stored, used on another device, and deleted. Everything that is not the
// requested passkey is refused.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Authenticator, authenticatorOf, type Said } from '../../../testing/authenticator.ts';
import { type Answered, as, call, connect, type Guest, newGuest } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { systemEnv } from '../../core/env.ts';

let site: Site;
let place: { readonly origin: string; readonly domain: string };
let lateMs = 0;
beforeAll(async () => {
  site = await openServer(
    { MOONSHOT_PASSKEYS_PER_PLAYER: '3', MOONSHOT_PASSKEYS_PER_HOUR: '10000' },
    { env: { ...systemEnv, monoMs: () => systemEnv.monoMs() + lateMs } },
  );
  place = { origin: `http://localhost:${site.port}`, domain: 'localhost' };
});
afterAll(() => site.close());

let drawn = 0;
const someone = async (): Promise<Guest> => ({ ...(await newGuest(site.url, 'Ada')), url: place.origin });
const another = (): Authenticator => authenticatorOf(`authenticator ${drawn++}`);

const begun = async (guest: Guest): Promise<{ readonly challenge: string; readonly [field: string]: unknown }> =>
  (await as(guest, 'POST', '/api/passkeys/options')).body as never;

/** Creates a passkey for the guest. The test may override fields of the response. */
const make = async (guest: Guest, from: Authenticator, otherwise: Partial<Said> = {}): Promise<Answered> => {
  const { challenge } = await begun(guest);
  return as(guest, 'POST', '/api/passkeys', from.make({ ...place, challenge, ...otherwise }));
};

const kept = async (): Promise<{ readonly guest: Guest; readonly from: Authenticator }> => {
  const [guest, from] = [await someone(), another()];
  expect((await make(guest, from)).status).toBe(201);
  return { guest, from };
};

/** Starts a sign-in. Returns the challenge and the cookie. */
const knocks = async (cookie = ''): Promise<{ readonly challenge: string; readonly cookie: string }> => {
  const { body, headers } = await call(place.origin, 'POST', '/api/passkeys/sign-in/options', undefined, { cookie });
  const own = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { challenge: (body as { readonly challenge: string }).challenge, cookie: [cookie, own].join('; ') };
};

const show = async (guest: Guest, from: Authenticator, otherwise: Partial<Said> = {}): Promise<Answered> => {
  const { challenge, cookie } = await knocks();
  const said = { ...place, challenge, userHandle: guest.player, ...otherwise };
  return call(place.origin, 'POST', '/api/passkeys/sign-in', from.show(said), { cookie });
};

const sessionIn = ({ headers }: Answered): string =>
  headers
    .getSetCookie()
    .find(one => one.startsWith('sid='))
    ?.split(';')[0] ?? '';

const whose = async (cookie: string): Promise<unknown> =>
  (await call(place.origin, 'GET', '/api/me', undefined, { cookie })).body;

const saying = ({ status, body }: Answered): readonly [number, unknown] => [
  status,
  (body as { readonly code: unknown }).code,
];

const BAD = [403, 'bad-passkey'];
const STALE = [409, 'stale-passkey'];

test('a passkey opens a session of the same player on a device that knows nothing', async () => {
  const { guest, from } = await kept();
  const answer = await show(guest, from, { counter: 1 });
  expect([answer.status, answer.body]).toEqual([200, { player: guest.player, name: 'Ada' }]);
  expect(await whose(sessionIn(answer))).toMatchObject({ player: guest.player });
  // the first device's session is unchanged
  expect(await whose(guest.cookie)).toMatchObject({ player: guest.player });
  const { body } = await as(guest, 'GET', '/api/passkeys');
  expect(body).toEqual({
    passkeys: [{ id: from.id, domain: 'localhost', at: expect.any(Number), usedAt: expect.any(Number) }],
  });
});

test('a new passkey can be found without a name, and the player does not have it already', async () => {
  const { guest, from } = await kept();
  const asked = await begun(guest);
  expect(Buffer.from(asked.challenge, 'base64url')).toHaveLength(32);
  expect(asked).toMatchObject({
    rp: { id: 'localhost', name: 'Moonshot' },
    user: { id: guest.player, name: 'Ada' },
    excludeCredentials: [{ id: from.id }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    pubKeyCredParams: [-8, -7, -257].map(alg => ({ alg, type: 'public-key' })),
    timeout: 300_000,
    attestation: 'none',
  });
  const { body } = await call(place.origin, 'POST', '/api/passkeys/sign-in/options');
  expect(body).toMatchObject({ rpId: 'localhost', userVerification: 'preferred', timeout: 300_000 });
  expect(body).not.toHaveProperty('allowCredentials');
});

const wrongs: readonly [name: string, otherwise: Partial<Said>, answer: readonly unknown[]][] = [
  ['another origin', { origin: 'http://evil.localhost' }, BAD],
  ['its own page at another port', { origin: 'http://localhost:1' }, BAD],
  ['another domain', { domain: 'evil.localhost' }, BAD],
  ['another purpose', { type: 'payment.get' }, BAD],
  ['a challenge that was never given', { challenge: 'A'.repeat(43) }, STALE],
];

test.each(wrongs)('made for %s it keeps nothing, and shown for it, it opens nothing', async (_, otherwise, answer) => {
  const guest = await someone();
  expect(saying(await make(guest, another(), otherwise))).toEqual(answer);
  expect((await as(guest, 'GET', '/api/passkeys')).body).toEqual({ passkeys: [] });
  const { guest: other, from } = await kept();
  expect(saying(await show(other, from, otherwise))).toEqual(answer);
});

test('what was signed once opens nothing again, nor once it is late', async () => {
  const { guest, from } = await kept();
  const { challenge, cookie } = await knocks();
  const said = from.show({ ...place, challenge, userHandle: guest.player });
  const again = (): Promise<Answered> => call(place.origin, 'POST', '/api/passkeys/sign-in', said, { cookie });
  expect((await again()).status).toBe(200);
  expect(saying(await again())).toEqual(STALE);
  const late = await knocks();
  lateMs += 300_000;
  const signed = from.show({ ...place, challenge: late.challenge, userHandle: guest.player });
  expect(saying(await call(place.origin, 'POST', '/api/passkeys/sign-in', signed, { cookie: late.cookie }))).toEqual(
    STALE,
  );
});

test('a challenge that failed is spent', async () => {
  const { guest, from } = await kept();
  const { challenge, cookie } = await knocks();
  const tried = (otherwise: Partial<Said>): Promise<Answered> =>
    call(
      place.origin,
      'POST',
      '/api/passkeys/sign-in',
      from.show({ ...place, challenge, userHandle: guest.player, ...otherwise }),
      { cookie },
    );
  expect(saying(await tried({ origin: 'http://evil.localhost' }))).toEqual(BAD);
  expect(saying(await tried({}))).toEqual(STALE);
});

test('a challenge is valid only for its player and its purpose', async () => {
  const { guest, from } = await kept();
  const [mine, others] = [await knocks(), await knocks()];
  const signed = from.show({ ...place, challenge: mine.challenge, userHandle: guest.player });
  expect(saying(await call(place.origin, 'POST', '/api/passkeys/sign-in', signed, others))).toEqual(STALE);
  const eve = await someone();
  const { challenge } = await begun(guest);
  expect(saying(await make(eve, another(), { challenge }))).toEqual(STALE);
  const toMake = await begun(guest);
  const { cookie } = await knocks();
  const shown = from.show({ ...place, challenge: toMake.challenge, userHandle: guest.player });
  expect(saying(await call(place.origin, 'POST', '/api/passkeys/sign-in', shown, { cookie }))).toEqual(STALE);
});

test('a passkey of another player, an unknown one, and another’s name sign nobody in', async () => {
  const [{ guest, from }, eve] = [await kept(), await kept()];
  expect(saying(await make(eve.guest, from))).toEqual(BAD);
  expect(saying(await show(guest, another()))).toEqual(BAD);
  expect(saying(await show(eve.guest, from))).toEqual(BAD);
  const forged = { ...another(), id: from.id };
  const { challenge, cookie } = await knocks();
  const said = { ...forged.show({ ...place, challenge, userHandle: guest.player }), id: from.id };
  expect(saying(await call(place.origin, 'POST', '/api/passkeys/sign-in', said, { cookie }))).toEqual(BAD);
});

const counters: readonly [name: string, uses: readonly number[], statuses: readonly number[]][] = [
  ['one that counts on', [1, 2, 9], [200, 200, 200]],
  ['one that does not count', [0, 0], [200, 200]],
  ['a copy that is behind', [5, 4], [200, 403]],
  ['a copy at the same count', [5, 5, 6], [200, 403, 200]],
  ['one that no longer counts', [5, 0], [200, 403]],
];

test.each(counters)('a counter: %s', async (_, uses, statuses) => {
  const { guest, from } = await kept();
  const seen: number[] = [];
  for (const counter of uses) seen.push((await show(guest, from, { counter })).status);
  expect(seen).toEqual(statuses);
});

test('two simultaneous uses of the same counter open one session', async () => {
  const { guest, from } = await kept();
  const both = await Promise.all([show(guest, from, { counter: 3 }), show(guest, from, { counter: 3 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('the number of passkeys is limited; a deleted one is invalid, and nobody deletes another’s', async () => {
  const { guest, from } = await kept();
  for (const status of [201, 201, 429]) expect((await make(guest, another())).status).toBe(status);
  const eve = await someone();
  expect((await as(eve, 'DELETE', `/api/passkeys/${from.id}`)).status).toBe(404);
  expect((await show(guest, from)).status).toBe(200);
  expect((await as(guest, 'DELETE', `/api/passkeys/${from.id}`)).status).toBe(204);
  expect(saying(await show(guest, from))).toEqual(BAD);
  expect((await as(guest, 'DELETE', `/api/passkeys/${from.id}`)).status).toBe(404);
});

test('signing in switches to the other player and ends the session before', async () => {
  const { guest, from } = await kept();
  const eve = await someone();
  const socket = await connect(eve);
  const { challenge, cookie } = await knocks(eve.cookie);
  const said = from.show({ ...place, challenge, userHandle: guest.player });
  const answer = await call(place.origin, 'POST', '/api/passkeys/sign-in', said, { cookie });
  expect(await whose(sessionIn(answer))).toMatchObject({ player: guest.player });
  expect((await socket.closed).code).toBe(1008);
  expect((await as(eve, 'GET', '/api/me')).status).toBe(401);
});

test('after signing out everywhere, the passkey signs in; without one, the secret still does', async () => {
  const [{ guest, from }, eve] = [await kept(), await someone()];
  const elsewhere = sessionIn(await show(guest, from));
  const socket = await connect({ ...guest, cookie: elsewhere });
  for (const one of [guest, eve]) expect((await as(one, 'DELETE', '/api/sessions?everywhere=true')).status).toBe(204);
  expect((await socket.closed).code).toBe(1008);
  expect(await whose(elsewhere)).toMatchObject({ code: 'no-ticket' });
  const back = ({ secret }: Guest): Promise<Answered> => call(place.origin, 'POST', '/api/sessions', { secret });
  expect([(await back(guest)).status, (await back(eve)).status]).toEqual([401, 200]);
  expect((await show(guest, from)).status).toBe(200);
});

test('what is kept of a passkey is in the export, and goes with the player', async () => {
  const { guest, from } = await kept();
  const { body } = await as(guest, 'GET', '/api/me/export');
  expect(body).toMatchObject({ passkeys: [{ id: from.id, domain: 'localhost', usedAt: null }] });
  expect(JSON.stringify(body)).not.toMatch(/key"/i);
  expect((await as(guest, 'DELETE', '/api/me')).status).toBe(204);
  expect(saying(await show(guest, from))).toEqual(BAD);
  expect(await site.store.passkeys.of(guest.player)).toEqual([]);
});

test('passkeys do not exist at an IP address, or without sessions', async () => {
  const [guest, from, said] = [await someone(), another(), { ...place, challenge: 'A'.repeat(43) }];
  const asked: readonly [path: string, payload?: object][] = [
    ['/api/passkeys/options'],
    ['/api/passkeys', from.make(said)],
    ['/api/passkeys/sign-in/options'],
    ['/api/passkeys/sign-in', from.show({ ...said, userHandle: guest.player })],
  ];
  for (const url of [site.url, `http://[::ffff:127.0.0.1]:${site.port}`])
    for (const [path, payload] of asked) {
      const { statusCode, body } = await site.app.http.inject({
        method: 'POST',
        url: path,
        headers: { host: new URL(url).host, cookie: guest.cookie },
        ...(payload && { payload }),
      });
      expect([url, path, statusCode, JSON.parse(body).code]).toEqual([url, path, 403, 'not-allowed']);
    }
});

test('nothing of a ceremony is in the log', async () => {
  const { guest, from } = await kept();
  const { challenge, cookie } = await knocks();
  await show(guest, from);
  for (const hidden of [challenge, cookie.split('=')[1], from.id])
    expect(site.log.join('')).not.toContain(String(hidden));
});
