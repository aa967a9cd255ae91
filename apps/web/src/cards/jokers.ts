// Whether the wilds of the table that is shown are jokers: said once for all cards below a screen.
import { getContext, setContext } from 'svelte';

const JOKERS = Symbol('jokers');

/** Tells every card below whether its wilds are jokers. */
export const tellJokers = (are: () => boolean): void => void setContext(JOKERS, are);

/** Whether wilds are jokers where this card lies. */
export const jokersHere = (): (() => boolean) => getContext<(() => boolean) | undefined>(JOKERS) ?? (() => false);
