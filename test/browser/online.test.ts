// Friends at a server's tables in real browsers: from the link to the end of a match and a rematch, with
// reloads and a server crash. Two to four people play whole matches by clicks.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe.ts';
import { ASKED, choosing, click, HAND, playDeal, standing, step } from './clicker.ts';
import { reload } from './harness.ts';
import {
  atMatch,
  type Guest,
  gathered,
  type House,
  type Order,
  openHouse,
  openTable,
  together,
} from './online-harness.ts';
import { coveredBy } from './overlaps.ts';
import { passed } from './passing.ts';
import { scanned } from './scanned.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const PHONE = { width: 390, height: 844 };

const handOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator(HAND).evaluateAll(all => all.map(card => card.getAttribute('data-card')));

/** Ada opens a table. Noor follows the link, enters a name, and sits down. */
async function friendsAt(
  tell: Parameters<Parameters<typeof together>[1]>[0],
  game: string,
  seats: number,
  more: Partial<Order> = {},
): Promise<readonly [Guest, Guest, string]> {
  const ada = await tell.guest('Ada');
  const link = await openTable(ada, { game, seats, ...more });
  const noor = await tell.guest('Noor', { named: false, viewport: PHONE }, link);
  await noor.page.locator('[data-inviter]', { hasText: 'Ada invites you' }).waitFor();
  await noor.page.locator('[data-place="name"] [data-name]').fill('Noor');
  await noor.page.locator('[data-act="sit-down"]').click();
  await gathered(ada, 2);
  return [ada, noor, link];
}

/** The page of the guest who is asked first. */
const nextAsked = (guests: readonly Guest[]): Promise<Page> =>
  Promise.any(
    guests.map(async ({ page }) => {
      await page.locator(ASKED).waitFor({ state: 'attached' });
      return page;
    }),
  );

/**
 * Answers `count` questions, each by the guest who is asked first, until the table has processed them and
 * asks again.
 */
async function steps(guests: readonly Guest[], count: number): Promise<void> {
  const choose = choosing('steps');
  for (let i = 0; i < count; i++) await step(await nextAsked(guests), choose);
  await nextAsked(guests);
}

const dealOf = ({ page, name }: Guest): ReturnType<typeof playDeal> => playDeal(page, choosing(name));

test('the host changes the rules of the table in the editor, and any person’s own rules open a table', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const { page } = ada;
    const link = await openTable(ada, { game: 'classic', seats: 4 });
    await click(page, '[data-act="change"]');
    await click(page, 'dialog [data-act="edit-rules"]');
    await page.locator('[data-screen="house"][data-shows="form"]').waitFor();
    await page.locator('.name').fill('Sunday table');
    await page.locator('.name').press('Enter');
    await page.locator('[data-changes="1"]').waitFor();
    expect(await complaints(page)).toEqual([]);
    await click(page, 'header [data-act="play-friends"]');
    await page.locator('[data-place="gathering"] h1', { hasText: 'Sunday table' }).waitFor();
    expect(await page.locator('[data-link]').inputValue(), 'the same table').toBe(link);
    expect(await page.locator('.brief li').count()).toBe(6);
    expect(await page.locator('.brief li').first().innerText()).toMatch(/each heart \(1 point\) and\s+Q/);
    await page.locator('[data-all-rules]').press('Enter');
    expect(await page.locator('.all li').count()).toBeGreaterThan(10);
    await page.locator('[data-act="home"]').click(); // scrolls into view first
    await click(page, '[data-act="friends"]'); // the last game was one's own rules
    await page.locator('[data-place="gathering"] h1', { hasText: 'Sunday table' }).waitFor();
    await click(page, '[data-act="change"]');
    expect(await page.locator('dialog optgroup').first().getAttribute('label')).toBe('Your rules');
  });
});

