// Starts the announcements. A table that is already open at start-up is announced as just opened.

import { wholeOf } from '../../i18n/all-messages.ts';
import { locale } from '../../i18n/messages.svelte.ts';
import type { RunningPage } from '../../model/run.svelte.ts';
import { follower, tellShown } from './follow.ts';

/** Call it in an effect. Returns the cleanup function. */
export function announce(running: RunningPage): () => void {
  const { announcer } = running;
  const hear = follower(announcer);
  $effect(() => hear(wholeOf(locale.words), running.model));
  return running.watch(happened => tellShown(announcer, wholeOf(locale.words), happened, running.model.settings));
}
