// The bots of local tables, each limited to its seat's view. Rule-based bots run in the table worker, search
// bots in the bot worker.
import { type BotPlayer, questionOf } from '@moonshot/bots';
import { parseProfile } from '@moonshot/bots/levels';
import type { Sitter } from '@moonshot/protocol';
import type { Below } from '@moonshot/rules/cards';
import { type BotQuestion, STAND_IN, type Thinkers } from '@moonshot/table';
import type { BotWorker } from './bot-client.ts';

/** The rule-based players by name, lazy-loaded. */
const PLAYERS: Readonly<Record<string, () => Promise<BotPlayer>>> = {
  careful: async () => (await import('../lazy/careful.ts')).careful,
  random: async () => (await import('../lazy/random.ts')).random,
};
const BUDGET = { plays: 1 };
/**
 * Whether a search bot of this name exists. If the name has a style that its level does not have, there is no
 * such bot.
 */
function looksAhead(name: string): boolean {
  const manner = parseProfile(name);
  return manner !== undefined && name === (manner.style ? `${manner.level}:${manner.style}` : manner.level);
}

const isHere = (name: string): boolean => Object.hasOwn(PLAYERS, name);

/** Whether a player of that name exists. */
export const isPlayer = (name: string): boolean => isHere(name) || looksAhead(name);

export interface WorkerThinkers extends Thinkers {
  /** The client of the bot worker; rejects if it cannot be loaded. */
  apart(): Promise<BotWorker>;
  /** Preloads the search bots at the table before they are asked. */
  warm(sitters: readonly Sitter[]): void;
  /** Cancels all pending questions. */
  drop(): void;
}

/** Creates the bots. `below` is the randomness of rule-based bots; `begin` starts the bot worker. */
export function botPlayers(below: Below, begin: () => Promise<BotWorker>): WorkerThinkers {
  let begun: Promise<BotWorker> | undefined;
  const here = async ({ hearts, player, view, ask }: BotQuestion) => {
    const bot = (await PLAYERS[player]?.()) as BotPlayer;
    return bot.decide(questionOf(hearts, view, ask), BUDGET, below);
  };
  /** The bot worker may fail to load offline; the next question retries. */
  const unbegun = (): undefined => {
    begun = undefined;
  };
  const apart = (): Promise<BotWorker> => {
    begun ??= begin();
    begun.catch(unbegun);
    return begun;
  };
  return {
    apart,
    think: async question => {
      const { player } = question;
      if (isHere(player)) return here(question);
      const answer = await apart().then(
        one => one.think(question),
        () => undefined,
      );
      return answer ?? here({ ...question, player: STAND_IN });
    },
    warm: sitters => {
      if (sitters.some(one => one.kind === 'bot' && !isHere(one.player)))
        apart().then(one => one.warm(sitters), unbegun);
    },
    drop: () => void begun?.then(one => one.drop()).catch(unbegun),
  };
}
