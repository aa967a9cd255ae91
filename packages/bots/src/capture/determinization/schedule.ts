// The course of the rest of a capture deal, from public counts: the number of bouts (rounds), and when each
// seat draws cards.
import type { CaptureRules as Rules, CaptureView as View } from '@moonshot/rules/engine';
import { boutsAhead, redealt } from '../policy/bouts.ts';

export interface Schedule {
  readonly left: number; // number of bouts left, the present one included
  // for each finished bout and seat, the number of cards dealt after that bout
  readonly drawn: readonly (readonly number[])[];
  // for each card dealt from the stock so far, the seat that got it, and the number of bouts played before
  readonly order: readonly { readonly bout: number; readonly seat: number }[];
}

/** Computes from a view the cards dealt after each finished bout, and the number of bouts left. */
export function scheduleFor(rules: Rules, view: View): Schedule {
  const order = dealtSoFar(rules, view);
  const drawn = view.bouts.map((_, bout) =>
    Array.from(
      { length: rules.seats },
      (_, seat) => order.filter(one => one.bout === bout + 1 && one.seat === seat).length,
    ),
  );
  return { left: boutsAhead(rules, view).bouts, drawn, order };
}

function dealtSoFar(rules: Rules, { bouts }: View): Schedule['order'] {
  let stock = rules.deck.length - rules.sheet.deal.hand * rules.seats;
  return bouts.flatMap(({ dealer }, i) => {
    const cards = redealt(rules, (dealer + 1) % rules.seats, stock);
    stock -= cards.length;
    return cards.map(seat => ({ bout: i + 1, seat }));
  });
}
