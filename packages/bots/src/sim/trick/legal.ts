// Which cards may be played, as lanes: the engine's list of rules, each of which lapses where it would leave nothing.
import { type CardLanes, copiesOf, type Lanes } from './lanes.ts';
import * as layout from './layout.ts';
import { handInto, type Position, seatDue } from './position.ts';

const { BROKEN, CLAIMED, DONE, HANDS, HIGH, LED, ORDER, PHASE, PHASES, SUITS_LED, placeIn, suitIn } = layout;

/** The cards that may be played or laid away now, into `out`. Both calls of a wild are open, except that it opens low. */
export function legal(lanes: Lanes, at: Position, out: CardLanes): void {
  handInto(at, seatDue(lanes, at), out);
  if (at[PHASE] !== PHASES.play) return;
  if (at[ORDER] === 0 || at[LED]! < 0) leading(lanes, at, out);
  else following(lanes, at, out);
}

/** Keeps what is in these lanes too, unless that leaves nothing. */
function narrow(out: CardLanes, a: number, b: number, c: number, d: number): void {
  const [clubs, diamonds, spades, hearts] = [out[0]! & a, out[1]! & b, out[2]! & c, out[3]! & d];
  if ((clubs | diamonds | spades | hearts) === 0) return;
  out[0] = clubs;
  out[1] = diamonds;
  out[2] = spades;
  out[3] = hearts;
}

const narrowOff = (out: CardLanes, set: CardLanes): void => narrow(out, ~set[0]!, ~set[1]!, ~set[2]!, ~set[3]!);

const isWithin = (hand: CardLanes, set: CardLanes): boolean =>
  ((hand[0]! & ~set[0]!) | (hand[1]! & ~set[1]!) | (hand[2]! & ~set[2]!) | (hand[3]! & ~set[3]!)) === 0;

const only = (out: CardLanes, suit: number, lane: number): void =>
  narrow(out, suit === 0 ? lane : 0, suit === 1 ? lane : 0, suit === 2 ? lane : 0, suit === 3 ? lane : 0);

function leading(lanes: Lanes, at: Position, out: CardLanes): void {
  const { lead } = lanes.rules.sheet;
  const closed = at[BROKEN] === 0 && !(lead.exempt === 'onlyPenalty' && isWithin(out, lanes.costly));
  if (at[DONE] === 0) {
    openingCards(lanes, at, out);
    narrowOff(out, lanes.firstClosed);
  }
  if (closed) narrowOff(out, lanes.closed);
  if (lanes.rules.sheet.wild.play === 'sameColour') narrowOff(out, lanes.jokers);
  if (lanes.anyCharged) waiting(lanes, at, out, ALL_SUITS);
}

/** The cards with which the deal may be opened. */
function openingCards(lanes: Lanes, at: Position, out: CardLanes): void {
  const { openingSuit: suit, openingWild: wild } = lanes;
  const { card, wild: how } = lanes.rules.sheet.opening;
  if (at[CLAIMED] === 1 && wild !== 0) only(out, suit, wild);
  else if (card === 'any') {
    if (how === 'never') narrow(out, ...without(suit, wild));
  } else {
    const ofSuit = suit < 0 ? 0 : out[suit]! & ~lanes.jokers[suit]! & (how === 'never' ? ~wild : -1);
    const lane = card === 'thatSuit' ? ofSuit : (ofSuit & wild) | thatCard(lanes, ofSuit & ~wild);
    only(out, suit, lane);
  }
}

type Quad = readonly [clubs: number, diamonds: number, spades: number, hearts: number];

const without = (suit: number, lane: number): Quad => [
  suit === 0 ? ~lane : -1,
  suit === 1 ? ~lane : -1,
  suit === 2 ? ~lane : -1,
  suit === 3 ? ~lane : -1,
];

/** The card that decides who opens, or the lowest of its suit where nobody was dealt it, with its other copy. */
function thatCard(lanes: Lanes, naturals: number): number {
  const named = naturals & lanes.openingCard;
  if (named !== 0 || naturals === 0) return named;
  return naturals & copiesOf(lanes, 31 - Math.clz32(naturals & -naturals));
}

