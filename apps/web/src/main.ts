// Entry point of the page. Loads the styles and the deck, and starts the table worker and the first screen.
import './styles/tokens.css';
import './styles/table-shape.css';
import './styles/base.css';
import { mount, untrack } from 'svelte';
import { connect } from './connection/connect.ts';
import { gamesIn } from './i18n/games.ts';
import { chosenLanguage, locale, switchLanguage } from './i18n/messages.svelte.ts';
import { SERVER_TABLE_PREFIX } from './model/model.ts';
import { run, type SettingsStorage } from './model/run.svelte.ts';
import { whenLaunched } from './offline/launch.ts';
import { keepOffline } from './offline/updates.ts';
import App from './shell/App.svelte';
import { whenQuiet } from './shell/idle.svelte.ts';
import { LazyRest } from './shell/lazy.svelte.ts';
import { beginSound } from './sound/begin.ts';
import { loadDeck } from './ui/cards/sprite.ts';

/**
 * The storage for settings. It is undefined if the browser refuses storage, which some browsers do by
 * throwing when the storage is accessed.
 */
function shelf(): SettingsStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const target = document.getElementById('page');
if (target === null) throw new Error('Cannot show the page: it has no element called page');
const updates = keepOffline(() => running.dispatch({ type: 'banner', banner: 'update' }));
const [, sign, link] = /^#([tm])\/(.+)/.exec(location.hash) ?? [];
const carriesMatch = sign === 'm';
const lazy = new LazyRest();
const running = run(
  {
    connect,
    storage: shelf(),
    reload: updates.reload,
    // not tracked, so that an effect that dispatches a message does not rerun when the rest has loaded
    lateUpdate: () => untrack(() => lazy.rest?.lateUpdate),
    performLazily: async effect => (await import('./shell/lazy-effects.ts')).perform(effect, running, lazy),
  },
  carriesMatch ? null : link && SERVER_TABLE_PREFIX + link,
);
whenLaunched(({ opens, shared }) => {
  if (opens !== null) running.dispatch({ type: 'launch', opens });
  if (shared) running.dispatch({ type: 'banner', banner: 'shared' });
});
// Waits for the language before mounting, so that the page never appears in another language first. A failure
// is reported elsewhere.
const language = chosenLanguage(running.model.settings.language);
Promise.allSettled([switchLanguage(language), gamesIn(language)]).then(() =>
  mount(App, { target, props: { running, lazy } }),
);
whenQuiet(running, () => {
  lazy.load().catch(() => undefined); // the code is loaded again on first use
  updates.begin();
});
loadDeck(running.model.settings.deck).catch(() =>
  running.dispatch({ type: 'received', message: { type: 'trouble', sentence: locale.words.trouble.cards } }),
);
beginSound(running);
