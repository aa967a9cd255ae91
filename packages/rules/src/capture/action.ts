// What a seat may be asked and what it may answer; the question carries its legal answers.
import type { Card } from '../cards/card.ts';
import type { Laid } from './state.ts';

export type Ask = {
  readonly type: 'lay';
  readonly pairs: readonly Laid[];
  /** What the seat has laid already and may still change; null while it has not laid. */
  readonly laid: Laid | null;
};

export type Action = { readonly type: 'lay' } & Laid;

/** Why an action may not be. `legal` are tops the seat's own hand allows. */
export type Refusal =
  | { readonly type: 'not-asked' }
  | { readonly type: 'not-held'; readonly card: Card }
  | { readonly type: 'top-banned'; readonly card: Card; readonly legal: readonly Card[] };