test('one click at home opens a table of the last game, with link and code; the own table is used again for the next', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada', { stored: { 'moonshot.pick': 'at-play 5' } });
    await click(ada.page, '[data-act="friends"]');
    await ada.page.locator('[data-game="at-play"][data-places="5"]').waitFor();
    await ada.page.locator('.code').waitFor();
    const link = await ada.page.locator('[data-link]').inputValue();
    expect(await complaints(ada.page)).toEqual([]);
    await click(ada.page, '[data-act="home"]');
    await click(ada.page, '[data-game="classic"]');
    await click(ada.page, '[data-act="friends"]');
    await ada.page.locator('[data-places="4"] h1', { hasText: 'Classic Hearts' }).waitFor();
    expect(await ada.page.locator('[data-link]').inputValue()).toBe(link);
    await click(ada.page, '[data-act="change"]');
    await ada.page.locator('dialog [data-further]:not([data-further="0"])').selectOption({ label: 'Omnibus Hearts' });
    await ada.page.locator('dialog [data-act="save"]').click();
    await ada.page.locator('h1', { hasText: 'Omnibus Hearts' }).waitFor();
    const noor = await tell.guest('Noor', { viewport: PHONE, undecided: true }, link);
    await noor.page.locator('[data-door] h2', { hasText: 'Omnibus Hearts' }).waitFor();
    expect(await complaints(noor.page), 'the invitation').toEqual([]);
    await noor.page.locator('[data-act="watch"]').click(); // and sit down later
    await noor.page.locator('[data-gather="1"] [data-act="sit"]').click();
    await gathered(ada, 2);
  });
});

test('the QR code contains the link, on wide screens and phones, and leads to a seat', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const link = await openTable(ada, { game: 'capture', seats: 2 });
    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      await ada.page.setViewportSize(viewport);
      expect(await scanned(ada.page, '.qr'), `${viewport.width}`).toBe(link);
    }
    await tell.guest('Noor', { viewport: PHONE }, await scanned(ada.page, '.qr'));
    await gathered(ada, 2);
  });
});

test('two friends and two bots play a match by a link; a reload keeps the seat and the hand; then they play another', async () => {
  await together(house, async tell => {
    const [ada, noor] = await friendsAt(tell, 'capture', 4);
    await noor.page.locator('[data-act="prepared"]').click();
    await ada.page.locator('[data-gather][data-ready="true"]').waitFor();
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor);
    await steps([ada, noor], 4);
    // no bout is in progress
    await Promise.all([ada, noor].map(({ page }) => page.locator(ASKED).waitFor({ state: 'attached' })));
    const hand = await handOf(ada.page);
    expect(hand.length).toBeGreaterThan(2);
    await reload(ada.page);
    await atMatch(ada);
    await expect.poll(() => handOf(ada.page)).toEqual(hand);
    const ends = await Promise.all([dealOf(ada), dealOf(noor)]);
    expect(ends.map(end => end.over)).toEqual(['yes', 'yes']);
    await click(ada.page, '[data-act="again"]');
    await ada.page.locator('[data-place="gathering"]').waitFor();
    await noor.page.locator('[data-again] [data-act="again-too"]').click();
    await atMatch(ada, noor); // everybody is ready, and the bots kept their seats
    expect((await standing(noor.page)).deal).toBe('1');
  });
});

test('a server that is killed in the middle of a deal and started again has both in their seats, and the deal is played to its end', async () => {
  await together(house, async tell => {
    const [ada, noor] = await friendsAt(tell, 'ricketts', 4);
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor);
    await steps([ada, noor], 6);
    const hands = await Promise.all([handOf(ada.page), handOf(noor.page)]);
    tell.breaks();
    await house.kill();
    await ada.page.locator('html[data-line="lost"]').waitFor();
    await ada.page.locator('[data-prompt]', { hasText: /Reconnecting/ }).waitFor();
    expect(await handOf(ada.page)).toEqual(hands[0]);
    await house.start();
    await Promise.all([ada, noor].map(({ page }) => page.locator('html[data-line="here"]').waitFor()));
    const now = await Promise.all([handOf(ada.page), handOf(noor.page)]);
    for (const [i, hand] of now.entries()) for (const card of hand) expect(hands[i]).toContain(card);
    const ends = await Promise.all([dealOf(ada), dealOf(noor)]);
    expect(ends.map(end => end.screen)).toEqual(['scores', 'scores']);
    for (const viewport of [PHONE, { width: 844, height: 390 }, { width: 1280, height: 800 }]) {
      await ada.page.setViewportSize(viewport);
      expect(await ada.page.locator('[data-next-deal]').innerText(), `${viewport.width}`).toContain('Noor');
    }
  });
});

