// Finds an idle moment for background loading: the page is loaded, no table is opening, and the browser is
// idle.
import { SERVER_TABLE_PREFIX } from '../model/model.ts';
import type { RunningPage } from '../model/run.svelte.ts';

const IDLE_MS_MAX = 2000;
const SOON_MS = 200;

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise(resolve => addEventListener('load', resolve, { once: true }));

/** Falls back to a timer where `requestIdleCallback` is missing. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: IDLE_MS_MAX });
  else setTimeout(then, SOON_MS);
}

/** Whether a local table is opening. An online one needs the lazy-loaded feature, so it does not count. */
export const localTableOpens = ({ model: { opening } }: RunningPage): boolean =>
  opening !== null && !opening.startsWith(SERVER_TABLE_PREFIX);

/** Calls back once, at the first idle moment. */
export function whenQuiet(running: RunningPage, then: () => void): void {
  let begun = false;
  const begin = (): void => {
    if (begun || localTableOpens(running)) return; // a table is opening meanwhile: try again when it is shown
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
