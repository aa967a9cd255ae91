// Keeps the focus when what had it is gone: back to the hand, to what opened the scores, or to the screen
// itself.

const STOP = '[data-zone="hand"] [tabindex="0"]';

/**
 * What looks after the focus; `before` is called while the old page still stands, `after` when the new one
 * does.
 */
export interface Keeper {
  /** Whether the page is, or is about to be, at the scores that somebody opened. */
  before(away: boolean): void;
  after(): void;
}

/**
 * Nothing is moved until something has had the focus: a page that was just loaded begins at its beginning.
 */
export function keeper(): Keeper {
  let used = false;
  let gone = false;
  let opener: string | undefined;
  document.addEventListener('focusin', () => {
    used = true;
  });
  return {
    before: away => {
      const leaves = away && !gone; // the table may go on meanwhile
      gone = away;
      const act = document.activeElement?.getAttribute('data-act') ?? undefined;
      if (leaves) opener = act === undefined ? undefined : `[data-act="${act}"]`;
    },
    after: () => {
      const now = document.activeElement;
      const lost = now === null || now === document.body || !now.isConnected;
      if (!used || !lost || document.body.querySelector('dialog[open]')) return;
      const wanted = [opener, STOP, '[data-act="play-now"]', 'main'].filter(one => one !== undefined);
      opener = undefined;
      for (const selector of wanted) {
        document.body.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
        if (document.activeElement !== document.body) return;
      }
    },
  };
}
