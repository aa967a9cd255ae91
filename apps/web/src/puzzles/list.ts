// The way from the table of a puzzle back to the screen of puzzles.
import type { App } from '../model/app.ts';

/** Leaves the table for the screen of puzzles. */
export function toPuzzles(app: App): void {
  app.dispatch({ type: 'home' });
  app.dispatch({ type: 'open', panel: 'puzzles' });
}
