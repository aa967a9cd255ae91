// What can be said at every table without a word of one's own, by names.

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
