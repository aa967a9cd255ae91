// Svelte context for components: they dispatch messages and never change the model.
import { createContext } from 'svelte';
import type { PageMemory } from './memory.svelte.ts';
import type { Message } from './message.ts';
import type { PageSlots } from './slots.svelte.ts';

export interface AppContext {
  dispatch(message: Message): void;
  readonly slots: PageSlots;
  readonly memory: PageMemory;
}

export const [getApp, setApp] = createContext<AppContext>();
