// Counts the open resources, such as sockets, of each household and each site (the network of one customer of
// a provider).
import { countedIn } from './client-network.ts';

export interface ConnectionCounts {
  /** Whether the household or its site has reached its limit. */
  isFull(network: string): boolean;
  add(network: string): void;
  remove(network: string): void;
}

/** Creates counts that start at zero. `most` is the limit of a household; a site has a multiple of it. */
export function connectionCounts(most: number): ConnectionCounts {
  const held = new Map<string, number>();
  const count = (network: string, more: 1 | -1): void => {
    for (const [key] of countedIn(network)) {
      const many = (held.get(key) ?? 0) + more;
      if (many === 0) held.delete(key);
      else held.set(key, many);
    }
  };
  return {
    isFull: network => countedIn(network).some(([key, times]) => (held.get(key) ?? 0) >= most * times),
    add: network => count(network, 1),
    remove: network => count(network, -1),
  };
}
