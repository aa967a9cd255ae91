// The true deal as a position, for a review after the deal, when all hands are known.
import type { Card } from '@moonshot/rules/cards';
import type { KnownCards } from '../core/judgement.ts';
import type { History } from '../determinization/history.ts';
import * as layout from '../sim/trick/layout.ts';
import { addToHand, type TrickPosition } from '../sim/trick/position.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { addToPile } from '../sim/trick/take.ts';

const { KITTY, KITTY_LEFT } = layout;

/** Adds the known cards of the other seats to `setting`, the position as the viewer sees it. */
export function openHandsPosition(
  suitBits: SuitBits,
  setting: TrickPosition,
  { viewer, unseen }: History,
  known: KnownCards,
): TrickPosition {
  const left = [...unseen];
  const code = (card: Card): number => {
    const index = left.findIndex(one => suitBits.names[one] === card);
    if (index < 0) throw new RangeError(`Cannot judge with open hands: ${card} is no card that the view leaves open`);
    return left.splice(index, 1)[0] as number;
  };
  const at = setting.slice();
  for (const [seat, cards] of known.hands.entries())
    if (seat !== viewer) for (const card of cards) addToHand(at, seat, code(card));
  const first = suitBits.rules.kittySize - at[KITTY_LEFT]!;
  for (let i = 0; i < at[KITTY_LEFT]!; i++) at[KITTY + first + i] = code(known.kitty[i] as Card);
  for (const [seat, cards] of (known.piles ?? []).entries())
    for (const card of cards) addToPile(suitBits, at, seat, code(card));
  return at;
}
