// Routing: keeps the open screen and the address in step.
import { untrack } from 'svelte';
import { addressOf, idInAddress, moveTo, screenAt } from '../model/addresses.ts';
import { SERVER_TABLE_PREFIX } from '../model/model.ts';
import type { RunningPage } from '../model/run.svelte.ts';
import { isLazyScreen } from './LazyScreen.svelte';

/** Opens the screen of the initial address, after the last table has been restored. Call it in an effect. */
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
    // A local table is left and can be resumed. A server's table is left only by its own buttons.
    if (model.table?.view.online === null && !isLazyScreen({ ...model, panel })) running.dispatch({ type: 'home' });
    if (model.table?.view.online && !isLazyScreen({ ...model, panel }))
      moveTo(addressNow(running)); // the screen would lie hidden below the table
    else if (panel !== model.panel) running.dispatch({ type: 'open', panel });
  };
  const opening = $derived(running.model.opening?.startsWith(SERVER_TABLE_PREFIX) === false);
  const shown = $derived(shownBy(running));
  let arrived = false;
  $effect(() => {
    if (!arrived) {
      if (opening) return;
      untrack(arrive);
      arrived = true; // reads the address only once; later changes follow the screen
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

/** The full-page screen that is open, if any. */
const shownBy = ({ model }: RunningPage) => (isLazyScreen(model) ? model.panel : null);
