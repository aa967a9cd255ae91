// The bots of offline tables: they think in the worker itself, each from what its seat may know.
import { type Player, questionOf } from '@moonshot/bots/player';
import type { Below } from '@moonshot/rules/cards/chance';
import type { Thinkers } from '@moonshot/table/ports';

/** The players by name; each comes when it is first wanted, for no first card waits for a bot. */
const PLAYERS: Readonly<Record<string, () => Promise<Player>>> = {
  careful: async () => (await import('@moonshot/bots/players/careful')).careful,
  random: async () => (await import('@moonshot/bots/players/random')).random,
};
const BUDGET = { plays: 3000 };

export const isPlayer = (name: string): boolean => Object.hasOwn(PLAYERS, name);

export const thinkers = (below: Below): Thinkers => ({
  think: async ({ hearts, player, view, ask }) => {
    if (!isPlayer(player)) throw new Error(`Cannot think: there is no player called ${player}`);
    const bot = (await PLAYERS[player]?.()) as Player;
    return bot.decide(questionOf(hearts, view, ask), BUDGET, below);
  },
});
