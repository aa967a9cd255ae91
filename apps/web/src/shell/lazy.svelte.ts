// Loads the lazy-loaded rest of the page when idle or on first use.
import type { OnlineModel } from '../online/online-model.svelte.ts';

/** The lazy-loaded modules, and the state that belongs to them. */
type Rest = typeof import('./rest.ts') & { readonly online: OnlineModel };

export class LazyRest {
  /** Reactive: components that read it are drawn once it is loaded. */
  rest: Rest | undefined = $state.raw();
  #loading: Promise<unknown> | undefined;

  /** Loads the rest. Rejects if that fails; the next call retries. */
  load(): Promise<unknown> {
    this.#loading ??= import('./rest.ts').then(
      rest => {
        this.rest = { ...rest, online: new rest.OnlineModel() };
      },
      reason => {
        this.#loading = undefined;
        throw reason;
      },
    );
    return this.#loading;
  }
}
