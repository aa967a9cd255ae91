// The bots of the server: each thinks from what its seat may know and from nothing else.
import { quickDraws } from '@moonshot/bots/chance';
import { questionOf } from '@moonshot/bots/player';
import { PLAYER_NAMES, playerNamed } from '@moonshot/bots/players/index';
import type { Thinkers } from '@moonshot/table/ports';
import type { Env } from './env.ts';
import { newSecret } from './secrets.ts';

const BUDGET = { plays: 3000 };

/** Who plays where nobody chose: at open seats, and wherever advice is given. */
export const USUAL_PLAYER = 'careful';

export const isPlayer = (name: string): boolean => PLAYER_NAMES.includes(name);

/** Bots in this process; their chance has nothing to do with any deal's. */
export function thinkersHere(env: Env): Thinkers {
  const below = quickDraws(newSecret(env));
  return {
    think: async ({ hearts, player, view, ask }) => {
      const bot = playerNamed(player);
      if (bot === undefined) throw new Error(`Cannot think: there is no player called ${player}`);
      return bot.decide(questionOf(hearts, view, ask), BUDGET, below);
    },
  };
}
