// Package entry point `arena`: matches of bots against bots, and statistics of their results.
export { type Arrangement, arrangements } from './arena/arrangements.ts';
export {
  type Contest,
  type ContestQuestion,
  type Duplicate,
  duplicates,
  type Playing,
  type TableResult,
} from './arena/duplicate.ts';
export { loggedMatch, matchQuestions } from './arena/match.ts';
export type { SampleSummary } from './arena/sample.ts';
export { signature } from './arena/signature.ts';
export { standingOf } from './arena/standing.ts';
