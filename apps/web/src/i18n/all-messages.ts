// All texts of the page, for its lazy-loaded parts.
import type { AllWords, Words } from '@moonshot/i18n';
import { first, page } from '@moonshot/i18n/english';

/** All texts. English is split into two chunks; every other language is one. */
export const wholeOf = (words: Words): AllWords => (words === first ? page : (words as AllWords));
