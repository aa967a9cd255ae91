// The names of predefined messages and of report reasons.

/** What can be said at every table; the words are the client's own, in the reader's language. */
export const PHRASES = [
  'hello',
  'well-played',
  'thanks',
  'sorry',
  'good-luck',
  'one-moment',
  'nice-pass',
  'good-game',
] as const;
/** What can be shown at every table. */
export const EMOTES = ['smile', 'laugh', 'surprise', 'think', 'moon', 'heart'] as const;
/**
 * What a report can be about: a person's words, name or play, the seal of a deal, or something else in words
 * of one's own.
 */
export const REPORTS = ['words', 'name', 'cheating', 'stalling', 'seal', 'other'] as const;
