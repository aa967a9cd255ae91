// Keeps a valid short code of a table on the screen.
import { untrack } from 'svelte';
import type { OnlineModel } from '../online-model.svelte.ts';

/**
 * Requests a short code while `isWanted` is true, and a new one when it has expired. If that fails, no other
 * request follows. Call this function while a component is set up.
 */
export function keepCode(online: OnlineModel, isWanted: () => boolean): void {
  $effect(() => {
    if (!isWanted()) return undefined;
    const { code } = online.state;
    if (code === null) {
      untrack(online.actions.code); // untracked: a failure changes the state and must not trigger a request
      return undefined;
    }
    const timer = setTimeout(() => online.change({ code: null }), code.forMs);
    return () => clearTimeout(timer);
  });
}
