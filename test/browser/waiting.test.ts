// Tables that continue while a player is away: turn notifications, a stand-in bot, and the options of the
// other players.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browserAt } from '../../apps/server/testing/browser.ts';
import { complaints } from './axe.ts';
import { choosing, click, HAND, step } from './clicker.ts';
import { atMatch, type Guest, gathered, type House, openHouse, openTable, together } from './online-harness.ts';

let house: House;
let service: Server;
let browser: Browser;
const brought: string[] = []; // messages received by the push service, decrypted

beforeAll(async () => {
  service = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    brought.push(browser.read(Buffer.concat(parts)));
    reply.writeHead(201).end();
  });
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
  browser = browserAt(`http://127.0.0.1:${(service.address() as AddressInfo).port}/noor`);
  house = await openHouse({
    host: 'localhost',
    entire: true,
    at: port => `http://localhost:${port}`,
    variables: () => ({ MOONSHOT_PUSH_LOCAL: '1', MOONSHOT_AWAY_MS: '300' }),
  });
});
afterAll(async () => {
  await house?.close();
  service?.close();
});

/** Ada opens a table, Noor joins by link, and both are dealt cards. */
async function friendsAt(
  tell: Parameters<Parameters<typeof together>[1]>[0],
  order: Parameters<typeof openTable>[1],
): Promise<readonly [Guest, Guest]> {
  const ada = await tell.guest('Ada');
  const link = await openTable(ada, order);
  const noor = await tell.guest('Noor', { viewport: { width: 390, height: 844 } }, link);
  await gathered(ada, 2);
  await ada.page.locator('[data-act="start"]').click();
  await atMatch(ada, noor);
  return [ada, noor];
}

const choose = choosing('waiting');
const ASKED = '[data-ask]:not([data-ask="none"])';
const asked = ({ page }: Guest): Promise<void> => page.locator(ASKED).waitFor({ state: 'attached' });

/** Replaces the push service, which a test browser cannot reach, with an endpoint of the test. */
const giveDevice = (page: Page): Promise<void> =>
  page.evaluate(device => {
    const { PushManager } = globalThis as unknown as { PushManager: { prototype: Record<string, unknown> } };
    const subscription = { endpoint: device.endpoint, toJSON: () => device, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => subscription;
    PushManager.prototype.getSubscription = async () => subscription;
  }, browser.asked);

/** The titles of the notifications shown by the service worker. */
const notified = (worker: Worker): Promise<readonly string[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as {
      registration: { getNotifications(): Promise<readonly { title: string; body: string }[]> };
    };
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

/** Records when the browser has shown a notification. Asking earlier would make it drop the pending one. */
const awaitShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const self = globalThis as unknown as {
      shown: Promise<void>;
      registration: { showNotification(...words: readonly unknown[]): Promise<void> };
    };
    const { registration } = self;
    const show = registration.showNotification.bind(registration);
    self.shown = new Promise(resolve => {
      registration.showNotification = (...words) => {
        const done = show(...words);
        resolve(done);
        return done;
      };
    });
  });
const shown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => (globalThis as unknown as { shown: Promise<void> }).shown);

