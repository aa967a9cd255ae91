// The worker that runs bots: it gets a question with its rules and limits, and replies with a bot's action or
// with a hint.
import type { Below } from '@moonshot/rules/cards';
import type { Action, Ask, Hearts, Sheet, View } from '@moonshot/rules/engine';
import { fetchNetworks } from '#networks';
import { quickDraws } from './core/chance.ts';
import { questionOf } from './core/player.ts';
import { type Advice, advise } from './hint/advise.ts';
import { playerNamed } from './players/index.ts';
import { isLearned } from './players/traits.ts';

export interface BotWorkerRequest {
  readonly player: string | null; // the bot that is to answer; null: the request is for a hint
  readonly sheet: Sheet;
  readonly seats: number;
  readonly view: View;
  readonly ask: Ask;
  readonly plays: number; // maximum number of playouts
  readonly ms: number; // time limit, in milliseconds
}

/**
 * Resolves when the player is ready to answer, so that loading does not count as thinking time. Only players
 * that use neural networks have anything to load.
 */
export const whenPlayerReady = ({ player }: Pick<BotWorkerRequest, 'player'>): Promise<void> =>
  isLearned(player) ? fetchNetworks() : Promise.resolve();

/** Announces that this player will be asked soon, so that the worker can prepare it. */
export interface BotWorkerWarmUp {
  readonly coming: string;
}

export type BotWorkerReply = { readonly action: Action } | { readonly advice: Advice };

/** What `createBotWorker` needs from its caller. `compile` builds a game from its rules. */
export interface BotWorkerDeps {
  readonly compile: (sheet: Sheet, seats: number) => Hearts;
  readonly nowMs: () => number;
  readonly rulesKept: number; // maximum number of compiled rules in the cache
}

/**
 * Returns a function that answers questions. `below(n)` returns a random whole number below n and is used
 * only for bots. The random numbers of a hint come from its question, so the same question gets the same hint
 * unless the time runs out first.
 */
export function createBotWorker({
  compile,
  nowMs,
  rulesKept,
}: BotWorkerDeps): (asked: BotWorkerRequest, below: Below) => BotWorkerReply {
  const known = new Map<string, Hearts>();
  const heartsFor = (sheet: Sheet, seats: number): Hearts => {
    const name = JSON.stringify([sheet, seats]);
    const hearts = known.get(name) ?? compile(sheet, seats);
    known.delete(name);
    known.set(name, hearts); // moved to the end: the first entry is the least recently used one
    for (const oldest of known.keys()) if (known.size > rulesKept) known.delete(oldest);
    return hearts;
  };
  return ({ player, sheet, seats, view, ask, plays, ms }, below) => {
    const begun = nowMs();
    const budget = { plays, passed: () => (nowMs() - begun) / ms };
    const question = questionOf(heartsFor(sheet, seats), view, ask);
    if (player === null) return { advice: advise(question, budget, quickDraws(JSON.stringify([view, ask]))) };
    const bot = playerNamed(player);
    if (bot === undefined) throw new Error(`Cannot think: there is no player called ${player}`);
    return { action: bot.decide(question, budget, below) };
  };
}
