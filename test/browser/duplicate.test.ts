// Contests in real browsers: a challenge of two people, a tournament with its rounds and a replay, a dead
// link, and a newcomer at the daily deal. Several people play the same deals.
import { expect, test } from 'vitest';
import { complaints } from './axe.ts';
import { choosing, HAND, playDeal } from './clicker.ts';
import { pressedTwice, sharedSite } from './harness.ts';
import { atMatch, type Guest, toFriends, together } from './online-harness.ts';

const house = await sharedSite();

const PHONE = { width: 390, height: 844 };
const SIDE = { width: 844, height: 390 };

/** Opens the contests screen by clicks. */
async function toContests({ page }: Guest): Promise<void> {
  await toFriends({ name: '', page });
  await page.locator('[data-act="contests"]').click();
  await page.locator('[data-screen="contests"][data-busy="false"]').waitFor();
}

/** Creates a challenge of one deal in which every player lays one pair. Returns its link. */
async function challenge(guest: Guest): Promise<string> {
  const { page } = guest;
  await toContests(guest);
  // scrolls into view first
  for (const [setting, choice] of [
    ['game', 'capture'],
    ['seats', '14'],
    ['deals', '1'],
  ])
    await page.locator(`[data-setting="contest-${setting}"] [data-choice="${choice}"]`).click();
  await page.locator('[data-act="make-contest"]').click();
  return page.locator('[data-link]').inputValue();
}

/** Holds back the server's messages from the end of the table on. Returns the function that releases them. */
async function holdBackOver({ page }: Guest): Promise<() => void> {
  let held: (() => void)[] | undefined = [];
  await page.routeWebSocket(/\/api\/socket/, socket => {
    socket.connectToServer().onMessage(text => {
      const holds = held !== undefined && (held.length > 0 || String(text).includes('"state":"over"'));
      if (holds) held?.push(() => socket.send(text));
      else socket.send(text);
    });
  });
  return () => {
    for (const send of held ?? []) send();
    held = undefined;
  };
}

async function seated(guest: Guest): Promise<void> {
  await guest.page.locator('[data-act="play-contest"]').click();
  await atMatch(guest);
}

/**
 * Plays the contest and opens its results, then calls `letGo`, which may release held-back messages. Returns
 * the dealt hand.
 */
async function played({ page }: Guest, letGo = (): void => {}): Promise<readonly (string | null)[]> {
  const cards = page.locator(HAND);
  await cards.first().waitFor();
  const hand = await cards.evaluateAll(all => all.map(card => card.getAttribute('data-card')).sort());
  expect((await playDeal(page, choosing('duplicate'))).over).toBe('yes');
  await page.locator('[data-act="again"]', { hasText: 'See how the others did' }).click();
  letGo();
  await page.locator('[data-result="you"]').waitFor();
  return hand;
}

/**
 * Checks that the match is in the person's list and can be replayed. It has no proof, because the contest has
 * the seal.
 */
async function recorded({ page }: Guest): Promise<void> {
  await page.goto(house.url);
  await page.locator('[data-act="matches"]').click(); // scrolls into view first
  await page.locator('[data-server-match]:enabled').waitFor();
  expect(await page.locator('[data-proof]').count()).toBe(0);
  await page.locator('[data-server-match]').click();
  await page.locator('[data-replay] [data-hand-of="13"]').waitFor();
  await page.locator('[data-checked="holds"]').waitFor();
}

test('two play the same cards through a link, and each sees how the other did', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const link = await challenge(ada);
    await seated(ada);
    await ada.page.goBack(); // to the contest, from which the seat is taken again
    await seated(ada);
    const hand = await played(ada);
    expect(await ada.page.locator('[data-result]').count()).toBe(1);
    const noor = await tell.guest('Noor', { viewport: PHONE }, link);
    await noor.page.locator('[data-people]', { hasText: 'Ada: done' }).waitFor(); // and no points yet
    expect(await noor.page.locator('[data-result]').count()).toBe(0);
    const letGo = await holdBackOver(noor);
    await seated(noor);
    expect(await played(noor, letGo)).toEqual(hand);
    expect(await noor.page.locator('[data-result]').count()).toBe(2);
    expect(await complaints(noor.page), 'results on a phone').toEqual([]);
    expect(await noor.page.locator('[data-parts] li:visible').count(), 'the deal of each below their name').toBe(2);
    await ada.page.locator('[data-act="look-again"]').click();
    await ada.page.locator('[data-result="other"]').waitFor();
    expect(await complaints(ada.page), 'results, wide').toEqual([]);
    expect(await ada.page.locator('[data-parts] li:visible').count(), 'it has a column').toBe(0);
    await ada.page.setViewportSize(SIDE);
    await ada.page.locator('[data-act="close"]').click();
    await ada.page.locator('[data-contest]').waitFor();
    expect(await complaints(ada.page), 'the list, on its side').toEqual([]);
    await recorded(ada);
    await ada.page.goto(house.url); // a person known to the server plays the server's daily deal
    await ada.page.locator('[data-daily][data-standing="new"]', { hasText: 'Same cards on this server' }).click();
    await ada.page.locator('[data-screen="contests"] h1', { hasText: 'Daily deal' }).waitFor();
    await ada.page.locator('[data-act="play-contest"]').waitFor();
  });
});

