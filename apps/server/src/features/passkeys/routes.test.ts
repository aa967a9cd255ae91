// Tests passkeys over HTTP: they are stored, used on another device, and deleted. Everything that is not the
// requested passkey is refused.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Authenticator, authenticatorOf, type Said } from '../../../testing/authenticator.ts';
import { type Answered, as, call, closeCode, connect, type Guest, newGuest } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { systemEnv } from '../../core/env.ts';
import { SPOKEN } from '../../core/languages.ts';
import type { PasskeyStore } from '../../store/store.ts';

let site: Site;
let place: { readonly origin: string; readonly domain: string };
let lateMs = 0;
beforeAll(async () => {
  site = await openServer(
    // no periodic check closes sockets
    { MOONSHOT_PASSKEYS_PER_PLAYER: '3', MOONSHOT_PASSKEYS_PER_HOUR: '10000', MOONSHOT_HEAL_MS: '3600000' },
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

/** The status, the code and the sentence of a refusal. */
function saying({ status, body }: Answered): readonly [status: number, code: unknown, sentence: unknown] {
  const { code, sentence } = body as { readonly code: unknown; readonly sentence: unknown };
  return [status, code, sentence];
}

const SAYS = SPOKEN.en.errors;
const WRONG = [403, 'bad-passkey', SAYS['bad-passkey'].wrong];
const UNKNOWN = [403, 'bad-passkey', SAYS['bad-passkey'].unknown];
const KNOWN = [403, 'bad-passkey', SAYS['bad-passkey'].known];
const COPIED = [403, 'bad-passkey', SAYS['bad-passkey'].copied];
const STALE = [409, 'stale-passkey', SAYS['stale-passkey'].challenge];
const GONE = [404, 'gone', SAYS.gone.passkey];
const NO_SESSION = [401, 'no-ticket', SAYS['no-ticket'].session];
const NO_PASSKEYS = [403, 'not-allowed', SAYS['not-allowed'].passkeys];

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
  const elsewhere = {
    id: another().id,
    player: guest.player,
    publicKey: Uint8Array.of(1),
    counter: 0,
    at: 1,
    usedAt: null,
  };
  await site.store.passkeys.add({ ...elsewhere, domain: 'cards.example' }, 9);
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
  ['another origin', { origin: 'http://evil.localhost' }, WRONG],
  ['its own page at another port', { origin: 'http://localhost:1' }, WRONG],
  ['another domain', { domain: 'evil.localhost' }, WRONG],
  ['another purpose', { type: 'payment.get' }, WRONG],
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
  expect(saying(await tried({ origin: 'http://evil.localhost' }))).toEqual(WRONG);
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
  expect(saying(await make(eve.guest, from))).toEqual(KNOWN);
  expect(saying(await show(guest, another()))).toEqual(UNKNOWN);
  expect(saying(await show(eve.guest, from))).toEqual(UNKNOWN);
  const forged = { ...another(), id: from.id };
  const { challenge, cookie } = await knocks();
  const said = { ...forged.show({ ...place, challenge, userHandle: guest.player }), id: from.id };
  expect(saying(await call(place.origin, 'POST', '/api/passkeys/sign-in', said, { cookie }))).toEqual(WRONG);
});

test('a passkey that is sent under the id of another is not stored', async () => {
  const [guest, from, other] = [await someone(), another(), another()];
  const { challenge } = await begun(guest);
  const made = { ...from.make({ ...place, challenge }), id: other.id };
  expect(saying(await as(guest, 'POST', '/api/passkeys', made))).toEqual(WRONG);
  expect(await site.store.passkeys.of(guest.player)).toEqual([]);
});

test.each(['no JSON', '{}', '{"challenge":5}'])('what the browser signed is %s: it counts as late', async signed => {
  const { guest, from } = await kept();
  const clientDataJSON = Buffer.from(signed).toString('base64url');
  const [made, shown] = [from.make({ ...place, challenge: '' }), from.show({ ...place, challenge: '' })];
  const making = { ...made, response: { ...made.response, clientDataJSON } };
  const showing = { ...shown, response: { ...shown.response, clientDataJSON, userHandle: guest.player } };
  expect(saying(await as(guest, 'POST', '/api/passkeys', making))).toEqual(STALE);
  expect(saying(await call(place.origin, 'POST', '/api/passkeys/sign-in', showing))).toEqual(STALE);
});

const OK = [200, undefined, undefined];

const counters: readonly [name: string, uses: readonly number[], answers: readonly (readonly unknown[])[]][] = [
  ['one that counts on', [1, 2, 9], [OK, OK, OK]],
  ['one that does not count', [0, 0], [OK, OK]],
  ['a copy that is behind', [5, 4], [OK, COPIED]],
  ['a copy at the same count', [5, 5, 6], [OK, COPIED, OK]],
  ['one that no longer counts', [5, 0], [OK, COPIED]],
];

test.each(counters)('a counter: %s', async (_, uses, answers) => {
  const { guest, from } = await kept();
  const seen: (readonly unknown[])[] = [];
  for (const counter of uses) seen.push(saying(await show(guest, from, { counter })));
  expect(seen).toEqual(answers);
});

test('two simultaneous uses of the same counter open one session', async () => {
  const { guest, from } = await kept();
  const both = await Promise.all([show(guest, from, { counter: 3 }), show(guest, from, { counter: 3 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('the number of passkeys is limited; a deleted one is invalid, and nobody deletes another’s', async () => {
  const { guest, from } = await kept();
  for (const status of [201, 201]) expect((await make(guest, another())).status).toBe(status);
  expect(saying(await make(guest, another()))).toEqual([429, 'too-many', SAYS['too-many'].passkeys(3)]);
  const eve = await someone();
  const remove = (who: Guest): Promise<Answered> => as(who, 'DELETE', `/api/passkeys/${from.id}`);
  expect(saying(await remove(eve))).toEqual(GONE);
  expect((await show(guest, from)).status).toBe(200);
  expect((await remove(guest)).status).toBe(204);
  expect(saying(await show(guest, from))).toEqual(UNKNOWN);
  expect(saying(await remove(guest))).toEqual(GONE);
});

test('signing in switches to the other player and ends the session before', async () => {
  const { guest, from } = await kept();
  const eve = await someone();
  const socket = await connect(eve);
  const { challenge, cookie } = await knocks(eve.cookie);
  const said = from.show({ ...place, challenge, userHandle: guest.player });
  const answer = await call(place.origin, 'POST', '/api/passkeys/sign-in', said, { cookie });
  expect(await whose(sessionIn(answer))).toMatchObject({ player: guest.player });
  expect(await closeCode(socket)).toBe(1008);
  expect((await as(eve, 'GET', '/api/me')).status).toBe(401);
  // the cookie of the sign-in is deleted
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^passkey=; .*Expires=Thu, 01 Jan 1970/));
});

test('after signing out everywhere, the passkey signs in; without one, the secret still does', async () => {
  const [{ guest, from }, eve] = [await kept(), await someone()];
  const elsewhere = sessionIn(await show(guest, from));
  const socket = await connect({ ...guest, cookie: elsewhere });
  for (const one of [guest, eve]) expect((await as(one, 'DELETE', '/api/sessions?everywhere=true')).status).toBe(204);
  expect(await closeCode(socket)).toBe(1008);
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
  expect(saying(await show(guest, from))).toEqual(UNKNOWN);
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
      expect([url, path, ...saying({ status: statusCode, body: JSON.parse(body), headers: new Headers() })]).toEqual([
        ...[url, path, ...NO_PASSKEYS],
      ]);
    }
});

test.each([
  ['POST', '/api/passkeys/options', undefined],
  ['POST', '/api/passkeys', another().make({ origin: '', domain: '', challenge: '' })],
  ['GET', '/api/passkeys', undefined],
  ['DELETE', `/api/passkeys/${another().id}`, undefined],
])('%s %s needs a session', async (method, path, body) => {
  expect(saying(await call(place.origin, method, path, body))).toEqual(NO_SESSION);
});

/** A server on whose store a test can act just before or after a step of a request. */
async function siteWith(changed: (passkeys: PasskeyStore) => Partial<PasskeyStore>): Promise<Site> {
  const store = memoryStore(systemEnv.nowMs);
  const passkeys = { ...store.passkeys, ...changed(store.passkeys) };
  const other = await openServer({}, { store: { ...store, passkeys } });
  onTestFinished(() => other.close());
  return other;
}

test('a passkey is not stored for a session that ends while the passkey is checked', async () => {
  let guest: Guest | undefined;
  const other = await siteWith(({ add }) => ({
    add: async (...passkey) => {
      if (guest !== undefined) expect((await as(guest, 'DELETE', '/api/sessions')).status).toBe(204);
      return add(...passkey);
    },
  }));
  const there = { origin: `http://localhost:${other.port}`, domain: 'localhost' };
  guest = { ...(await newGuest(other.url, 'Ada')), url: there.origin };
  const { challenge } = await begun(guest);
  const answer = await as(guest, 'POST', '/api/passkeys', another().make({ ...there, challenge }));
  expect(saying(answer)).toEqual(NO_SESSION);
  expect(await other.store.passkeys.of(guest.player)).toEqual([]);
});

test('a player who is deleted while the passkey is checked is not signed in', async () => {
  let guest: Guest | undefined;
  const other = await siteWith(({ byId }) => ({
    byId: async id => {
      const found = await byId(id);
      if (guest !== undefined) expect((await as(guest, 'DELETE', '/api/me')).status).toBe(204);
      return found;
    },
  }));
  const there = { origin: `http://localhost:${other.port}`, domain: 'localhost' };
  const [ada, from] = [{ ...(await newGuest(other.url, 'Ada')), url: there.origin }, another()];
  const made = from.make({ ...there, challenge: (await begun(ada)).challenge });
  expect((await as(ada, 'POST', '/api/passkeys', made)).status).toBe(201);
  guest = ada;
  const options = await call(there.origin, 'POST', '/api/passkeys/sign-in/options');
  const { challenge } = options.body as { readonly challenge: string };
  const [cookie = ''] = options.headers.getSetCookie();
  const shown = from.show({ ...there, challenge, userHandle: ada.player });
  const answer = await call(there.origin, 'POST', '/api/passkeys/sign-in', shown, { cookie });
  expect(saying(answer)).toEqual(UNKNOWN);
  expect(sessionIn(answer)).toBe('');
});

const NOTHING = { origin: '', domain: '', challenge: '', userHandle: 'A'.repeat(22) };

const limits: readonly [path: string, waitS: number, status: number, body: object | undefined][] = [
  ['/api/passkeys', 3600, 409, another().make(NOTHING)],
  ['/api/passkeys/sign-in/options', 300, 200, undefined],
  ['/api/passkeys/sign-in', 3600, 409, another().show(NOTHING)],
];

test.each(limits)('POST %s is refused after too many requests, for %i seconds', async (path, waitS, status, body) => {
  const other = await openServer({ MOONSHOT_PASSKEYS_PER_HOUR: '2', MOONSHOT_PASSKEYS_BEGUN_EACH: '2' });
  onTestFinished(() => other.close());
  const guest = { ...(await newGuest(other.url, 'Ada')), url: `http://localhost:${other.port}` };
  const ask = (): Promise<Answered> => as(guest, 'POST', path, body);
  expect([(await ask()).status, (await ask()).status]).toEqual([status, status]);
  const refused = await ask();
  expect(saying(refused)).toEqual([429, 'too-many', SAYS['too-many'].requests(waitS / 60)]);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(waitS - 60);
  expect(seconds).toBeLessThanOrEqual(waitS);
});

test('nothing of a ceremony is in the log', async () => {
  const { guest, from } = await kept();
  const { challenge, cookie } = await knocks();
  await show(guest, from);
  for (const hidden of [challenge, cookie.split('=')[1], from.id])
    expect(site.log.join('')).not.toContain(String(hidden));
});
