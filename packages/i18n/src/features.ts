// Loads the texts of the page's lazily loaded features in a language.
import type { PrintWords } from '@moonshot/rules/print';
import type { BotWords } from './en/features/bots.ts';
import type { DuplicateWords } from './en/features/contests.ts';
import type { EditorWords } from './en/features/editor.ts';
import type { FairnessWords } from './en/features/fairness.ts';
import type { GamesWords } from './en/features/further-games.ts';
import type { LeagueWords } from './en/features/leagues.ts';
import type { FriendWords } from './en/features/online.ts';
import type { TogetherWords } from './en/features/pass-and-play.ts';
import type { PrintTexts } from './en/features/print.ts';
import type { PuzzleWords } from './en/features/puzzles.ts';
import type { RatingsWords } from './en/features/ratings.ts';
import type { RecordWords } from './en/features/replay.ts';
import type { ReviewWords } from './en/features/review.ts';
import type { PadWords } from './en/features/score-pad.ts';
import type { StatisticsWords } from './en/features/statistics.ts';
import type { AllWords } from './en/page.ts';
import type { TextSection } from './section.ts';

export const botWords: TextSection<BotWords> = async language => (await import(`./${language}/features/bots.ts`)).bots;
export const contestWords: TextSection<DuplicateWords> = async language =>
  (await import(`./${language}/features/contests.ts`)).contests;
/**
 * The texts of the editor, with the names of the shelves (categories) of games. House rules start from a
 * game, which the user selects by shelf.
 */
export const editorWords: TextSection<EditorWords & Pick<GamesWords, 'shelves'>> = async language => {
  const [{ editor }, { furtherGames }] = await Promise.all([
    import(`./${language}/features/editor.ts`),
    import(`./${language}/features/further-games.ts`),
  ]);
  return { ...editor, shelves: furtherGames.shelves };
};
export const fairnessWords: TextSection<FairnessWords> = async language =>
  (await import(`./${language}/features/fairness.ts`)).fairness;
export const furtherGamesWords: TextSection<GamesWords> = async language =>
  (await import(`./${language}/features/further-games.ts`)).furtherGames;
export const leagueWords: TextSection<LeagueWords> = async language =>
  (await import(`./${language}/features/leagues.ts`)).leagues;
export const onlineWords: TextSection<FriendWords> = async language =>
  (await import(`./${language}/features/online.ts`)).online;
export const padWords: TextSection<PadWords> = async language =>
  (await import(`./${language}/features/score-pad.ts`)).pad;
/** The texts of printed pages. They include texts that the page also shows elsewhere. */
export const printWords: TextSection<PrintTexts & PrintWords> = async language => {
  const [{ print }, { page }] = await Promise.all([
    import(`./${language}/features/print.ts`),
    import(`./${language}/page.ts`),
  ]);
  const { scores, topics, quick } = page as AllWords;
  const { deal, pass, step, parts } = scores;
  const { captured, inHand } = parts;
  return { ...print, counts: quick.counts, deal, pass, step, captured, inHand, topics };
};
export const puzzleWords: TextSection<PuzzleWords> = async language =>
  (await import(`./${language}/features/puzzles.ts`)).puzzles;
export const ratingWords: TextSection<RatingsWords> = async language =>
  (await import(`./${language}/features/ratings.ts`)).ratings;
export const replayWords: TextSection<RecordWords> = async language =>
  (await import(`./${language}/features/replay.ts`)).replay;
export const reviewWords: TextSection<ReviewWords> = async language =>
  (await import(`./${language}/features/review.ts`)).review;
export const togetherWords: TextSection<TogetherWords> = async language =>
  (await import(`./${language}/features/pass-and-play.ts`)).together;
export const statisticsWords: TextSection<StatisticsWords> = async language =>
  (await import(`./${language}/features/statistics.ts`)).statistics;
