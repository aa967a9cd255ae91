// The languages of the program, and the types of their texts. All programs that show texts to people use this
// module.
export type { BotWords } from './en/features/bots.ts';
export type { DuplicateWords } from './en/features/contests.ts';
export type { EditorWords } from './en/features/editor.ts';
export type { FairnessWords } from './en/features/fairness.ts';
export type { GamesWords } from './en/features/further-games.ts';
export type { LeagueWords } from './en/features/leagues.ts';
export type { LifetimeWords } from './en/features/lifetime.ts';
export type { FriendWords } from './en/features/online.ts';
export type { TogetherWords } from './en/features/pass-and-play.ts';
export type { PrintTexts } from './en/features/print.ts';
export type { PuzzleWords } from './en/features/puzzles.ts';
export type { RatingsWords } from './en/features/ratings.ts';
export type { RecordWords } from './en/features/replay.ts';
export type { ReviewWords } from './en/features/review.ts';
export type { PadWords } from './en/features/score-pad.ts';
export type { StatisticsWords } from './en/features/statistics.ts';
export type { FileWords } from './en/files.ts';
export type { Words } from './en/page/first.ts';
export type { AllWords } from './en/page.ts';
export type { ApiErrorWords } from './en/server/errors.ts';
export type { DataWords } from './en/server/open-data.ts';
export type { ServerWords } from './en/server.ts';
export type { WorkerWords } from './en/worker.ts';
export { type DisplayDuration, signed } from './format.ts';
export { LANGUAGES, type Language, languageFor, NAMELESS, nameOf } from './languages.ts';
export type { TextSection } from './section.ts';
export { tenths } from './tenths.ts';
