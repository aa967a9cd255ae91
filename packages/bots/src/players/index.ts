// All players by name.

import { LEVELS, parseProfile } from '../core/level.ts';
import type { BotPlayer } from '../core/player.ts';
import { careful } from './careful.ts';
import { random } from './random.ts';
import { levelPlayer } from './thinking.ts';

const WITHOUT_LEVEL: readonly BotPlayer[] = [random, careful];

/** The names of all players, without styles: first those without a level, then the levels, weakest first. */
export const PLAYER_NAMES: readonly string[] = [...WITHOUT_LEVEL.map(player => player.name), ...LEVELS];

/** The player with this name, which may be a level with or without a style. Undefined for an unknown name. */
export function playerNamed(name: string): BotPlayer | undefined {
  const manner = parseProfile(name);
  return manner === undefined ? WITHOUT_LEVEL.find(player => player.name === name) : levelPlayer(manner);
}

/**
 * Whether a player with that name can be chosen. A style that its level does not have makes a name invalid.
 */
export const isPlayer = (name: string): boolean => playerNamed(name)?.name === name;