test('a full table says so to a new visitor; spectators see no hand during a deal, and the hands after it', async () => {
  await together(house, async tell => {
    const [ada, noor, link] = await friendsAt(tell, 'capture', 2, { watchers: 'hands-after' });
    const late = await tell.guest('Late', { undecided: true }, link);
    await late.page.locator('[data-door][data-free="false"]').waitFor();
    expect(await complaints(late.page)).toEqual([]);
    await late.page.locator('[data-act="watch"]').click();
    await late.page.locator('[data-place="gathering"]').waitFor();
    await late.page.setViewportSize(PHONE); // the heading stands beside its emblem, above who watches
    const [emblem, title] = await Promise.all(
      ['.cent .emblem', '.cent h1'].map(one => late.page.locator(one).boundingBox()),
    );
    expect((title?.x ?? 0) - (emblem?.x ?? 0) - (emblem?.width ?? 0)).toBeLessThan(20);
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor, late);
    await late.page.locator('[data-watches]', { hasText: 'You are watching.' }).waitFor();
    expect(await ada.page.locator('[data-watches]').count()).toBe(0);
    expect(await late.page.locator(HAND).count()).toBe(0);
    await steps([ada, noor], 2);
    expect(await late.page.locator(HAND).count()).toBe(0);
    expect(await handOf(ada.page)).not.toEqual([]);
    await Promise.all([ada, noor].map(dealOf));
    await click(late.page, '[data-act="hands"]');
    await late.page.locator('[data-hand-after="0"]').waitFor();
    expect(await complaints(late.page)).toEqual([]);
  });
});

test('who comes late sits down in a bot’s place when the next deal begins', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada', { stored: { 'moonshot.hints': 'on' } });
    const link = await openTable(ada, { game: 'ricketts', seats: 4 });
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada);
    const late = await tell.guest('Late', { viewport: PHONE }, link);
    await late.page.locator('[data-soon]', { hasText: 'from the next deal on, in Vega’s place.' }).waitFor();
    expect(await late.page.locator(HAND).count()).toBe(0);
    await late.page.getByRole('region', { name: 'Ada', exact: true }).waitFor(); // not "You"
    await expect.poll(() => late.page.locator('[data-prompt]').innerText()).toBe('Waiting for Ada');
    await expect.poll(() => coveredBy(late.page, '.beside')).toEqual([]);
    await dealOf(ada);
    await ada.page.locator('[data-seat-news]', { hasText: 'in Vega’s place.' }).waitFor();
    await passed(ada.page, '[data-spoken] p', /Late plays from the next deal on, in Vega’s place\./);
    await ada.page.locator('[data-seat-news]').waitFor({ state: 'detached' }); // it goes by itself
    expect(await ada.page.locator('[data-act="hints-off"]').count(), 'online no hints are marked').toBe(0);
    await click(ada.page, '[data-act="next"]');
    await ada.page.locator('[data-act="next"]', { hasText: 'Waiting for Late' }).waitFor();
    await late.page.locator('[data-next-deal]', { hasText: /Ada is ready\.\s*Next deal in \d+ s/ }).waitFor();
    expect(await complaints(late.page)).toEqual([]);
    expect(await late.page.locator('[data-trouble]').count(), 'an error about the seat').toBe(0);
    await click(late.page, '[data-act="next"]');
    await expect.poll(async () => new Set(await handOf(late.page)).size).toBe(13);
  });
});

