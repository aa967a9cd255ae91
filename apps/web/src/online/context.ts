// Svelte context in which components find the state of the online feature, once the feature is loaded.
import { createContext } from 'svelte';
import type { OnlineModel } from './online-model.svelte.ts';

export const [getOnlineSource, setOnlineSource] = createContext<() => OnlineModel | undefined>();
