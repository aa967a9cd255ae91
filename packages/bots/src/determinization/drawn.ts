// Limits for hands that drew cards from the stock. A seat that showed a void holds at most as many cards of
// that suit as it has drawn since.
import { countOf } from '../sim/bits.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { CardBits, SuitBits } from '../sim/trick/suit-bitboards.ts';
import { eachPlay, type History } from './history.ts';

const { HANDS, codeIn, placeIn, suitIn } = layout;

/** The fact that a seat holds at most `most` of the cards in `cards`. */
export interface Limit {
  readonly seat: number;
  readonly cards: CardBits;
  readonly most: number;
}

/**
 * The cards that a play shows to be missing in a hand. A seat that drew in order to follow had no card of the
 * suit led.
 */
interface Shown {
  readonly seat: number;
  readonly trick: number;
  readonly led: number;
  readonly lacks: CardBits;
}

const isIn = (code: number, cards: CardBits): boolean => ((cards[suitIn(code)]! >>> placeIn(code)) & 1) === 1;

/**
 * The limit for a seat that lacked some cards when it played. The seat now holds at most as many of these
 * cards as it has drawn since.
 */
export function drawLimit(suitBits: SuitBits, history: History, { seat, trick, led, lacks }: Shown): Limit {
  const own = history.view.draws.filter(draw => draw.seat === seat);
  const cards = lacks.slice();
  if (suitBits.rules.draws === 'toFollow' && own.some(draw => draw.trick === trick)) cards[led] = -1;
  let most = own.reduce((sum, draw) => (draw.trick > trick ? sum + draw.cards : sum), 0);
  eachPlay(suitBits, history, (move, by, number) => {
    if (by === seat && number > trick && isIn(codeIn(move), cards)) most--;
  });
  return { seat, cards, most };
}

/** Whether a world respects the limits. */
export const respectsLimits =
  (limits: readonly Limit[]) =>
  (at: TrickPosition): boolean =>
    limits.every(({ seat, cards, most }) => {
      let count = 0;
      for (let suit = 0; suit < 4; suit++) count += countOf(at[HANDS + (seat << 2) + suit]! & cards[suit]!);
      return count <= most;
    });
