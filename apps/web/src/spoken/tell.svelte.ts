// Starts the announcements. A table that is open already is announced as just opened.
import type { RunningPage } from '../model/run.svelte.ts';
import { speech } from '../words/words.svelte.ts';
import { follower, tellShown } from './follow.ts';
import { voice } from './voice.svelte.ts';

/** Call it in an effect. Returns the cleanup function. */
export function tell(running: RunningPage): () => void {
  const hear = follower(voice);
  $effect(() => hear(speech.words, running.model));
  return running.watch(happened => tellShown(voice, speech.words, happened, running.model.settings));
}
