// The ids of games (beyond the five main ones) that the person has marked as favourites on this device.
import { LOCAL_STORE } from '../../online/server/local-store.ts';

const KEY = 'moonshot.favourites';

export const storedFavourites = (): readonly string[] => LOCAL_STORE.get(KEY)?.split(' ') ?? [];

/** Adds a game to the favourites, or removes it if it is one. Stores and returns the favourites. */
export function toggleFavourite(favourites: readonly string[], game: string): readonly string[] {
  const next = favourites.includes(game) ? favourites.filter(one => one !== game) : [...favourites, game];
  LOCAL_STORE.put(KEY, next.length === 0 ? null : next.join(' '));
  return next;
}
