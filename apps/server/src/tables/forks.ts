// Tables that play on from a point of a match: where that point is, and what was played before it.
import type { CheckedMatch } from '@moonshot/rules/notation/check';
import type { Event } from '@moonshot/table/event';
import { namesIn, notedAsLog, standingIn } from '@moonshot/table/noted';
import { dealsOf } from '@moonshot/table/replay-steps';
import { STAND_IN } from '@moonshot/table/sitting';
import type { NewFork } from '@moonshot/wire/online/http';
import type { Store, TableRow } from '../store/store.ts';
import { forkLogOf } from '../store/tables.ts';

type Checked = Extract<CheckedMatch, { ok: true }>;

/** Everything of a match up to a point of its replay; undefined where no answer follows there. */
export function upTo(
  checked: Checked,
  { deal, step }: Pick<NewFork, 'deal' | 'step'>,
  id: string,
  secret: string,
): readonly Event[] | undefined {
  const sitters = namesIn(checked.noted).map(name => ({ kind: 'bot' as const, name, player: STAND_IN }));
  const log = notedAsLog(forkLogOf(id), checked, sitters, secret);
  const steps = dealsOf(checked.hearts, standingIn(log)).find(one => one.deal === deal)?.steps;
  const at = steps?.[step]?.fork ?? null;
  return at === null ? undefined : log.slice(0, at);
}

/** What was played before the matches of such a table begin. */
export async function playedBefore({ log }: Pick<Store, 'log'>, { id }: TableRow): Promise<readonly Event[]> {
  const [opening, ...played] = await log.read(forkLogOf(id));
  if (opening === undefined) throw new Error(`Cannot begin a match at table ${id}: what was played before is gone`);
  return played;
}
