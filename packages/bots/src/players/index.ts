// The players there are, by name.
import type { Player } from '../player.ts';
import { careful } from './careful.ts';
import { random } from './random.ts';

const PLAYERS: readonly Player[] = [random, careful];

export const PLAYER_NAMES: readonly string[] = PLAYERS.map(player => player.name);

/** The player of that name; undefined when there is none. */
export const playerNamed = (name: string): Player | undefined => PLAYERS.find(player => player.name === name);
