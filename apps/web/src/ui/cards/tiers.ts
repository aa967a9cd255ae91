// Which levels of detail of a card the screen needs: `f` is the detailed drawing, and `c` is the drawing with
// a large rank and suit. Phones never show `f`, so `f` is not created there.
import { MediaQuery } from 'svelte/reactivity';

export type Tier = 'f' | 'c';

const BOTH: readonly Tier[] = ['f', 'c'];

/** The levels of detail for narrow cards: only the drawing with a large rank and suit. */
export const PHONE: readonly Tier[] = ['c'];

/** The media query for screens on which the stylesheets draw every card with a large rank and suit. */
const phone = new MediaQuery(
  '(max-width: 600px) and (orientation: portrait), (max-height: 560px) and (orientation: landscape)',
);

/** The levels of detail that cards need now. It is reactive and changes with the screen. */
export const tiers = (): readonly Tier[] => (phone.current ? PHONE : BOTH);
