// Puts recollections into the present tense: families also write how they used to play.

const PAST = /\b(?:was|were|had|could|got|took|paid|gave|lasted|stopped|passed|led)\b/g;
const PRESENT = /\b(?:is|are|has|have|can|may|must|gets?|takes?|passes|leads|counts?|wins?|plays?)\b/g;
const PAST_MIN = 5; // past forms in a text that tells how people once played

const FORMS: readonly (readonly [past: RegExp, present: string])[] = [
  [/\bhad to\b/g, 'must'],
  [/\bwas\b/g, 'is'],
  [/\bwere\b/g, 'are'],
  [/\bhad\b/g, 'has'],
  [/\bcould\b/g, 'can'],
  [/\bgot\b/g, 'gets'],
  [/\btook\b/g, 'takes'],
  [/\bpaid\b/g, 'pays'],
  [/\bgave\b/g, 'gives'],
  [/\b(last|count|start|play|end)ed\b(?= (?:it|until|with|at|when|1st|\d))/g, '$1s'],
  [/\bstopped\b/g, 'stops'],
  [/\bpassed\b(?= (?:\d|them|it)\b)/g, 'passes'],
  [/\bled\b(?= (?:whatever|it|1st|any|the|with)\b)/g, 'leads'],
];

/** Whether sentences in plain words tell how people once played. */
export function isRecollection(sentences: readonly string[]): boolean {
  const count = (form: RegExp): number => sentences.reduce((sum, one) => sum + [...one.matchAll(form)].length, 0);
  return count(PAST) >= PAST_MIN && count(PAST) > 2 * count(PRESENT);
}

/** A sentence in plain words, in the present tense. */
export const inPresent = (words: string): string =>
  FORMS.reduce((text, [past, present]) => text.replace(past, present), words);
