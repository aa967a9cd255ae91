// The fairness screen: valid and invalid proofs from files, seals in progress, and accessibility. Proofs are
// checked card by card, and every state at several sizes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { proofText } from '@moonshot/table/records';
import { proved, sealedMatch } from '@moonshot/table/testing';
import { provedWithBeacon, signed } from '@moonshot/verify/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './axe.ts';
import { choosing, click, playDeal } from './clicker.ts';
import { sampled } from './depth.ts';
import { sharedSite, visit, type Wishes } from './harness.ts';
import { atMatch, openHouse, openTable, together } from './online-harness.ts';
import { passed } from './passing.ts';

const site = await sharedSite();

declare const navigator: { readonly clipboard: { readText(): Promise<string> } };

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** A proof of the old protocol, and one with a deal that was redrawn without seat 1. */
const OLD = read('fixtures/proof.json');
const PROOF = read('packages/verify/example-proof.json');
const act = (name: string): string => `[data-act="${name}"]`;
const standing = (name: string): string => `[data-screen="fairness"][data-fairness="${name}"]`;

async function open(page: Page): Promise<void> {
  await page.locator(act('statistics')).click();
  await page.locator(act('fairness')).click();
  await page.locator(standing('empty')).waitFor();
}

const choose = (page: Page, text: string): Promise<void> =>
  page
    .locator('[data-screen="fairness"] input[type="file"]')
    .setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) });

