// Every act that a question allows is clicked at a staged table, and the table stores what was clicked. Opens
// a table for each act.
import { type Action, type Ask, heartsOf, replay, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import type { MoonOption } from '@moonshot/rules/engine';
import type { Event } from '@moonshot/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { click, HAND } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { BID, BURY, CHARGE, CLAIM, LAST_LAY, MOON, PASS, PLAY, SCATTER, WILD } from './screens.ts';
import { type Scene, type Staged, staged } from './staged.ts';
import { storedEvents } from './stored-events.ts';

const site = await sharedSite();

type Of<K extends Ask['type'], T> = Extract<T, { readonly type: K }>;

interface Act<K extends Ask['type']> {
  readonly name: string;
  readonly scene: Scene;
  readonly action: (ask: Of<K, Ask>) => Of<K, Action>;
}

const one = <T>(list: readonly T[], at = 0): T => {
  const found = list.at(at);
  if (found === undefined) throw new Error(`Cannot click: the question has no answer number ${at}`);
  return found;
};

const passing: Act<'pass'>['action'] = ({ cards, to }) => {
  const receivers = to.flatMap(receiver => Array.from({ length: receiver.count }, () => receiver.to)).reverse();
  return { type: 'pass', gifts: receivers.map((receiver, i) => ({ card: one(cards, 2 * i + 1), to: receiver })) };
};
const playing =
  (is: (card: Card, call: string | undefined) => boolean): Act<'play'>['action'] =>
  ({ plays }) => ({ type: 'play', ...one(plays.filter(({ card, call }) => is(card, call))) });
const bidding =
  (at: number): Act<'bid'>['action'] =>
  ({ bids }) => ({ type: 'bid', bid: one(bids, at) });
const laying =
  (at: number): Act<'lay'>['action'] =>
  ({ pairs }) => ({ type: 'lay', ...one(pairs, at) });
const MOONS: readonly MoonOption[] = [
  { name: 'shed', self: -26, others: 0 },
  { name: 'burden', self: 0, others: 26 },
  { name: 'both', self: -13, others: 13 },
  { name: 'keep', self: 0, others: 0 },
  { name: 'turn', self: 0, others: 0 },
];
/** A choice among itself and the options before it, as many as a sheet may have. */
const choosing = ({ name }: MoonOption, at: number): Act<'moon'> => ({
  name,
  scene: {
    ...MOON,
    overrides: {
      ...MOON.overrides,
      'moon.options': at === 0 ? MOONS.slice(0, 2) : MOONS.slice(Math.max(0, at - 3), at + 1),
    },
  },
  action: () => ({ type: 'moon', option: name }),
});

const namesSuit: Scene['is'] = ({ state }, hearts) => {
  const ask = hearts.kind === 'tricks' && 'tricks' in state ? hearts.game.ask(state, 0) : undefined;
  return ask?.type === 'bid' && typeof ask.bids[0] === 'string';
};
const holdsJoker: Scene['is'] = ({ state }, hearts) => {
  const ask = hearts.kind === 'tricks' && 'tricks' in state ? hearts.game.ask(state, 0) : undefined;
  return ask?.type === 'play' && ask.plays.some(({ card, call }) => card.startsWith('W') && call === undefined);
};
const { base: jokerBase, overrides: jokers } = one(CATALOGUE.filter(({ id }) => id === 'joker-hearts'));

/** The acts of each question. */
const ACTS: { readonly [K in Ask['type']]: readonly Act<K>[] } = {
  pass: [
    { name: 'three cards to one seat', scene: PASS, action: passing },
    { name: 'a card to each seat', scene: SCATTER, action: passing },
    {
      name: 'cards into the middle',
      scene: { game: 'classic', seats: 5, ask: 'pass', overrides: { 'pass.cycle': ['mix'] } },
      action: passing,
    },
  ],
  charge: [
    { name: 'no card', scene: CHARGE, action: () => ({ type: 'charge', cards: [] }) },
    { name: 'one card', scene: CHARGE, action: ({ cards }) => ({ type: 'charge', cards: [one(cards, 1)] }) },
    { name: 'all cards', scene: CHARGE, action: ({ cards }) => ({ type: 'charge', cards }) },
  ],
  bid: [
    { name: 'nothing', scene: BID, action: bidding(0) },
    { name: 'five chips', scene: BID, action: bidding(5) },
    { name: 'a suit', scene: { ...BID, is: namesSuit }, action: bidding(2) },
  ],
  claim: [true, false].map(claim => ({
    name: claim ? 'yes' : 'no',
    scene: CLAIM,
    action: () => ({ type: 'claim', claim }),
  })),
  play: [
    { name: 'a card', scene: PLAY, action: playing(() => true) },
    { name: 'a wild card, called high', scene: WILD, action: playing((_, call) => call === 'high') },
    { name: 'a wild card, called low', scene: WILD, action: playing((_, call) => call === 'low') },
    {
      name: 'a joker',
      scene: { game: jokerBase, seats: 4, ask: 'play', overrides: jokers, is: holdsJoker },
      action: playing(card => card.startsWith('W')),
    },
  ],
  bury: [
    {
      name: 'as many cards as came',
      scene: BURY,
      action: ({ cards, count }) => ({ type: 'bury', cards: cards.slice(-count) }),
    },
  ],
  moon: MOONS.map(choosing),
  lay: [{ name: 'a pair', scene: LAST_LAY, action: laying(-1) }],
};

const CONFIRM = '[data-act="confirm"]';
const inHand = (card: Card): string => `${HAND}[data-card="${card}"]:not([aria-pressed="true"])`;

async function clickCards(page: Page, cards: readonly Card[]): Promise<void> {
  for (const card of cards) await click(page, inHand(card));
}

/** How each act is done by clicks. */
const CLICKS: { readonly [K in Ask['type']]: (page: Page, action: Of<K, Action>) => Promise<void> } = {
  pass: async (page, { gifts }) => {
    const isScattered = (await page.locator('[data-to]').count()) > 0;
    for (const { card, to } of gifts) {
      if (isScattered) await click(page, `[data-to="${to}"]`);
      await click(page, inHand(card));
    }
    await click(page, CONFIRM);
  },
  charge: async (page, { cards }) => {
    await clickCards(page, cards);
    await click(page, CONFIRM);
  },
  bid: (page, { bid }) => click(page, `[data-bid="${bid}"]`),
  claim: (page, { claim }) => click(page, `[data-claim="${claim ? 'yes' : 'no'}"]`),
  play: async (page, { card, call }) => {
    await click(page, inHand(card));
    if (call !== undefined) await click(page, `[data-call="${call}"]`);
  },
  bury: async (page, { cards }) => {
    await clickCards(page, cards);
    await click(page, CONFIRM);
  },
  moon: (page, { option }) => click(page, `[data-moon="${option}"]`),
  lay: async (page, { bottom, top }) => {
    await clickCards(page, [bottom, top]);
    await click(page, CONFIRM);
  },
};

type Rules = Extract<Event, { type: 'game' }>['event'];

/** The act that an event records. */
function writtenIn(event: Rules): Action | undefined {
  switch (event.type) {
    case 'passed':
      return typeof event.gifts === 'number' ? undefined : { type: 'pass', gifts: event.gifts };
    case 'charged':
      return { type: 'charge', cards: event.cards ?? [] };
    case 'bid':
      return { type: 'bid', bid: event.bid };
    case 'opening':
      return { type: 'claim', claim: event.claimed ?? false };
    case 'played':
      return { type: 'play', card: event.card, ...(event.call && { call: event.call }) };
    case 'buried':
      return typeof event.cards === 'number' ? undefined : { type: 'bury', cards: event.cards };
    case 'chose':
      return { type: 'moon', option: event.option };
    case 'laid':
      return event.pair === null ? undefined : { type: 'lay', ...event.pair };
    default:
      return undefined;
  }
}

/** The first act of seat 0 since the table was staged. */
async function firstAct(page: Page, { events }: Staged): Promise<Action | undefined> {
  const stored = await storedEvents(page);
  const acts = stored.slice(events.length).flatMap(event => (event.type === 'game' && event.cause ? [event] : []));
  return acts[0] && writtenIn(acts[0].event);
}

/** The action without the order of cards that belong together. */
const unordered = (action: Action | undefined): unknown =>
  action && Object.fromEntries(Object.entries(action).map(([key, value]) => [key, sorted(value)]));
const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(item => JSON.stringify(item)).sort() : value;

function askAt({ game, seats, overrides = {} }: Scene, { events }: Staged): Ask | undefined {
  const hearts = heartsOf(sheetOf(game), seats, overrides);
  const own = events.flatMap(event => ('event' in event ? [event.event] : []));
  return hearts.game.ask(replay(hearts.game, own), 0);
}

const rows = Object.entries(ACTS).flatMap(([type, acts]) =>
  (acts as readonly Act<Ask['type']>[]).map(act => [type as Ask['type'], act.name, act] as const),
);

test.each(rows)('%s: %s', async (type, _, { scene, action }) => {
  const table = await staged(scene);
  const ask = askAt(scene, table);
  if (ask?.type !== type) throw new Error(`Cannot answer ${type}: the table asks for ${ask?.type}`);
  const wanted = (action as (ask: Ask) => Action)(ask);
  await visit(site, { tables: [table] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator(`[data-ask="${type}"]`).waitFor({ state: 'attached' });
    await (CLICKS[type] as (page: Page, action: Action) => Promise<void>)(page, wanted);
    await expect.poll(async () => unordered(await firstAct(page, table))).toEqual(unordered(wanted));
  });
});
