// Returns from a puzzle's table to the puzzle screen.
import type { AppContext } from '../../model/app.ts';

/** Leaves the table for the puzzle screen. */
export function showPuzzles(app: AppContext): void {
  app.dispatch({ type: 'home' });
  app.dispatch({ type: 'open', panel: 'puzzles' });
}
