// Which drawings of a card the screen needs: phones only use the large index, so the other is not created.

export type Tier = 'f' | 'c';

const BOTH: readonly Tier[] = ['f', 'c'];

/** Only the drawing with the large index, for narrow cards. */
export const PHONE: readonly Tier[] = ['c'];

/** Matches where the stylesheets draw every card with the large index. */
const phone = matchMedia(
  '(max-width: 600px) and (orientation: portrait), (max-height: 500px) and (orientation: landscape)',
);

let needed: readonly Tier[] = $state.raw(phone.matches ? PHONE : BOTH);
phone.addEventListener('change', () => {
  needed = phone.matches ? PHONE : BOTH;
});

/** The drawings that cards need now. Reactive: changes with the screen. */
export const tiers = (): readonly Tier[] => needed;
