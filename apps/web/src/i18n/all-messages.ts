// All texts of the page, including those of its lazy-loaded parts.
import type { AllWords, Words } from '@moonshot/i18n';
import { first, page } from '@moonshot/i18n/english';

/**
 * All texts of the page. English is split into two chunks, so its second part comes from another module;
 * every other language is one chunk.
 */
export const wholeOf = (words: Words): AllWords => (words === first ? page : (words as AllWords));
