// Every screen of the page, staged reproducibly. A screen added here is covered by all checks.

import type { Card } from '@moonshot/rules/cards';
import type { Page } from 'playwright-core';
import { chooseCards, click, HAND } from './clicker.ts';
import { CONTEST_ANSWERS, TO_DUEL, TO_SUNDAY } from './contest-answers.ts';
import { press } from './fingers.ts';
import { type Site, type Visit, visit, type Wishes } from './harness.ts';
import { judging } from './judged.ts';
import { LEAGUE_ANSWERS, TO_LEAGUE, TO_NOOR } from './league-answers.ts';
import { provable } from './proofs.ts';
import { type Scene, type Staged, staged } from './staged.ts';

export interface Screen {
  readonly name: string;
  readonly scene?: Scene; // absent: home
  readonly spoilt?: (table: Staged) => Staged; // so that it cannot be opened
  readonly stored?: Readonly<Record<string, string>>; // settings besides the defaults
  readonly scripts?: readonly string[]; // injected before the page's own scripts
  readonly prepared?: (table: Staged) => Promise<string>; // another script, made from the table
  readonly keys?: readonly string[]; // pressed at the table, in order
  readonly leadTo?: string; // the element they lead to, if more follows
  readonly next?: (page: Page) => Promise<void>;
  readonly shows: string; // an element that shows the screen is there
}

const suitOf = (suit: string): readonly Card[] => [...'23456789TJQKA'].map(rank => `${rank}${suit}` as Card);

export const PLAY: Scene = {
  game: 'ricketts',
  seats: 4,
  ask: 'play',
  is: ({ state }) => 'tricks' in state && state.tricks.length === 4 && state.trick.plays.length === 3,
};
const onlySeat0Passes: Scene['is'] = ({ state }) => 'passes' in state && state.passes.length === state.hands.length - 1;
const onlySeat0Lays: Scene['is'] = ({ state }) =>
  'laid' in state && state.bouts.length === 2 && state.laid.every((pair, seat) => (pair === null) === (seat === 0));
export const PASS: Scene = { game: 'ricketts', seats: 4, ask: 'pass' };
export const LAST_PASS: Scene = { ...PASS, is: onlySeat0Passes };
export const SCATTER: Scene = { ...PASS, game: 'classic', overrides: { 'pass.cycle': ['scatter'] } };
export const CLAIM: Scene = { game: 'wild-twist', seats: 4, ask: 'claim' };
export const BURY: Scene = { game: 'classic', seats: 5, ask: 'bury', overrides: { 'kitty.to': 'hand' } };
const CHARGES = ['AH', 'QS', 'JD', 'TC'].map(shown => ({ shown, doubles: [shown] }));
export const CHARGE: Scene = {
  game: 'at-play',
  seats: 3,
  ask: 'charge',
  overrides: {
    'charge.cards': CHARGES,
    'moon.needs': [],
    points: CHARGES.map(({ doubles }, i) => ({ cards: doubles, value: i + 1 })),
  },
  is: ({ state }) =>
    'charges' in state &&
    state.charges.length === state.hands.length - 1 && // the others have answered, so nothing moves
    state.hands[0]?.filter(card => CHARGES.some(({ shown }) => shown === card)).length === 2,
};
/** Seat 0 bids first, and every bid is still possible. */
export const BID: Scene = {
  game: 'at-play',
  seats: 4,
  ask: 'bid',
  overrides: {
    'auction.prize': 'suit',
    'opening.leader': 'bidder',
    'opening.card': 'any',
    'firstTrick.ban': [],
    'moon.needs': [],
    'moon.options': [],
  },
  firstDealer: 3,
};
const LAY: Scene = { game: 'capture', seats: 4, ask: 'lay' };
export const LAST_LAY: Scene = { ...LAY, is: onlySeat0Lays };
export const REST: Scene = { game: 'ricketts', seats: 4, ask: 'play', ...provable('rest', 3) };
export const WILD: Scene = {
  game: 'wild-twist',
  seats: 4,
  ask: 'play',
  is: ({ state }, hearts) => {
    const ask = hearts.kind === 'tricks' && 'tricks' in state ? hearts.game.ask(state, 0) : undefined;
    return ask?.type === 'play' && ask.plays.filter(play => play.card.startsWith('W')).length === 2;
  },
};
/** Seat 0 leads, holds every spade, and takes every trick. */
export const MOON: Scene = {
  game: 'ricketts',
  seats: 4,
  ask: 'moon',
  overrides: { 'pass.cycle': ['hold'], 'opening.leader': 'leftOfDealer', 'opening.card': 'any' },
  firstDealer: 3,
  imposed: { hands: ['S', 'H', 'C', 'D'].map(suitOf), kitty: [], stock: [] },
};

