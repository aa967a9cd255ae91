// English texts of the further games screen.

export const furtherGames = {
  title: 'More games',
  lead: 'Hearts has been played in many ways since 1887. Take one, and it is yours to play on the first screen, with its own rules to read.',
  any: 'All',
  doubtful: 'Not all of it is settled by a source.',
  back: 'Back to the first screen',
};

/** The texts that every language must provide. */
export type GamesWords = typeof furtherGames;
