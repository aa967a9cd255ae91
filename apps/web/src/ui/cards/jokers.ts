// Svelte context that says whether the wild cards of a table are jokers.
import { getContext, setContext } from 'svelte';

const JOKERS = Symbol('jokers');

/** Sets for all cards in this component and its children whether wild cards are jokers. */
export const tellJokers = (are: () => boolean): void => void setContext(JOKERS, are);

/** Whether wild cards are jokers in this component. */
export const jokersHere = (): (() => boolean) => getContext<(() => boolean) | undefined>(JOKERS) ?? (() => false);
