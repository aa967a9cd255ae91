// The networks in a browser: a megabyte that comes when somebody is to think by them, so that nobody else waits for it.
import { type Networks, networksOf } from './network.ts';

let read: Networks | undefined;

/** Fetches the networks, once; rejects where they cannot be had. */
export const fetchNetworks = (): Promise<void> =>
  read !== undefined
    ? Promise.resolve()
    : Promise.all([
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

export const networks = (): Networks => {
  if (read === undefined) throw new Error('Cannot ask the networks: they have not been fetched yet');
  return read;
};
