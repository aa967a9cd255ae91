// Returns from a puzzle's table to the puzzle screen.
import type { App } from '../model/app.ts';

/** Leaves the table for the puzzle screen. */
export function toPuzzles(app: App): void {
  app.dispatch({ type: 'home' });
  app.dispatch({ type: 'open', panel: 'puzzles' });
}
