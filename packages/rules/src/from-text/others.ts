// Finds the parts of a text that tell how others play.
import type { Sentence } from './sentences.ts';

/** Matches a heading above rules of others, or above rules that may be agreed on. */
const OF_OTHERS =
  /^(?!our\b|my\b).*\b(?:variants?|variations?|optional|alternatives?|not (?:implemented|supported|used|played|in use|included|planned|in (?:v\d|version|this|scope|the game))|out of scope|unsupported|missing|todo|planned|roadmap|what's new|changes|strategy|tips?|hints?|advice|etiquette|history)\b/;

/** Matches a sentence after which the rest of the paragraph tells how others play. */
const TELLS_OF_OTHERS =
  /^(?:here are |there are )?(?:some |other |common |popular |many )+(?:variations?|variants?)\b|\bvariations?\b[^.]*\byou (?:may|might|will|could) (?:run into|meet|see|hear|find)\b/;

/** Whether a heading stands above rules of others. */
export const isOfOthers = (heading: string): boolean => OF_OTHERS.test(heading.toLowerCase());

/** The indexes of the sentences on a line that come after an announcement of what others play. */
export function toldOfOthers(
  text: string,
  sentences: readonly Sentence[],
  plain: readonly string[],
): ReadonlySet<number> {
  const found = new Set<number>();
  sentences.forEach(({ start }, i) => {
    const last = sentences[i - 1];
    const isSameLine = last !== undefined && !text.slice(last.end, start).includes('\n');
    if (isSameLine && (found.has(i - 1) || TELLS_OF_OTHERS.test(plain[i - 1] ?? ''))) found.add(i);
  });
  return found;
}
