// Keeps a valid short code of a table on the screen.
import { untrack } from 'svelte';
import type { OnlineModel } from '../online-model.svelte.ts';

/**
 * Requests a short code while `isWanted` is true, and a new one when it has expired. If that fails, no other
 * request follows. Call this function while a component is set up.
 */
export function keepCode(online: OnlineModel, isWanted: () => boolean): void {
  // derived, so that the effect does not rerun when something else of the state changes, as by a failure
  const code = $derived(online.state.code);
  const wanted = $derived(isWanted());
  $effect(() => {
    if (!wanted) return undefined;
    if (code === null) {
      untrack(online.actions.code);
      return undefined;
    }
    const timer = setTimeout(() => online.change({ code: null }), code.forMs);
    return () => clearTimeout(timer);
  });
}
