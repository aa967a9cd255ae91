// The state of the page that decides which keys apply.
import type { Model, TableModel } from '../../model/model.ts';
import { dealIsOver } from '../../model/play/standing.ts';
import { type HandCard, shownHand } from '../../table/hand/shown-hand.ts';

/**
 * Where a key is pressed: `choice` is a question at the table with numbered answers; `dialog` is anything
 * else that covers the page.
 */
export type KeyPlace = 'home' | 'table' | 'choice' | 'scores' | 'dialog';

export interface KeyContext {
  readonly model: Model;
  readonly place: KeyPlace;
  readonly hand: readonly HandCard[];
  readonly at: number | undefined; // the position of the focused card in the hand
  readonly aimed: boolean; // whether a key has moved the focus since the view of the table last changed
  readonly free: boolean; // whether the focus is on a card of the hand, or on no control
}

export function placeOf({ table, panel }: Model): KeyPlace {
  if (panel !== null && panel !== 'scores') return 'dialog';
  if (table === null) return 'home';
  if (panel === 'scores' || (table.pause === null && dealIsOver(table.view))) return 'scores';
  return choosesNow(table) ? 'choice' : 'table';
}

/** Whether the table asks the viewer a question with a few numbered answers. */
const choosesNow = ({ view, draft, pause, flight }: TableModel): boolean =>
  pause === null && !flight?.sure && (draft.kind === 'call' || ['bid', 'claim', 'moon'].includes(view.ask?.type ?? ''));

export const handOf = ({ table, settings }: Model): readonly HandCard[] =>
  table === null ? [] : shownHand(table, settings.order);
