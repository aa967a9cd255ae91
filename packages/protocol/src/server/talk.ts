// The names of predefined chat messages and of the reasons for a report.

/** The predefined phrases that players can say. Clients show them in the reader's language. */
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
/** The emotes that players can show. */
export const EMOTES = ['smile', 'laugh', 'surprise', 'think', 'moon', 'heart'] as const;
/** The reasons of a report: a player's messages, name or play, the seal of a deal, or something else. */
export const REPORTS = ['words', 'name', 'cheating', 'stalling', 'seal', 'other'] as const;
