// English texts of the further games screen.

export const furtherGames = {
  title: 'More games',
  lead: 'Hearts has been played in many ways since 1887. Take one, and it is ready to play on the home screen.',
  any: 'All',
  search: 'Search',
  players: 'Players',
  anyNumber: 'Any',
  none: 'No game fits. Try other words, or any number of players.',
  star: (name: string): string => `Add ${name} to the favourites`,
  unstar: (name: string): string => `Remove ${name} from the favourites`,
  shelves: {
    recent: 'Last played',
    favourites: 'Favourites',
    own: 'Your rules',
    two: 'For two',
    partners: 'Partners',
    wild: 'Wild cards',
    quick: 'Quick',
    close: 'Close to the usual',
    cards: 'Other cards count',
    twists: 'With a twist',
    old: 'Old games',
    world: 'Around the world',
  } as Readonly<Record<string, string>>,
  back: 'Back to the home screen',
};

/** The texts of the further games screen that every language must provide. */
export type GamesWords = typeof furtherGames;
