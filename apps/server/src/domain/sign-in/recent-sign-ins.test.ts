// Tests that a stolen cookie is not enough to take over an account, because sign-in settings need a recent
// sign-in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorOf } from '../../../testing/authenticator.ts';
import { type Answered, as, call, type Guest, newGuest } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { systemEnv } from '../../core/env.ts';

let site: Site;
let place: { readonly origin: string; readonly domain: string };
let lateMs = 0;
beforeAll(async () => {
  site = await openServer({}, { env: { ...systemEnv, monoMs: () => systemEnv.monoMs() + lateMs } });
  place = { origin: `http://localhost:${site.port}`, domain: 'localhost' };
});
afterAll(() => site.close());

const own = authenticatorOf('the authenticator of Ada');

const make = async (guest: Guest, from = own): Promise<Answered> => {
  const options = await as(guest, 'POST', '/api/passkeys/options');
  if (options.status !== 200) return options;
  const { challenge } = options.body as { readonly challenge: string };
  return as(guest, 'POST', '/api/passkeys', from.make({ ...place, challenge }));
};

const code = ({ status, body }: Answered): unknown =>
  status < 400 ? status : (body as { readonly code: string }).code;

/** Signs in again with the secret, as a page does. */
const anew = async (guest: Guest): Promise<Guest> => {
  const { headers } = await call(guest.url, 'POST', '/api/sessions', { secret: guest.secret });
  return { ...guest, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

test('an old session cannot add or delete a passkey, nor delete the secret or the account', async () => {
  const ada = { ...(await newGuest(site.url, 'Ada')), url: place.origin };
  expect(code(await make(ada))).toBe(201);
  lateMs += 600_000;
  const thief = authenticatorOf('the authenticator of a thief');
  const acts: readonly (() => Promise<Answered>)[] = [
    () => make(ada, thief),
    () => as(ada, 'POST', '/api/passkeys', thief.make({ ...place, challenge: 'A'.repeat(43) })),
    () => as(ada, 'DELETE', `/api/passkeys/${own.id}`),
    () => as(ada, 'DELETE', '/api/sessions?everywhere=true'),
    () => as(ada, 'DELETE', '/api/me'),
  ];
  for (const act of acts) expect(code(await act())).toBe('stale-sign-in');
  expect((await as(ada, 'GET', '/api/passkeys')).body).toMatchObject({ passkeys: [{ id: own.id }] });
  const back = await anew(ada);
  // the sign-in of the old session is still not recent
  expect(code(await as(ada, 'DELETE', '/api/me'))).toBe('stale-sign-in');
  expect(code(await as(back, 'DELETE', `/api/passkeys/${own.id}`))).toBe(204);
  expect(code(await as(back, 'DELETE', '/api/me'))).toBe(204);
});

test('a player with only the secret can sign out everywhere at any time, and sign in again', async () => {
  const bob = { ...(await newGuest(site.url, 'Bob')), url: place.origin };
  lateMs += 600_000;
  expect(code(await as(bob, 'DELETE', '/api/sessions?everywhere=true'))).toBe(204);
  expect(code(await call(bob.url, 'POST', '/api/sessions', { secret: bob.secret }))).toBe(200);
});
