// People at a server's table: the host's changes, programs, reports, blocks, and bans. Several people sit
// down in each test.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { click, HAND } from './clicker.ts';
import { sharedSite } from './harness.ts';
import { atMatch, type Guest, gathered, openTable, toFriends, together } from './online-harness.ts';

const house = await sharedSite();

declare const navigator: { readonly clipboard: { readText(): Promise<string> } };
declare const localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };

const PHONE = { width: 390, height: 844 };
const LOOKS = [
  ['wide', { width: 1280, height: 800 }],
  ['phone', PHONE],
  ['side', { width: 844, height: 390 }],
] as const;
const act = (name: string): string => `[data-act="${name}"]`;

/** Checks a dialog on each screen size: no axe findings, nothing wider than the screen, large targets. */
async function sound(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
  for (const [look, viewport] of LOOKS) {
    await page.setViewportSize(viewport);
    const small = await page.locator('dialog[open] :is(button, input, textarea)').evaluateAll(all =>
      all
        .map(one =>
          (one.getAttribute('type') === 'radio' ? (one.closest('label') ?? one) : one).getBoundingClientRect(),
        )
        .filter(({ width, height }) => Math.min(width, height) < 34.5 || height < 43.5)
        .map(({ width, height }) => `${width} × ${height}`),
    );
    expect(small, `${name}, ${look}`).toEqual([]);
    const wider = await page
      .locator('dialog[open]')
      .evaluateAll(all => all.map(one => one.scrollWidth - one.clientWidth));
    expect(
      wider.filter(more => more > 0),
      `${name}, ${look}`,
    ).toEqual([]);
    if (process.env.MOONSHOT_PICTURES)
      await page.screenshot({ path: `${process.env.MOONSHOT_PICTURES}/${name}-${look}.png` });
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Ada hosts a table of four, and Noor sits with her. */
async function two(tell: Parameters<Parameters<typeof together>[1]>[0]): Promise<readonly [Guest, Guest]> {
  const ada = await tell.guest('Ada');
  await ada.page.addInitScript('navigator.share = async what => { globalThis.shared = what; };');
  await ada.page.reload();
  const link = await openTable(ada, { game: 'ricketts', seats: 4 });
  const noor = await tell.guest('Noor', {}, link);
  await gathered(ada, 2);
  return [ada, noor];
}

/** The id of the table in a link. */
const idIn = (link: string): string => /#t\/([^/]+)\//.exec(link)?.[1] ?? '';

const focused = (page: Page): Promise<string | null> =>
  page.evaluate('document.activeElement?.getAttribute("data-act")');

test('the link is shared; the host changes game and door for everybody to see, and keeps a seat for a program', async () => {
  await together(house, async tell => {
    const [{ page }, noor] = await two(tell);
    await page.locator(act('share')).click();
    const link = await page.locator('[data-link]').inputValue();
    await expect.poll(() => page.evaluate('globalThis.shared')).toMatchObject({ url: link });
    await page.locator(act('change')).click();
    await page.locator('dialog.host').waitFor();
    await sound(page, 'host');
    await click(page, 'dialog [data-setting="friends-game"] [data-choice="capture"]');
    await page.locator('dialog [data-seats="5"]').click();
    await click(page, 'dialog [data-setting="who"] [data-choice="everybody"]');
    await page.locator(`dialog ${act('save')}`).click();
    await noor.page.locator('[data-gather="4"]').waitFor();
    await noor.page.locator('.brief li', { hasText: 'Anyone may join.' }).waitFor();
    await noor.page
      .locator('[data-spoken="polite"]', { hasText: 'Ada changed the table.' })
      .first()
      .waitFor({ state: 'attached' });
    await expect.poll(() => focused(page)).toBe('change');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await click(page, act('people'));
    await sound(page, 'seats');
    expect(await page.locator(`${act('bring')}:visible`).count(), 'folded away').toBe(0);
    await page.locator('[data-programs] summary').click();
    await sound(page, 'programs');
    await page.locator(act('bring')).click();
    await page.locator(act('make-token')).click(); // without a name the name field gets the focus
    await page.locator('[data-bot-name][aria-invalid="true"]:focus').fill('Robo');
    await sound(page, 'bot');
    await page.locator(act('make-token')).click();
    const token = await page.locator('[data-token]').inputValue();
    expect(token).toMatch(/^[\w-]{43}$/);
    await page.locator(act('copy-token')).click();
    await page.locator('.toast').filter({ hasText: 'Copied.' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await sound(page, 'token');
    await page.locator(`dialog ${act('done')}`).click();
    await noor.page.locator('[data-gather="2"] .bot').waitFor();
    await page.locator(`[data-person="2"] ${act('more')}`).click();
    await page.locator(`[data-person="2"] ${act('revoke')}`).click();
    await noor.page.locator('[data-gather="2"][data-kind="open"]').waitFor();
  });
});

test('people played with are listed, invited by name to the next table, and forgotten', async () => {
  await together(house, async tell => {
    const [ada, noor] = await two(tell);
    await ada.page.locator(act('start')).click();
    await atMatch(ada, noor);
    await click(ada.page, act('leave'));
    await click(ada.page, act('friends'));
    const met = ada.page.locator('[data-place="gathering"] [data-met]');
    await met.locator('summary').click();
    expect(await met.locator('li').innerText()).toMatch(/^Noor\s+Ricketts House Hearts · /);
    await met.locator(act('invite')).click();
    const url = await ada.page.locator('[data-link]').inputValue();
    const shared = { url, text: expect.stringContaining('Noor') };
    await expect.poll(() => ada.page.evaluate('globalThis.shared')).toMatchObject(shared);
    await met.locator(act('forget-person')).click();
    await met.waitFor({ state: 'detached' });
    expect(await ada.page.evaluate(() => localStorage.getItem('moonshot.met'))).toBeNull();
    expect(await noor.page.evaluate(() => localStorage.getItem('moonshot.met'))).toContain('Ada');
  });
});

test('the lobby lists public tables only; one shows its game and host, and then gives a seat', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const emil = await tell.guest('Emil');
    const closed = idIn(await openTable(emil, { game: 'ricketts', seats: 4 }));
    const open = idIn(await openTable(ada, { game: 'capture', seats: 3, who: 'everybody' }));
    const noor = await tell.guest('Noor');
    await toFriends(noor);
    const tables = noor.page.locator('section[aria-labelledby="join-title"]');
    const found = tables.locator(`[data-online="${open}"]`);
    await found.filter({ hasText: 'Ada' }).waitFor();
    expect(await tables.locator(`[data-online="${closed}"]`).count()).toBe(0);
    await found.click(); // scrolls into view first
    const door = noor.page.locator(`[data-door="${open}"]`);
    await door.locator('[data-inviter]', { hasText: 'Ada opened this table' }).waitFor();
    await door.locator('h2', { hasText: 'Capture' }).waitFor();
    await door.locator(act('watch')).waitFor();
    await door.locator(act('sit-down')).click();
    await noor.page.locator('[data-place="gathering"]').waitFor();
    await gathered(ada, 2);
    await ada.page.locator(act('start')).click();
    await atMatch(ada, noor);
    await noor.page.locator(HAND).first().waitFor();
  });
});

test('somebody is reported and blocked, and heard again; the host hands on from their seat to a bot', async () => {
  await together(house, async tell => {
    const [ada, { page }] = await two(tell);
    await ada.page.locator(act('start')).click();
    await atMatch(ada, { name: 'Noor', page });
    await click(page, act('people'));
    await page.locator(`[data-person="0"] ${act('more')}`).click();
    await sound(page, 'people');
    await page.locator(act('report')).click();
    await page.locator('[data-kind="other"]').click();
    await page.locator(act('send')).click(); // *something else* requires a text
    await page.locator('[data-text][aria-invalid="true"]:focus').fill('Holds the table up.');
    await sound(page, 'report');
    await page.locator(act('send')).click();
    await page.locator('[data-taken]:focus').waitFor();
    await sound(page, 'thanks');
    await page.locator(`dialog.report ${act('done')}`).click();
    await expect.poll(() => focused(page)).toBe('report');
    await page.locator(act('block')).click();
    await page.locator(`${act('block')}[aria-pressed="true"]`).waitFor();
    await click(ada.page, act('talk'));
    await ada.page.locator('[data-phrase="hello"]').click();
    await ada.page.locator('[data-said="1"]').waitFor();
    await page.locator(act('blocked')).click();
    await page.locator('[data-blocked="1"]').waitFor();
    await sound(page, 'blocked');
    await page.locator(act('unblock')).click();
    await page.locator('[data-blocked="0"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog.blocked').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await click(page, act('talk'));
    expect(await page.locator('[data-said]').getAttribute('data-said')).toBe('0');
    await ada.page.keyboard.press('Escape');
    await click(ada.page, act('people'));
    await ada.page.locator(`[data-person="1"] ${act('more')}`).click();
    await ada.page.locator(act('remove')).click();
    await page.locator(HAND).first().waitFor({ state: 'detached' });
    await ada.page.locator(`${act('change')}`).click();
    await sound(ada.page, 'host-playing');
  });
});

test('a server that is closed to somebody says so, and is not asked again until they want it', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    let opened = 0;
    await ada.page.routeWebSocket('**/api/socket', socket => {
      opened += 1;
      const server = socket.connectToServer();
      server.onMessage(message => {
        socket.send(message);
        if (opened === 1 && String(message).includes('"snapshot"')) void socket.close({ code: 4003, reason: 'banned' });
      });
    });
    await openTable(ada, { game: 'ricketts', seats: 4 });
    await ada.page.locator(act('start')).click();
    await ada.page.locator('[data-banned]', { hasText: 'This server is closed to you.' }).waitFor();
    expect(opened).toBe(1);
    await ada.page.locator(`[data-banned] ${act('retry')}`).click();
    await atMatch(ada);
    await ada.page.locator('html[data-line="here"]').waitFor();
    expect(opened).toBe(2);
  });
});

