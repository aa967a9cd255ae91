// Fetches the networks in a browser, only when a bot needs them: the networks take a megabyte.
import { type Networks, networksOf } from './network.ts';

let read: Networks | undefined;
let coming: Promise<void> | undefined;

const fetchAll = (): Promise<void> =>
  Promise.all([
    import('./player.json', { with: { type: 'json' } }),
    import('./passer.json', { with: { type: 'json' } }),
    import('./forecast.json', { with: { type: 'json' } }),
    import('./belief.json', { with: { type: 'json' } }),
  ]).then(([player, passer, forecast, belief]) => {
    read = networksOf({
      player: player.default,
      passer: passer.default,
      forecast: forecast.default,
      belief: belief.default,
    });
  });

/**
 * Fetches and parses the networks. Concurrent callers share one fetch. Rejects if the fetch fails; the next
 * call tries again.
 */
export const fetchNetworks = (): Promise<void> => {
  coming ??= fetchAll().catch((fault: unknown) => {
    coming = undefined;
    throw fault;
  });
  return coming;
};

export const networks = (): Networks => {
  if (read === undefined) throw new Error('Cannot ask the networks: they have not been fetched yet');
  return read;
};
