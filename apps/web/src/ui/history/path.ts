// The path of an entry of the browser's history: what is shown, and below it what the back button leads to.

/**
 * What an entry shows: the hash of a screen's address, a local table `table:ID`, a server's table `@ID`, a
 * screen without an address by its name, or a dialog. Home is empty.
 */
export type Place = string;

/** The places from the first one to the shown one. Each place but the last has an entry below. */
export type Path = readonly Place[];

export const DIALOG = 'dialog';

/** The scores that lie over the table during a deal. */
export const SCORES = 'scores';

/** An address that its screen replaces by another one, such as a link that contains a match. */
export const LINK = 'link';

export const isLink = (hash: string): boolean => /^#[mrt]\//.test(hash);

export const isTable = (place: Place): boolean => /^(@|table:)/.test(place);

/** The path without its dialogs. */
export const screensOf = (path: Path): Path => path.filter(place => place !== DIALOG);

export const dialogsIn = (path: Path): number => path.length - screensOf(path).length;

/**
 * The path after a place is shown. A place that the path has is returned to. A place `beside` the shown one
 * replaces it, as home, another table and the screen of a link do. A table lies at least above home, so that
 * the back button never loses a match from sight.
 */
export function pathTo(path: Path, place: Place, beside: boolean): Path {
  const known = path.lastIndexOf(place);
  if (known >= 0) return path.slice(0, known + 1);
  const [below, top] = [path.slice(0, -1), path.at(-1) ?? ''];
  const replaces = beside || place === '' || top === LINK || (isTable(place) && isTable(top));
  const next = replaces ? [...below, place] : [...path, place];
  return isTable(place) && next.length === 1 ? ['', place] : next;
}

/** How to get from one entry to another: back over entries, then one entry for each of the places. */
export interface Steps {
  readonly back: number;
  readonly replaces: boolean; // whether the first place takes over the entry that is left after going back
  readonly places: Path;
}

export function stepsTo(from: Path, to: Path): Steps {
  const differs = from.findIndex((place, i) => to[i] !== place);
  const common = differs < 0 ? from.length : differs;
  // an entry is rather taken over than left, so that nothing waits for the browser
  const replaces = common === 0 || (common === from.length - 1 && to.length >= from.length);
  return { back: from.length - common - (replaces ? 1 : 0), replaces, places: to.slice(common) };
}
