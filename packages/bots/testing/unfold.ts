// Turns a sampled deal of a capture game into the cards to deal and the pairs to lay that lead to the same
// view, so that a test can replay it.
import type { Laid } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { CaptureFacts } from '../src/capture/determinization/facts.ts';
import type { CaptureDeterminization } from '../src/capture/determinization/worlds.ts';

export interface ReconstructedDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly kitty: readonly Card[];
  readonly laid: readonly (readonly Laid[])[]; // by bout and seat
}

/**
 * A card that a seat has had, and the bout in which the seat laid it (the number of bouts if the seat still
 * holds it).
 */
interface Had {
  readonly code: number;
  readonly bout: number;
}

/** Reconstructs the dealt cards and laid pairs of a world. Throws if no deal leads to it. */
export function reconstructDeal(facts: CaptureFacts, world: CaptureDeterminization): ReconstructedDeal {
  const { table, view, schedule } = facts;
  const name = (code: number): Card => table.names[code] as Card;
  const bottoms = facts.bottoms.map(row => [...row]);
  for (const [i, { bout, seat }] of facts.hidden.entries()) bottoms[bout]![seat] = world.bottoms[i]!;
  const laid = view.bouts.map((bout, i) => bout.tops.map((top, seat) => ({ bottom: name(bottoms[i]![seat]!), top })));
  const came = Array.from({ length: table.seats }, (_, seat) =>
    arrivals(facts, hadBy(facts, world, bottoms, seat), seat),
  );
  const stock = schedule.order.map(({ bout, seat }) => came[seat]![bout]!.shift() as number);
  return {
    hands: came.map(groups => groups[0]!.map(name)),
    stock: [...stock, ...world.stock].map(name),
    kitty: [],
    laid,
  };
}

function hadBy(
  { table, view, hand, viewer }: CaptureFacts,
  world: CaptureDeterminization,
  bottoms: readonly (readonly number[])[],
  seat: number,
): readonly Had[] {
  const held = seat === viewer ? hand : [...world.hands[seat]!];
  return [
    ...view.bouts.flatMap(({ tops }, bout) => [
      { code: table.names.indexOf(tops[seat] as Card), bout },
      { code: bottoms[bout]![seat]!, bout },
    ]),
    ...held.map(code => ({ code, bout: view.bouts.length })),
  ];
}

/**
 * For each time that cards were dealt (0 is the deal itself), the cards that arrived. Goes back from the last
 * time. Each time it assigns the cards that were held longest, and banned tops only after all others.
 */
function arrivals({ table, view, schedule }: CaptureFacts, had: readonly Had[], seat: number): number[][] {
  const left = [...had].sort((a, b) => table.banned[a.code]! - table.banned[b.code]! || b.bout - a.bout);
  const groups: number[][] = [];
  for (let redeal = view.bouts.length; redeal >= 0; redeal--) {
    const count = redeal === 0 ? table.rules.sheet.deal.hand : schedule.drawn[redeal - 1]![seat]!;
    groups[redeal] = Array.from({ length: count }, () => {
      const i = left.findIndex(one => one.bout >= redeal);
      if (i < 0) throw new Error(`Cannot unfold a world: seat ${seat} laid more cards than it had`);
      return left.splice(i, 1)[0]!.code;
    });
  }
  return groups;
}
