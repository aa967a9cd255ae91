// Reports that a part of the page could not be loaded.
import { locale } from '../i18n/messages.svelte.ts';
import type { AppContext } from './app.ts';

type Dispatcher = Pick<AppContext, 'dispatch'>;

/** Reports that a part of the page could not be loaded. */
export function reportUnloaded({ dispatch }: Dispatcher): void {
  dispatch({ type: 'received', message: { type: 'trouble', sentence: locale.words.trouble.part } });
}

/** Closes a part of the page that could not be loaded, and reports the failure. */
export function closeUnloaded(app: Dispatcher): void {
  app.dispatch({ type: 'close' });
  reportUnloaded(app);
}
