// House rules in a real browser: start from a game, change a rule, resolve a conflict, try, save, share by
// link, and play from the link. Bots try rules for whole matches.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './axe.ts';
import { reload, sharedSite, visit, whole } from './harness.ts';

const site = await sharedSite();

const act = (name: string): string => `[data-act="${name}"]`;
const field = (path: string): string => `[data-field="${path}"]`;
const press = (page: Page, selector: string): Promise<void> => page.locator(selector).click();
const changes = (page: Page, n: number): Promise<void> => page.locator(`[data-changes="${n}"]`).waitFor();

/** Whether all of an element is on the screen. */
async function inView(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).first().boundingBox();
  const { width, height } = page.viewportSize() ?? expect.fail('no size');
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

/** Adds a pass to Hearts at Play and saves it under a name. Returns the link to the rules. */
async function savedLink(page: Page): Promise<string> {
  await press(page, act('house'));
  await press(page, '[data-from="at-play"]');
  await changes(page, 0);
  await page.locator('.name').fill('Sunday table');
  await page.locator('.name').press('Enter');
  await changes(page, 1);
  await press(page, `${field('pass.cycle')} ${act('add')}`);
  await changes(page, 2);
  await press(page, `header ${act('save')}`);
  await page.locator(`header ${act('save')}`, { hasText: 'Saved' }).waitFor();
  return page.locator('[data-link]').inputValue();
}

test('a rule is changed, a contradiction is named with ways out, bots try the rules, and they are kept with their versions', async () => {
  await visit(site, { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
    await press(page, act('house'));
    await page.locator('[data-from="at-play"]').waitFor();
    expect(await page.locator('[data-from]:visible').count(), 'families of further games are closed').toBe(5);
    await press(page, '[data-from="at-play"]');
    await changes(page, 0);
    await page.locator('.name').fill('BIack Lady');
    const misnamed = page.locator('#misnamed', { hasText: 'A game of Moonshot has that name.' });
    await misnamed.waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.locator('.name').press('Enter');
    await page.locator('.name').fill('Sunday table');
    await misnamed.waitFor({ state: 'detached' });
    await changes(page, 0);
    await page.locator('.name').press('Enter');
    await changes(page, 1);
    await press(page, `${field('pass.cycle')} ${act('add')}`);
    await changes(page, 2);
    expect(await page.locator('[data-topic="pass"] mark').first().innerText()).toMatch(
      /before play, you pass three cards left\.\s*\(changed\)/,
    );
    await page.locator(`${field('pass.cycle')} select`).selectOption('across');
    const problem = page.locator('[data-problem="pass.cycle"]');
    await problem.waitFor();
    expect(await problem.innerText()).toContain('A pass across does not exist with 3 and 5 players.');
    expect(await page.locator(`${field('pass.cycle')} [data-problem]`).count()).toBe(1);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => inView(page, '[data-problem]')).toBe(false);
    await press(page, act('to-problem'));
    await page.locator('[data-problem="pass.cycle"]:focus').waitFor();
    await page.locator('[data-proposal]').first().waitFor();
    expect(await page.locator(`header ${act('play')}`).getAttribute('aria-disabled')).toBe('true');
    expect(await complaints(page)).toEqual([]);
    await page.locator('[data-proposal]', { hasText: 'to the second on the left' }).press('Enter');
    await problem.waitFor({ state: 'detached' });
    await page.locator(`${field('trick.trump')} ${act('choose')}`).press('Enter');
    await page.locator(`${field('trick.trump')} input:checked`).press('ArrowUp'); // from hearts to spades
    await page.locator(`${field('trick.trump')}[data-changed="true"]`).waitFor();
    await press(page, act('try'));
    await page.locator('[data-tried="10"]').waitFor();
    expect(await page.locator('[data-tried]').innerText()).toMatch(/A match lasts \d+ deals/);
    await press(page, `header ${act('save')}`);
    await page.locator(`header ${act('save')}`, { hasText: 'Saved' }).waitFor();
    expect((await page.locator('[data-link]').inputValue()).length).toBeLessThanOrEqual(1500);
    await press(page, act('undo'));
    await press(page, `header ${act('save')}`);
    await page.locator('[data-version="1"]').waitFor();
    await reload(page); // stays on this screen
    await page.locator('[data-house]', { hasText: 'Sunday table' }).click();
    await page.locator('[data-version="1"]').click();
    await page.locator(`${field('trick.trump')}[data-changed="true"]`).waitFor();
  });
});

test.each([
  ['phone', 390, 844],
  ['desktop', 1440, 900],
])(
  'on a %s, what families change comes first, and its sentence and the actions stay in view',
  async (_, width, height) => {
    await visit(site, { viewport: { width, height } }, async ({ page }) => {
      await press(page, act('house'));
      await press(page, '[data-from="ricketts"]');
      await changes(page, 0);
      const family = page.locator('#group-family');
      expect(await page.locator('section[id^="group-"]').first().getAttribute('id')).toBe('group-family');
      await family.getByRole('button', { name: 'jack of diamonds: −10' }).click();
      await changes(page, 1);
      await page.locator('[data-reads="rule"]', { hasText: 'counts −10' }).waitFor({ state: 'attached' });
      await page.locator(`nav a[href="#group-end"]`).click();
      for (const name of ['save', 'play', 'play-friends'])
        expect(await inView(page, `header ${act(name)}`), name).toBe(true);
      expect(await inView(page, 'nav a[href="#group-end"]')).toBe(true);
      expect(await complaints(page)).toEqual([]);
      if (width > 400) return;
      await family.locator('[data-worth="QS"] input').fill('25');
      await family.locator('[data-worth="QS"] input').press('Enter');
      const reads = page.locator('[data-reads="rule"] p', { hasText: '25' });
      await reads.waitFor();
      expect(await inView(page, '[data-reads="rule"] p')).toBe(true);
    });
  },
);

