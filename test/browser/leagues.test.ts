// Leagues in real browsers: creating, joining by link, a match, the standings, and the end. Several people
// play a match.
import { expect, test } from 'vitest';
import { complaints } from './axe.ts';
import { choosing, click, playDeal } from './clicker.ts';
import { pressedTwice, reload, sharedSite } from './harness.ts';
import { atMatch, type Guest, gathered, toFriends, together } from './online-harness.ts';

const house = await sharedSite();

const PHONE = { width: 390, height: 844 };
const SIDE = { width: 844, height: 390 };

const atLeagues = '[data-screen="leagues"][data-busy="false"]';

async function toLeagues({ page }: Guest): Promise<void> {
  await toFriends({ name: '', page });
  await page.locator('[data-act="leagues"]').click();
  await page.locator(`${atLeagues} [data-act="make-league"]`).waitFor();
}

/** Creates a league with the shortest possible matches. Returns its link. */
async function league(guest: Guest): Promise<string> {
  const { page } = guest;
  await toLeagues(guest);
  await page.locator('[data-act="make-league"]').click();
  await page.locator('[data-league-name][aria-invalid="true"]:focus').fill('Sundays');
  await click(page, '[data-setting="friends-game"] [data-choice="capture"]');
  await page.locator('[data-seats="14"]').click();
  await page.locator('[data-length]').first().click();
  await click(page, '[data-setting="league-matches"] [data-choice="5"]');
  const posts = await pressedTwice(page, '[data-act="make-league"]', '/api/leagues');
  const link = await page.locator('[data-link]').inputValue();
  expect(posts(), 'a second press makes no second league').toBe(1);
  return link;
}

test('two friends play for a league that one of them made, see how they stand, and end it', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const link = await league(ada);
    const noor = await tell.guest('Noor', { viewport: PHONE }, link);
    await noor.page.locator('[data-act="join-league"]').click();
    await noor.page.locator('[data-act="league-table"]').waitFor();
    expect(await complaints(noor.page), 'a league on a phone').toEqual([]);
    await ada.page.locator('[data-act="league-table"]').click();
    await ada.page.locator('[data-rule-note="league"]').waitFor();
    await noor.page.locator('[data-act="look-again"]').click();
    await noor.page.locator('[data-league-table]', { hasText: 'Ada: 1/14' }).click();
    await gathered(ada, 2);
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor);
    await Promise.all([ada, noor].map(({ page, name }) => playDeal(page, choosing(name))));
    for (const { page } of [ada, noor]) await page.locator('[data-act="see-league"]:enabled').click();
    await ada.page.locator('[data-league-match]').waitFor();
    const points = await ada.page.locator('[data-points]').allInnerTexts();
    expect(points.map(Number).reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(await complaints(ada.page), 'a league, wide').toEqual([]);
    await noor.page.locator('[data-replay-league]').click();
    await noor.page.locator('[data-replay][data-deals="1"]').waitFor();
    await reload(noor.page);
    await noor.page.locator('[data-replay][data-deals="1"]').waitFor();
    await noor.page.keyboard.press('Escape');
    await noor.page.locator('[data-league-match]').waitFor();
    await ada.page.setViewportSize(SIDE);
    await ada.page.locator('[data-act="end-league"]').click();
    await ada.page.locator('[data-act="not-sure"]:focus').click();
    await ada.page.locator('[data-act="end-league"]').press('Enter');
    await ada.page.locator('[data-act="sure"]').click();
    await ada.page.locator('[data-league-over="true"]').waitFor();
    expect(await complaints(ada.page), 'one that is over, on its side').toEqual([]);
    await noor.page.locator('[data-act="leave-league"]').click();
    await noor.page.locator('[data-act="sure"]').click();
    await noor.page.locator('[data-act="leave-league"]').waitFor({ state: 'detached' });
    await noor.page.keyboard.press('Escape');
    await noor.page.locator('[data-none]').waitFor();
  });
});

test('its owner removes a member, who is notified', async () => {
  await together(house, async tell => {
    tell.breaks(/403 /);
    const ada = await tell.guest('Ada');
    const link = await league(ada);
    const noor = await tell.guest('Noor', { viewport: PHONE }, link);
    await noor.page.locator('[data-act="join-league"]').click();
    await noor.page.locator('[data-act="league-table"]').waitFor();
    await ada.page.locator('[data-act="look-again"]').click();
    await ada.page.locator('[data-put-out]', { hasText: 'Noor' }).click();
    await ada.page.locator('[role="status"]', { hasText: 'cannot come back' }).waitFor();
    expect(await complaints(ada.page), 'asked once more').toEqual([]);
    await ada.page.locator('[data-act="sure"]').click();
    await ada.page.locator('[data-put-out]').waitFor({ state: 'detached' });
    await noor.page.locator('[data-act="look-again"]').click();
    await noor.page.locator('[data-act="join-league"]').click();
    await noor.page.locator('[data-wrong]', { hasText: 'has removed you' }).waitFor();
  });
});

test('a link that leads to no league says so', async () => {
  await together(house, async tell => {
    tell.breaks(/404 /);
    const eve = await tell.guest('Eve', { named: false }, `${house.url}#l/${'A'.repeat(22)}`);
    await eve.page.locator('[data-wrong]', { hasText: 'This league does not exist' }).waitFor();
    await eve.page.locator('[data-act="close"]').click();
  });
});
