// Keeps the screen and the address together: a link opens its screen, a screen that is opened gets its
// address, the way back closes it.
import { untrack } from 'svelte';
import { AWAY } from '../model/model.ts';
import type { Running } from '../model/run.svelte.ts';
import { isApart } from '../screens/Apart.svelte';
import { addressOf, moveTo, screenAt, shownAt } from '../screens/addresses.ts';

/**
 * Begins with the address that the page was opened at, once a table that was left open is there. Called
 * within an effect.
 */
export function goByAddress(running: Running): void {
  const arrive = (): void => {
    const { model } = running;
    const panel = screenAt(location.hash);
    if (panel === undefined) {
      if (addressNow(running) !== '') running.dispatch({ type: 'close' });
      return;
    }
    if (panel === 'review') {
      const reviewed = shownAt('review');
      if (reviewed !== undefined) running.dispatch({ type: 'review', table: reviewed });
      return;
    }
    // A table of this device waits where it was left; one of a server is left by its own ways.
    if (model.table?.view.online === null && !isApart({ ...model, panel })) running.dispatch({ type: 'home' });
    if (model.table?.view.online && !isApart({ ...model, panel }))
      moveTo(addressNow(running)); // it would lie unseen below the table
    else if (panel !== model.panel) running.dispatch({ type: 'open', panel });
  };
  const opening = $derived(running.model.opening?.startsWith(AWAY) === false);
  const shown = $derived(shownBy(running));
  let arrived = false;
  $effect(() => {
    if (!arrived) {
      if (opening) return;
      untrack(arrive);
      arrived = true; // a table that opens later is no reason to look again: what is shown then is
    }
    const there = screenAt(location.hash);
    // a table that goes is no reason to leave an address that is just come to
    const address = untrack(() => addressNow(running));
    if (shown !== (there ?? null) && (there !== undefined || address !== '')) moveTo(address);
  });
  addEventListener('hashchange', arrive);
}

/** The address of what is shown. */
const addressNow = (running: Running): string => addressOf(shownBy(running), running.model.reviewed);

/** The screen in the place of another. */
const shownBy = ({ model }: Running) => (isApart(model) ? model.panel : null);
