// The wild cards of a deck as sets, by kind and by when they may be played.
import { type Card, isWild, SUITS, suitOf } from '@moonshot/rules/cards';
import { isCalled, isJoker, type TrickRules as Rules } from '@moonshot/rules/engine';

/** Sets of wild cards, as four lanes each (see `suit-bitboards.ts`). */
export interface WildBits {
  readonly anyWild: Int32Array; // all wild cards
  readonly wilds: Int32Array; // wild cards that are called high or low when they are played
  readonly jokers: Int32Array; // wild cards without a suit, in the lane of the suit sign on them
  readonly ducks: Int32Array; // wild cards of either kind that need not take a trick
  readonly suited: Int32Array; // all cards but the jokers
  readonly anyTime: Int32Array; // wild cards that may be played on any led suit
  readonly coloured: Int32Array; // wild cards that may be played off suit only to a lead of their colour
  readonly raised: number; // the suit that a wild card makes trumps in its trick, or −1
  readonly raiser: number; // the wild card that makes its suit trumps, as a lane
  readonly paysShed: boolean; // whether the taker of a wild card pays the seat that played it
  readonly goesUnder: boolean; // whether `raiser` may be played off suit under a higher card of its suit
}

/** Whether a trick has the wild card that makes its suit trumps, given the trick's cards of that suit. */
export const isRaised = ({ raiser }: WildBits, lying: number): boolean => (lying & raiser) !== 0;

/** `raiser`, if it may be played although another suit was led; otherwise 0. */
export const underIn = ({ raiser, raised, goesUnder }: WildBits, led: number, lying: number): number =>
  goesUnder && led !== raised && lying > raiser ? raiser : 0;

/** The sets of a deck's wild cards. */
export function wildBitsOf({ sheet, deck }: Rules, set: (cards: Iterable<Card>) => Int32Array): WildBits {
  const wilds = deck.filter(isWild);
  const raiser = sheet.wild.rank === 'overTen' ? wilds[0] : undefined;
  const raised = raiser === undefined ? -1 : SUITS.indexOf(suitOf(raiser));
  const when = (play: typeof sheet.wild.play): readonly Card[] => (sheet.wild.play === play ? wilds : []);
  return {
    anyWild: set(wilds),
    wilds: set(isCalled(sheet) ? wilds : []),
    jokers: set(wilds.filter(card => isJoker(sheet, card))),
    ducks: set(raiser === undefined ? wilds : []),
    suited: set(deck.filter(card => !isJoker(sheet, card))),
    anyTime: set(when('anyTime')),
    coloured: set(when('sameColour')),
    raised,
    raiser: raiser === undefined ? 0 : set([raiser])[raised]!,
    paysShed: sheet.wild.pays === 'whoShedIt' && wilds.length > 0,
    goesUnder: sheet.wild.play === 'underHigher',
  };
}
