// Finds hands for pass training. The best pass must be clearly better than the one that a careful player
// would choose.
import { careful, judge, quickDraws } from '@moonshot/bots';
import { isSame } from '@moonshot/bots/review';
import type { PageToTable } from '@moonshot/protocol';
import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Hosting } from '../hosting.ts';
import { type Drill, playToPass } from './drill.ts';

/** Minimum number of points per deal by which the best pass must be better. */
const CLEAR = 1.5;
const SURE = 3;
const LOOK = { plays: 500 };
const CHECK = { plays: 3000 };
const HANDS_MAX = 60; // maximum number of hands that are tried; about one in six qualifies

/**
 * The points by which the best pass is better than the usual one; 0 if the difference is not significant. The
 * first search overestimates the difference, so other deals are used to check it.
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
 * Tries hands that are derived from the seed and sends the seed of the first one with a clearly best pass. If
 * there is none, the given seed is sent.
 */
export function findDrill({ context }: Hosting, { game, seed }: Extract<PageToTable, { type: 'find-drill' }>): void {
  const sheet = sheetOf(game);
  const hearts = sheet === undefined ? undefined : heartsOf(sheet, sheet.seats.best);
  const names = Array.from({ length: HANDS_MAX }, (_, i) => `${seed}${i}`);
  const found = names.find(name => {
    const hand = hearts === undefined ? undefined : playToPass(hearts, name);
    return hand !== undefined && passAdvantage(hand, name) > 0;
  });
  context.post({ type: 'drill-found', seed: found ?? seed });
}
