// The cards of a view as the codes that the fast simulator (`sim`) uses: the plays, the viewer's hand, and
// all unseen cards.
import { type Card, withoutAll } from '@moonshot/rules/cards';
import { liesOut, passesOn, type TrickView as View } from '@moonshot/rules/engine';
import { HIGH, OUT } from '../sim/trick/layout.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';

export interface HistoryTrick {
  readonly leader: number;
  readonly moves: readonly number[]; // plays, from the leader on; OUT for a seat without cards
  readonly winner: number; // seat; −1: the trick is not complete
  readonly cancelled: boolean; // whether nobody won the trick, so that its cards went with the next trick
  readonly kitty: readonly number[]; // kitty cards that went with the trick, if they are known
  readonly faceDown: number; // number of kitty cards that went with the trick face down
}

export interface History {
  readonly view: View;
  readonly viewer: number;
  readonly opened: boolean; // whether the first lead is due or was made
  readonly hand: readonly number[]; // the viewer's hand; while cards are passed, as dealt
  readonly buried: readonly number[]; // cards that the viewer buried
  readonly aside: readonly number[]; // left-over cards that were shown to all
  readonly tricks: readonly HistoryTrick[]; // the last one is the current trick, if it has begun
  readonly unseen: readonly number[];
}

/** Reads a seat's view. Throws for the view of a spectator, who has no hand. */
export function historyOf(suitBits: SuitBits, view: View): History {
  const { viewer } = view;
  if (viewer === 'watcher')
    throw new Error('Cannot choose an answer from a spectator’s view: expected the view of a seat');
  const left = new Map<Card, number[]>();
  for (const code of suitBits.deck)
    left.set(nameOf(suitBits, code), [...(left.get(nameOf(suitBits, code)) ?? []), code]);
  const take = (card: Card): number => {
    const code = left.get(card)?.shift();
    if (code === undefined) throw new RangeError(`Cannot read a view: it shows more ${card} than the deck has`);
    return code;
  };
  const hand = handBefore(suitBits, view).map(take);
  const placed = (trick: HistoryTrick, plays: View['trick']['plays']): HistoryTrick =>
    suitBits.stocked ? { ...trick, moves: withGaps(suitBits, view, trick, plays) } : trick;
  const taken = view.tricks.map(trick =>
    placed(seenTrick(trick, trick.winner, trick.kitty, take, trick.cancelled), trick.plays),
  );
  const lying = view.trick.plays.length === 0 ? [] : [placed(seenTrick(view.trick, -1, [], take), view.trick.plays)];
  const buried = (view.kept?.cards ?? view.buried).map(take);
  const aside = view.aside.map(take);
  const unseen = [...left.values()].flat().sort((a, b) => a - b);
  const opened = !['pass', 'charge', 'bid', 'opening'].includes(view.phase);
  return { view, viewer, opened, hand, buried, aside, tricks: [...taken, ...lying], unseen };
}

/** The viewer's hand. Until passed cards change hands, it is the hand as dealt. */
function handBefore({ rules }: SuitBits, { phase, hand, given, received }: View): readonly Card[] {
  if (phase !== 'pass') return hand;
  const held = [...hand, ...given.map(gift => gift.card)];
  return passesOn(rules) ? withoutAll(held, received) : held;
}

const nameOf = ({ names }: SuitBits, code: number): Card => names[code] as Card;

function seenTrick(
  { leader, plays }: View['trick'],
  winner: number,
  kitty: readonly Card[] | number,
  take: (card: Card) => number,
  cancelled = false,
): HistoryTrick {
  return {
    leader,
    moves: plays.map(({ card, call }) => take(card) | (call === 'high' ? HIGH : 0)),
    winner,
    cancelled,
    kitty: typeof kitty === 'number' ? [] : kitty.map(take),
    faceDown: typeof kitty === 'number' ? kitty : 0,
  };
}

/**
 * The moves of a trick, with `OUT` for each seat that has no cards. The moves of the current trick end before
 * the next seat that has cards.
 */
function withGaps(
  { seats }: SuitBits,
  { handSizes }: View,
  { leader, moves, winner }: HistoryTrick,
  plays: View['trick']['plays'],
): readonly number[] {
  const bySeat = new Map(plays.map(({ seat }, i) => [seat, moves[i] as number]));
  const all = Array.from({ length: seats }, (_, i) => (leader + i) % seats);
  const due = all.findIndex(seat => !bySeat.has(seat) && handSizes[seat] !== 0);
  return (winner < 0 && due >= 0 ? all.slice(0, due) : all).map(seat => bySeat.get(seat) ?? OUT);
}

/** The first leader of the deal. */
export const firstLeader = ({ tricks, view }: History): number => tricks[0]?.leader ?? view.trick.leader;

/** The index of the first trick that was taken and not cancelled; the number of tricks if there is none. */
export const firstTaken = ({ tricks }: History): number => {
  const index = tricks.findIndex(({ cancelled }) => !cancelled);
  return index < 0 ? tricks.length : index;
};

/** The seat that took the kitty in hand, or −1. */
export const kittyHolder = ({ rules }: SuitBits, history: History): number =>
  rules.kittySize > 0 && rules.sheet.kitty.to === 'hand' && !liesOut(rules)
    ? (history.tricks[firstTaken(history)]?.winner ?? -1)
    : -1;

/** Calls `tell` for every play in order, with its seat, its trick and its place in the trick. */
export function eachPlay(
  { seats }: SuitBits,
  { tricks }: History,
  tell: (move: number, seat: number, trick: number, order: number) => void,
): void {
  for (const [number, { leader, moves }] of tricks.entries())
    for (const [order, move] of moves.entries()) if (move !== OUT) tell(move, (leader + order) % seats, number, order);
}
