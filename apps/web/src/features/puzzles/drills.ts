// The hands for pass training, one after another. They come from one chosen game, or from all games that pass
// cards.

import { locale } from '../../i18n/messages.svelte.ts';
import type { AppContext } from '../../model/app.ts';
import { randomHex } from '../../model/random-hex.ts';
import { BOT_NAMES } from '../../ui/portraits.ts';
import { findAhead, type HandSearch } from './finder.ts';

/** The chosen game (null: any game that passes cards), and all games that pass cards. */
const wanted: { game: string | null; games: readonly string[] } = { game: null, games: [] };

let ahead: HandSearch | undefined;

/** Chooses the game (null: any game that passes cards) and starts to look for the first hand. */
export function startDrills(game: string | null, games: readonly string[]): void {
  Object.assign(wanted, { game, games });
  lookAhead(games[0] ?? '');
}

/**
 * Looks for the next hand in the background. If the choice was lost in a reload, the hand is of the current
 * game.
 */
export function lookAhead(present: string): HandSearch {
  const games = wanted.game === null ? wanted.games : [wanted.game];
  const among = games.length === 0 ? [present] : games;
  if (ahead !== undefined && among.includes(ahead.game)) return ahead;
  const game = among[Math.floor(Math.random() * among.length)] ?? present;
  ahead?.stop();
  ahead = findAhead(game, randomHex(8));
  return ahead;
}

/** Opens a new hand as soon as it is found, unless the person has left the training by then. */
export async function nextDrill(app: AppContext, present: string, stays: () => boolean): Promise<void> {
  const mine = lookAhead(present);
  const seed = await mine.seed;
  if (!stays() || ahead !== mine) return;
  ahead = undefined;
  openDrill(app, mine.game, seed);
}

/** Opens the hand that a game deals from this seed. */
export const openDrill = (app: AppContext, game: string, seed: string): void =>
  app.dispatch({ type: 'drill', game, seed, you: locale.words.you, bots: BOT_NAMES });
