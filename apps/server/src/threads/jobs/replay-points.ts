// Finds the point in a match's log that corresponds to a point of its replay, so that play can continue from
// there.
import type { CheckedMatch } from '@moonshot/rules/notation';
import type { Event } from '@moonshot/table';
import { dealsOf, loggedEvents } from '@moonshot/table/records';

type Checked = Extract<CheckedMatch, { ok: true }>;

/** The events of a log up to a point of its replay. Undefined if no player acts at that point. */
export function upTo(
  { hearts }: Checked,
  log: readonly Event[],
  deal: number,
  step: number,
): readonly Event[] | undefined {
  const steps = dealsOf(hearts, loggedEvents(log)).find(one => one.deal === deal)?.steps;
  const at = steps?.[step]?.fork ?? null;
  return at === null ? undefined : log.slice(0, at);
}
