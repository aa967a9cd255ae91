// The fields of a trick game's sheet (its rules as data), and the values that each of them can have.

import { DEALER_FIELDS, HEAD_FIELDS, NEXT_DEALERS, TOTAL } from '../../game/check-head.ts';
import type { FieldKind } from '../../game/errors.ts';
import { CARD, choice, either, list, pattern, perSeats, SELECTOR, shape, text, whole } from '../../game/fields.ts';
import { MOON_CHOICES, PASS_STEPS, SCALES } from './sheet.ts';

const POINTS = whole(-1000, 1000);
const SELECTORS = list(SELECTOR, 24);
const WORTHS = list(shape({ cards: SELECTORS, value: either(POINTS, choice(...SCALES)) }), 24);

/**
 * The fields of a trick sheet. The check of sheets, the paths of overrides and the editor's form follow from
 * them.
 */
export const TRICK_FIELDS: FieldKind = shape({
  ...HEAD_FIELDS,
  kind: choice('tricks'),
  dealer: shape({ ...DEALER_FIELDS, next: choice(...NEXT_DEALERS, 'taker', 'cutAgain'), taken: CARD }),
  deal: shape({
    hand: either(choice('all', 'floor'), perSeats(whole(1, 56))),
    rest: choice('none', 'kitty', 'stock', 'dealt', 'out', 'outShown'),
  }),
  stock: shape({ draw: choice('afterTrick', 'toFollow') }),
  kitty: shape({
    to: choice('firstTrick', 'firstPenaltyTrick', 'firstHeartTrick', 'lastTrick', 'onePerTrick', 'hand'),
    visible: choice('hidden', 'winner', 'all'),
  }),
  misdeal: choice('none', 'allPenalty', 'noPenalty', 'noHearts', 'noFaces'),
  pass: shape({
    cycle: perSeats(list(choice(...PASS_STEPS), 24)),
    count: perSeats(either(whole(1, 13), list(whole(0, 13), 24))),
    see: choice('afterChoosing', 'beforeChoosing', 'mayPassOn'),
    keep: SELECTORS,
  }),
  charge: shape({ cards: list(shape({ shown: CARD, doubles: SELECTORS }), 8) }),
  auction: shape({ prize: choice('none', 'suit'), most: whole(1, 50) }),
  opening: shape({
    leader: pattern('leader', /^(leftOfDealer|rightOfDealer|dealer|bidder|lowest:[CDSH]|holder:[2-9TJQKA][CDSH])$/),
    later: pattern('later', /^(asFirst|took:[2-9TJQKA][CDSH])$/),
    card: choice('thatCard', 'thatSuit', 'any'),
    fallback: choice('nextLowest', 'leftOfDealer'),
    wild: choice('holderMay', 'ownerOfLowestOnly', 'must', 'never'),
  }),
  follow: shape({ void: choice('free', 'mustTrump'), under: SELECTORS }),
  teams: shape({ seating: choice('none', 'opposite'), score: choice('pooled', 'own'), moon: choice('seat', 'team') }),
  firstTrick: shape({
    ban: SELECTORS,
    scope: choice('discard', 'any'),
    vsFollow: choice('banWins', 'followWins'),
    exempt: choice('noneElse', 'heartsFirst', 'misdeal'),
    follow: choice('any', 'lowest'),
  }),
  lead: shape({
    restrict: SELECTORS,
    firstTrick: SELECTORS,
    exempt: choice('onlyRestricted', 'onlyPenalty', 'passLead'),
  }),
  discard: shape({ restrict: SELECTORS, must: SELECTORS, order: choice('any', 'listed') }),
  break: shape({ on: list(shape({ cards: SELECTORS, how: choice('any', 'discard') }), 8) }),
  trick: shape({
    trump: choice('none', 'C', 'D', 'S', 'H', 'turned'),
    cancel: choice('none', 'identical', 'alike'),
    allCancelled: choice('leader', 'next'),
    identical: choice('first', 'last'),
    extend: SELECTORS,
  }),
  wild: shape({
    rank: choice('beyond', 'tieFirst', 'tieLast', 'overTen', 'none'),
    play: choice('asSuit', 'anyTime', 'sameColour', 'underHigher'),
    pays: choice('likeOthers', 'whoShedIt'),
  }),
  points: WORTHS,
  modifiers: list(
    either(
      shape({ card: SELECTOR, doubles: choice('all', 'hearts', 'others') }),
      shape({ card: SELECTOR, cancels: SELECTOR }),
    ),
    8,
  ),
  contracts: list(
    shape({ name: text(40), points: WORTHS, each: POINTS, lastButOne: POINTS, last: POINTS, closed: SELECTORS }),
    12,
  ),
  settle: shape({
    as: choice('points', 'difference', 'lives', 'pool'),
    lifeAt: whole(1, 1000),
    shareMax: whole(1, 13),
    leftOver: choice('shared', 'alone'),
    belowZero: choice('scores', 'lapses'),
  }),
  trickPoints: shape({
    none: POINTS,
    each: POINTS,
    first: POINTS,
    lastButOne: POINTS,
    last: POINTS,
    all: POINTS,
    besideMoon: choice('scores', 'lapses'),
  }),
  moon: shape({
    needs: SELECTORS,
    options: list(shape({ name: choice(...MOON_CHOICES), self: either(POINTS, choice('start')), others: POINTS }), 4),
    choose: choice('shooter', 'fixed', 'auto'),
    choiceFrom: either(TOTAL, choice('always')),
    passer: choice('likeOthers', 'double', 'forAll'),
    sun: whole(1, 9),
    bonus: choice('scores', 'lapses'),
  }),
});
