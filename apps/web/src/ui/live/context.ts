// Svelte context for the announcements to screen readers.
import { createContext } from 'svelte';
import type { SpeechQueue } from './queue.ts';

export const [getAnnouncer, setAnnouncer] = createContext<SpeechQueue>();
