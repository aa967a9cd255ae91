// Svelte context for components: they dispatch messages and never change the model.
import { createContext } from 'svelte';
import { locale } from '../i18n/messages.svelte.ts';
import type { PageMemory } from './memory.svelte.ts';
import type { Message } from './message.ts';
import type { PageSlots } from './slots.svelte.ts';

export interface AppContext {
  dispatch(message: Message): void;
  readonly slots: PageSlots;
  readonly memory: PageMemory;
}

export const [getApp, setApp] = createContext<AppContext>();

/** Closes a part of the page that could not be loaded, and reports the failure. */
export function closeUnloaded({ dispatch }: Pick<AppContext, 'dispatch'>): void {
  dispatch({ type: 'close' });
  dispatch({ type: 'received', message: { type: 'trouble', sentence: locale.words.trouble.part } });
}
