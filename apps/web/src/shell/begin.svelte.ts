// Begins what the first screen does not need: keys, routing, the chosen deck and the online feature.
import { tick, untrack } from 'svelte';
import { listen } from '../a11y/keys/listen.ts';
import { locale } from '../i18n/messages.svelte.ts';
import { type Panel, SERVER_TABLE_PREFIX, type Settings } from '../model/model.ts';
import type { RunningPage } from '../model/run.svelte.ts';
import { closeUnloaded } from '../model/unloaded.ts';
import type { OnlineModel } from '../online/online-model.svelte.ts';
import { hasBeenThere } from '../online/server/storage-keys.ts';
import { loadDeck } from '../ui/cards/sprite.ts';
import { isLazyScreen } from './LazyScreen.svelte';
import { goByAddress } from './routing.svelte.ts';
import { textSize } from './text-size.ts';

const WITH_OTHERS: readonly (Panel | null)[] = ['friends', 'contests', 'ratings', 'leagues'];

/**
 * Loads the chosen deck of cards when the setting changes. Decks are loaded one after another, so that the
 * last choice is shown.
 */
function followDeck(running: RunningPage): void {
  // undefined at first, because the page loads the first deck itself
  let loaded: Settings['deck'] | undefined;
  let done = Promise.resolve();
  const { deck } = $derived(running.model.settings);
  const lacking = (): void =>
    running.dispatch({ type: 'received', message: { type: 'trouble', sentence: locale.words.trouble.cards } });
  $effect(() => {
    if (loaded !== undefined) done = done.then(() => loadDeck(deck)).catch(lacking);
    loaded = deck;
  });
}

/** Lays the page out for a large font of the browser and for zoom, again whenever these have changed. */
function followTextSize(running: RunningPage): void {
  const root = document.documentElement;
  const px = (Number.parseFloat(getComputedStyle(root).fontSize) * 100) / Number(root.dataset.text ?? '100');
  const setting = $derived(running.model.settings.text);
  let sides = $state.raw([innerWidth, innerHeight] as const);
  addEventListener('resize', () => {
    sides = [innerWidth, innerHeight];
  });
  const size = $derived(textSize(setting, px, sides));
  // changes seldom, unlike the window
  const written = $derived(`${size.text} ${size.factor} ${size.browser}`);
  $effect(() => {
    void written;
    const { text, factor, enlarged, browser } = untrack(() => size);
    // after the root component has written its own text size
    void tick().then(() => {
      root.dataset.text = text;
      root.toggleAttribute('data-enlarged', enlarged);
      if (factor === Number(text) / 100) root.style.removeProperty('--text-factor');
      else root.style.setProperty('--text-factor', String(factor));
      root.style.setProperty('--browser-text', String(browser));
    });
  });
}

/**
 * Starts keyboard shortcuts, scrolling, routing and the chosen deck. Loads the online feature if the person
 * has used it before, or once a server's table or an online screen is requested. Call this function in an
 * effect; it returns the cleanup function.
 */
export function begin(running: RunningPage, online: OnlineModel): () => void {
  let linked = $state(false); // whether a link to a table was followed within the open page
  addEventListener('hashchange', () => (linked ||= location.hash.startsWith('#t/')));
  const wanted = $derived(
    linked ||
      WITH_OTHERS.includes(running.model.panel) ||
      running.model.opening?.startsWith(SERVER_TABLE_PREFIX) === true,
  );
  $effect(() => {
    if (!wanted && !hasBeenThere()) return;
    import('../features/friends/start.svelte.ts')
      .then(({ start }) => start(running, online))
      .catch(() => {
        if (wanted) closeUnloaded(running);
      });
  });
  followDeck(running);
  followTextSize(running);
  // Scrolls to the top when another screen is shown. Otherwise the new screen would keep the scroll position
  // of the previous one.
  const screen = $derived(
    isLazyScreen(running.model) ? running.model.panel : (running.slots.screen ?? running.model.table === null),
  );
  $effect(() => {
    void screen;
    scrollTo(0, 0);
  });
  const deaf = listen(running);
  goByAddress(running, online);
  // Marks for tests that the page is completely loaded and handles keys.
  document.documentElement.dataset.whole = '';
  return deaf;
}
