// Loads the rest of the page: once the first screen stands, or as soon as something of it is wanted.

import type { Places } from '../online/places.ts';

/** All that is loaded later. */
type Rest = typeof import('./rest.ts');

class Later implements Places {
  rest: Rest | undefined = $state.raw();
  // What is drawn and said of servers' tables, filled by their part of the page.
  screen: Places['screen'] = $state.raw();
  over: Places['over'] = $state.raw();
  head: Places['head'] = $state.raw();
  home: Places['home'] = $state.raw();
  line: string | undefined = $state.raw();
  plates: readonly (string | null)[] = $state.raw([]);
  #coming: Promise<unknown> | undefined;

  /** Gives nothing, or a promise that fails where the rest could not be had; asking again tries again. */
  load(): Promise<unknown> {
    this.#coming ??= import('./rest.ts').then(
      rest => {
        this.rest = rest;
      },
      reason => {
        this.#coming = undefined;
        throw reason;
      },
    );
    return this.#coming;
  }
}

/** Read `later.rest` where something of it is to be drawn: it is drawn when it is there. */
export const later = new Later();

/** Loads the rest as soon as all that the first screen needs is there. */
export function loadLater(): void {
  const soon = (): void => {
    later.load().catch(() => undefined); // tried again when it is wanted
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