/** A score sheet that is longer than the screen. */
const MANY: Scene = { game: 'capture', seats: 14, ask: 'scores' };

export const MATCH: Scene = { ...MOON, overrides: { ...MOON.overrides, 'match.limit': 26 } };

const act = (name: string): string => `[data-act="${name}"]`;
/** Clicks each element in turn, scrolled into view. */
const clicking =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(`${selector}:visible`).first().click();
  };
const confirming = async (page: Page): Promise<void> => {
  await chooseCards(page, () => 0);
  await click(page, act('confirm'));
};
const SCORES = '[data-screen="scores"]';
const SCORED: Scene = { ...PASS, ask: 'scores' };
/** Constant randomness, so that the training hand is the same. */
const SAME_SEED = 'Crypto.prototype.getRandomValues = values => values.fill(7)';

const along =
  (hash: string) =>
  async (page: Page): Promise<void> => {
    // the page stays loaded, as when a link is followed
    await page.goto(`${page.url().split('#')[0]}${hash}`);
  };
/** Injected script: a service worker of a newer version is waiting. */
const NEWER = 'ServiceWorkerContainer.prototype.register = async () => ({ waiting: {}, addEventListener() {} })';

export const SCREENS: readonly Screen[] = [
  { name: 'home', shows: '[data-act="play-now"]' },
  { name: 'play', scene: PLAY, shows: '[data-ask="play"]' },
  { name: 'pass', scene: PASS, shows: '[data-act="confirm"]' },
  {
    name: 'scatter',
    scene: SCATTER,
    shows: '[data-to]',
  },
  { name: 'claim', scene: CLAIM, shows: '[data-claim="no"]' },
  { name: 'call', scene: WILD, next: page => click(page, `${HAND}[data-card^="W"]`), shows: '[data-call="high"]' },
  { name: 'moon', scene: MOON, shows: '[data-moon]' },
  { name: 'lay', scene: LAY, shows: '[data-ask="lay"]' },
  { name: 'menu', scene: PLAY, next: page => click(page, '[data-act="menu"]'), shows: 'dialog [data-act="settings"]' },
  { name: 'keys', scene: PLAY, keys: ['?'], shows: 'dialog [data-key]' },
  { name: 'rules', scene: PLAY, keys: ['r'], shows: 'dialog .rules-text' },
  { name: 'last', scene: PLAY, keys: ['l'], shows: 'dialog .last-cards' },
  { name: 'leave', scene: PLAY, keys: ['Escape'], shows: 'dialog [data-act="stay"]' },
  { name: 'scores', scene: MOON, keys: ['1'], shows: '[data-screen="scores"] table' },
  { name: 'scores-of-many', scene: MANY, shows: '[data-screen="scores"] table' },
  { name: 'settings', next: clicking(act('settings')), shows: 'dialog [data-setting]' },
  { name: 'bots', stored: { 'moonshot.bots': '' }, next: clicking(act('bots')), shows: '.bots-list select' },
  { name: 'friends', next: clicking(act('friends')), shows: '[data-place="friends"] [data-act="open-table"]' },
  { name: 'account', next: clicking(act('friends'), act('account')), shows: '[data-who]' },
  {
    name: 'ratings',
    next: clicking(act('friends'), act('ratings')),
    shows: '[data-screen="ratings"] [data-none]',
  },
  {
    name: 'contests',
    scripts: [CONTEST_ANSWERS],
    next: clicking(act('friends'), act('contests')),
    shows: `[data-busy="false"] ${act('make-contest')}`,
  },
  { name: 'contest', scripts: [CONTEST_ANSWERS], next: along(TO_DUEL), shows: '[data-result="you"]' },
  { name: 'tournament', scripts: [CONTEST_ANSWERS], next: along(TO_SUNDAY), shows: '[data-tables]' },
  { name: 'league', scripts: [LEAGUE_ANSWERS], next: along(TO_LEAGUE), shows: '[data-standing="you"]' },
  { name: 'rated', scripts: [LEAGUE_ANSWERS], next: along(TO_NOOR), shows: '[data-rating="capture@1"]' },
  { name: 'board', scripts: [LEAGUE_ANSWERS], next: along('#ratings'), shows: '[data-best]' },
  { name: 'leagues', next: clicking(act('friends'), act('leagues')), shows: act('make-league') },
  { name: 'rules-home', next: clicking(act('rules')), shows: 'dialog .rules-text' },
  { name: 'statistics-none', next: clicking(act('statistics')), shows: '[data-screen="statistics"][data-records="0"]' },
  {
    name: 'statistics',
    scene: MOON,
    keys: ['1'],
    leadTo: SCORES,
    next: clicking(`${SCORES} ${act('leave')}`, act('statistics')),
    shows: '[data-screen="statistics"][data-records="1"]',
  },
  {
    name: 'clear',
    scene: MOON,
    keys: ['1'],
    leadTo: SCORES,
    next: clicking(`${SCORES} ${act('leave')}`, act('statistics'), act('clear')),
    shows: `dialog ${act('clear-yes')}`,
  },
  { name: 'games', next: clicking(act('games')), shows: '[data-screen="games"] [data-game]' },
  { name: 'house', next: clicking(act('house')), shows: '[data-from="ricketts"]' },
  {
    name: 'house-form',
    next: clicking(act('house'), '[data-from="ricketts"]'),
    shows: '[data-screen="house"][data-shows="form"] [data-changes]',
  },
  { name: 'puzzles', next: clicking(act('puzzles')), shows: act('day-puzzle') },
  { name: 'puzzle', next: clicking(act('puzzles'), act('day-puzzle')), shows: act('begin-puzzle') },
  {
    name: 'drill',
    scripts: [SAME_SEED],
    next: clicking(act('puzzles'), '[data-pass-game="ricketts"]', act('begin-passes')),
    shows: act('confirm'),
  },
  {
    name: 'review',
    scene: SCORED,
    prepared: judging,
    next: clicking(act('review')),
    shows: '[data-screen="review"][data-judged="whole"]',
  },
  { name: 'lesson', next: clicking(act('lesson')), shows: '[data-coach]' },
  { name: 'daily', next: clicking('[data-daily]'), shows: '[data-ask]:not([data-ask="none"])' },
  { name: 'match-end', scene: MATCH, keys: ['2'], shows: '[data-screen="scores"][data-over="yes"]' },
  { name: 'received', scene: LAST_PASS, stored: { 'moonshot.pace': 'normal' }, next: confirming, shows: act('ok') },
  { name: 'bury', scene: BURY, shows: act('confirm') },
  { name: 'charge', scene: CHARGE, shows: act('confirm') },
  { name: 'bid', scene: BID, shows: '[data-bid]' },
  { name: 'finish', scene: REST, shows: '[data-finish="rest"]' },
  { name: 'peek', scene: PLAY, keys: ['s'], shows: '[data-screen="scores"]' },
  { name: 'hint', scene: PLAY, keys: ['h'], shows: '.toast' },
  { name: 'update', scripts: [NEWER], shows: '[data-banner="update"]' },
  {
    name: 'trouble',
    scene: PLAY,
    spoilt: ({ events, ...table }) => ({ ...table, events: events.slice(1) }),
    shows: '[data-trouble]',
  },
];

