// The networks in a browser: a megabyte that comes when somebody is to think by them, so that nobody else
// waits for it.
import { type Networks, networksOf } from './network.ts';

let read: Networks | undefined;
let coming: Promise<void> | undefined;

const fetchAll = (): Promise<void> =>
  Promise.all([
    import('./player.json'),
    import('./passer.json'),
    import('./forecast.json'),
    import('./belief.json'),
  ]).then(([player, passer, forecast, belief]) => {
    read = networksOf({
      player: player.default,
      passer: passer.default,
      forecast: forecast.default,
      belief: belief.default,
    });
  });

/**
 * Fetches the networks and reads them, once however many want them; rejects where they cannot be had, and
 * tries again when they are next wanted.
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
