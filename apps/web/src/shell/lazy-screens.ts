// Lazy-loaded parts of the page, each with its texts.
import { languageFor, type TextSection } from '@moonshot/i18n';
import {
  contestWords,
  editorWords,
  fairnessWords,
  furtherGamesWords,
  leagueWords,
  padWords,
  puzzleWords,
  ratingWords,
  replayWords,
  reviewWords,
  statisticsWords,
  togetherWords,
} from '@moonshot/i18n/features';

const withWords =
  <Part, Words>(part: () => Promise<Part>, words: TextSection<Words>) =>
  async (language: string): Promise<Part & { readonly say: Words }> => {
    const [loaded, say] = await Promise.all([part(), words(languageFor([language]))]);
    return { ...loaded, say };
  };

export const contests = withWords(() => import('../features/contests/Contests.svelte'), contestWords);
export const fairness = withWords(() => import('../features/fairness/Fairness.svelte'), fairnessWords);
export const games = withWords(() => import('../features/home/FurtherGames.svelte'), furtherGamesWords);
export const house = withWords(() => import('./house-rules.ts'), editorWords);
export const leagues = withWords(() => import('../features/leagues/Leagues.svelte'), leagueWords);
export const matches = withWords(() => import('../features/replay/Matches.svelte'), replayWords);
export const pad = withWords(() => import('../features/score-pad/ScorePad.svelte'), padWords);
export const together = withWords(() => import('../features/pass-and-play/PassAndPlay.svelte'), togetherWords);
export const cover = withWords(() => import('../features/pass-and-play/Cover.svelte'), togetherWords);
export const puzzles = withWords(() => import('../features/puzzles/parts.ts'), puzzleWords);
export const ratings = withWords(() => import('../features/ratings/Ratings.svelte'), ratingWords);
export const review = withWords(() => import('../features/review/Review.svelte'), reviewWords);
export const statistics = withWords(() => import('../features/statistics/Statistics.svelte'), statisticsWords);
