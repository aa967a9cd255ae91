// Every game in a real browser, played by clicks: whole deals at every kind of table and screen, and short
// matches to their end. Plays whole deals card by card.
import { expect, test } from 'vitest';
import { choosing, nextDeal, openTable, playDeal, standing } from './clicker.ts';
import { sampled } from './depth.ts';
import { sharedSite, visit } from './rig.ts';

const site = await sharedSite();

const SCREENS = {
  wide: { width: 1280, height: 800 },
  portrait: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
};

type Table = readonly [game: string, seats: number, screen: keyof typeof SCREENS];

const tables = sampled<Table>(
  [
    ['ricketts', 4, 'wide'],
    ['at-play', 3, 'portrait'],
    ['wild-twist', 7, 'landscape'],
    ['classic', 7, 'portrait'],
    ['capture', 14, 'portrait'],
  ],
  [
    ['at-play', 5, 'wide'],
    ['wild-twist', 3, 'portrait'],
    ['classic', 3, 'landscape'],
    ['capture', 2, 'portrait'],
    ['ricketts', 4, 'portrait'],
    ['ricketts', 4, 'landscape'],
    ['at-play', 4, 'wide'],
    ['wild-twist', 3, 'wide'],
    ['classic', 4, 'wide'],
    ['capture', 4, 'wide'],
    ['capture', 14, 'wide'],
  ],
);

test.each(tables)(
  'a deal of %s with %i seats, %s, from the first screen to its scores',
  async (game, seats, screen) => {
    const motion = screen === 'wide' && seats === 4;
    await visit(site, { viewport: SCREENS[screen], motion }, async ({ page }) => {
      await openTable(page, game, seats);
      const end = await playDeal(page, choosing(`${game} ${seats}`));
      expect(end.screen).toBe('scores');
      if (end.over === 'yes') return;
      await nextDeal(page);
      // The table may show one frame before the answer to the press.
      await expect.poll(() => standing(page)).toMatchObject({ screen: 'table', deal: '2' });
    });
  },
);

const matches = sampled<readonly [game: string, seats: number, deals: number]>(
  [['capture', 3, 1]],
  [['wild-twist', 4, 3]],
);

test.each(matches)(
  'a match of %s with %i seats over %i deals is played to its end, which leads home',
  async (game, seats, deals) => {
    await visit(site, {}, async ({ page }) => {
      const choose = choosing(game);
      await openTable(page, game, seats, deals);
      for (let deal = 1; deal <= deals; deal++) {
        expect(await playDeal(page, choose)).toMatchObject({ screen: 'scores', over: deal === deals ? 'yes' : 'no' });
        await nextDeal(page);
      }
      expect((await standing(page)).screen).toBe('home');
    });
  },
);
