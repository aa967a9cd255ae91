// What a thread of the pool does: it answers one question, within its time.
import { quickDraws } from '@moonshot/bots/chance';
import { questionOf } from '@moonshot/bots/player';
import { playerNamed } from '@moonshot/bots/players/index';
import { type Action, type Ask, type Hearts, heartsOf, type Sheet, type View } from '@moonshot/rules/games';
import { machine } from '../env.ts';

export interface Asked {
  readonly player: string;
  readonly sheet: Sheet;
  readonly seats: number;
  readonly view: View;
  readonly ask: Ask;
  readonly ms: number;
  readonly chance: string; // where the bot's own chance comes from
}

const RULES_KEPT = 20;
const known = new Map<string, Hearts>();

/** The rules of a table, compiled once; the oldest go first. */
function heartsFor(sheet: Sheet, seats: number): Hearts {
  const name = JSON.stringify([sheet, seats]);
  const hearts = known.get(name) ?? heartsOf(sheet, seats);
  known.delete(name);
  known.set(name, hearts);
  for (const oldest of known.keys()) if (known.size > RULES_KEPT) known.delete(oldest);
  return hearts;
}

/** The answer of the bot. */
export function answer({ player, sheet, seats, view, ask, ms, chance }: Asked): Action {
  const until = machine.monoMs() + ms;
  const budget = { plays: Number.MAX_SAFE_INTEGER, enough: () => machine.monoMs() >= until };
  const bot = playerNamed(player);
  if (bot === undefined) throw new Error(`Cannot think: there is no player called ${player}`);
  return bot.decide(questionOf(heartsFor(sheet, seats), view, ask), budget, quickDraws(chance));
}
