// Starts the announcements. A table that is already open when the page starts is announced like a newly
// opened one.

import { wholeOf } from '../../i18n/all-messages.ts';
import { locale } from '../../i18n/messages.svelte.ts';
import type { RunningPage } from '../../model/run.svelte.ts';
import { follower, tellShown } from './follow.ts';

/** Starts the announcements. Call this function in an effect; it returns the effect's cleanup function. */
export function announce(running: RunningPage): () => void {
  const { announcer } = running;
  const hear = follower(announcer);
  $effect(() => hear(wholeOf(locale.words), running.model));
  return running.watch(happened => tellShown(announcer, wholeOf(locale.words), happened, running.model.settings));
}
