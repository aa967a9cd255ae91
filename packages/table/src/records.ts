// Matches as records: notation, replay, decisions, forks and puzzles. For those who keep and study them.
export { type CheckWords, checkLog } from './records/check-log.ts';
export { type Decision, decisionsOf, endOfDeal } from './records/decisions.ts';
export { forkedLog } from './records/fork.ts';
export { type LoggedEvent, loggedEvents, namesIn, notedAsLog, notedLog, playedIn } from './records/notation.ts';
export { setUp } from './records/puzzle.ts';
export { logOf, matchInProof, type ProofMatch, retraced, specOf } from './records/recorded.ts';
export { dealsOf } from './records/replay-steps.ts';
export { proofOf, proofText } from './seal/proof.ts';
