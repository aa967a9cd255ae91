// Permutes the hidden cards of a table: everything that one seat cannot see changes places.
import { isDeepStrictEqual } from 'node:util';
import type {
  CaptureState as BoutState,
  CaptureView as BoutView,
  Hearts,
  HeartsGame,
  Pass,
  Seat,
  State,
  TrickState,
  TrickView,
  View,
} from '@moonshot/rules';
import { type Card, shuffled } from '@moonshot/rules/cards';
import type { Choose } from '../play.ts';

/** Replaces a hidden card by another. */
type Swap = (card: Card) => Card;

// some permutations are visible, because hearts are counted in the open or a hidden card decides what is
// asked
const TRIES = 40;

/** Another state with the same view and question; `undefined` if no different one was found. */
export function permuted(hearts: Hearts, state: State, seat: Seat, choose: Choose): State | undefined {
  const game: HeartsGame = hearts.game;
  const [view, ask] = [game.view(state, seat), game.ask(state, seat)];
  for (let i = 0; i < TRIES; i++) {
    const other = mixed(state, view, seat, choose);
    if (isDeepStrictEqual(other, state)) continue;
    if (isDeepStrictEqual(game.view(other, seat), view) && isDeepStrictEqual(game.ask(other, seat), ask)) return other;
  }
  return undefined;
}

/** Collects every hidden card, then lays the same cards in another order. */
function mixed(state: State, view: View, seat: Seat, choose: Choose): State {
  const hidden: Card[] = [];
  relaid(state, view, seat, card => {
    hidden.push(card);
    return card;
  });
  const cards = shuffled(hidden, choose);
  let next = 0;
  return relaid(state, view, seat, () => cards[next++] as Card);
}

function relaid(state: State, view: View, seat: Seat, swap: Swap): State {
  if ('bouts' in state && view.kind === 'commit-reveal') return relaidBouts(state, view, seat, swap);
  if ('tricks' in state && view.kind === 'tricks') return relaidTricks(state, view, seat, swap);
  throw new Error(`Cannot permute the cards: the state is not of a game of ${view.kind}`);
}

function relaidTricks(state: TrickState, view: TrickView, seat: Seat, swap: Swap): TrickState {
  return {
    ...state,
    hands: state.hands.map((hand, i) => (i === seat ? hand : hand.map(swap))),
    kitty: state.kitty.map(swap),
    passes:
      state.phase === 'pass'
        ? state.passes.map(pass => (pass.seat === seat ? pass : regiven(pass, swap)))
        : state.passes,
    buried: state.buried.map((cards, i) => (i === seat ? cards : cards.map(swap))),
    tricks: state.tricks.map((trick, i) =>
      typeof view.tricks[i]?.kitty === 'number' ? { ...trick, kitty: trick.kitty.map(swap) } : trick,
    ),
  };
}

/** A pass with its cards swapped. Until all seats have chosen, selected cards are in no hand. */
const regiven = (pass: Pass, swap: Swap): Pass => ({
  ...pass,
  gifts: pass.gifts.map(({ card, to }) => ({ card: swap(card), to })),
});

function relaidBouts(state: BoutState, view: BoutView, seat: Seat, swap: Swap): BoutState {
  return {
    ...state,
    hands: state.hands.map((hand, i) => (i === seat ? hand : hand.map(swap))),
    stock: state.stock.map(swap),
    laid: state.laid.map((pair, i) =>
      i === seat || pair === null ? pair : { bottom: swap(pair.bottom), top: swap(pair.top) },
    ),
    bouts: state.bouts.map((bout, number) => ({
      ...bout,
      laid: bout.laid.map((pair, i) =>
        view.bouts[number]?.bottoms[i] === null ? { ...pair, bottom: swap(pair.bottom) } : pair,
      ),
    })),
  };
}
