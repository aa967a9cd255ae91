// Hands to pass from, one after another: of one game that was chosen, or of any that passes cards.
import type { App } from '../model/app.ts';
import { BOT_NAMES } from '../table/bodies.ts';
import { speech } from '../words/words.svelte.ts';
import { type Ahead, findAhead } from './finder.ts';

/** The game that hands are wanted of, or none where it may be any of those that pass cards. */
const wanted: { game: string | null; games: readonly string[] } = { game: null, games: [] };

let ahead: Ahead | undefined;

/** Wants hands of the game, of any of them where it is null, from now on, and looks for the first. */
export function wantDrills(game: string | null, games: readonly string[]): void {
  Object.assign(wanted, { game, games });
  lookAhead(games[0] ?? '');
}

const SEED_BYTES = 8;

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Looks for the next hand while the person reads or plays; of the game at hand where nothing was said, after
 * a reload.
 */
export function lookAhead(present: string): Ahead {
  const games = wanted.game === null ? wanted.games : [wanted.game];
  const among = games.length === 0 ? [present] : games;
  if (ahead !== undefined && among.includes(ahead.game)) return ahead;
  const game = among[Math.floor(Math.random() * among.length)] ?? present;
  ahead?.stop();
  ahead = findAhead(game, newSeed());
  return ahead;
}

/** Opens a new hand, as soon as one is found and unless it is no longer wanted by then. */
export async function nextDrill(app: App, present: string, stays: () => boolean): Promise<void> {
  const mine = lookAhead(present);
  const seed = await mine.seed;
  if (!stays() || ahead !== mine) return;
  ahead = undefined;
  openDrill(app, mine.game, seed);
}

/** Opens the hand of a game by its seed. */
export const openDrill = (app: App, game: string, seed: string): void =>
  app.dispatch({ type: 'drill', game, seed, you: speech.words.you, bots: BOT_NAMES });
