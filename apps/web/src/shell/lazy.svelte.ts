// Holds the lazy-loaded rest of the page, loaded when idle or on first use.

import type { OnlineSlots } from '../online/server/storage-keys.ts';

/** The lazy-loaded modules. */
type Rest = typeof import('./rest.ts');

class Later implements OnlineSlots {
  rest: Rest | undefined = $state.raw();
  // Components and texts of the online feature, set when it is loaded.
  screen: OnlineSlots['screen'] = $state.raw();
  over: OnlineSlots['over'] = $state.raw();
  head: OnlineSlots['head'] = $state.raw();
  home: OnlineSlots['home'] = $state.raw();
  settings: OnlineSlots['settings'] = $state.raw();
  result: OnlineSlots['result'] = $state.raw();
  line: string | undefined = $state.raw();
  again: string | undefined = $state.raw();
  plates: readonly (string | null)[] = $state.raw([]);
  #coming: Promise<unknown> | undefined;

  /** Loads the rest. Rejects if that fails; the next call retries. */
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

/** Holds the modules as `later.rest`. Reactive: components that read it are drawn once it is loaded. */
export const later = new Later();
