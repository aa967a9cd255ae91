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
  () => import('../duplicate/Contests.svelte'),
  () => import('../words/duplicate/catalogue.ts'),
);
export const fairness = withWords(
  () => import('./Fairness.svelte'),
  () => import('../words/fairness/catalogue.ts'),
);
export const games = withWords(
  () => import('../games/Games.svelte'),
  () => import('../words/further/catalogue.ts'),
);
export const house = withWords(
  () => import('../editor/parts.ts'),
  () => import('../words/editor/catalogue.ts'),
);
export const leagues = withWords(
  () => import('../leagues/Leagues.svelte'),
  () => import('../words/leagues/catalogue.ts'),
);
export const matches = withWords(
  () => import('../records/Matches.svelte'),
  () => import('../words/records/catalogue.ts'),
);
export const puzzles = withWords(
  () => import('../puzzles/parts.ts'),
  () => import('../words/puzzles/catalogue.ts'),
);
export const ratings = withWords(
  () => import('../ratings/Ratings.svelte'),
  () => import('../words/ratings/catalogue.ts'),
);
export const review = withWords(
  () => import('../review/Review.svelte'),
  () => import('../words/review/catalogue.ts'),
);
export const statistics = withWords(
  () => import('./Statistics.svelte'),
  () => import('../words/statistics/catalogue.ts'),
);
