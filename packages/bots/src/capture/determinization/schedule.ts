// The course of the rest of a capture deal, from public counts: the number of bouts, and when each seat
// draws.
import type { CaptureRules as Rules, CaptureView as View } from '@moonshot/rules/engine';

export interface Schedule {
  readonly left: number; // bouts, the present one included
  // for each finished bout and seat, the cards dealt after that bout
  readonly drawn: readonly (readonly number[])[];
  // the receivers of the stock's cards dealt so far, and the number of bouts after which they got them
  readonly order: readonly { readonly bout: number; readonly seat: number }[];
}

/** Simulates the counts of a view backwards and forwards. */
export function scheduleFor(rules: Rules, view: View): Schedule {
  const order = dealtSoFar(rules, view);
  const drawn = view.bouts.map((_, bout) =>
    Array.from(
      { length: rules.seats },
      (_, seat) => order.filter(one => one.bout === bout + 1 && one.seat === seat).length,
    ),
  );
  return { left: boutsLeft(rules, view), drawn, order };
}

/** The receivers of the cards of a further deal, in order. */
function redealt({ seats, sheet }: Rules, dealer: number, stock: number): readonly number[] {
  const { count, packet, partial } = sheet.redeal;
  const wanted = count * seats;
  const dealt = partial === 'kept' && stock < wanted ? 0 : Math.min(stock, wanted);
  return Array.from({ length: dealt }, (_, i) => (dealer + 1 + Math.floor(i / packet)) % seats);
}

function boutsLeft(rules: Rules, view: View): number {
  const sizes = view.handSizes.map((size, seat) => size + (view.laid[seat] ? 2 : 0));
  let { stock, dealer } = view;
  let bouts = 0;
  while (sizes.every(size => size >= 2)) {
    bouts += 1;
    for (let seat = 0; seat < sizes.length; seat++) sizes[seat]! -= 2;
    if (rules.sheet.endTest === 'beforeRedeal' && sizes.some(size => size < 2)) break;
    dealer = (dealer + 1) % rules.seats;
    const cards = redealt(rules, dealer, stock);
    for (const seat of cards) sizes[seat]! += 1;
    stock -= cards.length;
  }
  return bouts;
}

function dealtSoFar(rules: Rules, { bouts }: View): Schedule['order'] {
  let stock = rules.deck.length - rules.sheet.deal.hand * rules.seats;
  return bouts.flatMap(({ dealer }, i) => {
    const cards = redealt(rules, (dealer + 1) % rules.seats, stock);
    stock -= cards.length;
    return cards.map(seat => ({ bout: i + 1, seat }));
  });
}
