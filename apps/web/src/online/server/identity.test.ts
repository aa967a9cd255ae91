// The identity of this device: secrets, passkeys, sessions ended elsewhere, and names changed in two places.
import { expect, test } from 'vitest';
import { httpClient } from './http-client.ts';
import { identityOf, nameAfter } from './identity.ts';
import { passkeysOff } from './passkey.ts';
import { GUEST_SECRET, SECRET } from './storage-keys.ts';

const as = (player: string) => ({ ok: true, body: { player, name: player } });

const unknown = (): Response => Response.json({ code: 'no-ticket', sentence: '' }, { status: 401 });

/** A device with this storage, and a server with these secrets and this session. */
function rigged(kept: Readonly<Record<string, string>>, secrets: readonly string[], session?: string) {
  const box = new Map(Object.entries(kept));
  const heard: (string | undefined)[] = [];
  const server = { secrets: [...secrets], session };
  const answer = async (request: Request): Promise<Response> => {
    const route = `${request.method} ${new URL(request.url).pathname}`;
    const { name, secret } = request.body === null ? {} : await request.json();
    if (route === 'POST /api/guests') {
      server.secrets.push(`secret of ${name}`);
      server.session = name;
      return Response.json({ player: name, name, secret: `secret of ${name}` });
    }
    if (route === 'POST /api/sessions') {
      if (!server.secrets.includes(secret)) return unknown();
      server.session = secret.replace('secret of ', '');
    }
    if (server.session === undefined) return unknown();
    return Response.json(route === 'POST /api/tickets' ? { ticket: server.session } : as(server.session).body);
  };
  const put = (key: string, value: string | null): void => {
    if (value === null) box.delete(key);
    else box.set(key, value);
  };
  const inWindow = () =>
    identityOf(
      httpClient('http://server', answer, () => 'en'),
      { get: key => box.get(key) ?? null, put },
      you => void heard.push(you?.player),
    );
  return { who: inWindow(), inWindow, box, heard, server };
}

const ADA = 'secret of Ada';

test('somebody new is a guest once, and the same at the next visit', async () => {
  const { who, box, heard } = rigged({}, []);
  expect(who.known()).toBe(false);
  expect(await Promise.all([who.enter('Ada'), who.enter('Ada')])).toMatchObject([{ ok: true }, { ok: true }]);
  expect([heard, box.get(SECRET)]).toEqual([['Ada'], ADA]);
  const later = rigged(Object.fromEntries(box), [ADA]);
  expect(await later.who.enter('')).toEqual(as('Ada'));
});

test('somebody new in two windows at once is one guest', async () => {
  const { who, inWindow, box, server } = rigged({}, []);
  const entered = await Promise.all([who.enter('Ada'), inWindow().enter('Bea')]);
  expect(entered).toEqual([expect.objectContaining({ ok: true }), as('Ada')]);
  expect([server.secrets, box.get(SECRET)]).toEqual([[ADA], ADA]);
});

test('a passkey lays the guest aside, and signing out takes the guest up again', async () => {
  const { who, box, server } = rigged({ [SECRET]: ADA }, [ADA]);
  await who.enter('');
  server.session = 'Noor';
  who.became('Noor');
  expect([box.get(GUEST_SECRET), who.known()]).toEqual([ADA, true]);
  expect(await who.enter('')).toEqual(as('Noor'));
  server.session = 'Zoe';
  who.became('Zoe');
  expect(box.get(GUEST_SECRET)).toBe(ADA);
  who.left();
  expect([box.get(SECRET), box.get(GUEST_SECRET)]).toEqual([ADA, undefined]);
  expect(await who.enter('')).toEqual(as('Ada'));
});

test('one’s own passkey changes nothing of who this device is', async () => {
  const { who, box } = rigged({ [SECRET]: ADA }, [ADA]);
  await who.enter('');
  who.became('Ada');
  expect([box.get(SECRET), box.get(GUEST_SECRET)]).toEqual([ADA, undefined]);
});

const endings: readonly [name: string, kept: string, secrets: readonly string[]][] = [
  ['a secret that was dropped', ADA, []],
  ['a session of a passkey that is over', 'passkey', []],
];

test.each(endings)('%s makes nobody a guest unasked', async (_, kept, secrets) => {
  const { who, heard } = rigged({ [SECRET]: kept }, secrets);
  expect(await who.ticket('Ada')).toMatchObject({ ok: false, status: 401 });
  expect([heard, who.known()]).toEqual([[undefined], false]);
  expect(await who.enter('Ada')).toMatchObject({ ok: true });
});

test('signed out in another window, this one is nobody until somebody wants to be', async () => {
  const { who, box, server, heard } = rigged({ [SECRET]: ADA }, [ADA]);
  await who.ticket('Ada');
  box.delete(SECRET);
  server.session = undefined;
  expect(await who.ticket('Ada')).toMatchObject({ ok: false, status: 401 });
  expect([heard, server.secrets]).toEqual([['Ada', undefined], [ADA]]);
});

test('an expired session is opened again with the secret', async () => {
  const { who, server } = rigged({ [SECRET]: ADA }, [ADA]);
  await who.ticket('Ada');
  server.session = undefined;
  expect(await who.ticket('Ada')).toEqual({ ok: true, body: { ticket: 'Ada' } });
});

test.each([
  ['neither changed', 'Ada', 'Ada', 'Ada', 'same'],
  ['changed on the page', 'Ada L.', 'Ada', 'Ada', 'send'],
  ['changed on another device', 'Ada', 'Ada L.', 'Ada', 'take'],
  ['changed on both', 'Bea', 'Ada L.', 'Ada', 'send'],
  ['no name on the page yet', '', 'Ada', null, 'take'],
  ['never agreed on', 'Bea', 'Ada', null, 'send'],
])('a name: %s', (_, own, servers, agreed, done) => {
  expect(nameAfter(own, servers, agreed)).toBe(done);
});

test.each([
  [true, 'cards.example', true, undefined],
  [true, 'localhost', true, undefined],
  [true, '127.0.0.1', true, 'address'],
  [true, '[::1]', true, 'address'],
  [false, '192.168.1.7', true, 'plain'],
  [true, 'cards.example', false, 'browser'],
])('secure %s at %s, known to the browser %s: passkeys are off because of %s', (secure, host, supported, off) => {
  expect(passkeysOff(secure, host, supported)).toBe(off);
});