test('the newest window counts; the older one says so and can take the seat back', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    await openTable(ada, { game: 'ricketts', seats: 4 });
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada);
    await ada.page.locator(HAND).first().waitFor();
    const hand = await handOf(ada.page);
    const newer: Guest = { name: 'Ada', page: await ada.page.context().newPage() };
    await newer.page.goto(house.url);
    await atMatch(newer);
    await click(ada.page, '[data-act="here"]');
    await newer.page.locator('[data-act="here"]').waitFor();
    await expect.poll(() => handOf(ada.page)).toEqual(hand);
    await newer.page.close();
    await steps([ada], 1);
  });
});

test('a table that was left is on the home screen and leads back to the seat, as a link does; a link to no table says so', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const link = await openTable(ada, { game: 'ricketts', seats: 4 });
    await click(ada.page, '[data-act="home"]');
    await ada.page.locator('[data-screen="home"] [data-online]').click();
    await ada.page.locator('[data-gather="0"][data-kind="person"]').waitFor();
    const noor = await tell.guest('Noor');
    await noor.page.goto(link); // into the open page of a person who has never been at a table
    await noor.page.locator('[data-act="sit-down"]').click();
    await gathered(noor, 2);
    for (const { page } of [ada, noor]) {
      await click(page, '[data-act="home"]');
      await page.setViewportSize(PHONE);
      const back = page.locator('[data-screen="home"] [data-online]', { hasText: 'Back to your table' });
      await back.waitFor();
      const { y = PHONE.height, height = 0 } = (await back.boundingBox()) ?? {};
      expect(y + height, 'seen first').toBeLessThan(PHONE.height / 4);
      expect(await complaints(page)).toEqual([]);
      await back.click();
      await page.locator('[data-gather="1"][data-kind="person"]').waitFor();
    }
    tell.breaks(/404/); // a link to no table
    const lost = await tell.guest('Lost', { undecided: true }, `${house.url}/#t/${'x'.repeat(22)}/${'y'.repeat(22)}`);
    await lost.page.locator('[data-trouble*="does not exist"]').waitFor();
    await lost.page.locator('[data-screen="home"]').waitFor();
    expect(new URL(lost.page.url()).hash).toBe('');
  });
});

test('a pause that everybody wants stops the table for all, until one of them resumes', async () => {
  await together(house, async tell => {
    const [ada, noor] = await friendsAt(tell, 'ricketts', 4);
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor);
    await click(ada.page, '[data-act="people"]');
    await ada.page.locator('[data-act="vote-pause"]').click();
    await expect
      .poll(() => noor.page.locator('[data-vote="pause"] p').innerText())
      .toBe('Ada asks for a pause. 1 of 2 votes needed.');
    await expect
      .poll(() => ada.page.locator('[data-vote="pause"] p').innerText())
      .toBe('You ask for a pause. 1 of 2 votes needed.');
    await noor.page.locator('[data-vote="pause"] [data-act="agree"]').click();
    await ada.page.locator('[data-paused]', { hasText: 'You paused the table.' }).waitFor();
    await noor.page.locator('[data-paused]', { hasText: 'Ada paused the table.' }).waitFor();
    await click(noor.page, '[data-act="talk"]');
    await noor.page.locator('[data-phrase="good-luck"]').click();
    await ada.page.locator('.bubble', { hasText: 'Noor: Good luck' }).waitFor();
    for (const covers of ['.beside', '.bubble'])
      await expect.poll(() => coveredBy(ada.page, covers), { message: covers }).toEqual([]);
    await noor.page.keyboard.press('Escape');
    await expect.poll(() => coveredBy(noor.page, '.beside'), { message: 'on a phone' }).toEqual([]);
    await ada.page.locator('[data-act="vote-go-on"]').click();
    for (const { page } of [ada, noor]) await page.locator('[data-act="vote-go-on"]').waitFor({ state: 'detached' });
    await steps([ada, noor], 2);
  });
});

