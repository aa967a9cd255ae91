// The play of a deal as a proof describes it: which cards each seat passed, played, laid and took.

import type { CaptureState, Seat, TrickState } from '@moonshot/rules';
import type { Bid, Card } from '@moonshot/rules/cards';

/** A played card. A wild card has its call: whether it counts as the highest or the lowest of its suit. */
export type PlayProof = readonly [seat: Seat, card: Card] | readonly [seat: Seat, card: Card, call: 'high' | 'low'];

export interface TrickProof {
  readonly kind: 'tricks';
  readonly step: string; // the deal's direction of passing, such as `left` or `hold`
  readonly passes: readonly {
    readonly seat: Seat;
    readonly gifts: readonly (readonly [card: Card, to: Seat])[];
    readonly onward?: readonly Card[]; // the gifts that the seat had received itself
  }[];
  // by seat: cards shown before play; absent until all seats have decided
  readonly charges?: readonly (readonly Card[])[];
  readonly bids?: readonly (readonly [seat: Seat, bid: Bid['bid']])[]; // in order, if there is an auction
  readonly upcard?: Card; // the card that was turned up for trumps and removed from the deal
  readonly aside?: readonly Card[]; // cards that were left over and are out of the deal
  readonly tricks: readonly {
    readonly plays: readonly PlayProof[];
    readonly winner: Seat | null; // null for a trick that was not finished
    readonly kitty: readonly Card[]; // left-over cards that the winner took with the trick
    // numbers of cards drawn from the stock since the trick before, in order
    readonly drawn?: readonly (readonly [seat: Seat, cards: number])[];
  }[];
  readonly kept?: Seat; // the last seat with cards, which takes its hand and the rest of the stock
  readonly buried: readonly (readonly Card[])[]; // by seat: cards laid away in exchange for the kitty
  readonly moon: { readonly seat: Seat; readonly option: string } | null;
}

export interface CaptureProof {
  readonly kind: 'commit-reveal';
  readonly bouts: readonly {
    readonly dealer: Seat;
    readonly laid: readonly (readonly [hidden: Card, shown: Card])[]; // pair of each seat
    readonly winner: Seat | null;
  }[];
}

/**
 * The play of a deal of a trick game. `out` says whether the cards have been dealt; if not, the play is
 * empty. `isScored` says whether the deal is over, so that cards still in the middle are out of the deal.
 */
export function tricks(game: TrickState, out: boolean, isScored: boolean): TrickProof {
  if (!out) return { kind: 'tricks', step: 'hold', passes: [], tricks: [], buried: [], moon: null };
  const taken = game.tricks.map(({ plays, winner, kitty }, i) => ({
    plays: plays.map(playProof),
    winner,
    kitty,
    ...drawnFor(game, i),
  }));
  const open = {
    plays: game.trick.plays.map(playProof),
    winner: null,
    kitty: [],
    ...drawnFor(game, game.tricks.length),
  };
  return {
    kind: 'tricks',
    step: game.step,
    passes: game.passes.map(({ seat, gifts, onward }) => ({
      seat,
      gifts: gifts.map(({ card, to }) => [card, to] as const),
      ...(onward && { onward }),
    })),
    ...(game.charges.length === game.hands.length && { charges: game.charges.map(({ cards }) => cards) }),
    ...(game.bids.length > 0 && { bids: game.bids.map(({ seat, bid }) => [seat, bid] as const) }),
    ...(game.upcard !== null && { upcard: game.upcard }),
    ...(isScored && game.kitty.length > 0 && { aside: game.kitty }),
    tricks: open.plays.length === 0 ? taken : [...taken, open],
    buried: game.buried,
    ...(game.kept === null ? {} : { kept: game.kept }),
    moon: game.moon,
  };
}

/** How many cards each seat drew from the stock before a trick. The field is absent if no seat drew. */
function drawnFor({ draws }: TrickState, trick: number): Pick<TrickProof['tricks'][number], 'drawn'> {
  const drawn = draws.filter(draw => draw.trick === trick).map(({ seat, cards }) => [seat, cards] as const);
  return drawn.length === 0 ? {} : { drawn };
}

const playProof = ({ seat, card, call }: TrickState['trick']['plays'][number]): PlayProof =>
  call === undefined ? [seat, card] : [seat, card, call];

/** The play of a capture game's deal: the revealed bouts (rounds). */
export const bouts = (game: CaptureState, out: boolean): CaptureProof => ({
  kind: 'commit-reveal',
  bouts: out
    ? game.bouts.map(({ dealer, laid, winner }) => ({
        dealer,
        laid: laid.map(({ bottom, top }) => [bottom, top] as const),
        winner,
      }))
    : [],
});
