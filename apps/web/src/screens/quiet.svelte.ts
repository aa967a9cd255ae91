// Finds the moment for what nobody waits for: the page has loaded, no table is on its way, and the browser
// has time.
import { AWAY } from '../model/model.ts';
import type { Running } from '../model/run.svelte.ts';

const IDLE_MS_MAX = 2000;
const SOON_MS = 200;

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise(resolve => addEventListener('load', resolve, { once: true }));

/** Not every browser says when it has time. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: IDLE_MS_MAX });
  else setTimeout(then, SOON_MS);
}

/** Whether a table is about to be shown; one of a server is only known to what comes later. */
const comes = ({ model: { opening } }: Running): boolean => opening !== null && !opening.startsWith(AWAY);

/** Calls back once, when it is in nobody's way. */
export function whenQuiet(running: Running, then: () => void): void {
  let begun = false;
  const begin = (): void => {
    if (begun || comes(running)) return; // meanwhile somebody has opened a table: asked again when it stands
    begun = true;
    stop();
    then();
  };
  let stop = (): void => undefined;
  void loaded().then(() => {
    stop = $effect.root(() => {
      $effect(() => {
        if (!comes(running)) whenIdle(begin);
      });
    });
  });
}
