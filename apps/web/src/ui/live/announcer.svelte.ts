// The page's voice: the announcements as reactive state.
import { nothingSaid, type SpokenState, voiceOf } from './queue.ts';

const said: SpokenState = $state(nothingSaid());

export const announcer = voiceOf({ now: () => performance.now(), later: (ms, then) => setTimeout(then, ms) }, said);
