// Where the page stands when a key is pressed: which keys hold follows from it.
import type { Model, Table } from '../model/model.ts';
import { dealIsOver } from '../model/standing.ts';
import { type HandCard, shownHand } from '../table/shown-hand.ts';

/** `choice` is a question with numbered answers; `dialog` is anything else that lies over the page. */
export type Place = 'home' | 'table' | 'choice' | 'scores' | 'dialog';

export interface Scene {
  readonly model: Model;
  readonly place: Place;
  readonly hand: readonly HandCard[];
  readonly at: number | undefined; // the place in the hand that has the focus
  readonly aimed: boolean; // a key took the focus there since the last question
  readonly free: boolean; // nothing outside the hand has the focus
}

export function placeOf({ table, panel }: Model): Place {
  if (panel !== null && panel !== 'scores') return 'dialog';
  if (table === null) return 'home';
  if (panel === 'scores' || (table.pause === null && dealIsOver(table.view))) return 'scores';
  return choosesNow(table) ? 'choice' : 'table';
}

/** Whether the table waits for one of a few numbered answers. */
const choosesNow = ({ view, draft, pause, flight }: Table): boolean =>
  pause === null && !flight?.sure && (draft.kind === 'call' || ['bid', 'claim', 'moon'].includes(view.ask?.type ?? ''));

export const handOf = ({ table }: Model): readonly HandCard[] => (table === null ? [] : shownHand(table));
