// Hands to pass from, one after another: of one game that was chosen, or of any that passes cards.
import type { App } from '../model/app.ts';
import { BOT_NAMES } from '../table/bodies.ts';
import { speech } from '../words/words.svelte.ts';

/** The game that hands are wanted of, or none where it may be any of those that pass cards. */
const wanted: { game: string | null; games: readonly string[] } = { game: null, games: [] };

/** Opens a hand of the game, of any of them where it is null, and more like it after that. */
export function beginDrills(app: App, game: string | null, games: readonly string[]): void {
  Object.assign(wanted, { game, games });
  nextDrill(app, games[0] ?? '');
}

const SEED_BYTES = 8;

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Opens a new hand; of the game at hand where nothing was said, after a reload. */
export function nextDrill(app: App, present: string): void {
  const games = wanted.games.length === 0 ? [present] : wanted.games;
  const any = games[Math.floor(Math.random() * games.length)] ?? present;
  openDrill(app, wanted.game ?? any, newSeed());
}

/** Opens the hand of a game by its seed. */
export const openDrill = (app: App, game: string, seed: string): void =>
  app.dispatch({ type: 'drill', game, seed, you: speech.words.you, bots: BOT_NAMES });
