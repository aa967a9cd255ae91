// Leaves a table for the screen of an address.
import { moveTo, screenAt } from '../model/addresses.ts';
import type { AppContext } from '../model/app.ts';
import { goBackTo } from '../ui/history/entries.ts';

/** Opens the screen of an address instead of a table: goes back to it if it opened the table. */
export function openAddress(hash: string, dispatch: AppContext['dispatch'], leave: () => void): void {
  if (goBackTo(place => place === hash)) return; // the table is left on the way
  leave();
  moveTo(hash);
  const panel = screenAt(hash);
  if (panel !== undefined) dispatch({ type: 'open', panel });
}
