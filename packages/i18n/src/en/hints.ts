// The English reasons for hints and reviews, re-exported from the bots package.
import { hintWordsEn } from '@moonshot/bots/hint';

export const hints = hintWordsEn;
