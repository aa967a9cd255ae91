// The script of the threads that search for bots' answers and hints. Each thread computes one answer at a
// time, within its time limit.
import {
  type BotWorkerReply,
  type BotWorkerRequest,
  createBotWorker,
  quickDraws,
  whenPlayerReady,
} from '@moonshot/bots';
import { heartsOf } from '@moonshot/rules';
import { systemEnv } from '../../core/env.ts';

/** A question for a bot, with the seed for the bot's random numbers. */
export interface BotTask {
  readonly asked: BotWorkerRequest;
  readonly chance: string;
}

const botWorker = createBotWorker({ compile: heartsOf, nowMs: systemEnv.monoMs, rulesKept: 20 });

/** Computes the bot's answer or a hint. The time limit starts after the networks are loaded. */
export async function answer({ asked, chance }: BotTask): Promise<BotWorkerReply> {
  await whenPlayerReady(asked);
  return botWorker(asked, quickDraws(chance));
}
