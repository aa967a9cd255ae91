// English texts of printed rules and score sheets.
export const print = {
  act: 'Print',
  failed: 'These rules cannot be printed. Load the page again.',
  players: (n: number): string => `For ${n} players`,
  scoreSheet: 'Score sheet',
  link: 'Play by these rules',
  points: 'points',
  total: 'total',
  date: 'Date',
};

/** The texts that every language must provide. */
export type PrintTexts = typeof print;
