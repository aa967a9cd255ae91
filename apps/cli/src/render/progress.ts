// A progress bar on standard error, if standard error is a terminal.
import { ink } from './ink.ts';
import { columns } from './screen-size.ts';

const STEP_MS = 100;
const BAR_MAX = 30;
const REST = 40; // columns kept free for the text beside the bar

export interface ProgressBar {
  /** Sets how many steps are done. The bar is redrawn at most ten times a second. */
  at(done: number, words: string): void;
  /** Removes the progress bar from the terminal. */
  end(): void;
}

const SILENT: ProgressBar = { at: () => {}, end: () => {} };

/** A progress bar for `total` steps. */
export function progressOf(total: number): ProgressBar {
  const { stderr } = process;
  if (stderr.isTTY !== true) return SILENT;
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    at: (done, words) => {
      const now = performance.now();
      if (now - drawn < STEP_MS) return;
      drawn = now;
      stderr.write(`\r${barOf(done / total)} ${words}\u001b[K`);
    },
    end: () => void stderr.write('\r\u001b[K'),
  };
}

function barOf(share: number): string {
  const width = Math.max(5, Math.min(BAR_MAX, columns() - REST));
  const full = Math.round(Math.min(1, share) * width);
  return '█'.repeat(full) + ink.dim('░'.repeat(width - full));
}
