// Which of the two drawings of a card the screen may show: on a phone all have the large index, and the other
// is not even made.

export type Tier = 'f' | 'c';

const BOTH: readonly Tier[] = ['f', 'c'];

/** The drawing with the large index alone, for cards that are narrow. */
export const PHONE: readonly Tier[] = ['c'];

/** Where the stylesheets draw every card with the large index. */
const phone = matchMedia(
  '(max-width: 600px) and (orientation: portrait), (max-height: 500px) and (orientation: landscape)',
);

let needed: readonly Tier[] = $state.raw(phone.matches ? PHONE : BOTH);
phone.addEventListener('change', () => {
  needed = phone.matches ? PHONE : BOTH;
});

/**
 * The drawings that a card needs now; whatever follows them is told when the screen has turned into another.
 */
export const tiers = (): readonly Tier[] => needed;
