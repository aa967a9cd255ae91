// Svelte context for components: they dispatch messages and never change the model.
import { createContext } from 'svelte';
import type { Message } from './message.ts';

export interface App {
  dispatch(message: Message): void;
}

export const [getApp, setApp] = createContext<App>();
