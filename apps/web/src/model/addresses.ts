// Addresses of screens. Each address is a hash, so that a link opens a screen and the back button closes it.
import { type Panel, SERVER_TABLE_PREFIX } from './model.ts';

/** Screens whose name is their address. */
const NAMED: readonly Panel[] = [
  'games',
  'house',
  'matches',
  'pad',
  'together',
  'statistics',
  'puzzles',
  'contests',
  'leagues',
  'ratings',
  'fairness',
];

/**
 * First parts of addresses such as `#d/ID`, with the screen that each opens. The part after the slash says
 * what the screen shows.
 */
const SHOWN: Readonly<Record<string, Panel>> = {
  d: 'contests',
  l: 'leagues',
  p: 'ratings',
  r: 'house',
  m: 'matches',
  k: 'pad',
  review: 'review',
};

/** The screen to which an address belongs. */
export function screenAt(hash: string): Panel | undefined {
  const [, first = '', more] = /^#([a-z]+)(\/.*)?$/.exec(hash) ?? [];
  return NAMED.find(name => name === first) ?? (more === undefined ? undefined : SHOWN[first]);
}

/** The address of a screen; empty if the screen has no address. */
export function addressOf(screen: Panel | null, reviewed: string | null): string {
  if (screen === 'review') return reviewed === null ? '' : `#review/${reviewed}`;
  return screen !== null && NAMED.includes(screen) ? `#${screen}` : '';
}

/**
 * The id that follows the prefix `letters` in the page's address; undefined if the address has another
 * prefix. The id of something on a server starts with `@`.
 */
export const idInAddress = (letters: string): string | undefined =>
  new RegExp(`^#${letters}/([\\w-]+|@[\\w/-]+)$`).exec(location.hash)?.[1];

/** The address of the replay of a match that is stored on the server. */
export const serverReplayAddress = (match: string): string => `#matches/${SERVER_TABLE_PREFIX}${match}`;

/** The address of the replay of a match that was opened from a text and is not stored. */
export const TEXT_REPLAY = '#matches/text';

/**
 * The depth of a screen, for the back button. A match can be replayed from any other screen, so its replay is
 * the deepest.
 */
const depthOf = (hash: string): number =>
  hash === '' ? 0 : hash.startsWith('#matches/') ? 3 : hash.includes('/') ? 2 : 1;

/** What a history entry stores: `over` is the address of the screen from which its screen was opened. */
interface Entry {
  readonly over?: string;
}

/**
 * The address of the screen that opened the current match; undefined if that screen is the list of matches or
 * has no address.
 */
export function openedFrom(): string | undefined {
  const over = (history.state as Entry | null)?.over ?? '';
  const screen = screenAt(over);
  return screen === undefined || screen === 'matches' ? undefined : over;
}

/**
 * Sets the address of the current screen. Opening a screen adds a history entry, so that the back button
 * closes the screen. Closing a screen replaces its entry, because a page cannot remove an entry
 * synchronously; the next opening reuses the entry.
 */
export function moveTo(hash: string): void {
  const here = location.hash;
  if (hash === here) return;
  const state = history.state as Entry | null;
  const address = hash === '' ? location.pathname + location.search : hash;
  if (depthOf(hash) > depthOf(here) && state?.over !== here) history.pushState({ over: here }, '', address);
  else history.replaceState(state, '', address);
}
