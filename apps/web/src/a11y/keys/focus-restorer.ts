// Restores the focus when the focused element disappears: to the hand, the opener of the scores, or the
// screen.

const STOP = '[data-zone="hand"] [tabindex="0"]';

/** Call `before` while the old page is still drawn, and `after` once the new one is. */
export interface FocusRestorer {
  /** `away`: whether the page is at, or about to open, the scores. */
  before(away: boolean): void;
  after(): void;
}

/**
 * Creates the restorer. It moves the focus only after an element has had it, so that a freshly loaded page
 * stays at its top.
 */
export function focusKeeper(): FocusRestorer {
  let used = false;
  let gone = false;
  let opener: string | undefined;
  document.addEventListener('focusin', () => {
    used = true;
  });
  return {
    before: away => {
      const leaves = away && !gone; // the table may continue meanwhile
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
