// Holds the lazy-loaded rest of the page, loaded when idle or on first use.
import { lazyTable } from '../table/lazy-parts.svelte.ts';

/** The lazy-loaded modules. */
type Rest = typeof import('./rest.ts');

class Lazy {
  rest: Rest | undefined = $state.raw();
  #loading: Promise<unknown> | undefined;

  /** Loads the rest. Rejects if that fails; the next call retries. */
  load(): Promise<unknown> {
    this.#loading ??= import('./rest.ts').then(
      rest => {
        this.rest = rest;
        lazyTable.parts = rest.tableParts;
      },
      reason => {
        this.#loading = undefined;
        throw reason;
      },
    );
    return this.#loading;
  }
}

/** Holds the modules as `lazy.rest`. Reactive: components that read it are drawn once it is loaded. */
export const lazy = new Lazy();
