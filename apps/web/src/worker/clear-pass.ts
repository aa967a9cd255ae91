// Hands where a pass matters: those whose best pass is clearly ahead of the one that a careful player would
// make.
import { quickDraws } from '@moonshot/bots/chance';
import { judge } from '@moonshot/bots/judge';
import { careful } from '@moonshot/bots/players/careful';
import { isSame } from '@moonshot/bots/review/review';
import { heartsOf, sheetOf } from '@moonshot/rules/games';
import type { ToTable } from '@moonshot/wire';
import { type Drilled, drilled } from './drill.ts';
import type { Hosting } from './hosting.ts';

/** Points a deal by which the best pass must be ahead, and how sure that must be: in standard errors. */
const CLEAR = 1.5;
const SURE = 3;
const LOOK = { plays: 500 };
const CHECK = { plays: 3000 };
const HANDS_MAX = 60; // about one in six is clear

/**
 * By how much the best pass is ahead of the usual one; 0 where that is not clear. The look that finds it
 * flatters it, so that other chance checks it.
 */
export function aheadIn({ question }: Pick<Drilled, 'question'>, name: string): number {
  const usual = careful.decide(question, { plays: 1 }, quickDraws(`usual ${name}`));
  const [best] = judge(question, LOOK, quickDraws(`look ${name}`), { also: [usual] }).options;
  if (best === undefined || isSame(best.action, usual)) return 0;
  const also = [usual, best.action];
  const { options } = judge(question, CHECK, quickDraws(`check ${name}`), { also });
  const [first, second] = also.map(action => options.find(one => isSame(one.action, action)));
  if (first === undefined || second === undefined) return 0;
  const ahead = first.behind - second.behind;
  return ahead >= Math.max(CLEAR, SURE * first.error) ? ahead : 0;
}

/**
 * Looks through hands that begin with the seed and says the first whose pass is clear; nothing where there is
 * none.
 */
export function findDrill({ world }: Hosting, { game, seed }: Extract<ToTable, { type: 'find-drill' }>): void {
  const sheet = sheetOf(game);
  if (sheet === undefined) return;
  const hearts = heartsOf(sheet, sheet.seats.best);
  const names = Array.from({ length: HANDS_MAX }, (_, i) => `${seed}${i}`);
  const found = names.find(name => {
    const hand = drilled(hearts, name);
    return hand !== undefined && aheadIn(hand, name) > 0;
  });
  if (found !== undefined) world.post({ type: 'drill-found', seed: found });
}
