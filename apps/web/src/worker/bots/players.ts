// The bots of local tables. A bot sees only the view of its seat. Rule-based bots run in the table worker,
// and search bots in the bot worker.
import { type BotPlayer, questionOf } from '@moonshot/bots';
import { parseProfile } from '@moonshot/bots/levels';
import type { Sitter } from '@moonshot/protocol';
import type { Below } from '@moonshot/rules/cards';
import { type BotQuestion, STAND_IN, type Thinkers } from '@moonshot/table';
import type { BotWorker } from './bot-client.ts';

/** The rule-based bots by name. Each is lazy-loaded. */
const PLAYERS: Readonly<Record<string, () => Promise<BotPlayer>>> = {
  careful: async () => (await import('../lazy/careful.ts')).careful,
  random: async () => (await import('../lazy/random.ts')).random,
};
const BUDGET = { plays: 1 };
/**
 * Whether a search bot has this name. There is none if the name contains a style that its level does not
 * have.
 */
function looksAhead(name: string): boolean {
  const manner = parseProfile(name);
  return manner !== undefined && name === (manner.style ? `${manner.level}:${manner.style}` : manner.level);
}

const isHere = (name: string): boolean => Object.hasOwn(PLAYERS, name);

/** Whether a bot has this name. */
export const isPlayer = (name: string): boolean => isHere(name) || looksAhead(name);

export interface WorkerThinkers extends Thinkers {
  /** The client of the bot worker. Rejects if the client cannot be loaded. */
  apart(): Promise<BotWorker>;
  /** Preloads the search bots at a table before they are asked. */
  warm(sitters: readonly Sitter[]): void;
  /** Cancels all pending questions. */
  drop(): void;
}

/**
 * Creates the bots. `below` draws random numbers for the rule-based bots, and `begin` starts the bot worker.
 */
export function botPlayers(below: Below, begin: () => Promise<BotWorker>): WorkerThinkers {
  let begun: Promise<BotWorker> | undefined;
  const here = async ({ hearts, player, view, ask }: BotQuestion) => {
    const bot = (await PLAYERS[player]?.()) as BotPlayer;
    return bot.decide(questionOf(hearts, view, ask), BUDGET, below);
  };
  /** Called if the bot worker could not be loaded, for example offline. The next question tries again. */
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
