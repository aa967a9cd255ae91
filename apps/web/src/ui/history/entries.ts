// Keeps the browser's history in agreement with what the page shows: each open screen and each open dialog
// has an entry, so that the back button closes it.
import { DIALOG, dialogsIn, isLink, LINK, type Path, type Place, pathTo, SCORES, screensOf, stepsTo } from './path.ts';

/** The path that this page has stored in the current entry. */
function entryNow(): Path | undefined {
  const stored: unknown = history.state?.path;
  return Array.isArray(stored) && stored.length > 0 ? stored : undefined;
}

/** The place of an entry that the browser made, for example for a link. */
const placeOf = (hash: string): Place => (isLink(hash) ? LINK : hash);

let path: Path = ['']; // of the current entry
let screens: Path = path; // what the page shows, without dialogs
const dialogs: (() => void)[] = []; // closes each open dialog
let moving = false; // whether the page waits for the browser to go back
let leaving = false; // whether it waits for the browser because the person goes back
let planned = false;
let arrive: ((screens: Path) => void) | undefined; // undefined until the history is followed

/** The screens from the first one to the shown one. */
export const shownPath = (): Path => screens;

/** Calls `arrived` when the person moves in the history to an entry with other screens. */
export function followHistory(arrived: (screens: Path) => void): void {
  path = entryNow() ?? [placeOf(location.hash)];
  screens = screensOf(path);
  arrive = arrived;
  addEventListener('popstate', came);
  plan();
}

/** Says that a place is shown. If it lies `beside` the one shown before, it takes over the entry. */
export function visit(place: Place, beside = false): void {
  screens = pathTo(screens, place, beside);
  plan();
}

/** Says that a dialog is open. Returns a function that says that it is closed. */
export function openDialog(close: () => void): () => void {
  dialogs.push(close);
  plan();
  return () => {
    dialogs.splice(dialogs.indexOf(close), 1);
    plan();
  };
}

/** Does what the browser's back button does. If that would leave the page, does `otherwise` instead. */
export function goBack(otherwise: () => void): void {
  if (screens.length < 2) otherwise();
  else if (!moving) leave(1);
}

/** Goes back, but only once for several requests in a row. */
function leave(entries: number): void {
  if (leaving) return;
  leaving = true;
  history.go(-entries);
}

/** Goes back to such a place, or to what lies `below` it. Returns whether there is an entry for that. */
export function goBackTo(is: (place: Place) => boolean, below = 0): boolean {
  const found = path.findLastIndex(is);
  const at = found - below;
  if (found < 0 || at < 0 || at > path.length - 2) return false;
  leave(path.length - 1 - at);
  return true;
}

/** Adapts the history once the page has drawn the change, in which one dialog may replace another. */
function plan(): void {
  if (planned || arrive === undefined) return;
  planned = true;
  queueMicrotask(() => {
    planned = false;
    if (!moving) adapt();
  });
}

function adapt(): void {
  const wanted = [...screens, ...dialogs.map(() => DIALOG)];
  const { back, replaces, places } = stepsTo(path, wanted);
  if (back > 0) {
    moving = true;
    history.go(-back);
    return;
  }
  if (entryNow() === undefined) write('replaceState', path);
  const common = wanted.length - places.length;
  for (const [i] of places.entries())
    write(replaces && i === 0 ? 'replaceState' : 'pushState', wanted.slice(0, common + i + 1));
}

function write(how: 'pushState' | 'replaceState', now: Path): void {
  path = now;
  const place = screensOf(now).findLast(one => one !== SCORES) ?? '';
  const address = place === LINK ? location.href : place.startsWith('#') ? place : location.pathname + location.search;
  history[how]({ path: now }, '', address);
}

/** Follows the browser to another entry. */
function came(): void {
  leaving = false;
  const known = entryNow();
  if (moving && known !== undefined) {
    moving = false;
    path = known;
    plan();
    return;
  }
  moving = false;
  const before = screens;
  path = known ?? [...screens, placeOf(location.hash)];
  if (known === undefined) write('replaceState', path);
  screens = screensOf(path);
  for (const close of dialogs.slice(dialogsIn(path)).reverse()) close();
  if (screens.join(' ') !== before.join(' ')) arrive?.(screens);
  plan();
}
