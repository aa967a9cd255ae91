// What a thread of the pool does: it answers one question, within its time.
import { type Answered, type Asked, mindOn, readyFor } from '@moonshot/bots/apart';
import { quickDraws } from '@moonshot/bots/chance';
import { heartsOf } from '@moonshot/rules/games';
import { machine } from '../env.ts';

/** A question, and where the bot's own chance comes from. */
export interface Posed {
  readonly asked: Asked;
  readonly chance: string;
}

const mind = mindOn({ compile: heartsOf, nowMs: machine.monoMs, rulesKept: 20 });

/** The answer of the bot, or the advice; its time begins when it has all that it thinks by. */
export async function answer({ asked, chance }: Posed): Promise<Answered> {
  await readyFor(asked);
  return mind(asked, quickDraws(chance));
}
