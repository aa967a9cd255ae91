// Living-room play in five browsers: the big screen shows the trick, the players and the scores, four devices
// are hands, and a bot takes the free seat. No hand ever reaches the big screen.
import type { TableView } from '@moonshot/protocol';
import { withWholeView } from '@moonshot/protocol/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, newGuest, playOut } from '../../apps/server/testing/client.ts';
import { freshSample } from '../seeds.ts';
import { complaints } from './axe.ts';
import { type BigPicture, bigPicture, stopsAt } from './big-screen.ts';
import { choosing, click, HAND, playDeal, step } from './clicker.ts';
import { reload } from './harness.ts';
import { atMatch, type Guest, type House, openHouse, openTable, type Place, together } from './online-harness.ts';
import { scanned } from './scanned.ts';
import { sleepingNetwork } from './sleeping-network.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const PHONE = { width: 390, height: 844 };
const SIDE = { width: 844, height: 390 };
const DESK = { width: 1280, height: 800 };
const PULSED = { scripts: ['globalThis.pulses = 0; navigator.vibrate = () => (globalThis.pulses += 1) > 0;'] };

interface Shown {
  readonly type: string;
  readonly view?: {
    readonly deal: {
      readonly phase: string;
      readonly hand: readonly string[];
      readonly trick?: object;
      readonly tricks?: object;
      readonly results?: readonly object[];
      readonly bouts?: readonly { readonly tops: readonly string[] }[];
    };
  };
  readonly events?: readonly { readonly type: string; readonly event?: { readonly type: string } }[];
}

/** The messages that a page receives from the server from now on. */
function messagesTo(page: Page): readonly Shown[] {
  const heard: Shown[] = [];
  page.on('websocket', socket => {
    let view: TableView | undefined;
    socket.on('framereceived', ({ payload }) => {
      const message = withWholeView(JSON.parse(String(payload)), view);
      if ('view' in message) view = message.view;
      heard.push(message as Shown);
    });
  });
  return heard;
}

const CARD = /"([2-9TJQKAW][CDSH])"/g;
const cardsIn = (value: unknown): readonly string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(CARD)].map(([, card = '']) => card);

/** Cards in messages of a match that were not open by the time of the message. */
function leaksIn(messages: readonly Shown[]): readonly string[] {
  const open = new Set<string>();
  return messages.flatMap(({ view, events = [] }) => {
    const { trick, tricks, results, bouts = [], phase, hand = [] } = view?.deal ?? {};
    const tops = bouts.map(bout => bout.tops);
    // after the score all see which cards of the kitty score; those left in the hands of Capture stay hidden
    for (const card of cardsIn([trick, tricks, tops, phase === 'over' ? results : null])) open.add(card);
    const shown = events.filter(({ event }) => event?.type !== 'dealer'); // all see the cards that are cut
    return [...hand, ...cardsIn(view?.deal), ...cardsIn(shown)].filter(card => !open.has(card));
  });
}

/** The least height of an index, and how far from the middle the cards may lie, as shares of the picture. */
const INDEX_MIN = 0.07;
const OFF_MAX = 0.02;

/** Measures a big screen again and again. The returned function ends that and gives the pictures. */
function watched(page: Page): () => readonly BigPicture[] {
  const seen: BigPicture[] = [];
  const add = (one: BigPicture | null): void => void (one !== null && seen.push(one));
  const watching = setInterval(() => void bigPicture(page).then(add, () => undefined), 500);
  return () => {
    clearInterval(watching);
    return seen;
  };
}

const handOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator(HAND).evaluateAll(all => all.map(card => card.getAttribute('data-card')));

