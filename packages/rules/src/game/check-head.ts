// The possible values of the fields that all sheets (rules of a game as data) share, and checks for
// contradictions among these fields.
import type { Card } from '../cards/card.ts';
import { deckOf } from '../cards/deck.ts';
import type { Clash } from '../words/sheet/en.ts';
import { canCut } from './dealer.ts';
import { clashing, type FieldKind, type SheetError } from './errors.ts';
import { CARD, choice, either, list, pattern, perSeats, shape, text, whole } from './fields.ts';
import { checkLimit, planOf, type SheetHead } from './head.ts';
import { MATCH_DEALS_MAX, SEATS_MAX, SEATS_MIN, TITLE_MAX, TOTAL_MAX } from './limits.ts';

const SUIT = choice('C', 'D', 'S', 'H');
const SEATS = whole(SEATS_MIN, SEATS_MAX);
export const TOTAL = whole(-TOTAL_MAX, TOTAL_MAX);
const EVERY_RANK_ONCE = /^(?=[2-9TJQKA]{13}$)(?!.*(.).*\1)/;

/** The possible values of the fields about the dealer, without the next dealer. */
export const DEALER_FIELDS = {
  first: choice('random', 'cutHigh', 'cutLow'),
  tie: choice('redraw', 'suitOrder'),
  cutBy: choice('nobody', 'left', 'right'),
};
/**
 * The values of `dealer.next` that every kind of game has, without `cutAgain`. That value comes last in every
 * list of values.
 */
export const NEXT_DEALERS = ['left', 'right', 'same', 'loser'] as const;

/** The fields that all sheets share, and their possible values. */
export const HEAD_FIELDS: Readonly<Record<keyof SheetHead, FieldKind>> = {
  id: pattern('id', /^[a-z0-9-]{1,40}$/),
  version: whole(1, 9999),
  name: text(TITLE_MAX),
  seats: shape({ min: SEATS, max: SEATS, best: SEATS }),
  direction: choice('clockwise', 'counterclockwise'),
  deck: shape({
    packs: perSeats(whole(1, 2)),
    ranks: either(choice('AKQJT98765432', 'KQJT98765432A'), pattern('ranks', EVERY_RANK_ONCE)),
    wilds: list(SUIT, 4),
    remove: perSeats(list(CARD, 52)),
  }),
  dealer: shape({ ...DEALER_FIELDS, next: choice(...NEXT_DEALERS, 'cutAgain') }),
  match: shape({
    kind: choice('limit', 'deals', 'limitOrDeals', 'thereAndBack'),
    limit: TOTAL,
    cmp: choice('>=', '>', '<', '<='),
    deals: whole(1, MATCH_DEALS_MAX),
    winner: choice('lowest', 'highest', 'closestToZero'),
    tie: choice('shared', 'extraDeal'),
    offer: list(either(TOTAL, shape({ target: TOTAL })), 8),
  }),
  score: shape({ start: TOTAL, sign: choice('plus', 'minus'), floor: either(TOTAL, choice('none')) }),
  wrap: shape({
    list: list(
      either(
        shape({ at: TOTAL, to: either(TOTAL, choice('mean', 'wins')) }),
        shape({ every: whole(2, 1000), to: either(TOTAL, choice('mean', 'wins')) }),
      ),
    ),
    when: choice('beforeEndTest', 'afterEndTest'),
    inTieBreak: choice('applies', 'lapses'),
  }),
};

/** Reports a contradiction about the field at this path. */
export type Say = (path: string, value: unknown, ...clash: Clash) => void;

/**
 * The contradictions among the shared fields for this number of seats. Examples are removed cards that the
 * pack does not have, or a limit that is reached before the first deal.
 */
export function checkHead(head: SheetHead, seats: number): readonly SheetError[] {
  const { min, max, best } = head.seats;
  if (min > max) return [clashing('seats.min', min, 'seatsMin', max)];
  const errors: SheetError[] = [];
  const say: Say = (path, value, ...clash) => void errors.push(clashing(path, value, ...clash));
  if (best < min || best > max) say('seats.best', best, 'seatsBest', min, max);
  if (seats < min || seats > max) say('seats', seats, 'seats', min, max);
  const plan = planOf(head, seats);
  const pack = deckOf({ ...plan, remove: [] });
  const surplus = plan.remove.filter((card, i) => copies(plan.remove.slice(0, i + 1), card) > copies(pack, card));
  if (surplus.length > 0) say('deck.remove', plan.remove, 'notInPack', surplus);
  else if (!canCut(head, deckOf(plan), seats)) say('dealer.first', head.dealer.first, 'cutCards', seats);
  if (new Set(plan.wilds).size < plan.wilds.length) say('deck.wilds', plan.wilds, 'suitsOnce');
  const totals = head.wrap.list.map(wrap => JSON.stringify([wrap.at, wrap.every]));
  if (new Set(totals).size < totals.length) say('wrap.list', head.wrap.list, 'totalsOnce');
  return [...errors, ...checkEnd(head)];
}

const copies = (cards: readonly Card[], card: Card): number => cards.filter(one => one === card).length;

const checkEnd = (head: SheetHead): readonly SheetError[] =>
  head.match.kind === 'deals' ? [] : checkLimit(head, 'match.limit', head.match.limit);
