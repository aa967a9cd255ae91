// Gives components the state of the online feature.
import { getOnlineSource } from './context.ts';
import type { OnlineModel } from './online-model.svelte.ts';

/**
 * The state of the online feature, for lazy-loaded components. Call this function while the component is
 * created.
 */
export function getOnline(): OnlineModel {
  const online = getOnlineSource()();
  if (online === undefined) throw new Error('Cannot show an online screen: the lazy-loaded parts are missing');
  return online;
}
