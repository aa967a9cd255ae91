// The rules as they stand at a point of a match: points turned round, chips in the middle, cards that were charged, who leads next.
import { type Card, suitOf } from '../cards/card.ts';
import type { Seat } from '../game/seat.ts';
import type { Rules } from './rules.ts';
import type { TrickSheet } from './sheet.ts';
import type { Charge, DealResult, Phase } from './state.ts';
import { namesIn } from './wilds.ts';

/** What of a match changes its rules as it goes on; a state and a view both say it. */
export interface Course {
  readonly phase: Phase;
  readonly turned: boolean;
  readonly totals: readonly number[];
  readonly results: readonly Pick<DealResult, 'taken'>[];
  readonly charges: readonly Charge[];
}

const courses = new WeakMap<Rules, Map<string, Rules>>();
const COURSES_MAX = 64; // kept for each set of rules

/** What was found for a deal last, by what was charged in it: the same is asked for at every step. */
const latest = new WeakMap<readonly Charge[], Course & { readonly rules: Rules; readonly now: Rules }>();

/** The rules as they stand: what a match has come to may change what cards count, who leads, and what lies in the middle. */
export function rulesNow(rules: Rules, course: Course): Rules {
  const { turned, phase, charges, results, totals } = course;
  if (
    !turned &&
    rules.chargeable.size === 0 &&
    rules.sheet.opening.later === 'asFirst' &&
    rules.sheet.settle.as !== 'pool'
  )
    return rules;
  const last = latest.get(charges);
  const same = last?.rules === rules && last.phase === phase && last.results === results && last.totals === totals;
  if (last !== undefined && same && last.turned === turned) return last.now;
  const now = found(rules, course);
  latest.set(charges, { ...course, rules, now });
  return now;
}

/** The rules that a course leads to: the same course has the same. */
function found(rules: Rules, course: Course): Rules {
  const pool = poolOf(rules, course.totals);
  const charged = chargedIn(rules, course);
  const opener = openerOf(rules, course.results);
  if (!course.turned && pool === 0 && charged.length === 0 && opener === undefined) return rules;
  const known = courses.get(rules) ?? new Map<string, Rules>();
  courses.set(rules, known);
  if (known.size > COURSES_MAX) known.clear();
  const key = `${course.turned} ${pool} ${charged.join()} ${opener}`;
  const turned = course.turned ? { ...rules, sheet: turnedRound(rules.sheet) } : rules;
  const now = known.get(key) ?? { ...opened(withCharges(turned, charged), opener), pool };
  known.set(key, now);
  return now;
}

/** Chips change hands and none are lost: what the totals lack lies in the middle. */
const poolOf = ({ sheet }: Rules, totals: readonly number[]): number =>
  sheet.settle.as === 'pool' ? totals.reduce((left, total) => left + sheet.score.start - total, 0) : 0;

/** On its way back a match takes points off the totals that it added before. */
const turnedRound = (sheet: TrickSheet): TrickSheet => ({
  ...sheet,
  score: { ...sheet.score, sign: sheet.score.sign === 'plus' ? 'minus' : 'plus' },
});

/** Cards that were charged count so as soon as everybody has seen them. */
const chargedIn = ({ chargeable }: Rules, { phase, charges }: Course): readonly Card[] =>
  chargeable.size === 0 || phase === 'charge' ? [] : charges.flatMap(charge => charge.cards);

const chargings = new WeakMap<Rules, Map<string, Rules>>();

/** The same rules with these cards charged. */
export function chargedRules(rules: Rules, charged: readonly Card[]): Rules {
  const known = chargings.get(rules) ?? new Map<string, Rules>();
  chargings.set(rules, known);
  const key = charged.join();
  const now = known.get(key) ?? withCharges(rules, charged);
  known.set(key, now);
  return now;
}

/** Each charged card doubles what its sheet says; a card that doubles others does so twice when it is doubled itself. */
function withCharges(rules: Rules, charged: readonly Card[]): Rules {
  if (charged.length === 0) return rules;
  const doubled = rules.sheet.charge.cards.filter(({ shown }) => charged.includes(shown)).flatMap(one => one.doubles);
  const times = (card: Card): number => 2 ** doubled.filter(selector => namesIn(rules.sheet, selector, card)).length;
  return {
    ...rules,
    charged: new Set(charged),
    points: new Map([...rules.points].map(([card, points]) => [card, points * times(card)])),
    sheet: {
      ...rules.sheet,
      modifiers: rules.sheet.modifiers.flatMap(one => [one, ...(doubled.includes(one.card) ? [one] : [])]),
    },
  };
}

/** Who leads because of what it took in the deal before; nobody in the first deal, or where nobody took that card. */
function openerOf({ sheet }: Rules, results: Course['results']): Seat | undefined {
  const [how, card] = sheet.opening.later.split(':');
  if (how !== 'took') return undefined;
  const seat = results.at(-1)?.taken.findIndex(cards => cards.includes(card as Card)) ?? -1;
  return seat < 0 ? undefined : seat;
}

/** No card decides who opens where it is known who does. */
const opened = (rules: Rules, opener: Seat | undefined): Rules =>
  opener === undefined ? rules : { ...rules, opener, openingCard: undefined, openingSuit: undefined };

/** Whether a charged card has to wait while its suit has not been led: the hand has another card of it that was not charged. */
export function waits({ charged }: Pick<Rules, 'charged'>, card: Card, hand: readonly Card[]): boolean {
  const suit = suitOf(card);
  return charged.has(card) && hand.some(one => suitOf(one) === suit && !charged.has(one));
}