const drop = (page: Page, text: string): Promise<void> =>
  page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(text)}], 'proof.json'));
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  })()`);

async function pictured(page: Page, name: string): Promise<void> {
  const folder = process.env.MOONSHOT_PICTURES;
  if (folder === undefined) return;
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

const marks = (page: Page, ok: 'yes' | 'no'): Promise<readonly (string | null)[]> =>
  page.locator(`[data-check][data-ok="${ok}"]`).evaluateAll(all => all.map(one => one.getAttribute('data-check')));

test('a proof is checked on this device, once more, and copied as it is; Escape leads back', async () => {
  await visit(site, {}, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await choose(page, PROOF);
    await page.locator(standing('verified')).waitFor();
    await page.getByRole('heading', { name: 'Verified, with the secrets of 2 players.' }).waitFor();
    expect(await marks(page, 'yes')).toHaveLength(10);
    expect(await marks(page, 'no')).toEqual([]);
    expect(await page.locator('[data-added="opened"]').count()).toBe(2);
    await page.locator('[data-decks="2"]').getByText('2 decks could have been drawn.').waitFor();
    await page.locator('[data-contributors="2"]').getByText('Seat 1, Seat 3').waitFor();
    await page.locator('[data-voided="0"]').getByText('Seat 2 did not open').waitFor();
    await page.locator('[data-day="none"]').waitFor(); // this server did not deal it
    expect(await page.locator('.hands li').first().locator('[role="img"]').getAttribute('aria-label')).toBe(
      'Seat 1: 2 of clubs, 4 of clubs, 6 of clubs, 7 of clubs, 10 of clubs, king of clubs, 5 of diamonds, 8 of diamonds, 2 of spades, 9 of spades, king of spades, jack of hearts, ace of hearts',
    );
    await click(page, act('again'));
    await passed(page, '[role="status"]', /Checking/);
    await page.locator('[role="status"]').filter({ hasText: 'Checked on this device' }).waitFor();
    await click(page, act('copy'));
    await passed(page, '.toast', /Copied\./);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PROOF);
    await click(page, act('how'));
    await page.locator('dialog.fairness-how').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog.fairness-how').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('[data-screen="statistics"]').waitFor();
  });
});

const CHANGED = ['["2C","KS"', '["KS","2C"'] as const;

test.each([
  ['a hand', ...CHANGED, ['cards', 'end']],
  ['the server’s secret', /"secret":"8ab(?!.*"secret")/s, '"secret":"9ab', ['server', 'cut', 'cards', 'end']],
  ['what a seat opened', '"1111', '"2111', ['seats', 'cards', 'end']],
  ['a card that was played', '[2,"8C"]', '[2,"AS"]', ['play', 'end']],
  ['how often it was drawn', '"decks":2', '"decks":1', ['attempts', 'end']],
] as const)('%s was changed: the screen is red and says which check fails', async (_, from, to, failing) => {
  await visit(site, {}, async ({ page }) => {
    await open(page);
    await choose(page, PROOF.replace(from, to));
    await page.locator(standing('broken')).waitFor();
    const failed = await marks(page, 'no');
    for (const check of failing) expect(failed).toContain(check);
    await page.getByRole('heading', { name: 'Broken: the cards do not match the seal.' }).waitFor();
    await page.locator(act('copy')).waitFor();
  });
});

test('the seal of a deal is looked for among those of its day: a path that leads to the root, and one that does not', async () => {
  const seal: string = JSON.parse(PROOF).deals[0].server.commitment;
  const beside = '5'.repeat(64);
  const hash = (...parts: readonly string[]): string =>
    createHash('sha256')
      .update(Buffer.from(parts.join(''), 'hex'))
      .digest('hex');
  const root = hash('01', beside, hash('00', seal));
  for (const [told, is] of [
    [root, 'in'],
    [beside, 'wrong'],
  ] as const)
    await visit(site, {}, async ({ page }) => {
      await page.route('**/api/seals?*', route => route.fulfill({ json: { day: '2026-11-21', over: true } }));
      await page.route('**/api/seals/2026-11-21?*', route =>
        route.fulfill({ json: { day: '2026-11-21', commitments: 2, root: told, place: 1, path: [beside] } }),
      );
      await open(page);
      await choose(page, PROOF);
      await page.locator(`[data-day="${is}"]`).waitFor();
      expect(await page.locator('[data-day]').getByText(root).count()).toBe(is === 'in' ? 1 : 0);
      expect(await complaints(page)).toEqual([]);
    });
});

test('a proof of the old protocol is at most consistent, and claims no number of decks', async () => {
  await visit(site, {}, async ({ page }) => {
    await open(page);
    await choose(page, OLD);
    await page.locator(standing('old-protocol')).waitFor();
    await page.getByRole('heading', { name: 'Old protocol: the cards fit the seal.' }).waitFor();
    expect(await marks(page, 'yes')).toHaveLength(9);
    expect(await page.locator('[data-decks]').count()).toBe(0);
  });
});

test('a match without any secret says that the server alone could choose the cards', async () => {
  const silent = await sealedMatch('ricketts', 2, 4, { length: { deals: 2 } }, 'one', (_, deal) => deal === 2);
  await visit(site, {}, async ({ page }) => {
    await open(page);
    await choose(page, proofText(proved(silent)));
    await page.locator(standing('server-only')).waitFor();
    await page.getByText('In deal 2 no player’s secret counted: the server alone could choose the cards.').waitFor();
    expect(await marks(page, 'no')).toEqual([]);
    await page.locator('[data-contributors="2"]').waitFor();
    await click(page, act('after'));
    await page.locator('[data-contributors="0"]').waitFor();
    expect(await page.locator('[data-decks]').count()).toBe(0);
    expect(await complaints(page)).toEqual([]);
    await pictured(page, 'server-only');
  });
});

test('a beacon’s signature is checked, and only then the curve is loaded', async () => {
  const right = await provedWithBeacon();
  const forged = await provedWithBeacon([], undefined, round => signed(round + 1));
  await visit(site, {}, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', request => loaded.push(new URL(request.url()).pathname));
    const curves = (): readonly string[] => loaded.filter(path => /\/beacon-.*[.]js$/.test(path));
    await open(page);
    await choose(page, PROOF);
    await page.locator(standing('verified')).waitFor();
    expect(curves()).toEqual([]);
    await choose(page, right);
    await page.locator('[data-beacon="checked"]').getByText('its signature holds').waitFor();
    expect(curves()).toHaveLength(1);
    await page.locator(standing('verified')).waitFor();
    await choose(page, forged);
    await page.locator(standing('broken')).waitFor();
    await page.locator('[data-beacon="wrong"]').getByText('its signature does not hold').waitFor();
    expect(await complaints(page)).toEqual([]);
    await pictured(page, 'broken');
  });
});

test('warnings from the match are shown beside the verdict', async () => {
  const match: string = JSON.parse(PROOF).match;
  const warnings = [
    { deal: 1, attempt: 0, what: 'left-out', sure: false },
    { deal: 1, attempt: 0, what: 'redraws', attempts: 6, odd: 3 },
  ];
  const stored = { 'moonshot.seal-records': JSON.stringify([{ match, attempts: 6, odd: 3, warnings }]) };
  await visit(site, { stored }, async ({ page }) => {
    await open(page);
    await choose(page, PROOF);
    await page.locator(standing('verified')).waitFor();
    await page.locator('[data-noticed="left-out"]').getByText('Your secret for deal 1 was locked in time').waitFor();
    await page.locator('[data-noticed="redraws"]').getByText('3 of 6').waitFor();
    expect(await complaints(page)).toEqual([]);
    if (process.env.MOONSHOT_PICTURES) await page.screenshot({ path: `${process.env.MOONSHOT_PICTURES}/noticed.png` });
  });
});

test('what is no proof is refused in one sentence with its place, and the next one is taken', async () => {
  await visit(site, {}, async ({ page }) => {
    await open(page);
    await drop(page, '{"format":"hearts-deal/1","seats":4}');
    await page
      .locator('[role="status"]')
      .filter({ hasText: 'not the proof of a match, or it is damaged (at match)' })
      .waitFor();
    await choose(page, PROOF);
    await page.locator(standing('verified')).waitFor();
  });
});

const PHONE = { viewport: { width: 390, height: 844 } } as const;
const LIGHT = { stored: { 'moonshot.theme': 'light' } } as const;

const looks = sampled<readonly [name: string, wishes: Wishes]>(
  [
    ['wide', { viewport: { width: 1440, height: 900 } }],
    ['light, on a phone', { ...PHONE, ...LIGHT }],
  ],
  [
    ['on a phone', PHONE],
    ['on its side', { viewport: { width: 844, height: 390 } }],
    ['light', LIGHT],
    ['in large letters', { ...PHONE, stored: { 'moonshot.text': '200' } }],
  ],
);

test.each(looks)(
  'a checker of accessibility finds nothing %s, and nothing is wider than the screen',
  async (name, wishes) => {
    await visit(site, wishes, async ({ page }) => {
      await open(page);
      expect(await complaints(page), 'before').toEqual([]);
      for (const [text, state] of [
        [PROOF, 'verified'],
        [OLD, 'old-protocol'],
        [PROOF.replace(...CHANGED), 'broken'],
      ] as const) {
        await choose(page, text);
        await page.locator(standing(state)).waitFor();
        expect(await complaints(page), state).toEqual([]);
        const wider = await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(wider, `${name}, ${state}`).toBe(0);
        if (process.env.MOONSHOT_PICTURES)
          await page.screenshot({ path: `${process.env.MOONSHOT_PICTURES}/${name}-${state}.png` });
      }
    });
  },
);

test('at a table on a server: what is sealed during the match, and after it the proof that was fetched, with names', async () => {
  const house = await openHouse();
  try {
    await together(house, async tell => {
      const ada = await tell.guest('Ada');
      const sent: string[] = [];
      ada.page.on('websocket', socket => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
      await openTable(ada, { game: 'capture', seats: 4 });
      await ada.page.locator(act('start')).click();
      await atMatch(ada);
      await click(ada.page, act('menu'));
      await click(ada.page, act('fairness'));
      await ada.page.locator(standing('sealed')).waitFor();
      expect(sent.filter(text => text.includes('"commitSeal"'))).toHaveLength(1);
      // the server waits two seconds for the seat's part, and a busy machine may need more
      const added = await ada.page.locator('[data-added]').getAttribute('data-added');
      expect(added).toMatch(/^(opened|silent)$/);
      expect(await marks(ada.page, 'yes')).toEqual(['seats']);
      await drop(ada.page, PROOF); // a proof of another match
      expect(await complaints(ada.page)).toEqual([]);
      expect(await ada.page.locator(standing('sealed')).count()).toBe(1);
      await pictured(ada.page, 'during');
      await ada.page.keyboard.press('Escape');
      expect((await playDeal(ada.page, choosing('ada'))).over).toBe('yes');
      await click(ada.page, act('fairness'));
      await ada.page.locator(standing(added === 'opened' ? 'verified' : 'server-only')).waitFor();
      expect(await marks(ada.page, 'no')).toEqual([]);
      await ada.page.locator('[data-day="later"]').waitFor();
      const names = await ada.page.locator('.hands li > b').allInnerTexts();
      expect(names.slice(0, 4)).toEqual(['You', expect.any(String), expect.any(String), expect.any(String)]);
      expect(names.join()).not.toMatch(/Seat/);
      await pictured(ada.page, 'after');
    });
  } finally {
    await house.close();
  }
});

test('a player who is not asked for a secret is warned at the table, with details in the panel', async () => {
  const house = await openHouse();
  try {
    await together(house, async tell => {
      const ada = await tell.guest('Ada');
      await ada.page.routeWebSocket(/api\/socket/, page => {
        const server = page.connectToServer();
        server.onMessage(text => page.send(String(text).replace(/"asked":\[[^\]]*\]/g, '"asked":[]')));
      });
      await openTable(ada, { game: 'capture', seats: 4 });
      await ada.page.locator(act('start')).click();
      await atMatch(ada);
      const said = ada.page.locator('[data-seal-warning="not-asked"]');
      await said.getByText('the server asked you for no secret for deal 1').waitFor();
      expect(await complaints(ada.page)).toEqual([]);
      await pictured(ada.page, 'warned');
      await click(ada.page, act('seal-details'));
      await ada.page.locator('[data-noticed="not-asked"]').waitFor();
      await ada.page.locator('[data-own="out"]').waitFor();
      await ada.page.locator(act('report-seal')).waitFor();
      expect(await complaints(ada.page)).toEqual([]);
      await pictured(ada.page, 'warned-panel');
      await ada.page.keyboard.press('Escape');
      await said.waitFor({ state: 'detached' }); // it was read
    });
  } finally {
    await house.close();
  }
});

test('its tree is the one that is kept', async () => {
  await visit(site, {}, async ({ page }) => {
    await open(page);
    await choose(page, PROOF);
    await page.locator('[data-day]').waitFor();
    await expect(`${await page.locator('body').ariaSnapshot()}\n`).toMatchFileSnapshot('aria/fairness.yml');
  });
});

test.each([
  ['de', 'Geprüft, mit den Geheimnissen von 2 Personen am Tisch.'],
  ['fr', 'Vérifié, avec les secrets de 2 joueurs.'],
  ['es', 'Verificada, con los secretos de 2 jugadores.'],
])('it speaks %s', async (language, title) => {
  await visit(site, { stored: { 'moonshot.language': language } }, async ({ page }) => {
    await open(page);
    await choose(page, PROOF);
    await page.getByRole('heading', { name: title }).waitFor();
  });
});
