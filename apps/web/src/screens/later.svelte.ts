// Holds the rest of the page, which is loaded when there is time for it, or as soon as something of it is
// wanted.

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
  settings: Places['settings'] = $state.raw();
  result: Places['result'] = $state.raw();
  line: string | undefined = $state.raw();
  again: string | undefined = $state.raw();
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
