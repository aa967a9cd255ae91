// Addresses of screens. Each address is a hash, so that a link opens a screen and the back button closes it.
import { goBackTo, shownPath, visit } from '../ui/history/entries.ts';
import type { AppContext } from './app.ts';
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
 * The depth of an address within its screen, for the back button: the replay of a match lies over the list of
 * matches.
 */
const depthOf = (hash: string): number => (hash.includes('/') ? 1 : 0);

/**
 * Sets the address of the current screen. The back button returns to what was shown before, unless that was
 * another state of the same screen at the same depth.
 */
export function moveTo(hash: string): void {
  const here = shownPath().at(-1) ?? '';
  visit(hash, screenAt(here) === screenAt(hash) && depthOf(hash) <= depthOf(here));
}

/** Opens the screen of an address instead of a table: goes back to it if it opened the table. */
export function openAddress(hash: string, dispatch: AppContext['dispatch'], leave: () => void): void {
  if (goBackTo(place => place === hash)) return; // the table is left on the way
  leave();
  moveTo(hash);
  const panel = screenAt(hash);
  if (panel !== undefined) dispatch({ type: 'open', panel });
}