test('the last step is taken back when both agree to it, also at the second request', async () => {
  await together(house, async tell => {
    const [ada, noor] = await friendsAt(tell, 'ricketts', 4);
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor);
    await ada.page.locator(ASKED).waitFor({ state: 'attached' });
    const hand = await handOf(ada.page);
    await step(ada.page, choosing('undo')); // the pass
    await expect.poll(() => handOf(ada.page)).not.toEqual(hand);
    await click(ada.page, '[data-act="people"]');
    expect(await ada.page.locator('dialog [data-match-length]').innerText()).toBe('Match: to 100');
    await ada.page.locator('[data-act="vote-undo"]').click();
    await expect
      .poll(() => noor.page.locator('[data-vote="undo"] p').innerText())
      .toBe('Ada asks to take back their last step and all that followed. 1 of 2 votes needed.');
    await noor.page.locator('[data-vote="undo"] [data-act="not"]').click();
    await noor.page.locator('[data-vote]').waitFor({ state: 'detached' });
    await ada.page.locator('[data-vote="undo"] [data-act="withdraw"]').click();
    await ada.page.locator('[data-vote]').waitFor({ state: 'detached' });
    await click(ada.page, '[data-act="menu"]');
    await ada.page.locator('dialog [data-act="vote-undo"]').click(); // shown again
    await noor.page.locator('[data-vote="undo"] [data-act="agree"]').click();
    for (const { page } of [ada, noor]) await page.locator('[data-vote]').waitFor({ state: 'detached' });
    await expect.poll(() => handOf(ada.page)).toEqual(hand);
    await steps([ada, noor], 2);
  });
});

test('what one says the others read and hear, until they mute them', async () => {
  await together(house, async tell => {
    const [ada, noor] = await friendsAt(tell, 'at-play', 4);
    await click(noor.page, '[data-act="talk"]');
    await noor.page.locator('[data-phrase="good-luck"]').click();
    await passed(ada.page, '[data-spoken] p', /Noor: Good luck/);
    await click(ada.page, '[data-act="talk"]');
    await ada.page.locator('[data-chat]').fill('Off to the moon');
    await ada.page.locator('[data-act="say"]').click();
    await noor.page.locator('.log', { hasText: 'Ada: Off to the moon' }).waitFor();
    expect(await complaints(noor.page)).toEqual([]);
    await noor.page.locator('[data-mute]').click();
    await noor.page.locator('[data-said="1"]').waitFor();
  });
});

test('the screens of friends are clean for a checker of accessibility, wide and on a phone', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('', { named: false });
    await click(ada.page, '[data-act="friends"]');
    await ada.page.locator('[data-place="friends"]').waitFor();
    await ada.page.setViewportSize(PHONE);
    expect(await complaints(ada.page), 'on a phone').toEqual([]);
    await ada.page.locator('[data-act="open-table"]').click(); // without a name the name field gets the focus
    const note = ada.page.locator('.labelled:has([data-name]) small').first();
    expect(await note.innerText()).toContain('The name is missing');
    await ada.page.locator('[data-name][aria-invalid="true"]:focus').fill('Ada');
    await ada.page.locator('[data-act="open-table"]').click();
    await ada.page.locator('[data-place="gathering"]').waitFor();
    const code = await ada.page.locator('.code').innerText();
    await ada.page.setViewportSize({ width: 1280, height: 800 });
    expect(await complaints(ada.page), 'the waiting room').toEqual([]);
    const noor = await tell.guest('', { named: false });
    await click(noor.page, '[data-act="friends"]');
    await noor.page.locator('[data-code]').fill('ABC');
    await noor.page.locator('[data-code]').press('Enter');
    await noor.page.locator('[data-code][aria-invalid="true"]').fill(code.toLowerCase());
    await noor.page.locator('[data-act="join-code"]').click(); // without a name the name field gets the focus
    await noor.page.locator('[data-name][aria-invalid="true"]:focus').fill('Noor');
    await noor.page.locator('[data-act="join-code"]').click();
    await gathered(ada, 2);
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor);
    await click(ada.page, '[data-act="people"]');
    await ada.page.locator('[data-person="1"]').waitFor();
    expect(await complaints(ada.page), 'at the table').toEqual([]);
  });
});