test('a link that leads to no contest says so, and a newcomer is asked for a name before they play', async () => {
  await together(house, async tell => {
    tell.breaks(/404 /);
    const eve = await tell.guest('Eve', { named: false }, `${house.url}#d/${'A'.repeat(22)}`);
    await eve.page.locator('[data-wrong]', { hasText: 'This contest does not exist' }).waitFor();
    expect(new URL(eve.page.url()).hash, 'which a reload tries again').toBe(`#d/${'A'.repeat(22)}`);
    await eve.page.locator('[data-act="close"]').click();
    await toContests(eve);
    await eve.page.locator('[data-act="today"]').press('Enter');
    // the focus moves when the focused element disappears
    await eve.page.locator('main:focus [data-act="play-contest"]').waitFor();
    await eve.page.locator('[data-act="play-contest"]').click();
    await eve.page.locator('[data-name][aria-invalid="true"]:focus').fill('Eve');
    await eve.page.locator('[data-act="play-contest"]').click();
    await atMatch(eve);
  });
});

/** Creates a tournament of two short rounds in which every player lays one pair. Returns its link. */
async function tournament(guest: Guest): Promise<string> {
  const { page } = guest;
  await toContests(guest);
  await page.locator('[data-setting="contest-kind"] [data-choice="tournament"]').click();
  // scrolls into view first
  for (const [setting, choice] of [
    ['contest-game', 'capture'],
    ['contest-seats', '14'],
    ['tournament-rounds', '2'],
    ['tournament-deals', '1'],
  ])
    await page.locator(`[data-setting="${setting}"] [data-choice="${choice}"]`).click();
  await page.locator('[data-act="make-tournament"]').click();
  await page.locator('[data-tournament-title][aria-invalid="true"]:focus').fill('Sunday');
  const posts = await pressedTwice(page, '[data-act="make-tournament"]', '/api/contests');
  await page.locator('[data-state="open"]', { hasText: '1 of 28' }).waitFor();
  expect(posts(), 'a second press makes no second tournament').toBe(1);
  return page.locator('[data-link]').inputValue();
}

/**
 * Plays the round that has opened, and returns to the standings, or to the next table if it is open already.
 */
async function playedRound(guest: Guest): Promise<void> {
  await atMatch(guest);
  expect((await playDeal(guest.page, choosing('tournament'))).over).toBe('yes');
  await guest.page.locator('[data-act="again"]', { hasText: 'See how the others did' }).click();
  await guest.page.locator('[data-screen="scores"]').waitFor({ state: 'detached' });
}

test('a tournament opens its tables by itself, shows its standings, and replays each table', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    const link = await tournament(ada);
    const noor = await tell.guest('Noor', { viewport: PHONE }, link);
    await noor.page.locator('[data-act="join"]').click();
    await noor.page.locator('[data-entered]').waitFor();
    await ada.page.locator('[data-people]', { hasText: 'Noor' }).waitFor(); // it polls
    expect(await complaints(noor.page), 'people come, on a phone').toEqual([]);
    await ada.page.locator('[data-act="begin"]').click();
    for (let round = 1; round <= 2; round++) await Promise.all([playedRound(ada), playedRound(noor)]);
    for (const { page } of [ada, noor]) {
      await page.locator('[data-state="over"]').waitFor();
      await page.locator('[data-result]').nth(1).waitFor();
      expect(await page.locator('[data-result]').count()).toBe(2);
      expect(await complaints(page), 'the standings').toEqual([]);
    }
    await ada.page.locator('[data-shown-round="2"]').click();
    await ada.page.locator('[data-round-table]').nth(1).waitFor();
    expect(await ada.page.locator('[data-round-table]').count()).toBe(2);
    expect(await complaints(ada.page), 'a round').toEqual([]);
    await ada.page.locator('[data-replay-table]').first().click();
    await ada.page.locator('[data-replay] [data-hand-of="13"]').waitFor();
    await ada.page.locator('[data-act="keep-there"]').click(); // among her own matches on the server
    await ada.page.locator('[data-act="keep-there"][disabled]').waitFor();
    await ada.page.locator('[data-act="close"]').click();
    await ada.page.locator('[data-state="over"]').waitFor();
  });
});
