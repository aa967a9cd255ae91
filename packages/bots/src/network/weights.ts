// The networks trained by bench/forecast/train.cpp and believe.cpp, included at build time. In browsers,
// `#networks` resolves to `fetched.ts` instead.
import belief from './belief.json' with { type: 'json' };
import forecast from './forecast.json' with { type: 'json' };
import { type Networks, networksOf } from './network.ts';
import passer from './passer.json' with { type: 'json' };
import player from './player.json' with { type: 'json' };

let read: Networks | undefined;

/** The networks, parsed on first use. */
export const networks = (): Networks => {
  read ??= networksOf({ player, passer, forecast, belief });
  return read;
};

/** Resolves when the networks are parsed. Parsing takes longer than some searches. */
export const fetchNetworks = (): Promise<void> => Promise.resolve(networks()).then(() => undefined);
