// The same server at different addresses: over plain HTTP some features are off and the page says so; over
// TLS all are on. Starts a server and several people for each address.
import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer, type Server } from 'node:tls';
import type { Page } from 'playwright-core';
import { generate } from 'selfsigned';
import { expect, test } from 'vitest';
import { click, HAND } from './clicker.ts';
import {
  atMatch,
  gathered,
  type House,
  openHouse,
  openTable,
  type Place,
  toFriends,
  together,
} from './online-harness.ts';

/** The LAN address of a home server, as phones see it. */
const ROOM: Place = {
  host: '0.0.0.0',
  flags: ['--host-resolver-rules=MAP 192.168.7.7 127.0.0.1'],
  at: port => `http://192.168.7.7:${port}`,
};

async function at(place: Place, story: (house: House) => Promise<void>): Promise<void> {
  const house = await openHouse(place);
  try {
    await story(house);
  } finally {
    await house.close();
  }
}

const cookies = async (page: Page): Promise<readonly unknown[]> =>
  (await page.context().cookies()).map(({ name, secure, httpOnly }) => [name, secure, httpOnly]);

/** What the browser allows the page at this address. */
const allowed = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => ({
    secure: isSecureContext,
    subtle: crypto.subtle !== undefined,
    worker: 'serviceWorker' in navigator && (await navigator.serviceWorker.ready) !== undefined,
    passkey: 'PublicKeyCredential' in window,
  }))()`);

test('over plain HTTP in one room two friends join by the link, play, and keep their seats; missing features are named', async () => {
  await at(ROOM, house =>
    together(house, async tell => {
      const ada = await tell.guest('Ada');
      expect(await allowed(ada.page)).toEqual({ secure: false, subtle: false, worker: false, passkey: false });
      await toFriends(ada);
      await ada.page.locator('[data-plain]').waitFor();
      await ada.page.locator('[data-act="account"]').click();
      await ada.page.locator('[data-off="plain"]').waitFor();
      await ada.page.locator('[data-act="close"]').click();
      await click(ada.page, '[data-act="home"]'); // to the waiting room from which she came
      await ada.page.locator('[data-link]').waitFor();
      await ada.page.goBack();
      const link = await openTable(ada, { game: 'ricketts', seats: 4 });
      expect(link).toMatch(/^http:\/\/192\.168\.7\.7:\d+\/#t\//);
      expect(await ada.page.locator('[data-only-here]').count()).toBe(0);
      const noor = await tell.guest('Noor', {}, link);
      await gathered(ada, 2);
      await ada.page.locator('[data-act="start"]').click();
      await atMatch(ada, noor);
      await noor.page.reload();
      await atMatch(noor);
      await noor.page.locator(HAND).nth(12).waitFor();
      expect(await cookies(noor.page)).toEqual([['sid', false, true]]);
    }),
  );
});

test('in the room over plain HTTP a score is kept', async () => {
  await at(ROOM, house =>
    together(house, async tell => {
      const { page } = await tell.guest('Ada');
      await click(page, '[data-act="pad"]');
      await page.locator('[data-field="game"]').waitFor();
      for (const [i, name] of ['Ana', 'Ben', 'Cleo', 'Dan'].entries())
        await page.locator(`[data-player="${i}"]`).fill(name);
      await click(page, '[data-act="begin-pad"]');
      await page.locator('[data-entry="1"]').waitFor();
    }),
  );
});

test('at this machine’s own name the page says that the link works only here', async () => {
  const house = await openHouse();
  try {
    await together(house, async tell => {
      const ada = await tell.guest('Ada');
      expect(await openTable(ada, { game: 'ricketts', seats: 4 })).toContain(house.url);
      await ada.page.locator('[data-only-here]').waitFor();
      expect(await ada.page.locator('[data-plain]').count()).toBe(0);
    });
  } finally {
    await house.close();
  }
});

/** A TLS-terminating proxy in front of the server, with one upstream connection per client. */
async function withTls(port: () => number): Promise<Server> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'cards.test' }]);
  const server = createServer({ cert, key }, outer => {
    const inner = connect(port(), 'localhost');
    outer.pipe(inner).pipe(outer);
    for (const end of [outer, inner]) end.on('error', () => (end === outer ? inner : outer).destroy());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

test('behind TLS everything is on', async () => {
  let inner = 0;
  const tls = await withTls(() => inner);
  const address = tls.address();
  const outer = address !== null && typeof address === 'object' ? `https://cards.test:${address.port}` : '';
  const place: Place = {
    host: 'localhost',
    flags: ['--host-resolver-rules=MAP cards.test localhost', '--ignore-certificate-errors'],
    at: port => {
      inner = port;
      return outer;
    },
    variables: () => ({ MOONSHOT_ORIGIN: outer }),
  };
  try {
    await at(place, house =>
      together(house, async tell => {
        const ada = await tell.guest('Ada');
        expect(await allowed(ada.page)).toEqual({ secure: true, subtle: true, worker: true, passkey: true });
        const link = await openTable(ada, { game: 'ricketts', seats: 4 });
        expect(link.startsWith(`${outer}/#t/`)).toBe(true);
        expect(await ada.page.locator('[data-plain], [data-only-here]').count()).toBe(0);
        await ada.page.locator('[data-act="start"]').click();
        await atMatch(ada);
        expect(await cookies(ada.page)).toEqual([['__Host-sid', true, true]]);
      }),
    );
  } finally {
    tls.close();
  }
});
