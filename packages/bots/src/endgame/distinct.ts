// Equivalent cards: cards of one hand that have the same effect because no other seat's card ranks between
// them.
import { SUITS } from '@moonshot/rules/cards';
import { isSameColour } from '@moonshot/rules/engine';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { type CardBits, copiesOf, type SuitBits } from '../sim/trick/suit-bitboards.ts';

const { HANDS, KITTY, KITTY_LEFT, LYING, ORDER, RANK_BITS, entriesAt, placeIn, suitIn } = layout;

/** For each code, the number of its family: cards of the same family differ only in rank. */
export function familiesOf(suitBits: SuitBits): Int32Array {
  const names = new Map<string, number>();
  const families = new Int32Array(layout.HIGH).fill(-1);
  for (const code of suitBits.deck) {
    const key = traitsOf(suitBits, code);
    if (!names.has(key)) names.set(key, names.size);
    families[code] = names.get(key) as number;
  }
  return families;
}

function traitsOf(suitBits: SuitBits, code: number): string {
  const bound = [
    suitBits.closed,
    suitBits.firstClosed,
    suitBits.banned,
    suitBits.heldBack,
    suitBits.goUnder,
    ...suitBits.mustThrow,
  ];
  const sets = [...bound, suitBits.ducks, suitBits.costly, suitBits.moon, suitBits.extenders];
  const changing = suitBits.modifiers.flatMap(one => [one.cards, one.cancels]);
  const within = [...sets, ...changing].map(set => (set[suitIn(code)]! >>> placeIn(code)) & 1);
  const opens = suitIn(code) === suitBits.openingSuit ? (suitBits.openingCard >>> placeIn(code)) & 1 : 0;
  const does = [0, 1, 2, 3].map(led => suitBits.entries[entriesAt(led) | code]! & ~RANK_BITS);
  const raises = code === suitBits.wildCard;
  return JSON.stringify([suitIn(code), suitBits.costs[code], within, opens, does, raises]);
}

/** Removes all playable cards except the lowest of each run of equivalent neighbours. */
export function distinct(suitBits: SuitBits, at: TrickPosition, families: Int32Array, open: CardBits): void {
  for (let suit = 0; suit < 4; suit++) {
    const own = open[suit]!;
    if ((own & (own - 1)) === 0) continue;
    let kept = 0;
    let last = -1; // family of the next lower card, if the seat may play it; −1: it may not
    const all = inPlay(suitBits, at, suit);
    const alike = alikeTo(suitBits, at, suit);
    for (let rest = all; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const mine = (own >>> place) & 1;
      const family = mine === 1 ? families[(suit << 5) | place]! : -1;
      // A card ties with its copy in another hand, so it is not equivalent to its neighbours. The same
      // applies to a card that a card of another hand may cancel.
      const level = (copiesOf(suitBits, place) & ((all & ~own) | alike)) !== 0;
      if (mine === 1 && (level || family !== last)) kept |= 1 << place;
      last = level ? -1 : family;
    }
    open[suit] = kept;
  }
}

/** Cards in play that cancel a card of this suit: those of the same rank and colour in another suit. */
function alikeTo(suitBits: SuitBits, at: TrickPosition, suit: number): number {
  if (suitBits.rules.sheet.trick.cancel !== 'alike') return 0;
  let lane = 0;
  for (let other = 0; other < 4; other++)
    if (other !== suit && isSameColour(SUITS[other]!, SUITS[suit]!)) lane |= inPlay(suitBits, at, other);
  return lane;
}

/** The cards of a suit in hands, in the current trick and in the middle. */
function inPlay({ seats, rules }: SuitBits, at: TrickPosition, suit: number): number {
  let lane = at[ORDER] === 0 ? 0 : at[LYING + suit]!;
  for (let seat = 0; seat < seats; seat++) lane |= at[HANDS + (seat << 2) + suit]!;
  for (let i = rules.kittySize - at[KITTY_LEFT]!; i < rules.kittySize; i++) {
    const code = at[KITTY + i]!;
    if (suitIn(code) === suit) lane |= 1 << placeIn(code);
  }
  return lane;
}
