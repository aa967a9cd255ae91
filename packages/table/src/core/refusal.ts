// The reasons for which a table refuses a command.
import type { Refusal as GameRefusal } from '@moonshot/rules';
import type { SealRefusal } from './seal-rules.ts';

export type Refusal =
  | { readonly type: 'game'; readonly refusal: GameRefusal }
  | { readonly type: 'no-such-seat' }
  | { readonly type: 'not-yet' } // the next deal may not begin now
  | { readonly type: 'nothing-to-undo' }
  | { readonly type: 'not-alone' } // an undo would take back what other people played
  | { readonly type: 'not-proved' } // another player's choice may still matter to the deal
  | { readonly type: 'not-owed' }
  | { readonly type: 'said-otherwise' } // the client used the command's number before, for another command
  | { readonly type: 'mid-deal' } // a seat can be taken between deals only
  | { readonly type: 'seat-taken' }
  | { readonly type: 'sits-already' }
  | { readonly type: 'not-seated' }
  | { readonly type: 'counted' } // the match counts for ratings or a league
  | { readonly type: 'paused' }
  | { readonly type: 'over' }
  | SealRefusal;
