// The announcements to screen readers as reactive state.
import { nothingSaid, type SpeechQueue, type SpokenState, voiceOf } from './queue.ts';

/** Creates the page's queue of announcements. */
export function createAnnouncer(): SpeechQueue {
  const state: SpokenState = $state(nothingSaid());
  return voiceOf({ now: () => performance.now(), later: (ms, then) => setTimeout(then, ms) }, state);
}
