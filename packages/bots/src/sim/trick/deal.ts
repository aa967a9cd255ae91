// Deals at random and finds the first leader: for random deals, and for playouts that start before the first
// play.
import * as luck from '../dice.ts';
import * as layout from './layout.ts';
import { beginPlay } from './play.ts';
import { addToHand, clear, type TrickPosition } from './position.ts';
import { dealRest } from './stock.ts';
import { copiesOf, type SuitBits } from './suit-bitboards.ts';

const { HANDS, LEADER, CLAIMED, KITTY_LEFT, THROWS_IN, KITTY } = layout;
const { shareOf, xorshift } = luck;

/**
 * Deals the deck at random and opens the deal. No seat claims the opening voluntarily. The order of `deck`
 * changes. Passes are skipped, because a deal would be just as random after random passes.
 */
export function dealRandom(
  suitBits: SuitBits,
  at: TrickPosition,
  deck: Uint8Array,
  dealer: number,
  dice: luck.Dice,
): void {
  clear(at);
  shuffleOut(suitBits, at, deck, dice);
  at[THROWS_IN] = 1;
  at[KITTY_LEFT] = suitBits.rules.kittySize;
  openDeal(suitBits, at, dealer);
  beginPlay(suitBits, at);
}

/**
 * Deals the deck from its end. Each card is drawn at random from the cards before it; seat 0 gets the rest.
 */
function shuffleOut({ rules }: SuitBits, at: TrickPosition, deck: Uint8Array, dice: luck.Dice): void {
  const { kittySize, handSize } = rules;
  let word = dice[0]!;
  let left = deck.length;
  for (let i = 0; i < kittySize; i++) {
    word = xorshift(word);
    at[KITTY + i] = drawn(deck, left--, word);
  }
  for (let seat = rules.seats - 1; seat > 0; seat--)
    for (let i = 0; i < handSize; i++) {
      word = xorshift(word);
      addToHand(at, seat, drawn(deck, left--, word));
    }
  while (left > 0) addToHand(at, 0, deck[--left]!);
  dice[0] = word;
}

/** Draws one of the first `left` cards of the deck. The last of these moves into its place. */
function drawn(deck: Uint8Array, left: number, word: number): number {
  const i = shareOf(word, left);
  const card = deck[i]!;
  deck[i] = deck[left - 1]!;
  deck[left - 1] = card;
  return card;
}

/** Sets the first leader according to the game's rules. If the wild card must open, its holder leads. */
export function openDeal(suitBits: SuitBits, at: TrickPosition, dealer: number): void {
  if (suitBits.rules.draws === 'atOnce') dealRest(suitBits, at, dealer);
  const { openingSuit: suit, openingWild } = suitBits;
  const { wild } = suitBits.rules.sheet.opening;
  const holder = wild === 'must' && openingWild !== 0 ? holderOf(suitBits, at, suit, openingWild) : -1;
  at[CLAIMED] = holder < 0 ? 0 : 1;
  at[LEADER] = holder < 0 ? openingLeader(suitBits, at, dealer) : holder;
}

/** The first leader according to the game's rules, without regard to a wild card that may open. */
export function openingLeader(suitBits: SuitBits, at: TrickPosition, dealer: number): number {
  const { seats, openingSuit: suit, openingCard } = suitBits;
  const { leader, fallback } = suitBits.rules.sheet.opening;
  if (suitBits.rules.opener !== undefined) return suitBits.rules.opener;
  if (leader === 'dealer') return dealer;
  if (leader === 'rightOfDealer') return (dealer + seats - 1) % seats;
  const left = (dealer + 1) % seats;
  if (suit < 0) return left;
  const holder = holderOf(suitBits, at, suit, openingCard);
  if (holder >= 0) return holder;
  return fallback === 'leftOfDealer' ? left : lowestHolder(suitBits, at, suit, left);
}

/** The first seat with any of these cards of a suit; −1 if they are in the kitty. */
function holderOf({ seats }: SuitBits, at: TrickPosition, suit: number, cards: number): number {
  for (let seat = 0; seat < seats; seat++) if ((at[HANDS + (seat << 2) + suit]! & cards) !== 0) return seat;
  return -1;
}

/** The seat with the lowest card of the suit in any hand; `otherwise` if no hand has the suit. */
function lowestHolder(suitBits: SuitBits, at: TrickPosition, suit: number, otherwise: number): number {
  let held = 0;
  for (let seat = 0; seat < suitBits.seats; seat++) held |= at[HANDS + (seat << 2) + suit]!;
  held &= ~suitBits.ducks[suit]!;
  if (held === 0) return otherwise;
  return holderOf(suitBits, at, suit, copiesOf(suitBits, 31 - Math.clz32(held & -held)));
}
