// Statistics of recorded matches. The page, the terminal and the published data use this module.
export { ACHIEVEMENTS, type Achieved, achieved, achievedIn, type Lived } from './statistics/achievements.ts';
export {
  againstWhom,
  HALVED_LEAST,
  keyCardShares,
  moonsOf,
  passingOf,
  pointSources,
  progressOf,
} from './statistics/answers.ts';
export type { ChiSquare } from './statistics/chi-square.ts';
export type { Estimate } from './statistics/interval.ts';
export { type LifeCourse, lifeCoursesIn } from './statistics/life-course.ts';
export {
  chosen,
  isUnjudged,
  type LifeDeal,
  type LifetimeFilter,
  type Opponent,
  opponentKey,
  type WinningTotal,
} from './statistics/lifetime.ts';
export { addMatch, noStatistics, reportOf, type StatisticsReport } from './statistics/matches.ts';
export { countDeal, type ShuffleReport } from './statistics/shuffle.ts';
export { countsIn, countsText } from './statistics/stored-counts.ts';
export type { MatchSummary, Mean } from './statistics/summary.ts';
