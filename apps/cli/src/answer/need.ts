// What the table needs from the person at present.

import type { TableView } from '@moonshot/protocol';
import type { Ask } from '@moonshot/rules';

/** The seat of the person. All other seats are played by bots. */
export const MINE = 0;

export type Need =
  | { readonly type: 'answer'; readonly ask: Ask }
  | { readonly type: 'ready' } // the deal is over, and the next one waits for the person
  | { readonly type: 'over' }
  | { readonly type: 'wait' }; // the bots have to act

export function needOf({ deal, ask, ready }: TableView): Need {
  if (deal.phase === 'over') return { type: 'over' };
  // A pair that has been laid counts as an answer, although the player may still change it.
  if (ask !== null && !(ask.type === 'lay' && ask.laid !== null)) return { type: 'answer', ask };
  const due = deal.phase === 'deal' && deal.results.length > 0 && !ready.includes(MINE);
  return { type: due ? 'ready' : 'wait' };
}
