// Screens that need a server and several people. Each leads to the page that shows it.
import type { Page } from 'playwright-core';
import { stopsAt } from './big-screen.ts';
import { click } from './clicker.ts';
import { atMatch, type Guest, gathered, openTable, type Story } from './online-harness.ts';
import { scanned } from './scanned.ts';

export interface OnlineScreen {
  readonly name: string;
  readonly lead: (tell: Story) => Promise<Page>;
  readonly shows: string; // an element that shows the screen is there
}

const ORDER = { game: 'ricketts', seats: 4 } as const;

/** The host, and a second player at the same table. */
async function friends(tell: Story): Promise<readonly [host: Guest, friend: Guest]> {
  const ada = await tell.guest('Ada');
  const noor = await tell.guest('Noor', {}, await openTable(ada, ORDER));
  for (const guest of [ada, noor]) await gathered(guest, 2);
  return [ada, noor];
}

/** The same after the host has started the match. */
async function playing(tell: Story): Promise<readonly [host: Guest, friend: Guest]> {
  const [ada, noor] = await friends(tell);
  await click(ada.page, '[data-act="start"]');
  await atMatch(ada, noor);
  return [ada, noor];
}

/** A big screen that waits for players, and the link for the devices that show hands. */
async function bigScreen(tell: Story, scripts: readonly string[] = []): Promise<readonly [tv: Page, link: string]> {
  const tv = await tell.guest('Tess', { scripts });
  await openTable(tv, ORDER);
  await click(tv.page, '[data-act="big-screen"]');
  await tv.page.locator('[data-screen="big"][data-phase="gathering"]').waitFor();
  return [tv.page, (await scanned(tv.page, '.qr')) ?? ''];
}

/** A hand of a living room, from the waiting room on, and the host's page. */
async function handBeside(tell: Story): Promise<readonly [hand: Guest, host: Page]> {
  const [tv, link] = await bigScreen(tell);
  const ada = await tell.guest('Ada', {}, link);
  await tv.locator('[data-player] .av').first().waitFor();
  return [ada, tv];
}

async function invited(tell: Story): Promise<Page> {
  const ada = await tell.guest('Ada');
  const link = await openTable(ada, ORDER);
  return (await tell.guest('Noor', { undecided: true }, link)).page;
}

const TABLE = '[data-screen="table"]';
/** All but the viewer's own card lie in the first trick, or none if the viewer leads. */
const CARDS = 3;

export const ONLINE_SCREENS: readonly OnlineScreen[] = [
  { name: 'waiting-room', lead: async tell => (await friends(tell))[0].page, shows: '[data-act="start"]' },
  { name: 'waiting-room-guest', lead: async tell => (await friends(tell))[1].page, shows: '[data-gather="1"]' },
  { name: 'invitation', lead: invited, shows: '[data-act="sit-down"]' },
  { name: 'online-table', lead: async tell => (await playing(tell))[1].page, shows: TABLE },
  ...(['people', 'talk', 'menu'] as const).map(name => ({
    name: `online-${name}`,
    lead: async (tell: Story) => {
      const [{ page }] = await playing(tell);
      await click(page, `[data-act="${name}"]`);
      return page;
    },
    shows: 'dialog[open]',
  })),
  {
    name: 'big-screen-waiting',
    lead: async tell => (await bigScreen(tell))[0],
    shows: '[data-screen="big"][data-phase="gathering"]',
  },
  {
    name: 'big-screen',
    lead: async tell => {
      const [tv] = await bigScreen(tell, [stopsAt(CARDS)]);
      await click(tv, '[data-act="start"]');
      return tv;
    },
    shows: `[data-open]:nth-child(${CARDS})`,
  },
  { name: 'hand-waiting', lead: async tell => (await handBeside(tell))[0].page, shows: '[data-place], .start' },
  {
    name: 'hand',
    lead: async tell => {
      const [ada, host] = await handBeside(tell);
      const starter = (await host.locator('[data-act="start"]').count()) > 0 ? host : ada.page;
      await click(starter, '[data-act="start"]');
      await atMatch(ada);
      return ada.page;
    },
    shows: '[data-part="hand"] [data-card]',
  },
];