test('a seal that differs from the one this device saw is shown in the panel, and reported', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    await openTable(ada, { game: 'capture', seats: 4 });
    await ada.page.locator(act('start')).click();
    await atMatch(ada);
    await ada.page.evaluate(() => {
      const seen = JSON.parse(localStorage.getItem('moonshot.seen') ?? '[]');
      localStorage.setItem('moonshot.seen', JSON.stringify(seen.map((one: object) => ({ ...one, server: '0' }))));
    });
    await click(ada.page, act('menu'));
    await click(ada.page, act('fairness'));
    await ada.page.locator('[data-fairness="broken"] [data-noticed="server"]').waitFor();
    await ada.page.locator(act('report-seal')).click();
    await sound(ada.page, 'report-seal');
    await ada.page.locator(act('send')).click();
    await ada.page.locator('[data-taken]').waitFor();
  });
});

/** The shown invitation: link, QR code modules, and short code. */
const shownInvite = async (page: Page): Promise<readonly (string | null)[]> => [
  await page.locator('[data-link]').inputValue(),
  await page.locator('.qr path').getAttribute('d'),
  await page.locator('[data-code]').getAttribute('data-code'),
];

test('the host makes a new link, picture and code, and a player who is removed stays out', async () => {
  await together(house, async tell => {
    const [ada, noor] = await two(tell);
    await ada.page.locator('[data-code]').waitFor();
    const before = await shownInvite(ada.page);
    await ada.page.locator(act('renew-invite')).click();
    await click(ada.page, act('renew-no')); // the old link stays
    expect(await shownInvite(ada.page)).toEqual(before);
    await ada.page.locator(act('renew-invite')).click();
    await click(ada.page, act('renew-sure'));
    await ada.page.locator('[role="status"]', { hasText: 'new link' }).waitFor();
    await ada.page.locator(`[data-code]:not([data-code="${before[2]}"])`).waitFor();
    const after = await shownInvite(ada.page);
    expect(after.map((one, i) => one === before[i])).toEqual([false, false, false]);
    await noor.page.waitForFunction(`document.querySelector('[data-link]').value === '${after[0]}'`);
    expect(await noor.page.locator(act('renew-invite')).count()).toBe(0);
    for (const [look, viewport] of LOOKS) {
      await ada.page.setViewportSize(viewport);
      expect(await ada.page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      if (process.env.MOONSHOT_PICTURES)
        await ada.page.screenshot({ path: `${process.env.MOONSHOT_PICTURES}/invite-${look}.png`, fullPage: true });
    }
    await click(ada.page, act('people'));
    await ada.page.locator('[data-person="1"] [data-act="more"]').click();
    await ada.page.locator('[data-person="1"] [data-act="remove"]').click();
    const removed = noor.page.getByText('The host has removed you from this table.').first();
    await removed.waitFor();
    tell.breaks(/404/); // the old link opens nothing
    await noor.page.goto(String(after[0]));
    await noor.page.getByText('This table does not exist').first().waitFor();
    await ada.page.waitForFunction(`document.querySelector('[data-link]').value !== '${after[0]}'`);
    await noor.page.goto(String((await shownInvite(ada.page))[0]));
    await noor.page.locator(act('sit-down')).click();
    await gathered(ada, 2);
  });
});
