// Types of laws: a name, and a check of one moment of a match that throws on a violation.
import type { Event, Hearts, HeartsGame, View, Viewer } from '@moonshot/rules';
import type { Choose, Moment } from '../play.ts';
import type { Knowledge } from './knowledge.ts';

/** One viewer's view at a moment, and its JSON. */
export interface Seen {
  readonly viewer: Viewer;
  readonly view: View;
  readonly text: string;
}

/** An event, and each viewer's knowledge after it. */
export interface KnownEvent {
  readonly event: Event;
  readonly knowledge: Knowledge;
}

/** One moment of a match with everything that a law may inspect. */
export interface Scene {
  readonly hearts: Hearts;
  readonly game: HeartsGame;
  readonly seed: string;
  readonly moment: Moment;
  readonly seen: readonly Seen[]; // one per viewer
  readonly told: readonly KnownEvent[]; // the moment's events
  readonly knowledge: Knowledge; // of each viewer, by the public rules alone, after the moment's events
  readonly choose: Choose; // for random trials in a law
}

export type Law = readonly [name: string, check: (scene: Scene) => void];

/** Throws the sentence if the law does not hold. */
export function must(holds: boolean, sentence: () => string): void {
  if (!holds) throw new Error(sentence());
}
