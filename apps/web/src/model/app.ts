// How components reach the page they are part of: they send messages, and change nothing themselves.
import { createContext } from 'svelte';
import type { Message } from './message.ts';

export interface App {
  dispatch(message: Message): void;
}

export const [getApp, setApp] = createContext<App>();
