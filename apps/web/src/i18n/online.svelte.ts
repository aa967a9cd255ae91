// The texts of the online feature in the page's current language.
import type { FriendWords } from '@moonshot/i18n';
import { online } from '@moonshot/i18n/english';
import { onlineWords } from '@moonshot/i18n/features';
import { LocalizedText } from './localized-text.svelte.ts';

/** The texts of the online feature. Read them as `onlineTexts.words`. */
export const onlineTexts = new LocalizedText<FriendWords>(online, onlineWords);
