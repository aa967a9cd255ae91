// Words the errors of a text as sentences with line and column.
import { explainRefusal } from '../explain/explain.ts';
import type { Hearts } from '../games.ts';
import { type RuleWords, en as ruleWordsEn } from '../words/en.ts';
import { type NotationError, type NotationFault, UNSEEN } from './notated-match.ts';
import { en, type NotationWords } from './words/en.ts';

/** An error, with the game if it is known. */
interface Refused {
  readonly misread: NotationError;
  readonly hearts?: Hearts;
}

/**
 * The sentence for an error in the notation: `Line 12, column 5: expected a card, such as QS; found “XX”.`
 * For an error in a transcript: `Line 1, deals[0].points: …`.
 */
export function misreadText(
  { misread: { line, column, path, why }, hearts }: Refused,
  words: NotationWords = en,
  ruleWords: RuleWords = ruleWordsEn,
): string {
  const reason = reasonOf(why, hearts, words, ruleWords);
  return path === undefined ? words.at(line, column, reason) : words.atPath(line, path, reason);
}

/** Replaces by blanks the characters that break a line or change its direction. */
const onOneLine = (found: string): string => [...found].map(letter => (UNSEEN.test(letter) ? ' ' : letter)).join('');

function reasonOf(why: NotationFault, hearts: Hearts | undefined, words: NotationWords, ruleWords: RuleWords): string {
  switch (why.type) {
    case 'too-long':
      return words.tooLong(why.most);
    case 'too-many':
      return words.tooMany(why.most);
    case 'expected':
      return words.expected(why.what, onOneLine(why.found));
    case 'twice':
      return words.twice(onOneLine(why.found));
    case 'lacking':
      return words.lacking;
    case 'one-match':
      return words.oneMatch;
    case 'no-game':
      return words.noGame(onOneLine(why.game));
    case 'other-version':
      return words.otherVersion(why.version);
    case 'sheet':
      return words.sheet(why.error);
    case 'dealer':
      return words.dealer(why.seat);
    case 'turn':
      return words.turn(why.seat);
    case 'cards':
      return words.cards;
    case 'not-asked':
      return words.notAsked;
    case 'refused':
      return words.refused(hearts === undefined ? '' : explainRefusal(hearts, why.refusal, ruleWords));
    case 'goes-on':
      return words.goesOn;
    case 'over':
      return words.over;
    default:
      return words[why.type](why.rules.join(' '));
  }
}
