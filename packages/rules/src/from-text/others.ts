// Finds the parts of a text that tell how others play, how another game is played, or what can be set.
import { lineBefore, type Sentence, startsItem } from './sentences.ts';
import { introducesOthers, isAboveOthers } from './stance.ts';

/** Matches a sentence after which the rest of the paragraph tells how others play. */
const TELLS_OF_OTHERS =
  /^(?:here are |there are )?(?:some |other |common |popular |many )+(?:variations?|variants?)\b|\bvariations?\b[^.]*\byou (?:may|might|will|could) (?:run into|meet|see|hear|find)\b/;

/** Whether a heading stands above rules of others. */
export const isOfOthers = (heading: string): boolean => isAboveOthers(heading.toLowerCase());

/** Matches the name of a setting: `With "Rotate" the direction changes.` */
const SETTING = /["“]\p{Lu}[\p{L}\d -]{1,18}["”]/u;
const OF_SETTINGS = /\b(?:settings?|options?|preferences)\b/i;

/** Matches the mention of another game, which `that one` and `there` in the next sentences mean. */
const OTHER_GAME =
  /\b(?:hearts|game|version|1)\b[^.;]{0,20}\b(?:on|in|from) (?:my|your|the|a|our|his|her|their) (?:\w+ )?(?:computer|phone|pc|tablet|laptop|internet|app)\b/;
const THAT_ONE =
  /(?:^|[:;,] )(?:that|the other) (?:1|version|game|app)\b|\b(?:there|in that (?:1|version|game))\b(?! (?:is|are|was|were|has|have)\b|')/;
const THIS_ONE = /\b(?:here|we|us|ours?|this (?:game|1|version))\b/;

/** The indexes of the sentences about another game, up to one about the writer's own. */
function toldOfOtherGame(plain: readonly string[]): readonly number[] {
  let isNear = false;
  return plain.flatMap((words, i) => {
    if (isNear && THIS_ONE.test(words)) isNear = false;
    const isOther = (isNear || OTHER_GAME.test(words)) && THAT_ONE.test(words);
    isNear ||= OTHER_GAME.test(words) && !THIS_ONE.test(words);
    return isOther ? [i] : [];
  });
}

/** The indexes of the sentences that come after an announcement of what others play, on its line. */
function announced(text: string, sentences: readonly Sentence[], plain: readonly string[]): readonly number[] {
  let isOn = false;
  return sentences.flatMap(({ start }, i) => {
    const last = sentences[i - 1];
    const isSameLine = last !== undefined && !text.slice(last.end, start).includes('\n');
    isOn = isSameLine && (isOn || TELLS_OF_OTHERS.test(plain[i - 1] ?? ''));
    return isOn ? [i] : [];
  });
}

/** Whether a sentence is the first one of its line. */
const startsLine = (text: string, sentence: Sentence): boolean => {
  const before = lineBefore(text, sentence);
  return before !== undefined && !/[\p{L}\d]{2}/u.test(before);
};

/** The indexes of the items of lists whose introduction says that they are not the writer's rules. */
export function listed(text: string, sentences: readonly Sentence[], plain: readonly string[]): readonly number[] {
  let isOn = false;
  let isInList = false;
  return sentences.flatMap((one, i) => {
    if (!startsLine(text, one)) return isOn ? [i] : [];
    const isItem = startsItem(text, one);
    const last = sentences[i - 1];
    const isNear = last !== undefined && !/\n\s*\n/.test(text.slice(last.end, one.start));
    if (isItem ? !isInList : !(isOn && isNear && !isInList))
      isOn =
        last !== undefined && introducesOthers(plain[i - 1] ?? '') && (isItem || (isNear && /:\s*$/.test(last.text)));
    isInList = isItem;
    return isOn ? [i] : [];
  });
}

/**
 * The indexes of the sentences in quoted lines of a message, if the writer's own lines are longer. They are
 * another person's words, most often questions.
 */
function quoted(text: string, sentences: readonly Sentence[]): readonly number[] {
  const isQuoted = ({ start }: Sentence): boolean => text.startsWith('>', text.lastIndexOf('\n', start - 1) + 1);
  const lines = text.split('\n');
  const letters = (some: readonly string[]): number => some.join('').length;
  const others = lines.filter(line => line.startsWith('>'));
  if (others.length === 0 || 2 * letters(others) > letters(lines)) return [];
  return sentences.flatMap((one, i) => (isQuoted(one) ? [i] : []));
}

/** The indexes of the sentences that state no rule of the writer: what others play, and what can be set. */
export function toldOfOthers(
  text: string,
  sentences: readonly Sentence[],
  plain: readonly string[],
): ReadonlySet<number> {
  const hasSettings = OF_SETTINGS.test(text);
  const settings = sentences.flatMap((one, i) => (hasSettings && SETTING.test(one.text) ? [i] : []));
  return new Set([
    ...quoted(text, sentences),
    ...announced(text, sentences, plain),
    ...listed(text, sentences, plain),
    ...settings,
    ...toldOfOtherGame(plain),
  ]);
}
