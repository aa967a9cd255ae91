// Laws of scoring: a deal adds up to the worth of its deck, and a capture game accounts for all its hearts.

import type {
  CaptureDealResult as CaptureResult,
  CaptureState,
  Event,
  Hearts,
  TrickState as State,
  TrickDealResult,
} from '@moonshot/rules';
import { withoutAll } from '@moonshot/rules/cards';
import { effectiveRules, liesOut, type TrickRules as Rules } from '@moonshot/rules/engine';
import { type Law, must } from './law.ts';

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

const scoredIn = (events: readonly Event[]): readonly Extract<Event, { type: 'scored' }>[] =>
  events.flatMap(event => (event.type === 'scored' ? [event] : []));

/** The total points of the cards that are in the deal, plus those of tricks and of seats without tricks. */
function worth(rules: Rules, { tricks, kitty }: State): number {
  const took = new Set(tricks.map(trick => trick.winner));
  const { none, each, first, lastButOne, last } = rules.sheet.trickPoints;
  const idle = (rules.seats - took.size) * none + each * tricks.length + first + lastButOne + last;
  const [deck, sign] = [
    sum(withoutAll(rules.deck, liesOut(rules) ? kitty : []).map(card => rules.points.get(card) ?? 0)),
    rules.sheet.score.sign === 'minus' ? -1 : 1,
  ];
  const bid = sum(rules.stakes) * sign;
  if (rules.sheet.settle.as === 'difference') return bid;
  const counted = rules.sheet.teams.score === 'pooled' ? 2 : 1; // both partners have the sum
  return (deck + idle) * sign * counted + bid;
}

/**
 * Whether the worth is constant. With modifiers, lives, a pool, or sums that are not below 0, it depends on
 * who took what; clause tests cover those.
 */
const addsUp = ({ sheet: { modifiers, trickPoints, settle } }: Rules): boolean =>
  modifiers.length === 0 &&
  trickPoints.all === 0 &&
  settle.belowZero === 'scores' &&
  ['points', 'difference'].includes(settle.as);

const total: Law = [
  'the points of a deal without a moon add up to the worth of the deck',
  ({ hearts, moment: { before, state, events } }) => {
    if (hearts.kind !== 'tricks' || !('tricks' in state) || !addsUp(hearts.rules)) return;
    const turned = before !== undefined && 'turned' in before && before.turned;
    for (const { result } of scoredIn(events)) {
      const { moon, points } = result as TrickDealResult;
      const wanted = worth(effectiveRules(hearts.rules, { ...state, turned, totals: [] }), state);
      must(
        moon !== null || sum(points) === wanted,
        () => `points ${points.join(' ')} add up to ${sum(points)}, the deck is worth ${wanted}`,
      );
    }
  },
];

const added: Law = [
  'totals are the totals before, the points, and the wraps that are written down',
  ({ hearts, moment: { before, events } }) => {
    for (const { result } of scoredIn(events))
      result.totals.forEach((now, seat) => {
        const floor = hearts.sheet.score.floor;
        const raised = (before?.totals[seat] ?? 0) + (result.points[seat] ?? 0);
        const reached = floor === 'none' ? raised : Math.max(floor, raised);
        const wrap = result.wraps.find(one => one.seat === seat);
        must(
          now === (wrap?.to ?? reached) && (wrap?.from ?? reached) === reached,
          () => `seat ${seat} has ${now} after ${reached} and ${JSON.stringify(wrap ?? 'no wrap')}`,
        );
      });
  },
];

const parts: Law = [
  'several parts of points add up to them',
  ({ moment: { events } }) => {
    for (const { result } of scoredIn(events))
      for (const [seat, own] of ('parts' in result ? (result.parts ?? []) : []).entries()) {
        const amounts = Object.values(own);
        must(
          amounts.length === 0 || (amounts.length > 1 && sum(amounts) === result.points[seat]),
          () => `seat ${seat} has ${result.points[seat]} points in the parts ${JSON.stringify(own)}`,
        );
      }
  },
];

/** Every heart of a capture game: captured, held, lost face up, or never dealt. */
function heartsOf(
  hearts: Extract<Hearts, { kind: 'commit-reveal' }>,
  state: CaptureState,
  result: CaptureResult,
): number {
  const { sheet, rules } = hearts;
  const count = (cards: readonly string[]): number =>
    cards.filter(card => (rules.hearts as ReadonlySet<string>).has(card)).length;
  const tops =
    sheet.topsTo === 'winner' || sheet.winnerTakes === 'tops'
      ? []
      : state.bouts.flatMap(bout => bout.laid.map(pair => pair.top));
  const bottoms =
    sheet.winnerTakes === 'bottoms' ? [] : state.bouts.flatMap(bout => bout.laid.map(pair => pair.bottom));
  const waiting = state.bouts
    .slice(state.bouts.findLastIndex(bout => bout.winner !== null) + 1)
    .flatMap(bout => bout.laid.map(pair => pair.bottom));
  return sum(result.captured) + sum(result.inHand) + count(tops) + count(bottoms) + count(state.stock) + count(waiting);
}

const captured: Law = [
  'hearts captured, held, discarded and undealt are all the hearts of the packs',
  ({ hearts, moment: { state, events } }) => {
    if (hearts.kind !== 'commit-reveal' || !('bouts' in state)) return;
    const all = hearts.rules.deck.filter(card => hearts.rules.hearts.has(card)).length;
    for (const { result } of scoredIn(events)) {
      const found = heartsOf(hearts, state, result as CaptureResult);
      must(found === all, () => `${found} hearts are accounted for, there are ${all}`);
    }
  },
];

export const SCORING: readonly Law[] = [total, added, parts, captured];
