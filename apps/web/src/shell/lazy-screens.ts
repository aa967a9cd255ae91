// Lazy-loaded parts of the page, each with its texts.

interface Catalogue<Words> {
  wordsIn(language: string): Promise<Words>;
}

const withWords =
  <Part, Words>(part: () => Promise<Part>, catalogue: () => Promise<Catalogue<Words>>) =>
  async (language: string): Promise<Part & { readonly say: Words }> => {
    const words = catalogue().then(({ wordsIn }) => wordsIn(language));
    const [loaded, say] = await Promise.all([part(), words]);
    return { ...loaded, say };
  };

export const contests = withWords(
  () => import('../features/contests/Contests.svelte'),
  () => import('../i18n/contests/catalogue.ts'),
);
export const fairness = withWords(
  () => import('../features/fairness/Fairness.svelte'),
  () => import('../i18n/fairness/catalogue.ts'),
);
export const games = withWords(
  () => import('../features/home/FurtherGames.svelte'),
  () => import('../i18n/further-games/catalogue.ts'),
);
export const house = withWords(
  () => import('./house-rules.ts'),
  () => import('../i18n/editor/catalogue.ts'),
);
export const leagues = withWords(
  () => import('../features/leagues/Leagues.svelte'),
  () => import('../i18n/leagues/catalogue.ts'),
);
export const matches = withWords(
  () => import('../features/replay/Matches.svelte'),
  () => import('../i18n/replay/catalogue.ts'),
);
export const puzzles = withWords(
  () => import('../features/puzzles/parts.ts'),
  () => import('../i18n/puzzles/catalogue.ts'),
);
export const ratings = withWords(
  () => import('../features/ratings/Ratings.svelte'),
  () => import('../i18n/ratings/catalogue.ts'),
);
export const review = withWords(
  () => import('../features/review/Review.svelte'),
  () => import('../i18n/review/catalogue.ts'),
);
export const statistics = withWords(
  () => import('../features/statistics/Statistics.svelte'),
  () => import('../i18n/statistics/catalogue.ts'),
);