function following(lanes: Lanes, at: Position, out: CardLanes): void {
  const { firstTrick, follow, wild } = lanes.rules.sheet;
  const led = at[LED]!;
  const canFollow = (out[led]! & ~(lanes.anyTime[led]! | lanes.jokers[led]!)) !== 0;
  const first = at[DONE] === 0;
  if (first && firstTrick.vsFollow === 'banWins') banning(lanes, at, out);
  if (canFollow) suitLed(lanes, out, led);
  if (first && firstTrick.vsFollow === 'followWins') banning(lanes, at, out);
  if (wild.play === 'sameColour') colouring(lanes, out, led);
  if (!canFollow) {
    if (at[BROKEN] === 0) narrowOff(out, lanes.heldBack);
    if (lanes.throws) narrow(out, lanes.mustThrow[0]!, lanes.mustThrow[1]!, lanes.mustThrow[2]!, lanes.mustThrow[3]!);
    if (follow.void === 'mustTrump') only(out, lanes.trump, ~lanes.jokers[lanes.trump]!);
  }
  if (lanes.anyCharged) waiting(lanes, at, out, 1 << led);
}

const ALL_SUITS = 15;

/** A charged card keeps out of the first trick of its suit, of these suits, while the hand has another of it. */
function waiting(lanes: Lanes, at: Position, out: CardLanes, suits: number): void {
  const from = HANDS + (seatDue(lanes, at) << 2);
  const due = suits & ~at[SUITS_LED]!;
  const kept = (suit: number): number => {
    const charged = lanes.charged[suit]!;
    return ((due >>> suit) & 1) === 1 && (at[from + suit]! & ~charged) !== 0 ? ~charged : -1;
  };
  narrow(out, kept(0), kept(1), kept(2), kept(3));
}

function suitLed({ anyTime, jokers }: Lanes, out: CardLanes, led: number): void {
  const kept = (suit: number): number => anyTime[suit]! | (suit === led ? ~jokers[suit]! : 0);
  narrow(out, kept(0), kept(1), kept(2), kept(3));
}

/** Wilds of the other colour stay in hand; suits of one colour lie two apart. */
function colouring({ coloured }: Lanes, out: CardLanes, led: number): void {
  const kept = (suit: number): number => (((suit ^ led) & 1) === 0 ? -1 : ~coloured[suit]!);
  narrow(out, kept(0), kept(1), kept(2), kept(3));
}

/** The ban binds the plays that stray from the suit led, or all of them; with nothing else in hand hearts may have to go first. */
function banning(lanes: Lanes, at: Position, out: CardLanes): void {
  const { scope, exempt } = lanes.rules.sheet.firstTrick;
  const from = HANDS + (seatDue(lanes, at) << 2);
  const safe = scope === 'discard' ? at[LED]! : -1; // no card of this suit is bound
  let [bound, free] = [0, 0];
  for (let suit = 0; suit < 4; suit++) {
    const lane = at[from + suit]!;
    const spared = suit === safe ? ~lanes.jokers[suit]! : 0;
    bound |= lane & ~spared;
    free |= lane & (spared | ~lanes.banned[suit]!);
  }
  if (bound === 0) return;
  if (free === 0 && exempt === 'heartsFirst') only(out, HEARTS, ~lanes.jokers[HEARTS]!);
  else narrow(out, ...freed(lanes, safe));
}

const HEARTS = 3;

function freed({ banned, jokers }: Lanes, safe: number): Quad {
  const kept = (suit: number): number => ~banned[suit]! | (suit === safe ? ~jokers[suit]! : 0);
  return [kept(0), kept(1), kept(2), kept(3)];
}

/** Whether the card is a wild that would open the deal, which it can do only as the lowest. */
export const opensLow = ({ openingSuit, openingWild }: Lanes, at: Position, code: number): boolean =>
  at[DONE] === 0 && at[ORDER] === 0 && suitIn(code) === openingSuit && ((openingWild >>> placeIn(code)) & 1) === 1;

/** Writes the moves that the cards among the lanes make, a wild being two; returns how many. */
export function movesInto(lanes: Lanes, at: Position, open: CardLanes, moves: Uint8Array): number {
  const calls = at[PHASE] === PHASES.play;
  let count = 0;
  for (let suit = 0; suit < 4; suit++)
    for (let rest = open[suit]!; rest !== 0; rest &= rest - 1) {
      const code = (suit << 5) | (31 - Math.clz32(rest & -rest));
      moves[count++] = code;
      const twice = calls && (lanes.wilds[suit]! & rest & -rest) !== 0 && !opensLow(lanes, at, code);
      if (twice) moves[count++] = code | HIGH;
    }
  return count;
}
