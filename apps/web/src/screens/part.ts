// Loads a part of the page that few visits need; where it cannot be had, the page says so and goes back.
import type { App } from '../model/app.ts';
import { speech } from '../words/words.svelte.ts';

/** The part, or nothing where it could not be loaded. */
export async function part<T>(app: App, load: (language: string) => Promise<T>): Promise<T | undefined> {
  try {
    return await load(document.documentElement.lang);
  } catch {
    app.dispatch({ type: 'close' });
    app.dispatch({ type: 'heard', message: { type: 'trouble', sentence: speech.words.trouble.part } });
    return undefined;
  }
}
