// Finds an idle moment for loading in the background: the page is loaded, no table is being opened, and the
// browser is idle.
import { SERVER_TABLE_PREFIX } from '../model/model.ts';
import type { RunningPage } from '../model/run.svelte.ts';

const IDLE_MS_MAX = 2000;
const SOON_MS = 200;

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise(resolve => addEventListener('load', resolve, { once: true }));

/** Runs `then` when the browser is idle. If the browser lacks `requestIdleCallback`, a timer is used. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: IDLE_MS_MAX });
  else setTimeout(then, SOON_MS);
}

/**
 * Whether a local table is being opened. A table on a server does not count, because it needs the lazy-loaded
 * online feature.
 */
export const localTableOpens = ({ model: { opening } }: RunningPage): boolean =>
  opening !== null && !opening.startsWith(SERVER_TABLE_PREFIX);

/** Calls `then` once, at the first idle moment. */
export function whenQuiet(running: RunningPage, then: () => void): void {
  let begun = false;
  const begin = (): void => {
    // if a table is being opened meanwhile, the effect below tries again when the table is shown
    if (begun || localTableOpens(running)) return;
    begun = true;
    stop();
    then();
  };
  let stop = (): void => undefined;
  void loaded().then(() => {
    stop = $effect.root(() => {
      $effect(() => {
        if (!localTableOpens(running)) whenIdle(begin);
      });
    });
  });
}
