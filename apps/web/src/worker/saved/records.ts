// What is kept of each deal when it is over, folded from a table's log, so that statistics outlive the table.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Event as GameEvent } from '@moonshot/rules/games';
import type { Event } from '@moonshot/table/event';
import { heartsFor } from '@moonshot/table/pinned';
import { drawnRules } from '@moonshot/table/rules-drawn';
import { people } from '@moonshot/table/state';
import type { DealRecord, TableRules } from '@moonshot/wire';
import { isBrief } from '@moonshot/wire/settled';
import { dearestCard, places } from '../../model/standing.ts';

type Opening = Extract<Event, { type: 'table-opened' }>;
type Scored = Extract<GameEvent, { type: 'scored' }>;

/** Whether events change which deals are over. */
export const changesRecords = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'undone' || isScored(event));

const isScored = (event: Event): boolean => event.type === 'game' && event.event.type === 'scored';

/** The deals whose end is told in these events. */
export const dealsScoredIn = (events: readonly Event[]): readonly number[] =>
  events.flatMap(event => (event.type === 'game' && event.event.type === 'scored' ? [event.event.result.deal] : []));

/** A record of every deal of a log that is over, as its first person played it; none where the log cannot be read here. */
export function recordsOf(log: readonly Event[], at: number): readonly DealRecord[] {
  const [first, ...events] = standing(log);
  if (first?.type !== 'table-opened' || isBrief(first.id)) return [];
  try {
    return recordsIn(first, drawnRules(heartsFor(first.spec)), events, at);
  } catch {
    return []; // a game that is unknown here, or a log that was damaged: opening the table says which
  }
}

interface Standing {
  readonly event: Event;
  readonly before: Standing | undefined;
}

/** The events that still stand after all that was taken back. */
function standing(log: readonly Event[]): readonly Event[] {
  const after: (Standing | undefined)[] = [];
  for (const event of log) after.push(event.type === 'undone' ? after[event.to - 1] : { event, before: after.at(-1) });
  const events: Event[] = [];
  for (let one = after.at(-1); one !== undefined; one = one.before) events.push(one.event);
  return events.reverse();
}

function recordsIn(first: Opening, rules: TableRules, events: readonly Event[], at: number): readonly DealRecord[] {
  const [seat] = people(first.spec);
  if (seat === undefined) return [];
  const records: DealRecord[] = [];
  let tricks = 0;
  for (const event of events) {
    const told = event.type === 'game' ? event.event : undefined;
    if (told?.type === 'dealt') tricks = 0;
    if ((told?.type === 'taken' || told?.type === 'captured') && told.seat === seat) tricks += 1;
    if (told?.type === 'scored') records.push(recordOf(first, rules, told, { seat, tricks, at }));
  }
  return records;
}

type Own = Pick<DealRecord, 'seat' | 'tricks' | 'at'>;

const recordOf = ({ id, spec }: Opening, rules: TableRules, scored: Scored, own: Own): DealRecord => ({
  ...own,
  table: id,
  deal: scored.result.deal,
  game: spec.game,
  ...(typeof spec.overrides.name === 'string' && { further: { name: rules.sheet.name, winner: rules.winner } }),
  rules: spec.version,
  seats: spec.sitters.length,
  points: scored.result.points[own.seat] ?? 0,
  totals: [...scored.result.totals],
  dearest: dearestTaken(rules, scored, own.seat),
  moon: shooterOf(scored),
  end: scored.next === 'end' ? endOf(rules, scored, own.seat) : null,
});

const shooterOf = ({ result }: Scored): Seat | null => ('moon' in result ? (result.moon?.seat ?? null) : null);

/** Whoever shot the moon wanted them all. */
function dearestTaken(rules: TableRules, scored: Scored, seat: Seat): DealRecord['dearest'] {
  const card = dearestCard(rules);
  const { result } = scored;
  if (card === undefined || !('taken' in result)) return null;
  const taken = shooterOf(scored) === seat ? [] : (result.taken[seat] ?? []);
  return { card, taken: taken.filter(one => one === card).length };
}

function endOf(rules: TableRules, { result, winners }: Scored, seat: Seat): DealRecord['end'] {
  const won = winners.includes(seat);
  return { place: won ? 1 : (places(rules.winner, result.totals)[seat] ?? 1), won };
}
