// The place of the dialog for calling a wild card: over that card, and below the cards of the trick.

/** Distance between the dialog and the cards of the trick, in pixels. */
const GAP = 8;
/** Smallest distance between the dialog and the lower edge of the screen, in pixels. */
const EDGE = 6;

export interface CallPlace {
  readonly x: number; // where the dialog points to, in pixels from the left
  readonly below: number; // largest distance of the dialog from the lower edge of the screen, in pixels
}

/**
 * Where the dialog of this height goes. The player must see who wins the trick so far, so the dialog covers
 * the hand rather than a card of the trick.
 */
export function callPlace(card: Element | null, trick: Iterable<Element>, height: number): CallPlace {
  const held = card?.getBoundingClientRect();
  const lowest = Math.max(0, ...[...trick].map(one => one.getBoundingClientRect().bottom));
  return {
    x: held === undefined ? innerWidth / 2 : held.left + held.width / 2,
    below: Math.max(EDGE, innerHeight - lowest - GAP - height),
  };
}
