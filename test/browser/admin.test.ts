// The admin page in a real browser, from entering the token to a ban, by keyboard alone. The token exists
// only in the page's memory. Each test opens a page of its own.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemEnv } from '../../apps/server/src/core/env.ts';
import { operatorToken } from '../../apps/server/src/domain/sign-in/operator-token.ts';
import { as, connect, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { openServer, type Site } from '../../apps/server/testing/site.ts';
import { complaints } from './axe.ts';
import { launch, watch } from './harness.ts';

let site: Site;
let browser: Browser;
let page: Page;
let token: string;
const faults: string[] = [];

beforeAll(async () => {
  site = await openServer({ MOONSHOT_REPORT_DAYS: '7' });
  token = (await operatorToken({ env: systemEnv, store: site.store }, false)) ?? '';
  browser = await launch();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  watch(page, faults);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Signs in with the operator's token. */
async function signIn(): Promise<void> {
  await page.goto(`${site.url}/admin`);
  expect(await complaints(page)).toEqual([]);
  await page.getByLabel('Token').fill(token);
  await page.keyboard.press('Enter');
  await page.locator('#h-reports').waitFor();
}

test('a report is read and settled, a player banned, and let in again', async () => {
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, '<b>Bob</b>')];
  const { table, invite } = await newTable(ada);
  const client = await connect(bob);
  client.say({ type: 'join', table, invite, known: null });
  await client.next('table');
  expect(
    (await as(ada, 'POST', '/api/reports', { table, about: bob.player, kind: 'words', text: 'Rude <b onclick=ran()>' }))
      .status,
  ).toBe(204);

  await signIn();
  await page.getByRole('cell', { name: 'Rude <b onclick=ran()>' }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('h-reports');
  expect(await complaints(page)).toEqual([]);
  expect(await page.locator('b').count()).toBe(0); // what people write is shown as text
  expect(await page.getByRole('rowheader', { name: table }).count()).toBe(1);

  await page.getByLabel('Note for the audit on the report').fill('<b>spoke</b> to them');
  await page.getByRole('button', { name: 'Settle' }).click();
  await page.getByRole('cell', { name: '<b>spoke</b> to them' }).waitFor();
  expect(await page.locator('b').count()).toBe(0);
  await page.getByRole('button', { name: 'Ban <b>Bob</b>' }).click();
  await page.getByLabel('Hours').fill('2');
  await page.keyboard.press('Enter');
  expect((await client.closed).code).toBe(4003);
  await page.getByRole('button', { name: 'Let <b>Bob</b> in again' }).click();
  await page.getByRole('cell', { name: 'player let in again' }).waitFor();
  expect((await as(bob, 'GET', '/api/me')).status).toBe(200);
});

test('a table is muted, its title and a person’s name are replaced, and it is closed', async () => {
  const ada = await newGuest(site.url, 'Mallory');
  const { table } = await newTable(ada, { overrides: { name: 'Rude words' } });
  expect((await as(ada, 'POST', `/api/tables/${table}/bots`, { seat: 2, name: 'Robo' })).status).toBe(201);
  await signIn();
  const row = page.locator('#tables tr', { hasText: table });
  await row.getByText('People: 1, programs: 1, bots of the server: 0, open: 2').waitFor();
  await row.getByText('At Rude words').click();
  await row.getByLabel('Note for the audit: At Rude words').fill('insults');
  expect(await complaints(page)).toEqual([]);
  await row.getByRole('button', { name: 'Mute the chat' }).click();
  await row.getByRole('cell', { name: 'muted', exact: true }).waitFor();
  await row.getByText('At Rude words').click();
  await row.getByRole('button', { name: 'Replace the title' }).click();
  await row.getByRole('rowheader', { name: 'Ricketts House Hearts' }).waitFor();
  await row.getByText('Rename player Mallory').click();
  await row.getByLabel('New name of player Mallory').fill('Player 1');
  await row.getByRole('button', { name: 'Rename', exact: true }).click();
  await row.getByText('Rename player Player 1').waitFor();
  page.once('dialog', dialog => void dialog.accept());
  await row.getByText('At Ricketts House Hearts').click();
  await row.getByRole('button', { name: 'Close for good' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'table closed' }).waitFor();
  expect((await as(ada, 'GET', `/api/tables/${table}/door`)).status).toBe(404);
});

test('limits that differ from their defaults are marked, and come first', async () => {
  await signIn();
  const rows = await page.locator('#limits tbody tr').allTextContents();
  const marked = rows.filter(text => text.includes('(changed)'));
  expect(marked).toContainEqual(expect.stringMatching(/^MOONSHOT_REPORT_DAYS7 \(changed\)90/));
  expect(marked.length).toBeLessThan(rows.length / 2);
  expect(rows.slice(0, marked.length)).toEqual(marked);
});

test('the token is in no store, no address and no field, and gone with a reload', async () => {
  await signIn();
  const seen = await page.evaluate<readonly string[]>(`[
    location.href, document.cookie, document.documentElement.outerHTML,
    JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(history.state),
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
  ]`);
  expect(seen.length).toBeGreaterThan(6);
  for (const text of seen) expect(text).not.toContain(token);
  await page.reload();
  await page.getByLabel('Token').fill('x'.repeat(43));
  await page.keyboard.press('Enter');
  await page.getByText('There is nothing at this address.').waitFor();
  expect(await page.locator('#admin').isVisible()).toBe(false);
  expect(faults.filter(fault => !fault.includes('404'))).toEqual([]);
});

test('a league is renamed by its id', async () => {
  const ada = await newGuest(site.url, 'Ada');
  const order = { game: 'ricketts', overrides: {}, length: null, seats: 4 };
  const made = await as(ada, 'POST', '/api/leagues', { name: 'Rude words', order, end: { matches: 2 } });
  const { league } = made.body as { readonly league: string };
  await signIn();
  await page.getByLabel('Its id').fill(league);
  await page.getByLabel('The new name').fill('Sunday circle');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('cell', { name: 'league renamed' }).waitFor();
  expect((await as(ada, 'GET', `/api/leagues/${league}`)).body).toMatchObject({ name: 'Sunday circle' });
});
