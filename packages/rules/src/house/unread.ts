// Why a text could not be read as house rules, in a language.
import { wrongText } from '../game/sheet-errors.ts';
import { en, type SheetWords } from '../words/sheet/en.ts';
import type { HouseReadError, WhyUnread } from './file.ts';

/** The place and the reason; together a sentence without a full stop. */
export interface HouseReadErrorText {
  readonly place: string;
  readonly reason: string;
}

/** The place and the reason. */
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
