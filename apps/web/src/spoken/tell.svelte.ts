// Begins to say the table to those who hear the page; a table that is there already is told as one that was
// just opened.
import type { Running } from '../model/run.svelte.ts';
import { speech } from '../words/words.svelte.ts';
import { follower, tellShown } from './follow.ts';
import { voice } from './voice.svelte.ts';

/** To be called within an effect; gives the way to end it. */
export function tell(running: Running): () => void {
  const hear = follower(voice);
  $effect(() => hear(speech.words, running.model));
  return running.watch(happened => tellShown(voice, speech.words, happened, running.model.settings));
}
