// The questions to a seat and its answers. A question carries its legal answers.
import type { Card } from '../cards/card.ts';
import type { Laid } from './state.ts';

export type Ask = {
  readonly type: 'lay';
  readonly pairs: readonly Laid[];
  /** The pair that the seat has laid and may still change; null if it has not laid. */
  readonly laid: Laid | null;
};

export type Action = { readonly type: 'lay' } & Laid;

/** Why an action is refused. `legal` are the tops that the seat's own hand allows. */
export type Refusal =
  | { readonly type: 'not-asked' }
  | { readonly type: 'not-held'; readonly card: Card }
  | { readonly type: 'top-banned'; readonly card: Card; readonly legal: readonly Card[] };