/** Milliseconds after which announcements have been joined and made. */
export const TOLD_MS = 600;

/** A visit that starts at a screen. */
export async function visitTo(
  site: Site,
  screen: Screen,
  wishes: Wishes,
  story: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { scene, spoilt, prepared } = screen;
  const table = scene && (await staged(scene));
  const made = table && prepared ? [await prepared(table)] : [];
  const scripts = [...(screen.scripts ?? []), ...made, ...(wishes.scripts ?? [])];
  const stored = { ...screen.stored, ...wishes.stored };
  const tables = table ? [spoilt ? spoilt(table) : table] : [];
  await visit(site, { ...wishes, stored, tables, scripts }, async at => {
    await show(at.page, screen, { table, stands: wishes.stands !== undefined });
    await story(at);
  });
}

interface Standing {
  readonly table: Staged | undefined;
  readonly stands: boolean; // pauses the clock
}

const askOf = ({ ask }: Scene): string => (ask === 'scores' ? SCORES : `[data-ask="${ask}"]`);

async function show(page: Page, screen: Screen, { table, stands }: Standing): Promise<void> {
  const { scene, spoilt, keys = [], leadTo, next, shows } = screen;
  // scrolls into view first
  if (table !== undefined) await page.locator(`[data-table="${table.id}"]`).first().click();
  if (scene !== undefined && !spoilt) await page.locator(askOf(scene)).waitFor({ state: 'attached' });
  for (const key of keys) await press(page, key);
  if (leadTo !== undefined) await page.locator(leadTo).waitFor();
  // the keys' announcements come before what follows
  if (leadTo !== undefined && stands) await page.clock.runFor(TOLD_MS);
  await next?.(page);
  await page.locator(shows).first().waitFor();
}
