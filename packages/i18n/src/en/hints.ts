// The English reasons of hints and reviews, which the package of the bots has.
import { hintWordsEn } from '@moonshot/bots/hint';

export const hints = hintWordsEn;
