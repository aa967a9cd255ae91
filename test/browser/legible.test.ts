// Screens in light and dark, on small and large screens, at 200 % zoom, in large text and in forced
// colours: no text is cut or covered, nothing scrolls sideways, and every control can be seen and pressed.
import { LANGUAGES } from '@moonshot/i18n';
import { expect, test } from 'vitest';
import { SCREEN_SIZES } from '../../apps/web/testing/screen-sizes.ts';
import { freshSample } from '../seeds.ts';
import { reload, sharedSite, visit } from './harness.ts';
import { ENLARGED_LOOKS, faultsIn, LOOKS, type Look } from './legible.ts';
import { MORE_SCREENS } from './more-screens.ts';
import { gathered, openTable, together } from './online-harness.ts';
import { SCREENS, visitTo } from './screens.ts';

const site = await sharedSite();

/** All but an error, which lies over home until it is read. */
const LEGIBLE = [...SCREENS, ...MORE_SCREENS].filter(({ name }) => name !== 'trouble');

test.each(freshSample('legible screens', LEGIBLE, 3))(
  '$name is legible and can be used in every look',
  async screen => {
    await visitTo(site, screen, {}, async ({ page }) => {
      expect(await faultsIn(page, LOOKS)).toEqual([]);
    });
  },
);

const QUESTIONS = ['play', 'pass', 'scatter', 'claim', 'call', 'moon', 'lay', 'bury', 'charge', 'bid', 'received'];

test.each(
  freshSample(
    'enlarged tables',
    SCREENS.filter(({ name }) => QUESTIONS.includes(name)),
    2,
  ),
)('$name is legible and can be answered in an enlarged page', async screen => {
  await visitTo(site, screen, {}, async ({ page }) => {
    expect(await faultsIn(page, ENLARGED_LOOKS)).toEqual([]);
  });
});

/** Every size of a screen, in three sizes of text. */
const SIZES: readonly Look[] = SCREEN_SIZES.flatMap(size => ['100', '150', '200'].map(text => ({ size, text })));

const ROOMS = [4, 7, 11].flatMap(seats => LANGUAGES.map(language => ({ seats, language })));

test.each(freshSample('waiting rooms', ROOMS, 1))(
  'in the waiting room of $seats, in $language, nothing is covered, for the host and a guest at every size',
  async ({ seats, language }) => {
    const stored = { 'moonshot.language': language };
    await together(site, async tell => {
      const ada = await tell.guest('Ada', { stored });
      const link = await openTable(ada, { game: seats > 7 ? 'capture' : 'classic', seats });
      const noor = await tell.guest('Noor', { stored }, link);
      for (const guest of [ada, noor]) await gathered(guest, 2);
      expect(await faultsIn(ada.page, SIZES)).toEqual([]);
      expect(await faultsIn(noor.page, SIZES)).toEqual([]);
    });
  },
);

test.each([
  [24, '150'],
  [32, '200'],
] as const)(
  'home is legible in a browser whose font has %i px, and is laid out for %s per cent',
  async (standard, text) => {
    await visit(site, {}, async ({ page, context }) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
      await reload(page);
      await page.locator(`html[data-text="${text}"]`).waitFor();
      expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe(`${standard}px`);
      expect(
        await faultsIn(
          page,
          LOOKS.slice(0, 2).map(({ size }) => ({ size, text })),
        ),
      ).toEqual([]);
    });
  },
);

test('a button under the pointer does not look disabled', async () => {
  for (const screen of SCREENS.filter(({ name }) => name === 'play'))
    await visitTo(site, screen, {}, async ({ page }) => {
      const button = page.locator('[data-act="menu"]').first();
      await button.hover();
      const style = 'getComputedStyle(document.querySelector(`[data-act="menu"]`))';
      expect(await page.evaluate(`[${style}.opacity, ${style}.cursor]`)).toEqual(['1', 'pointer']);
    });
});
