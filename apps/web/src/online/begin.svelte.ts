// When the page's part for servers' tables is loaded: where a table of one is wanted, or the person has been at one before.
import { listen } from '../keys/listen.ts';
import { AWAY, type Panel } from '../model/model.ts';
import type { Running } from '../model/run.svelte.ts';
import { speech } from '../words/words.svelte.ts';
import { type Places, SECRET } from './places.ts';

const WITH_OTHERS: readonly (Panel | null)[] = ['friends', 'contests', 'ratings', 'leagues'];

function beenBefore(): boolean {
  try {
    return localStorage.getItem(SECRET) !== null;
  } catch {
    return false; // a browser that keeps nothing has been nowhere
  }
}

/** What an address may carry whole, and the screen that reads it. */
const CARRIED: Readonly<Record<string, Panel>> = {
  '#r/': 'house',
  '#m/': 'matches',
  '#d/': 'contests',
  '#l/': 'leagues',
};

/** Begins with what no first card needs: keys, and other people. Called within an effect; gives the way to end it. */
export function begin(running: Running, places: Places): () => void {
  const wanted = $derived(
    WITH_OTHERS.includes(running.model.panel) || running.model.opening?.startsWith(AWAY) === true,
  );
  $effect(() => {
    if (!wanted && !beenBefore()) return;
    import('./part.svelte.ts')
      .then(({ start }) => start(running, places))
      .catch(() => {
        if (!wanted) return;
        running.dispatch({ type: 'close' });
        running.dispatch({ type: 'heard', message: { type: 'trouble', sentence: speech.words.trouble.part } });
      });
  });
  const deaf = listen(running);
  const carried = (): void => {
    const panel = CARRIED[location.hash.slice(0, 3)];
    if (panel !== undefined) running.dispatch({ type: 'open', panel });
  };
  carried();
  addEventListener('hashchange', carried);
  document.documentElement.dataset.whole = ''; // from here on a key is heard, and nothing of the page is still to come
  return deaf;
}
