// When the focused element disappears, moves the focus to another one, such as the button that opened the
// scores or a card of the hand.

const STOP = '[data-zone="hand"] [tabindex="0"]';

/** Call `before` while the page still shows the old state, and `after` once it shows the new one. */
export interface FocusRestorer {
  /** `away`: whether the scores are open or about to open. */
  before(away: boolean): void;
  after(): void;
}

/**
 * Creates the restorer. It moves the focus only if an element has had the focus before, so that a freshly
 * loaded page stays at its top.
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
      // true only when the scores are about to open: while they are open, the table behind them may change
      const leaves = away && !gone;
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
