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

const AFTER_MS = 300; // the first card is on the screen, and its pictures are on theirs

/** Loads the rest when the page has come to rest after it was opened. */
export function loadLater(): void {
  const soon = (): void => {
    setTimeout(() => later.load().catch(() => undefined), AFTER_MS); // tried again when it is wanted
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
