// Ratings in real browsers: a rated table from the lobby to the rating changes, and the ratings screen. Plays
// rated matches to their end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe.ts';
import { choosing, click, playDeal } from './clicker.ts';
import {
  atMatch,
  type Guest,
  gathered,
  type House,
  openHouse,
  openTable,
  toFriends,
  together,
} from './online-harness.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ host: 'localhost', at: port => `http://localhost:${port}/`, variables: () => BOARD });
});
afterAll(() => house?.close());

const BOARD = { MOONSHOT_BOARD_MATCHES: '1' };
const PHONE = { width: 390, height: 844 };
const RATING = /^\d,\d{3}\s±\s\d{3}$/;

/** The shortest match: every player lays one pair. */
const SHORT = { game: 'capture', seats: 14, shortest: true, who: 'everybody', rated: true };

const toRatings = async ({ page }: Guest): Promise<void> => {
  await page.locator('[data-act="ratings"]').click();
  await page.locator('[data-screen="ratings"][data-busy="false"]').waitFor();
};

test('a rated match says what it is before it begins, moves its players, says who left, and stands on the board', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    await openTable(ada, SHORT);
    await ada.page
      .locator('[data-rule-note="rated"]', { hasText: 'A player who leaves for good comes last' })
      .waitFor();
    const noor = await tell.guest('Noor', { viewport: PHONE });
    await toFriends(noor);
    await noor.page.locator('[data-online]', { hasText: 'rated' }).click();
    await noor.page.locator('[data-act="sit-down"]').click();
    const eve = await tell.guest('Eve');
    await toFriends(eve);
    await eve.page.locator('[data-online]', { hasText: 'rated' }).click();
    await eve.page.locator('[data-act="sit-down"]').click();
    await gathered(ada, 3);
    await ada.page.locator('[data-seat-rating]', { hasText: 'not rated yet' }).nth(2).waitFor();
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor, eve);
    await eve.page.locator('[data-act="people"]').click();
    await eve.page.getByRole('button', { name: 'More about Eve' }).click();
    await eve.page.locator('dialog [data-act="stand"]').click();
    await eve.page.keyboard.press('Escape');
    await ada.page.locator('[data-act="menu"]').click();
    for (const act of ['undo', 'hint'])
      await ada.page.locator(`dialog [data-act="${act}"]:disabled`, { hasText: 'where the match counts' }).waitFor();
    expect(await complaints(ada.page), 'the menu of a rated match').toEqual([]);
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('[data-act="people"]').click();
    await ada.page.locator('[data-counted]').waitFor();
    expect(await ada.page.locator('[data-act="vote-undo"], [data-act="change"]').count()).toBe(0);
    await ada.page.keyboard.press('Escape');
    await Promise.all([ada, noor].map(({ page, name }) => playDeal(page, choosing(name))));
    for (const { page } of [ada, noor, eve]) await page.locator('[data-moved="3"]').waitFor();
    await noor.page.locator('[data-moved] li', { hasText: 'Eve left and is ranked last.' }).waitFor();
    await eve.page.locator('[data-moved] li', { hasText: 'You left, so you are ranked last.' }).waitFor();
    expect(await complaints(noor.page), 'the score sheet of a rated match').toEqual([]);
    await ada.page.locator('.scores-screen [data-act="next"]').click();
    await toFriends(ada);
    await toRatings(ada);
    const own = ada.page.locator('[data-rating="capture@1"][data-matches="1"]');
    expect(await own.locator('b').innerText()).toMatch(RATING);
    await own.locator('svg[role="img"]').waitFor();
    expect(await complaints(ada.page), 'ratings, wide').toEqual([]);
    await ada.page.emulateMedia({ forcedColors: 'active' });
    const inks = (selector: string): Promise<unknown> =>
      ada.page.evaluate(`getComputedStyle(document.querySelector('[data-rating] ${selector}')).fill`);
    const ink = await ada.page.evaluate("getComputedStyle(document.querySelector('[data-rating] b')).color");
    expect([await inks('svg text'), await inks('svg circle')], 'the plot in forced colours').toEqual([ink, ink]);
    await ada.page.emulateMedia({ forcedColors: 'none' });
    const [first] = await ada.page.locator('[data-best]').all();
    expect(await first?.locator('td').nth(1).innerText()).toMatch(RATING);
    await ada.page.locator('[data-player]', { hasText: 'Noor' }).press('Enter');
    await ada.page.locator('main:focus h1', { hasText: 'Noor' }).waitFor();
    await ada.page.locator('details summary').click();
    expect(await ada.page.locator('tbody tr').count()).toBe(1);
    await ada.page.setViewportSize(PHONE);
    expect(await complaints(ada.page), 'those of another on a phone').toEqual([]);
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('[data-board="capture@1"]').waitFor();
  });
});

test('a table with a link cannot be rated, a rated one has no clock in days, and a newcomer reads how to be rated', async () => {
  await together(house, async tell => {
    const { page } = await tell.guest('Eve');
    await click(page, '[data-act="friends"]');
    await page.locator('[data-act="change"]').click();
    await page.locator('dialog p', { hasText: 'Rated matches are for tables that everybody may come to' }).waitFor();
    expect(await page.locator('[data-setting="rated"]').count()).toBe(0);
    await click(page, '[data-setting="who"] [data-choice="everybody"]');
    await click(page, '[data-setting="clock"] [data-choice="1"]');
    await click(page, '[data-setting="rated"] [data-choice="yes"]');
    const clocks = await page.locator('[data-setting="clock"] [data-choice]').all();
    expect(await Promise.all(clocks.map(one => one.getAttribute('data-choice')))).toEqual(['20', '45']);
    expect(await page.locator('[data-setting="clock"] input:checked').inputValue()).toBe('45');
    await page.locator('dialog [data-act="cancel"]').click();
    await page.locator('[data-act="other-tables"]').click();
    await toRatings({ name: 'Eve', page });
    await page.locator('[data-none]').waitFor();
    expect(await complaints(page)).toEqual([]);
  });
});

test('the board of changed rules says what is changed, or that nobody knows it any more', async () => {
  const title = 'Ricketts House Hearts, changed (4f2a)';
  const sentences = [
    'In every deal, pass two cards left.',
    'The match ends after the deal in which a player has 50 points or more.',
  ];
  const boards = ['ricketts@1+4f2a', 'ricketts@1+00'].map(rules => ({ rules, game: 'ricketts', title, players: 2 }));
  await together(house, async tell => {
    const { page } = await tell.guest('Eve');
    await page.route(/\/api\/ratings(\?|$)/, route => {
      const isUnknown = route.request().url().endsWith('00');
      const rules = boards[isUnknown ? 1 : 0]?.rules;
      return route.fulfill({
        json: { boards, rules, changes: isUnknown ? null : sentences, matchesLeast: 5, best: [] },
      });
    });
    await toFriends({ name: 'Eve', page });
    await toRatings({ name: 'Eve', page });
    expect(await page.locator('[data-changes] li').allInnerTexts()).toEqual(sentences);
    expect(await complaints(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await complaints(page)).toEqual([]);
    await page.locator('[data-board] select').selectOption('ricketts@1+00');
    await page.locator('[data-board] p', { hasText: 'What is changed in these rules is no longer known.' }).waitFor();
    expect(await page.locator('[data-changes]').count()).toBe(0);
  });
});
