// The events of Capture that follow without an answer: the reveal, the capture, the dealing of further cards,
// the score and the end.
import type { Card } from '../cards/card.ts';
import { nextDealer } from '../game/dealer.ts';
import { type DealOutcome, outcome } from '../game/match.ts';
import { bySeat, type Seat, seatLeft, seatsFrom } from '../game/seat.ts';
import type { Event } from './event.ts';
import { type Rules, strengthOf } from './rules.ts';
import type { Bout, CaptureDealResult, State } from './state.ts';

/** The next event that follows without an answer. Undefined while a seat or the table has to act. */
export function follow(rules: Rules, state: State): Event | undefined {
  switch (state.phase) {
    case 'lay':
      return fromLaying(rules, state);
    case 'revealed':
      return captured(rules, state);
    case 'redeal':
      return rules.sheet.endTest === 'beforeRedeal' && anyShort(state) ? score(rules, state) : redeal(rules, state);
    case 'ending':
      return { type: 'ended', winners: state.winners };
    default:
      return undefined;
  }
}

const anyShort = (state: State): boolean => state.hands.some(hand => hand.length < 2);

function fromLaying(rules: Rules, state: State): Event | undefined {
  if (state.laid.every(pair => pair === null)) return anyShort(state) ? score(rules, state) : undefined;
  const tops = state.laid.flatMap(pair => (pair === null ? [] : [pair.top]));
  if (tops.length < rules.seats) return undefined;
  return { type: 'revealed', tops, winner: winnerOf(rules, tops, state.dealer) ?? null };
}

/**
 * The seat that wins a bout: the one with the highest face-up card, by rank and then by suit. The game's
 * rules decide who wins among identical cards. Undefined if no seat wins.
 */
export function winnerOf(rules: Rules, tops: readonly Card[], dealer: Seat): Seat | undefined {
  // the seats in order, from the dealer's left
  const order = seatsFrom(seatLeft(dealer, 1, tops.length), tops.length);
  const { identical } = rules.sheet.ties;
  const single = (seat: Seat): boolean => tops.filter(top => top === tops[seat]).length === 1;
  const ranked = order
    .filter(seat => identical !== 'cancel' || single(seat))
    // the sort is stable, so that of identical cards the one nearest to the dealer's left stays first
    .sort((a, b) => strengthAt(rules, tops, b) - strengthAt(rules, tops, a));
  const highest = ranked.filter(seat => tops[seat] === tops[ranked[0] ?? 0]);
  if (identical === 'carry' && highest.length > 1) return undefined;
  return identical === 'latest' ? highest.at(-1) : highest[0];
}

const strengthAt = (rules: Rules, tops: readonly Card[], seat: Seat): number => strengthOf(rules, tops[seat] as Card);

/**
 * The cards that the winner of the last bout gets, from this bout and the bouts without a winner just before
 * it. They are the hidden cards, the face-up cards or both, as the game's rules say.
 */
function spoils(rules: Rules, bouts: readonly Bout[]): readonly Card[] {
  const carried = bouts.slice(bouts.findLastIndex((bout, i) => i < bouts.length - 1 && bout.winner !== null) + 1);
  const { winnerTakes, topsTo } = rules.sheet;
  return carried.flatMap(bout =>
    bout.laid.flatMap(({ bottom, top }) => [
      ...(winnerTakes === 'bottoms' ? [bottom] : []),
      ...(winnerTakes === 'tops' || topsTo === 'winner' ? [top] : []),
    ]),
  );
}

function captured(rules: Rules, state: State): Event {
  const winner = state.bouts.at(-1)?.winner;
  if (winner === undefined || winner === null) throw new Error('Cannot give the spoils: the bout has no winner');
  return { type: 'captured', seat: winner, cards: spoils(rules, state.bouts) };
}

/**
 * The event that deals further cards after a bout. The next seat becomes dealer, even if the stock is empty.
 * If the stock has too few cards for all seats, it is dealt out or kept, as the game's rules say.
 */
function redeal(rules: Rules, state: State): Event {
  const { count, packet, partial } = rules.sheet.redeal;
  const dealer = seatLeft(state.dealer, 1, rules.seats);
  const order = seatsFrom(seatLeft(dealer, 1, rules.seats), rules.seats);
  const wanted = count * rules.seats;
  const stock = partial === 'kept' && state.stock.length < wanted ? [] : state.stock.slice(0, wanted);
  const receiver = (i: number): Seat => order[Math.floor(i / packet) % rules.seats] as Seat;
  const cards = bySeat(rules.seats, seat => stock.filter((_, i) => receiver(i) === seat));
  return { type: 'redealt', dealer, cards, stock: state.stock.length - stock.length };
}

/** The cards that a seat has captured. */
export const pileOf = (rules: Rules, state: State, seat: Seat): readonly Card[] =>
  state.bouts.flatMap((bout, i) => (bout.winner === seat ? spoils(rules, state.bouts.slice(0, i + 1)) : []));

export const heartsIn = (rules: Rules, cards: readonly Card[]): number =>
  cards.filter(card => rules.hearts.has(card)).length;

function score(rules: Rules, state: State): Event {
  const { captured: worth, inHand: cost } = rules.sheet.hearts;
  const captured = bySeat(rules.seats, seat => heartsIn(rules, pileOf(rules, state, seat)));
  const inHand = state.hands.map(hand => heartsIn(rules, hand));
  const points = captured.map((hearts, seat) => hearts * worth + (inHand[seat] ?? 0) * cost || 0);
  const reached: DealOutcome = outcome(
    rules.sheet,
    state.length ?? undefined,
    { totals: state.totals, deals: state.deal, tiebreak: state.tiebreak },
    points,
  );
  const { totals, wraps, next, winners } = reached;
  const result: CaptureDealResult = {
    deal: state.deal,
    dealer: state.firstDealer,
    bouts: state.bouts.length,
    captured,
    inHand,
    points,
    totals,
    wraps,
  };
  // the next dealer is counted from the dealer of the last bout, because a redeal after that bout has already
  // changed the dealer
  const dealer = nextDealer(rules.sheet, state.bouts.at(-1)?.dealer ?? state.dealer, points);
  return { type: 'scored', result, next, dealer: dealer ?? null, winners };
}
