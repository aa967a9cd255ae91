// The texts of the online feature in the page's current language.
import type { FriendWords } from '@moonshot/i18n';
import { online } from '@moonshot/i18n/english';
import { onlineWords } from '@moonshot/i18n/features';
import { Speech } from './speech.svelte.ts';

/** The texts, read as `friendly.words`. */
export const friendly = new Speech<FriendWords>(online, onlineWords);