/** Delivers the message to the browser as its push service would. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

test('a player away from a table of days gets a notification that leads to their seat, and finds the table listed first', async () => {
  await together(house, async tell => {
    const [ada, noor] = await friendsAt(tell, { game: 'ricketts', seats: 4, clock: '1' });
    await noor.page.context().grantPermissions(['notifications'], { origin: house.url });
    await giveDevice(noor.page);
    await noor.page.locator('[data-seat="0"] .status', { hasText: /^24 hours left$/ }).waitFor();
    await step(noor.page, choose);
    await click(noor.page, '[data-act="people"]');
    await noor.page.locator('dialog [data-act="tell-me"]').waitFor();
    expect(await complaints(noor.page)).toEqual([]);
    await noor.page.keyboard.press('Escape');
    await click(noor.page, '[data-offer] [data-act="tell-me"]');
    await noor.page.locator('[data-offer]').waitFor({ state: 'detached' });
    await click(noor.page, '[data-act="leave"]');
    await noor.page.locator('[data-online][data-turn="false"]').waitFor();
    while (brought.length === 0) {
      const came = expect.poll(() => brought.length).toBe(1);
      await Promise.race([asked(ada), came]);
      if (brought.length === 0) await step(ada.page, choose);
    }
    expect(JSON.parse(brought[0] ?? '')).toMatchObject({ title: 'It is your turn' });
    await noor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    const waiting = noor.page.locator('[data-online][data-turn="true"]');
    await expect.poll(() => waiting.innerText()).toMatch(/Waiting for you · 24 hours left/);
    const worker = noor.page.context().serviceWorkers()[0];
    if (worker === undefined) throw new Error('Cannot show a message: the page has no service worker');
    await awaitShown(worker);
    await deliver(noor.page, `${house.url}/`, brought[0] ?? '');
    await shown(worker);
    expect(await notified(worker)).toEqual(['It is your turn: A table of Ricketts House Hearts waits for you.']);
    await worker.evaluate(async () => {
      const self = globalThis as unknown as EventTarget & {
        registration: { getNotifications(): Promise<readonly unknown[]> };
        NotificationEvent: new (type: string, init: { notification: unknown }) => Event;
      };
      const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }));
    });
    await atMatch(noor);
    await asked(noor);
    expect(await noor.page.locator(HAND).count()).toBeGreaterThan(0);
    await expect.poll(() => notified(worker)).toEqual([]);
  });
});

const heard = ({ page }: Guest, text: string): Promise<void> =>
  page.locator('[data-spoken="polite"]', { hasText: text }).first().waitFor({ state: 'attached' });

test('a bot stands in for who is away and hands back at once; then one nudges, hands the table over, and both end the match', async () => {
  await together(house, async tell => {
    const [ada, noor] = await friendsAt(tell, { game: 'at-play', seats: 4 });
    const plate = ada.page.locator('[data-seat="1"] .status');
    await noor.page.goto('about:blank');
    await plate.filter({ hasText: 'a bot stands in' }).waitFor();
    for (let i = 0; i < 3; i++) {
      await asked(ada);
      await step(ada.page, choose); // the bot answers for Noor meanwhile
    }
    await noor.page.goto(house.url);
    await atMatch(noor);
    await plate.filter({ hasText: 'a bot stands in' }).waitFor({ state: 'detached' });
    // the stand-in is no longer needed
    await noor.page.locator('[data-act="back"]').waitFor({ state: 'detached' });
    await click(ada.page, '[data-act="people"]');
    await ada.page.locator('[data-person="1"] [data-act="more"]').click();
    await ada.page.locator('[data-person="1"] [data-act="nudge"]').click();
    await heard(noor, 'Ada nudges Noor');
    await ada.page.locator('[data-person="1"] [data-act="hand-over"]').click();
    await ada.page.locator('[data-person="1"] [data-act="hand-over"]').waitFor({ state: 'detached' });
    await click(noor.page, '[data-act="people"]');
    await noor.page.locator('[data-person="0"] [data-act="more"]').click();
    await noor.page.locator('[data-person="0"] [data-act="hand-over"]').waitFor();
    await noor.page.locator('[data-act="vote-end"]').click();
    await ada.page.locator('[data-act="close"]').first().click();
    await click(ada.page, '[data-vote="end"] [data-act="agree"]');
    for (const { page } of [ada, noor]) {
      await page.locator('[data-screen="scores"] h1', { hasText: 'Everybody agreed to end the match.' }).waitFor();
      await page.locator('.scores-screen [data-act="again"]').waitFor();
    }
  });
});

test('who leaves reads what becomes of the seat, and reads on return what a bot played', async () => {
  await together(house, async tell => {
    const [ada, noor] = await friendsAt(tell, { game: 'ricketts', seats: 4 });
    const { page } = noor;
    await asked(noor);
    await click(page, '[data-act="leave"]');
    await page.locator('.back [data-online]', { hasText: 'Your seat stays yours.' }).waitFor();
    await ada.page.locator('[data-seat="1"] .status', { hasText: 'a bot stands in' }).waitFor();
    await step(ada.page, choose); // the bot passes for Noor meanwhile
    await ada.page.locator('.trick .card, [data-ask="play"]').first().waitFor();
    await click(page, '.back [data-online]');
    await atMatch(noor);
    const told = page.locator('[data-answered="away"]');
    await expect.poll(() => told.innerText()).toMatch(/A bot played for you .* Passed for you: .+ .+ .+\./s);
    await click(page, '[data-act="answered-read"]');
    await told.waitFor({ state: 'detached' });
  });
});
