// Addresses of screens: each has one behind the #, so that a link leads there and the browser's way back
// leads out again.
import { AWAY, type Panel } from '../model/model.ts';

/** Screens with an address of their name. */
const NAMED: readonly Panel[] = [
  'games',
  'house',
  'matches',
  'statistics',
  'puzzles',
  'contests',
  'leagues',
  'ratings',
];

/** What else leads to one of them: something that it shows, or that the address carries whole. */
const SHOWN: Readonly<Record<string, Panel>> = {
  d: 'contests',
  l: 'leagues',
  p: 'ratings',
  r: 'house',
  m: 'matches',
  review: 'review',
};

/** The screen that an address leads to. */
export function screenAt(hash: string): Panel | undefined {
  const [, first = '', more] = /^#([a-z]+)(\/.*)?$/.exec(hash) ?? [];
  return NAMED.find(name => name === first) ?? (more === undefined ? undefined : SHOWN[first]);
}

/** The address of a screen; none of those without one. */
export function addressOf(screen: Panel | null, reviewed: string | null): string {
  if (screen === 'review') return reviewed === null ? '' : `#review/${reviewed}`;
  return screen !== null && NAMED.includes(screen) ? `#${screen}` : '';
}

/**
 * Something that a screen shows, named in the address behind its letters: of this device, or of the server
 * with its sign.
 */
export const shownAt = (letters: string): string | undefined =>
  new RegExp(`^#${letters}/([\\w-]+|@[\\w/-]+)$`).exec(location.hash)?.[1];

/** The address of a match that the server keeps, to be gone through. */
export const thereAt = (match: string): string => `#matches/${AWAY}${match}`;

/** Where a match stands that is not kept. */
export const GIVEN = '#matches/text';

/** How far in an address leads: a match may be gone through from any other screen. */
const depthOf = (hash: string): number =>
  hash === '' ? 0 : hash.startsWith('#matches/') ? 3 : hash.includes('/') ? 2 : 1;

/** What an entry of the history remembers: the address below it. */
interface Entry {
  readonly over?: string;
}

/** The screen that a match was opened from, where it is another than that of matches, to be led back to. */
export function openedFrom(): string | undefined {
  const over = (history.state as Entry | null)?.over ?? '';
  const screen = screenAt(over);
  return screen === undefined || screen === 'matches' ? undefined : over;
}

/**
 * Gives the page the address of what it shows now. Further in, the browser's way back leads out again; on the
 * way out
 * the entry changes its address, for a page cannot take one away at once, and is used again on the next way
 * in.
 */
export function moveTo(hash: string): void {
  const here = location.hash;
  if (hash === here) return;
  const state = history.state as Entry | null;
  const address = hash === '' ? location.pathname + location.search : hash;
  if (depthOf(hash) > depthOf(here) && state?.over !== here) history.pushState({ over: here }, '', address);
  else history.replaceState(state, '', address);
}
