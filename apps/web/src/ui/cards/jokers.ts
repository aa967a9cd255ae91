// Svelte context: whether the wild cards of this table are jokers.
import { getContext, setContext } from 'svelte';

const JOKERS = Symbol('jokers');

/** Sets for all cards below whether their wild cards are jokers. */
export const tellJokers = (are: () => boolean): void => void setContext(JOKERS, are);

/** Whether wild cards are jokers at this place in the page. */
export const jokersHere = (): (() => boolean) => getContext<(() => boolean) | undefined>(JOKERS) ?? (() => false);
