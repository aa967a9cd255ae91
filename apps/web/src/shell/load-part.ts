// Loads a part of the page. On failure it shows an error and goes back.

import { speech } from '../i18n/messages.svelte.ts';
import type { AppContext } from '../model/app.ts';

/** The module, or `undefined` if it could not be loaded. */
export async function part<T>(app: AppContext, load: (language: string) => Promise<T>): Promise<T | undefined> {
  try {
    return await load(document.documentElement.lang);
  } catch {
    app.dispatch({ type: 'close' });
    app.dispatch({ type: 'heard', message: { type: 'trouble', sentence: speech.words.trouble.part } });
    return undefined;
  }
}
