// How many points bots of several levels take if they play the person's cards of a daily deal against the
// same opponents.
import { LEVELS, playerNamed, quickDraws } from '@moonshot/bots';
import { matchQuestions } from '@moonshot/bots/arena';
import type { Level } from '@moonshot/bots/levels';
import type { PageToTable } from '@moonshot/protocol';
import type { Action, ImposedDeal } from '@moonshot/rules';
import { type Event, heartsFor, STAND_IN } from '@moonshot/table';
import { gameEventsIn } from '@moonshot/table/records';
import { type Hosting, reportTrouble } from '../hosting.ts';
import { openingOf } from './from-text.ts';

/** Whether a level is compared. None of the compared levels needs data that must be fetched. */
const IS_COMPARED: Readonly<Record<Level, boolean>> = {
  beginner: true,
  casual: true,
  skilled: true,
  expert: false,
  master: false,
};
export const COMPARED: readonly Level[] = LEVELS.filter(level => IS_COMPARED[level]);

/** Number of simulated deals for each decision. It is fixed so that everybody gets the same result. */
const BUDGET = { plays: 200 };
const SEAT = 0;

/**
 * The points that a bot takes when it plays the person's seat in the deal of a log. Undefined if the log
 * contains no deal. `player` must be the name of a bot.
 */
export function pointsInSeat(log: readonly Event[], player: string): number | undefined {
  const [first] = log;
  const dealt = gameEventsIn(log).find(event => event.type === 'dealt');
  const bots = [player, STAND_IN].map(playerNamed);
  if (first?.type !== 'table-opened' || dealt === undefined || !('kitty' in dealt)) return undefined;
  const { spec } = first;
  // a local log contains all cards
  const imposed = { hands: dealt.hands, kitty: dealt.kitty, stock: [] } as ImposedDeal;
  const match = {
    ...{ hearts: heartsFor(spec), seed: player, match: 'daily', firstDealer: dealt.dealer, imposed },
    ...(spec.length !== null && { length: spec.length }),
  };
  const asked = matchQuestions(match, state => state.results.length > 0);
  let step = asked.next();
  while (step.done !== true) {
    const { question, seat } = step.value;
    const bot = bots[seat === SEAT ? 0 : 1];
    step = asked.next(bot?.decide(question, BUDGET, quickDraws(`daily ${player} ${seat}`)) as Action);
  }
  return step.value.results[0]?.points[SEAT];
}

/** Sends the points of a bot of each compared level. */
export async function compareDaily(
  hosting: Hosting,
  { table }: Extract<PageToTable, { type: 'compare-daily' }>,
): Promise<void> {
  const log = await hosting.context.storage.read(table);
  if (openingOf(hosting, log) === undefined) return;
  const points = COMPARED.flatMap(level => {
    const taken = pointsInSeat(log, level);
    return taken === undefined ? [] : [[level, taken] as const];
  });
  if (points.length === 0) return reportTrouble(hosting, say => say.gone);
  hosting.context.post({ type: 'daily-compared', points: Object.fromEntries(points) });
}
