// The networks as bench/forecast/train.cpp and believe.cpp made them, there from the start. Browsers get
// `fetched.ts` in place of this file (`#networks`).
import belief from './belief.json' with { type: 'json' };
import forecast from './forecast.json' with { type: 'json' };
import { type Networks, networksOf } from './network.ts';
import passer from './passer.json' with { type: 'json' };
import player from './player.json' with { type: 'json' };

let read: Networks | undefined;

/** The networks, read when they are first asked for. */
export const networks = (): Networks => {
  read ??= networksOf({ player, passer, forecast, belief });
  return read;
};

/** When the networks can be asked at once: reading them takes longer than many a thought. */
export const fetchNetworks = (): Promise<void> => Promise.resolve(networks()).then(() => undefined);
