// The refusals of a table.
import type { Refusal as GameRefusal } from '@moonshot/rules';
import type { SealRefusal } from './seal-rules.ts';

export type Refusal =
  | { readonly type: 'game'; readonly refusal: GameRefusal }
  | { readonly type: 'no-such-seat' }
  | { readonly type: 'not-yet' } // the next deal is not due
  | { readonly type: 'nothing-to-undo' }
  | { readonly type: 'not-alone' } // others at the table would lose their plays
  | { readonly type: 'not-proved' } // some player's choice may still matter
  | { readonly type: 'not-owed' }
  | { readonly type: 'said-otherwise' } // another command had the number
  | { readonly type: 'mid-deal' } // seats change between deals only
  | { readonly type: 'seat-taken' }
  | { readonly type: 'sits-already' }
  | { readonly type: 'not-seated' }
  | { readonly type: 'counted' } // the match counts for ratings or a league
  | { readonly type: 'paused' }
  | { readonly type: 'over' }
  | SealRefusal;
