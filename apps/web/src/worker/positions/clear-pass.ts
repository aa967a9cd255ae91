// Finds hands for pass training: the best pass must be clearly better than a careful player's.
import { careful, judge, quickDraws } from '@moonshot/bots';
import { isSame } from '@moonshot/bots/review';
import type { PageToTable } from '@moonshot/protocol';
import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Hosting } from '../hosting.ts';
import { type Drill, playToPass } from './drill.ts';

/** Minimum lead of the best pass in points per deal. */
const CLEAR = 1.5;
const SURE = 3;
const LOOK = { plays: 500 };
const CHECK = { plays: 3000 };
const HANDS_MAX = 60; // about one hand in six qualifies

/**
 * Points by which the best pass beats the usual one; 0 if the lead is not significant. The first search
 * overestimates the lead, so fresh deals verify it.
 */
export function passAdvantage({ question }: Pick<Drill, 'question'>, name: string): number {
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
 * Tries hands derived from the seed and sends the first one with a clear pass; sends nothing if there is
 * none.
 */
export function findDrill({ context }: Hosting, { game, seed }: Extract<PageToTable, { type: 'find-drill' }>): void {
  const sheet = sheetOf(game);
  if (sheet === undefined) return;
  const hearts = heartsOf(sheet, sheet.seats.best);
  const names = Array.from({ length: HANDS_MAX }, (_, i) => `${seed}${i}`);
  const found = names.find(name => {
    const hand = playToPass(hearts, name);
    return hand !== undefined && passAdvantage(hand, name) > 0;
  });
  if (found !== undefined) context.post({ type: 'drill-found', seed: found });
}
