// The names of the games, and of the person's own rules, whose first trick or round this device has seen.
import { LOCAL_STORE } from '../online/server/local-store.ts';

const KEY = 'moonshot.known-games';
/** Maximum number of names that are stored. */
const NAMES_MAX = 200;

const stored = (): readonly string[] => LOCAL_STORE.get(KEY)?.split('\n') ?? [];

export const isKnownGame = (name: string): boolean => stored().includes(name);

/** Stores that the game is known. If there are too many names, the oldest ones are dropped. */
export function learnGame(name: string): void {
  if (!isKnownGame(name)) LOCAL_STORE.put(KEY, [...stored(), name].slice(-NAMES_MAX).join('\n'));
}
