// The number of bouts (rounds) left in a capture deal, and the number of cards that a seat will draw, from
// public counts.
import type { CaptureRules as Rules, CaptureView as View } from '@moonshot/rules/engine';

export interface BoutForecast {
  readonly bouts: number; // number of bouts left, the present one included
  readonly draws: number; // number of cards that the viewer will still draw
}

/**
 * Simulates the numbers of cards: every seat lays two cards and new cards are dealt, until a seat has fewer
 * than two cards.
 */
export function boutsAhead(rules: Rules, view: View): BoutForecast {
  const sizes = view.handSizes.map((size, seat) => size + (view.laid[seat] ? 2 : 0));
  let { stock, dealer } = view;
  let [bouts, draws] = [0, 0];
  while (sizes.every(size => size >= 2)) {
    bouts += 1;
    for (let seat = 0; seat < sizes.length; seat++) sizes[seat]! -= 2;
    if (rules.sheet.endTest === 'beforeRedeal' && sizes.some(size => size < 2)) break;
    dealer = (dealer + 1) % rules.seats;
    const receivers = redealt(rules, dealer, stock);
    for (const seat of receivers) {
      sizes[seat]! += 1;
      if (seat === view.viewer) draws += 1;
    }
    stock -= receivers.length;
  }
  return { bouts, draws };
}

/** The seat that gets each card of a redeal, in the order of the cards. */
export function redealt({ seats, sheet }: Rules, dealer: number, stock: number): readonly number[] {
  const { count, packet, partial } = sheet.redeal;
  const wanted = count * seats;
  const dealt = partial === 'kept' && stock < wanted ? 0 : Math.min(stock, wanted);
  return Array.from({ length: dealt }, (_, i) => (dealer + 1 + Math.floor(i / packet)) % seats);
}
