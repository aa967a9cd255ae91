// Bots and hint computation in a simulation: on the simulation's clock, since real threads would answer at
// arbitrary times.

import { createBotWorker } from '@moonshot/bots';
import type { Advice } from '@moonshot/bots/hint';
import { heartsOf } from '@moonshot/rules';
import type { Env } from '../../../apps/server/src/core/env.ts';
import { createBots, type ServerThinkers } from '../../../apps/server/src/threads/bots/server-bots.ts';

/** Number of playouts per hint, whatever the clock says. */
const PLAYS = 20;
/** Number of requests per thousand that find no free adviser. */
const BUSY = 100;

type Question = Parameters<ServerThinkers['advise']>[0];

const botWorker = createBotWorker({ compile: heartsOf, nowMs: () => 0, rulesKept: 20 });

/** The advice on a question. */
export function adviceOn({ hearts, view, ask }: Question, below: (n: number) => number): Advice | undefined {
  const asked = { player: null, ms: 1, plays: PLAYS, sheet: hearts.sheet, seats: hearts.rules.seats, view, ask };
  const answered = botWorker(asked, below);
  return 'advice' in answered ? answered.advice : undefined;
}

/** The server's own bots. Advice takes up to two seconds, and is sometimes unavailable. */
export function thinkersIn(env: Env, below: (n: number) => number): ServerThinkers {
  const advised: ServerThinkers['advise'] = async question => {
    await new Promise<void>(resolve => void env.after(20 + below(2000), resolve));
    return below(1000) < BUSY ? undefined : adviceOn(question, below);
  };
  return { ...createBots(env), advise: advised };
}