test('one choice sets the queen in every field, and a field without effect is pointed out', async () => {
  await visit(site, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    await press(page, act('house'));
    await press(page, '[data-from="at-play"]');
    await changes(page, 0);
    await press(page, '[data-queen="QS"]');
    await changes(page, 4);
    for (const path of ['points', 'firstTrick.ban', 'break.on', 'moon.needs'])
      await page.locator(`${field(path)}[data-changed="true"]`).waitFor();
    expect(await page.locator('[data-remark]').count()).toBe(0);
    await press(page, '[data-queen="QC"]');
    await changes(page, 0);
    const worth = page.locator(`${field('moon.options')} input[inputmode="numeric"]`).first();
    await worth.fill('-30');
    await worth.press('Enter');
    const remark = page.locator(`${field('moon.options')} [data-remark]`, { hasText: 'worth 30' });
    await remark.waitFor();
    expect(await complaints(page)).toEqual([]);
    await press(page, `${field('moon.options')} ${act('fix')}`); // the moon gets the worth of its cards
    await remark.waitFor({ state: 'detached' });
    await changes(page, 0);
  });
});

test('changed values can be reset, are saved under a name of their own, and stay on the home screen', async () => {
  await visit(site, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    await press(page, act('house'));
    await press(page, '[data-from="at-play"]');
    await changes(page, 0);
    const row = page.locator('[data-worth="QC"]');
    const change = async (): Promise<void> => {
      await row.locator('input').fill('20');
      await row.locator('input').press('Enter');
      await page.locator('[data-worth="QC"][data-changed="true"]').waitFor();
    };
    await change();
    await row.locator(act('reset')).click();
    await changes(page, 0);
    await change();
    await press(page, `header ${act('save')}`);
    await page.locator('.misnamed', { hasText: 'This name is a proposal' }).waitFor();
    expect(await page.locator('textarea.name').inputValue()).toBe('My Hearts at Play');
    await press(page, `header ${act('play')}`);
    await page.locator('[data-screen="table"]').waitFor();
    await page.keyboard.press('Escape');
    await press(page, `dialog ${act('home')}`);
    const own = page.locator('[data-game^="house-"][aria-pressed="true"]', { hasText: 'My Hearts at Play' });
    await own.waitFor();
    await press(page, '[data-game="classic"]');
    await page.locator('[data-game^="house-"][aria-pressed="false"]').waitFor();
  });
});

test('a shared link shows the rules first, then plays by them; a damaged one is refused', async () => {
  await visit(
    site,
    { viewport: { width: 390, height: 844 }, stored: { 'moonshot.theme': 'light' } },
    async ({ page }) => {
      const link = await savedLink(page);
      await page.goto('about:blank');
      await page.goto(link.slice(0, -40));
      await whole(page);
      await page.locator('[data-unread=""]').waitFor();
      await page.goto(link); // the open page handles it
      await page.locator('[data-shows="preview"] h1', { hasText: 'Sunday table' }).waitFor();
      expect(await page.evaluate('location.hash')).toBe('#house/preview');
      expect(await complaints(page)).toEqual([]);
      await press(page, `main ${act('play')}`);
      await page.locator('[data-ask="pass"]').waitFor({ state: 'attached' });
      await page.keyboard.press('r');
      await page.locator('dialog h2', { hasText: 'The rules of Sunday table' }).waitFor();
      await page.keyboard.press('Escape');
      await reload(page);
      await page.locator('[data-ask="pass"]').waitFor({ state: 'attached' });
    },
  );
});

test('a file is opened, and one that is none is refused with the place and the reason', async () => {
  await visit(site, { viewport: { width: 844, height: 390 } }, async ({ page }) => {
    await press(page, act('house'));
    const given = (text: string) => ({ name: 'rules.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(given('{"format":"moonshot-rules","version":1,"sheet":{"kind":"tricks","misdeal":7}}'));
    await page.locator('[data-unread]', { hasText: 'is missing, expected' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await input.setInputFiles(given('x'.repeat(50_000)));
    await page.locator('[data-unread]', { hasText: 'too long' }).waitFor();
    await press(page, '[data-from="capture"]');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, act('file'))]);
    expect(download.suggestedFilename()).toBe('capture-the-hearts.json');
    expect(await complaints(page)).toEqual([]);
    await press(page, `header ${act('back')}`);
    await input.setInputFiles(await download.path());
    const title = page.locator('[data-shows="preview"] h1', { hasText: 'Capture the Hearts' });
    await title.waitFor();
    expect(await page.locator('[data-untitled]').count()).toBe(0);
    const text = readFileSync(await download.path(), 'utf8');
    await page.goBack();
    await input.setInputFiles(given(text.replace('"Capture the Hearts"', '"BIack Lady"')));
    await page.locator('[data-untitled]', { hasText: 'A game of Moonshot has that name.' }).waitFor();
    await title.waitFor();
    expect(await complaints(page)).toEqual([]);
  });
});

test('on a phone the head says what one edits, and whether it is saved', async () => {
  await visit(site, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    await press(page, act('house'));
    await press(page, '[data-from="at-play"]');
    await changes(page, 0);
    const head = page.locator('header [data-where]');
    expect(await head.innerText()).toMatch(/^House rules\s+not saved yet$/);
    await press(page, `header ${act('save')}`);
    await page.locator('header [data-where="saved"]').waitFor();
    expect(await head.innerText()).toMatch(/^House rules\s+saved rules$/);
  });
});
