// Loads the lazy-loaded rest of the page, when the browser is idle or when it is first needed.
import type { OnlineModel } from '../online/online-model.svelte.ts';

/** The lazy-loaded modules, and the online state that is created with them. */
type Rest = typeof import('./rest.ts') & { readonly online: OnlineModel };

export class LazyRest {
  /** Undefined until the rest is loaded. It is reactive: components that read it are drawn again then. */
  rest: Rest | undefined = $state.raw();
  #loading: Promise<unknown> | undefined;

  /** Loads the rest of the page. Rejects if that fails; the next call tries again. */
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
