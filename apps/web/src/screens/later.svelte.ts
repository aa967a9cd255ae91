// Loads the rest of the page: once the first screen stands, or as soon as something of it is wanted.

/** All that is loaded later. */
type Rest = typeof import('./rest.ts');

class Later {
  rest: Rest | undefined = $state.raw();
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
