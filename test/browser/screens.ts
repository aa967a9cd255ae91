// Every screen that a person can come to, each staged so that it is the same every time: add a line, and it is checked with the rest.
import type { Page } from 'playwright-core';
import type { Card } from '../../packages/rules/src/cards/card.ts';
import { click, HAND } from './clicker.ts';
import { type Scene, staged, store } from './staged.ts';

export interface Screen {
  readonly name: string;
  readonly scene?: Scene; // without one: the first screen
  readonly keys?: readonly string[]; // pressed at the table, one after another
  readonly next?: (page: Page) => Promise<void>;
  readonly shows: string; // what is there once the screen is
}

const suitOf = (suit: string): readonly Card[] => [...'23456789TJQKA'].map(rank => `${rank}${suit}` as Card);

const PLAY: Scene = {
  game: 'ricketts',
  seats: 4,
  ask: 'play',
  is: ({ state }) => 'tricks' in state && state.tricks.length === 4 && state.trick.plays.length === 3,
};
const PASS: Scene = { game: 'ricketts', seats: 4, ask: 'pass' };
const WILD: Scene = {
  game: 'wild-twist',
  seats: 4,
  ask: 'play',
  is: ({ state }, hearts) => {
    const ask = hearts.kind === 'tricks' && 'tricks' in state ? hearts.game.ask(state, 0) : undefined;
    return ask?.type === 'play' && ask.plays.filter(play => play.card.startsWith('W')).length === 2;
  },
};
/** Seat 0 leads, holds every spade, and takes every trick. */
const MOON: Scene = {
  game: 'ricketts',
  seats: 4,
  ask: 'moon',
  overrides: { 'pass.cycle': ['hold'], 'opening.leader': 'leftOfDealer', 'opening.card': 'any' },
  firstDealer: 3,
  imposed: { hands: ['S', 'H', 'C', 'D'].map(suitOf), kitty: [], stock: [] },
};

export const SCREENS: readonly Screen[] = [
  { name: 'home', shows: '[data-act="play-now"]' },
  { name: 'play', scene: PLAY, shows: '[data-ask="play"]' },
  { name: 'pass', scene: PASS, shows: '[data-act="confirm"]' },
  {
    name: 'scatter',
    scene: { ...PASS, game: 'classic', overrides: { 'pass.cycle': ['scatter'] } },
    shows: '[data-to]',
  },
  { name: 'claim', scene: { game: 'wild-twist', seats: 4, ask: 'claim' }, shows: '[data-claim="no"]' },
  { name: 'call', scene: WILD, next: page => click(page, `${HAND}[data-card^="W"]`), shows: '[data-call="high"]' },
  { name: 'moon', scene: MOON, shows: '[data-moon]' },
  { name: 'lay', scene: { game: 'capture', seats: 4, ask: 'lay' }, shows: '[data-ask="lay"]' },
  { name: 'menu', scene: PLAY, next: page => click(page, '[data-act="menu"]'), shows: 'dialog [data-act="keys"]' },
  { name: 'keys', scene: PLAY, keys: ['?'], shows: 'dialog [data-key]' },
  { name: 'rules', scene: PLAY, keys: ['r'], shows: 'dialog .rules-text' },
  { name: 'last', scene: PLAY, keys: ['l'], shows: 'dialog .last-cards' },
  { name: 'leave', scene: PLAY, keys: ['Escape'], shows: 'dialog [data-act="stay"]' },
  { name: 'scores', scene: MOON, keys: ['1'], shows: '[data-screen="scores"] table' },
];

/** Opens a screen in a page that was just opened. */
export async function show(page: Page, { scene, keys = [], next, shows }: Screen): Promise<void> {
  await page.locator('[data-game]').first().waitFor();
  if (scene !== undefined) {
    const table = await staged(scene);
    await store(page, [table]);
    await click(page, `[data-table="${table.id}"]`);
    await page.locator(`[data-ask="${scene.ask}"]`).waitFor({ state: 'attached' });
  }
  for (const key of keys) await page.keyboard.press(key);
  await next?.(page);
  await page.locator(shows).first().waitFor();
}
