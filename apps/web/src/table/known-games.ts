// The names of the games, and of the person's own rules, whose first trick or round this device has seen.

const KEY = 'moonshot.known-games';
/** Maximum number of names that are stored. */
const NAMES_MAX = 200;

function stored(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split('\n') ?? [];
  } catch {
    return []; // storage is blocked
  }
}

export const isKnownGame = (name: string): boolean => stored().includes(name);

/** Stores that the game is known. If there are too many names, the oldest ones are dropped. */
export function learnGame(name: string): void {
  if (isKnownGame(name)) return;
  try {
    localStorage.setItem(KEY, [...stored(), name].slice(-NAMES_MAX).join('\n'));
  } catch {
    return; // storage is blocked or full
  }
}
