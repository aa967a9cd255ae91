// Reports that a part of the page could not be loaded.
import { locale } from '../i18n/messages.svelte.ts';
import type { AppContext } from './app.ts';

/** Closes a part of the page that could not be loaded, and reports the failure. */
export function closeUnloaded({ dispatch }: Pick<AppContext, 'dispatch'>): void {
  dispatch({ type: 'close' });
  dispatch({ type: 'received', message: { type: 'trouble', sentence: locale.words.trouble.part } });
}
