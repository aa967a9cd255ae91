// The networks as bench/forecast/train.cpp made them, there from the start. Browsers get `fetched.ts` in place of this file (`#networks`).
import { type Network, networkOf } from './network.ts';
import passer from './passer.json' with { type: 'json' };
import player from './player.json' with { type: 'json' };

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export const playerNetwork: () => Network = once(() => networkOf(player));
export const passerNetwork: () => Network = once(() => networkOf(passer));

/** When the networks can be asked. */
export const fetchNetworks = (): Promise<void> => Promise.resolve();