test('a whole short match: one big screen, four hands, and a bot', async () => {
  await together(house, async tell => {
    const tv = await tell.guest('Tess', { viewport: { width: 1280, height: 720 } });
    const heard = messagesTo(tv.page);
    await openTable(tv, { game: 'wild-twist', seats: 5, shortest: true });
    await tv.page.locator('[data-act="big-screen"]').click();
    await tv.page.locator('[data-screen="big"][data-phase="gathering"]').waitFor();
    const link = (await scanned(tv.page, '.qr')) ?? '';
    expect(link).toMatch(/#t\/[\w-]{22}\/[\w-]{22}\/hand$/);
    expect(await complaints(tv.page)).toEqual([]);

    const ada = await tell.guest('Ada', { viewport: PHONE, ...PULSED }, link);
    const noor = await tell.guest('Noor', { viewport: DESK }, link);
    const bo = await tell.guest('Bo', { viewport: SIDE }, link);
    const kim = await tell.guest('Kim', { viewport: PHONE }, link);
    const hands = [ada, noor, bo, kim];
    await expect.poll(() => tv.page.locator('[data-player] .av').count()).toBe(hands.length);
    const starter = (await tv.page.locator('[data-act="start"]').count()) > 0 ? tv : ada;
    await starter.page.locator('[data-act="start"]').click();
    await atMatch(...hands);

    for (const { page } of hands) await page.locator('[data-part="hand"]').waitFor({ state: 'attached' });
    expect(await ada.page.locator('.trick:visible, .seat:visible, .strip:visible').count()).toBe(0);
    expect(await complaints(ada.page)).toEqual([]);
    await ada.page.locator(HAND).first().waitFor();
    const before = await handOf(ada.page);
    await reload(ada.page); // as a phone does that slept for long
    await ada.page.locator('[data-part="hand"]').waitFor({ state: 'attached' });
    await expect.poll(() => handOf(ada.page)).toEqual(before);

    const seen = watched(tv.page);
    await Promise.all(hands.map(({ page, name }) => playDeal(page, choosing(name))));
    const pictures = seen();
    await tv.page.locator('[data-screen="big"][data-phase="over"]').waitFor();

    expect(pictures.length).toBeGreaterThan(0);
    expect(Math.min(...pictures.map(({ index }) => index))).toBeGreaterThanOrEqual(INDEX_MIN);
    expect(leaksIn(heard)).toEqual([]);
    expect(heard.filter(({ view }) => view !== undefined).length).toBeGreaterThan(10);
    expect(await tv.page.locator('[data-card]').count()).toBe(0);
    expect(await ada.page.evaluate('pulses')).toBeGreaterThan(0);
    expect(await tv.page.locator('.result').innerText()).not.toBe('');
  });
});

/** A phone without a browser: sits down at the table of a link. The returned function plays the match. */
async function plainPhone(name: string, link: string): Promise<() => Promise<unknown>> {
  const [, url = '', table = '', invite = ''] = /^(.*?)\/?#t\/([^/]+)\/([^/]+)/.exec(link) ?? [];
  const client = await connect(await newGuest(url, name));
  client.say({ type: 'join', table, invite, known: null });
  const seat = await client.until(
    ({ facts }) => facts && { open: facts.seats.findIndex(({ kind }) => kind === 'open') },
  );
  client.say({ type: 'sit', seat: seat.open });
  await client.until(({ facts }) => facts?.seats[seat.open]?.kind === 'person');
  return () => playOut(client).finally(client.close);
}

test('fourteen phones, four of them in browsers, play Capture beside the big screen in a fifth', async () => {
  await together(house, async tell => {
    const tv = await tell.guest('Tess', { viewport: { width: 1280, height: 720 } });
    const heard = messagesTo(tv.page);
    await openTable(tv, { game: 'capture', seats: 14, shortest: true });
    await tv.page.locator('[data-act="big-screen"]').click();
    await tv.page.locator('[data-screen="big"][data-phase="gathering"]').waitFor();
    const link = (await scanned(tv.page, '.qr')) ?? '';
    const hands: Guest[] = [];
    for (const [i, name] of ['Ada', 'Noor', 'Bo', 'Kim'].entries())
      hands.push(await tell.guest(name, { viewport: [PHONE, SIDE, DESK][i % 3] ?? PHONE }, link));
    const others: (() => Promise<unknown>)[] = [];
    for (let i = hands.length; i < 14; i++) others.push(await plainPhone(`Phone ${i + 1}`, link));
    await expect.poll(() => tv.page.locator('[data-player] .av').count()).toBe(14);
    const starter = (await tv.page.locator('[data-act="start"]').count()) > 0 ? tv : hands[0];
    await starter?.page.locator('[data-act="start"]').click();
    const played = others.map(play => play());
    await atMatch(...hands);
    const seen = watched(tv.page);
    await Promise.all([...hands.map(({ page, name }) => playDeal(page, choosing(name))), ...played]);
    const pictures = seen();
    await tv.page.locator('[data-screen="big"][data-phase="over"]').waitFor();
    expect(pictures.flatMap(({ faults }) => faults)).toEqual([]);
    expect(Math.min(...pictures.map(({ index }) => index))).toBeGreaterThanOrEqual(INDEX_MIN);
    expect(leaksIn(heard)).toEqual([]);
    expect(heard.filter(({ view }) => view?.deal.phase === 'over').length).toBeGreaterThan(0);
    expect(await tv.page.locator('[data-card]').count()).toBe(0);
    expect(await tv.page.locator('.result').innerText()).not.toBe('');
  });
});

/** The LAN address of a home server, as a television and a phone without vibration see it. */
const ROOM: Place = {
  host: '0.0.0.0',
  flags: ['--host-resolver-rules=MAP 192.168.7.7 127.0.0.1'],
  at: port => `http://192.168.7.7:${port}`,
};
const UNFELT = {
  scripts: [
    'delete Navigator.prototype.vibrate; globalThis.heard = 0;',
    `const make = AudioContext.prototype.createGain;
    AudioContext.prototype.createGain = function () {
      globalThis.heard += 1;
      return make.call(this);
    };`,
  ],
};

test.each([
  ['capture', 4, [null]],
  ['ricketts', 4, ['closed', 'broken']],
] as const)(
  '%s in the room over plain HTTP: cards in the middle, and a phone that is heard',
  async (game, seats, hearts) => {
    const room = await openHouse(ROOM);
    try {
      await together(room, async tell => {
        const tv = await tell.guest('Tess', { viewport: { width: 1280, height: 720 } });
        await openTable(tv, { game, seats, shortest: true });
        await tv.page.locator('[data-act="big-screen"]').click();
        await tv.page.locator('[data-screen="big"][data-phase="gathering"]').waitFor();
        const link = (await scanned(tv.page, '.qr')) ?? '';
        const ada = await tell.guest('Ada', { viewport: PHONE, stored: { 'moonshot.sound': 'on' }, ...UNFELT }, link);
        expect(await ada.page.evaluate('isSecureContext')).toBe(false);
        await expect.poll(() => tv.page.locator('[data-player] .av').count()).toBe(1);
        const starter = (await tv.page.locator('[data-act="start"]').count()) > 0 ? tv : ada;
        await ada.page.locator('.start', { hasText: 'The host starts the match.' }).waitFor();
        await starter.page.locator('[data-act="start"]').click();
        await atMatch(ada);
        await tv.page.locator('[data-waits]', { hasText: /Deal 1.*Waiting for Ada/s }).waitFor();
        await click(ada.page, '[data-act="people"]');
        await ada.page.locator('[data-act="vote-pause"]').click();
        await tv.page.locator('[data-screen="big"] ~ * [data-paused]', { hasText: 'Ada paused the table.' }).waitFor();
        await ada.page.locator('[data-act="vote-go-on"]').click();
        await tv.page.locator('[data-paused]').waitFor({ state: 'detached' });
        const seen = watched(tv.page);
        await playDeal(ada.page, choosing('Ada'));
        const pictures = seen();
        expect(pictures.length).toBeGreaterThan(0);
        const taken = [...new Set(pictures.flatMap(one => one.taken))];
        // who has captured which hearts of Capture is hidden until the deal is over
        if (game === 'capture') expect(taken).toEqual(['']);
        else expect(taken).toContainEqual(expect.stringMatching(/^points this deal:\s*[+−]\d/));
        expect(new Set(pictures.map(({ hearts }) => hearts))).toEqual(new Set(hearts));
        expect(Math.max(...pictures.map(({ off }) => off))).toBeLessThan(OFF_MAX);
        expect(Math.min(...pictures.map(({ index }) => index))).toBeGreaterThanOrEqual(INDEX_MIN);
        expect(await ada.page.evaluate('heard')).toBeGreaterThan(0);
      });
    } finally {
      await room.close();
    }
  },
);

/** The server notices within two seconds that a device is asleep. */
const IMPATIENT: Place = {
  host: 'localhost',
  at: port => `http://localhost:${port}`,
  variables: () => ({ MOONSHOT_PING_MS: '500' }),
};
/** Counts the wake locks that are requested. */
const AWAKE = {
  scripts: [
    `globalThis.locks = 0;
    if (navigator.wakeLock) navigator.wakeLock.request = async () => { locks += 1; throw new Error('low battery'); };`,
  ],
};

/** Tells the page that it is shown or hidden. A page in a headless shell is never hidden. */
const turn = (page: Page, hidden: boolean): Promise<unknown> =>
  page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, value: ${hidden} });
    document.dispatchEvent(new Event('visibilitychange'));`);

/** Hides the page and halts its scripts, as on a locked phone. The returned function shows the page again. */
async function frozen(page: Page): Promise<() => Promise<void>> {
  await turn(page, true);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  return async () => {
    await devtools.send('Debugger.disable');
    await turn(page, false);
  };
}

test('a phone that slept returns to its hand and its question without a tap', async () => {
  const home = await openHouse(IMPATIENT);
  const network = await sleepingNetwork(home.url);
  try {
    await together(home, async tell => {
      const tv = await tell.guest('Tess', { viewport: { width: 1280, height: 720 } });
      await openTable(tv, { game: 'ricketts', seats: 4, shortest: true });
      await tv.page.locator('[data-act="big-screen"]').click();
      const link = (await scanned(tv.page, '.qr')) ?? '';
      const bo = await tell.guest('Bo', { viewport: PHONE }, link);
      await together({ ...home, url: network.url }, async sleeper => {
        const wishes = { viewport: PHONE, ...AWAKE };
        const { page } = await sleeper.guest('Ada', wishes, link.replace(home.url, network.url));
        const asleep = tv.page.locator('[data-player].away', { hasText: 'Ada' });
        await expect.poll(() => tv.page.locator('[data-player] .av').count()).toBe(2);
        expect(await page.evaluate('locks')).toBe(1);
        sleeper.breaks();

        network.sleep(); // in the waiting room
        const first = await frozen(page);
        await asleep.waitFor();
        const starter = (await tv.page.locator('[data-act="start"]').count()) > 0 ? tv : bo;
        await starter.page.locator('[data-act="start"]').click();
        await atMatch(bo);
        network.wake();
        await first();
        await page.locator('[data-part="hand"] [data-ask="pass"]').waitFor({ state: 'attached' });
        expect(await page.evaluate('locks')).toBe(2);

        await step(page, choosing('Ada'));
        const before = await handOf(page);
        network.sleep(); // during the match
        const second = await frozen(page);
        await asleep.waitFor();
        const others = playDeal(bo.page, choosing('Bo'));
        await tv.page.locator('[data-player][aria-current]', { hasText: 'Ada' }).waitFor();
        network.wake();
        await second();
        await page.locator('[data-part="hand"][data-yours="true"] [data-ask="play"]').waitFor({ state: 'attached' });
        expect(await handOf(page)).not.toEqual(before);
        await Promise.all([playDeal(page, choosing('Ada')), others]);
      });
    });
  } finally {
    network.close();
    await home.close();
  }
});

const ROOMS: readonly (readonly [game: string, seats: number])[] = [
  ...Array.from({ length: 13 }, (_, i) => ['capture', i + 2] as const),
  ['ricketts', 4],
  ['classic', 7],
  ['cancellation', 11],
];
const PICTURES = [
  [1280, 720],
  [1920, 1080],
  [1024, 768],
] as const;

test('a tablet becomes the big screen without a name, and plays nobody', async () => {
  await together(house, async tell => {
    const tablet = { width: 820, height: 1180 };
    const { page } = await tell.guest('', { named: false, viewport: tablet });
    await page.locator('[data-act="friends"]').click();
    await page.locator('[data-act="open-screen"]').click();
    await page.locator('[data-screen="big"][data-phase="gathering"]').waitFor();
    const link = (await scanned(page, '.qr')) ?? '';
    const kim = await tell.guest('Kim', { viewport: PHONE }, link);
    await page.locator('[data-player] .av').waitFor();
    expect(await page.locator('[data-player] .name').allTextContents()).toContain('Kim');
    expect(await page.locator('[data-player] .av').count(), 'the tablet has no seat').toBe(1);
    expect(await kim.page.getByText('watches').count(), 'a big screen is no person who watches').toBe(0);
    await page.locator('[data-act="start"]').click();
    await page.locator('[data-screen="big"]:not([data-phase="gathering"])').waitFor();
    expect(await page.locator('[data-player] .bot').count()).toBe(3);
  });
});

const UPRIGHT = [
  [820, 1180],
  [600, 960],
] as const;

/** A script for the page. It returns which of five points of the start button are covered by something. */
const COVERED_START = `(() => {
  const start = document.querySelector('[data-act="start"]');
  const { left, top, width, height } = start.getBoundingClientRect();
  return [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]].filter(
    ([x, y]) => !start.contains(document.elementFromPoint(left + x * width, top + y * height)),
  );
})()`;

const TEXTS = ['100', '125', '150', '200'] as const;
const SCREENS = ROOMS.flatMap(([game, seats]) => TEXTS.map(text => [game, seats, text] as const));

test.each(freshSample('big screens', SCREENS, 4))(
  '%s with %i on the big screen, text at %s %: nothing overlaps',
  async (game, seats, text) => {
    await together(house, async tell => {
      const lying = game === 'capture' ? seats : seats - 1;
      const { page } = await tell.guest('Tess', { scripts: [stopsAt(lying)], stored: { 'moonshot.text': text } });
      await openTable({ name: 'Tess', page }, { game, seats });
      await page.locator('[data-act="big-screen"]').click();
      const start = page.locator('[data-screen="big"] [data-act="start"]');
      await start.waitFor();
      for (const [width, height] of [...UPRIGHT, ...PICTURES]) {
        await page.setViewportSize({ width, height });
        await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
        expect(await page.evaluate(COVERED_START), `${width} × ${height}`).toEqual([]);
      }
      await start.click();
      await page
        .locator('[data-open]')
        .nth(lying - 1)
        .waitFor();
      for (const [width, height] of PICTURES) {
        await page.setViewportSize({ width, height });
        await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
        const picture = await bigPicture(page);
        expect(picture).toMatchObject({ faults: [] });
        expect(picture?.off).toBeLessThan(OFF_MAX);
        expect(picture?.index).toBeGreaterThanOrEqual(INDEX_MIN);
        // text grows as far as there is room, which is half as large again beside up to four players
        const least = seats <= 4 ? Math.min(1.5, Number(text) / 100) : 1;
        expect(picture?.text).toBeGreaterThan(least - 0.01);
      }
    });
  },
);
