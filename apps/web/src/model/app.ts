// Svelte context for components: they dispatch messages and never change the model.
import { createContext } from 'svelte';
import { speech } from '../i18n/messages.svelte.ts';
import type { Message } from './message.ts';

export interface AppContext {
  dispatch(message: Message): void;
}

export const [getApp, setApp] = createContext<AppContext>();

/** Closes what was opened and reports that this part of the page could not be loaded. */
export function closeUnloaded({ dispatch }: AppContext): void {
  dispatch({ type: 'close' });
  dispatch({ type: 'heard', message: { type: 'trouble', sentence: speech.words.trouble.part } });
}
