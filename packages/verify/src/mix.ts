// Checks the mix, in which the seats put cards into the middle, and all these cards are shuffled and dealt
// back. Each card must go to the seat that follows from the seed.
import type { Wrong } from './cards.ts';
import { drawing, framed, shuffle } from './chance.ts';
import type { CardName, Deal, DealTricks } from './document.ts';

const MIXES = ['mix', 'mix-if-uncharged'];

type Gift = DealTricks['passes'][number]['gifts'][number];

/**
 * An error for every mixed card that went to a wrong seat. Empty unless every seat has put its cards into the
 * middle.
 */
export function mixFaults({ play }: Deal, seats: number, seed: Uint8Array, worth: (card: CardName) => number): Wrong[] {
  if (play.kind !== 'tricks' || !MIXES.includes(play.step) || play.passes.length !== seats) return [];
  const passes = [...play.passes].sort((a, b) => a.seat - b.seat);
  const places = passes.flatMap(({ seat, gifts }) => gifts.map(() => seat));
  const due = shuffle(places, drawing(framed('moonshot/1/draws', seed, 'mix')));
  const inOrder = (gifts: readonly Gift[]): readonly Gift[] => [...gifts].sort(([a], [b]) => worth(a) - worth(b));
  const given = passes.flatMap(({ seat, gifts }) => inOrder(gifts).map(([card, to]) => ({ seat, card, to })));
  return given.flatMap(({ seat, card, to }, i) =>
    to === due[i]
      ? []
      : [{ place: 'play.passes', what: `the seed gives the ${card} of seat ${seat} to seat ${due[i]}` }],
  );
}
