// The networks in a browser: half a megabyte that comes when somebody is to think by them, so that nobody else waits for it.
import { type Network, networkOf } from './network.ts';

let networks: { readonly player: Network; readonly passer: Network } | undefined;

/** Fetches the networks, once; rejects where they cannot be had. */
export const fetchNetworks = (): Promise<void> =>
  networks !== undefined
    ? Promise.resolve()
    : Promise.all([import('./player.json'), import('./passer.json')]).then(([player, passer]) => {
        networks = { player: networkOf(player.default), passer: networkOf(passer.default) };
      });

export const playerNetwork = (): Network => there().player;
export const passerNetwork = (): Network => there().passer;

function there(): NonNullable<typeof networks> {
  if (networks === undefined) throw new Error('Cannot ask the networks: they have not been fetched yet');
  return networks;
}
