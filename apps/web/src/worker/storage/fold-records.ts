// Computes the records of finished deals from the log of a table. This module is lazy-loaded, to keep it out
// of the first scripts.

import { type DealRecord, isBrief, type TableRules } from '@moonshot/protocol';
import type { Event as GameEvent, Hearts, Seat } from '@moonshot/rules';
import { type LifeCourse, lifeCoursesIn } from '@moonshot/rules/statistics';
import { drawableRules, type Event, people } from '@moonshot/table';
import { costliestCard } from '../../model/play/costliest-card.ts';
import { scorePartsOf } from '../../model/play/score-parts.ts';
import { places } from '../../model/play/standing.ts';
import { loadedHeartsFor } from '../games.ts';

type Opening = Extract<Event, { type: 'table-opened' }>;
type Scored = Extract<GameEvent, { type: 'scored' }>;

/**
 * A record of each finished deal of a log, by default for the only person at the table. Empty if the log
 * cannot be read, if several people share a device, or if the table exists only while it is in use.
 */
export function foldRecords(log: readonly Event[], at: number, of: Partial<Whose> = {}): readonly DealRecord[] {
  const [first, ...events] = standing(log);
  if (first?.type !== 'table-opened' || isBrief(first.id)) return [];
  try {
    const [person, ...others] = people(first.spec);
    const { seat = others.length === 0 ? person : undefined, online = false } = of;
    return seat === undefined
      ? []
      : recordsIn({ first, hearts: loadedHeartsFor(first.spec), seat, online }, events, at);
  } catch {
    return []; // the game is unknown or the log damaged, which is reported when the table is opened
  }
}

interface Standing {
  readonly event: Event;
  readonly before: Standing | undefined;
}

/** The events of a log without those that were undone. */
function standing(log: readonly Event[]): readonly Event[] {
  const after: (Standing | undefined)[] = [];
  for (const event of log) after.push(event.type === 'undone' ? after[event.to - 1] : { event, before: after.at(-1) });
  const events: Event[] = [];
  for (let one = after.at(-1); one !== undefined; one = one.before) events.push(one.event);
  return events.reverse();
}

/** The seat whose records are computed, and whether the match was played online. */
export interface Whose {
  readonly seat: Seat;
  readonly online: boolean;
}

interface Match extends Whose {
  readonly first: Opening;
  readonly hearts: Hearts;
}

function recordsIn(match: Match, events: readonly Event[], at: number): readonly DealRecord[] {
  const { first, hearts, seat } = match;
  const gameEvents = [first, ...events].flatMap(event => ('event' in event ? [event.event] : []));
  const courses = lifeCoursesIn(hearts, gameEvents, seat);
  const rules = drawableRules(hearts);
  const records: DealRecord[] = [];
  let tricks = 0;
  for (const event of gameEvents) {
    if (event.type === 'dealt') tricks = 0;
    if ((event.type === 'taken' || event.type === 'captured') && event.seat === seat) tricks += 1;
    if (event.type !== 'scored') continue;
    const course = courseOf(match, courses[records.length]);
    const parts = scorePartsOf(rules, event.result, seat);
    const more = { ...(course && { course }), ...(parts.length > 0 && { parts }) };
    records.push({ ...recordOf(first, rules, event, { seat, tricks, at }), ...more });
  }
  return records;
}

/** How a deal went for the seat, and the names and levels of its opponents. */
const courseOf = ({ first, hearts, seat, online }: Match, course: LifeCourse | undefined): DealRecord['course'] =>
  course && {
    ...course,
    online,
    others: first.spec.sitters.flatMap((sitter, other) =>
      other === seat || (hearts.kind === 'tricks' && hearts.rules.sides[other] === hearts.rules.sides[seat])
        ? []
        : [{ seat: other, name: sitter.name, bot: sitter.kind === 'bot' ? levelOf(sitter.player) : null }],
    ),
  };

/** The level of a bot without its style. */
const levelOf = (player: string): string => player.replace(/:.*/, '');

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

/**
 * The card that cost the most in the deal, and how many copies of it the seat took. If the seat shot the
 * moon, the number is 0, because the seat wanted to take the card.
 */
function dearestTaken(rules: TableRules, scored: Scored, seat: Seat): DealRecord['dearest'] {
  const { result } = scored;
  // the same sign as in records of older versions
  const card = costliestCard(rules, result, rules.winner === 'closestToZero' ? -1 : 1);
  if (card === undefined || !('taken' in result)) return null;
  const taken = shooterOf(scored) === seat ? [] : (result.taken[seat] ?? []);
  return { card, taken: taken.filter(one => one === card).length };
}

function endOf(rules: TableRules, { result, winners }: Scored, seat: Seat): DealRecord['end'] {
  const won = winners.includes(seat);
  return { place: won ? 1 : (places(rules.winner, result.totals)[seat] ?? 1), won };
}
