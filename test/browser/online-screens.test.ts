// Screens of tables on a server, in light and dark, on small and large screens, in large text and in forced
// colours: all of them are legible and can be used, and axe finds nothing.
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { complaints } from './axe.ts';
import { sharedSite } from './harness.ts';
import { faultsIn, LOOKS, type Look, showIn } from './legible.ts';
import { together } from './online-harness.ts';
import { ONLINE_SCREENS } from './online-screens.ts';

const site = await sharedSite();

const AUDITED: readonly Look[] = [{ size: [1280, 800] }, { size: [390, 844], text: '200', theme: 'dark' }];

test.each(freshSample('online screens', ONLINE_SCREENS, 2))(
  '$name is legible and can be used in every look, and axe finds nothing',
  async ({ lead, shows }) => {
    await together(site, async tell => {
      const page = await lead(tell);
      await page.locator(shows).first().waitFor();
      expect(await faultsIn(page, LOOKS)).toEqual([]);
      for (const look of AUDITED) {
        await showIn(page, look);
        expect(await complaints(page), JSON.stringify(look)).toEqual([]);
      }
    });
  },
);
