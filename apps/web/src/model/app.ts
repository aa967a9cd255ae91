// Svelte context for components: they dispatch messages and never change the model.
import { createContext } from 'svelte';
import type { Message } from './message.ts';

export interface AppContext {
  dispatch(message: Message): void;
}

export const [getApp, setApp] = createContext<AppContext>();
