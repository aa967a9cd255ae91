// When the page's part for servers' tables is loaded: where a table of one is wanted, or the person has been
// at one before.
import { listen } from '../keys/listen.ts';
import { AWAY, type Panel } from '../model/model.ts';
import type { Running } from '../model/run.svelte.ts';
import { speech } from '../words/words.svelte.ts';
import { goByAddress } from './going.svelte.ts';
import { hasBeenThere, type Places } from './places.ts';

const WITH_OTHERS: readonly (Panel | null)[] = ['friends', 'contests', 'ratings', 'leagues'];

/**
 * Begins with what no first card needs: keys, and other people. Called within an effect; gives the way to end
 * it.
 */
export function begin(running: Running, places: Places): () => void {
  let linked = $state(false); // to a table, into the page that is open
  addEventListener('hashchange', () => (linked ||= location.hash.startsWith('#t/')));
  const wanted = $derived(
    linked || WITH_OTHERS.includes(running.model.panel) || running.model.opening?.startsWith(AWAY) === true,
  );
  $effect(() => {
    if (!wanted && !hasBeenThere()) return;
    import('./part.svelte.ts')
      .then(({ start }) => start(running, places))
      .catch(() => {
        if (!wanted) return;
        running.dispatch({ type: 'close' });
        running.dispatch({ type: 'heard', message: { type: 'trouble', sentence: speech.words.trouble.part } });
      });
  });
  const deaf = listen(running);
  goByAddress(running);
  // from here on a key is heard, and nothing of the page is still to come
  document.documentElement.dataset.whole = '';
  return deaf;
}
