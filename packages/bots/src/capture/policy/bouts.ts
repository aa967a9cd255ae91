// The number of bouts left in a capture game and the future draws of a seat, from public counts.
import type { CaptureRules as Rules, CaptureView as View } from '@moonshot/rules/engine';

export interface BoutForecast {
  readonly bouts: number; // the present one included
  readonly draws: number; // the viewer's future draws
}

/** Simulates the counts: every seat lays two cards, then cards are dealt, until a seat has fewer than two. */
export function boutsAhead(rules: Rules, view: View): BoutForecast {
  const { seats, sheet } = rules;
  const sizes = view.handSizes.map((size, seat) => size + (view.laid[seat] ? 2 : 0));
  let { stock, dealer } = view;
  let [bouts, draws] = [0, 0];
  while (sizes.every(size => size >= 2)) {
    bouts += 1;
    sizes.forEach((size, seat) => {
      sizes[seat] = size - 2;
    });
    if (sheet.endTest === 'beforeRedeal' && sizes.some(size => size < 2)) break;
    dealer = (dealer + 1) % seats;
    const wanted = sheet.redeal.count * seats;
    const dealt = sheet.redeal.partial === 'kept' && stock < wanted ? 0 : Math.min(stock, wanted);
    for (let i = 0; i < dealt; i++) {
      const seat = (dealer + 1 + Math.floor(i / sheet.redeal.packet)) % seats;
      sizes[seat] = (sizes[seat] ?? 0) + 1;
      if (seat === view.viewer) draws += 1;
    }
    stock -= dealt;
  }
  return { bouts, draws };
}
