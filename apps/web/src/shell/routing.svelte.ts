// Routing: keeps the open screen and the page's address in agreement.
import { untrack } from 'svelte';
import { addressOf, idInAddress, moveTo, screenAt } from '../model/addresses.ts';
import { SERVER_TABLE_PREFIX } from '../model/model.ts';
import type { RunningPage } from '../model/run.svelte.ts';
import { isLazyScreen } from './LazyScreen.svelte';

/**
 * Opens the screen of the page's first address, after the last table has been restored. Call this function in
 * an effect.
 */
export function goByAddress(running: RunningPage): void {
  const arrive = (): void => {
    const { model } = running;
    const panel = screenAt(location.hash);
    if (panel === undefined) {
      if (addressNow(running) !== '') running.dispatch({ type: 'close' });
      return;
    }
    if (panel === 'review') {
      const reviewed = idInAddress('review');
      if (reviewed !== undefined) running.dispatch({ type: 'review', table: reviewed });
      return;
    }
    // A local table is left, because it can be resumed. A table on a server is left only by its own buttons.
    if (model.table?.view.online === null && !isLazyScreen({ ...model, panel })) running.dispatch({ type: 'home' });
    if (model.table?.view.online && !isLazyScreen({ ...model, panel }))
      moveTo(addressNow(running)); // restores the address, because the screen would be hidden below the table
    else if (panel !== model.panel) running.dispatch({ type: 'open', panel });
  };
  const opening = $derived(running.model.opening?.startsWith(SERVER_TABLE_PREFIX) === false);
  const shown = $derived(shownBy(running));
  let arrived = false;
  $effect(() => {
    if (!arrived) {
      if (opening) return;
      untrack(arrive);
      arrived = true; // the first address is read only once; after that the address follows the screen
    }
    const there = screenAt(location.hash);
    // untracked: a table that closes must not overwrite a new address
    const address = untrack(() => addressNow(running));
    if (shown !== (there ?? null) && (there !== undefined || address !== '')) moveTo(address);
  });
  addEventListener('hashchange', arrive);
}

/** The address of the current screen. */
const addressNow = (running: RunningPage): string => addressOf(shownBy(running), running.model.reviewed);

/** The full-page screen that is open, or null. */
const shownBy = ({ model }: RunningPage) => (isLazyScreen(model) ? model.panel : null);
