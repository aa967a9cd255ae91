// Tells which screen opened the shown replay.
import { screenAt } from '../../model/addresses.ts';
import { shownPath } from '../../ui/history/entries.ts';

/** Whether the shown replay was opened by a screen other than the list of matches. */
export function wasOpenedElsewhere(): boolean {
  const [below = '', top = ''] = shownPath().slice(-2);
  return screenAt(top) === 'matches' && !['matches', undefined].includes(screenAt(below));
}
