// Which drawings of a card the screen needs. Phones use only the drawing with the large index, so the other
// one is not created.
import { MediaQuery } from 'svelte/reactivity';

export type Tier = 'f' | 'c';

const BOTH: readonly Tier[] = ['f', 'c'];

/** Only the drawing with the large index, for narrow cards. */
export const PHONE: readonly Tier[] = ['c'];

/** The media query that is true where the stylesheets draw every card with the large index. */
const phone = new MediaQuery(
  '(max-width: 600px) and (orientation: portrait), (max-height: 500px) and (orientation: landscape)',
);

/** The drawings that cards need now. Reactive: changes with the screen. */
export const tiers = (): readonly Tier[] => (phone.current ? PHONE : BOTH);
