// Says in a language why a text cannot be read as house rules.
import { wrongText } from '../game/sheet-errors.ts';
import { en, type SheetWords } from '../words/sheet/en.ts';
import type { HouseReadError, WhyUnread } from './file.ts';

/** The place of an error and its reason. Together they are a sentence without a full stop. */
export interface HouseReadErrorText {
  readonly place: string;
  readonly reason: string;
}

/** The place of an error and its reason, in a language. */
export const unreadText = ({ place, why }: HouseReadError, words: SheetWords = en): HouseReadErrorText => ({
  place: place || words.unread.text,
  reason: reasonOf(why, words),
});

function reasonOf(why: WhyUnread, words: SheetWords): string {
  const { unread } = words;
  switch (why.type) {
    case 'too-long':
      return unread.tooLong(why.most);
    case 'no-rules':
      return unread.noRules;
    case 'no-sheet':
      return unread.noSheet(why.found);
    case 'other':
      return words.wrong(why.found, why.wanted.join(unread.or));
    case 'newer':
      return unread.newer(why.found);
    case 'wrong':
      return wrongText(why.error, words);
  }
}
