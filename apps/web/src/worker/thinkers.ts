// The bots of offline tables: they think in the worker itself, each from what its seat may know.
import { type Player, questionOf } from '@moonshot/bots/player';
import { careful } from '@moonshot/bots/players/careful';
import { random } from '@moonshot/bots/players/random';
import type { Below } from '@moonshot/rules/cards/chance';
import type { Thinkers } from '@moonshot/table/ports';

const PLAYERS: readonly Player[] = [careful, random];
const BUDGET = { ms: 50 };

/** Whoever gives hints. */
export const ADVISER = careful.name;

const playerNamed = (name: string): Player | undefined => PLAYERS.find(player => player.name === name);

export const isPlayer = (name: string): boolean => playerNamed(name) !== undefined;

export const thinkers = (below: Below): Thinkers => ({
  think: async ({ hearts, player, view, ask }) => {
    const bot = playerNamed(player);
    if (bot === undefined) throw new Error(`Cannot think: there is no player called ${player}`);
    return bot.decide(questionOf(hearts, view, ask), BUDGET, below);
  },
});
