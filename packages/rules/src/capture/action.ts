// The question that a seat is asked in Capture, with its legal answers, and the action with which the seat
// answers.
import type { Card } from '../cards/card.ts';
import type { Laid } from './state.ts';

export type Ask = {
  readonly type: 'lay';
  readonly pairs: readonly Laid[];
  /** The pair that the seat has laid and may still change. Null if it has not laid a pair. */
  readonly laid: Laid | null;
};

export type Action = { readonly type: 'lay' } & Laid;

/** Why an action is refused. `legal` are the cards that the seat may lay face up. */
export type Refusal =
  | { readonly type: 'not-asked' }
  | { readonly type: 'not-held'; readonly card: Card }
  | { readonly type: 'top-banned'; readonly card: Card; readonly legal: readonly Card[] };
