// What happened to one seat in each deal of a match, trick by trick. Only some statistics use it, because it
// can be computed only if all events of the match are known.
import type { Card } from '../cards/card.ts';
import type { Seat } from '../game/seat.ts';
import type { Event, Hearts } from '../games.ts';
import { coursesIn, type DealCourse, stopperIn } from './deal-course.ts';

/** A costly card, and the number of copies that the seat took. */
export interface KeyCard {
  readonly card: Card;
  readonly taken: number;
}

/** How a deal went for one seat. */
export interface LifeCourse {
  readonly all: readonly number[]; // the points of the deal, by seat
  // the points of the seat's cards in each trick or bout
  readonly tricks: readonly number[];
  readonly dear: readonly KeyCard[];
  readonly stopper: Seat | null; // the seat that stopped a moon
  readonly passed: boolean; // whether the seat chose cards to pass
}

type Scored = Extract<Event, { type: 'scored' }>;

/** How each complete deal went for the seat, in order. */
export function lifeCoursesIn(hearts: Hearts, events: readonly Event[], seat: Seat): readonly LifeCourse[] {
  const scored = events.filter((event): event is Scored => event.type === 'scored');
  const passed = passedIn(events, seat);
  const sides = hearts.kind === 'tricks' && hearts.rules.moonSet.length > 0 ? hearts.rules.moonSides : undefined;
  const sign = hearts.kind === 'tricks' && hearts.sheet.score.sign === 'minus' ? -1 : 1;
  return coursesIn(events, heartsTaken(hearts)).map((course, i) => ({
    all: course.points,
    tricks: tricksOf(course, seat),
    dear: keyCardsTaken(hearts, scored[i], seat),
    stopper: sides ? stopperIn(course, sides, sign) : null,
    passed: passed[i] ?? false,
  }));
}

/**
 * The function that gives the value of cards captured in a bout (a round of Capture). Undefined for trick
 * games.
 */
const heartsTaken = (hearts: Hearts) =>
  hearts.kind === 'tricks'
    ? undefined
    : (cards: readonly Card[]): number =>
        cards.filter(card => hearts.rules.hearts.has(card)).length * hearts.sheet.hearts.captured;

function tricksOf({ takings }: DealCourse, seat: Seat): readonly number[] {
  const points: number[] = Array.from({ length: Math.max(0, ...takings.map(({ trick }) => trick)) }, () => 0);
  for (const taking of takings) if (taking.seat === seat) points[taking.trick - 1] = taking.points;
  return points;
}

/** For each scored deal, whether the seat had passed cards. */
function passedIn(events: readonly Event[], seat: Seat): readonly boolean[] {
  const all: boolean[] = [];
  let passed = false;
  for (const event of events) {
    if (event.type === 'dealt') passed = false;
    if (event.type === 'passed' && event.seat === seat) passed = true;
    if (event.type === 'scored') all.push(passed);
  }
  return all;
}

const KEY_CARD_LEAST = 5;
const KEY_CARD_TIMES = 2; // a costly card costs at least this multiple of the median scoring card
const KEY_CARDS_MAX = 3;

/** The cards that count far more points than most scoring cards, added or subtracted, the largest first. */
export function keyCardsOf(points: ReadonlyMap<Card, number>): readonly Card[] {
  const worth = [...points].map(([card, n]) => ({ card, n: Math.abs(n) })).filter(({ n }) => n > 0);
  const sizes = worth.map(({ n }) => n).sort((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return worth
    .filter(({ n }) => n >= KEY_CARD_LEAST && n >= middle * KEY_CARD_TIMES)
    .sort((a, b) => b.n - a.n)
    .slice(0, KEY_CARDS_MAX)
    .map(({ card }) => card);
}

/**
 * The costly cards that a seat took. If the seat shot the moon, alone or with a partner, it took these cards
 * on purpose, so none are counted.
 */
function keyCardsTaken(hearts: Hearts, scored: Scored | undefined, seat: Seat): readonly KeyCard[] {
  if (hearts.kind !== 'tricks' || scored === undefined || !('taken' in scored.result)) return [];
  const { taken, moon } = scored.result;
  const { moonSides, points } = hearts.rules;
  const shot = moon !== null && moonSides[moon.seat] === moonSides[seat];
  const mine = shot ? [] : (taken[seat] ?? []);
  return keyCardsOf(points).map(card => ({ card, taken: mine.filter(one => one === card).length }));
}
