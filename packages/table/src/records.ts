// Matches as records: notation, replay, decisions, forks and puzzles. For callers that store and analyse
// matches.
export { type CheckWords, checkLog } from './records/check-log.ts';
export { type Decision, decisionsOf, endOfDeal } from './records/decisions.ts';
export { forkLog } from './records/fork.ts';
export {
  gameEventsIn,
  type LoggedEvent,
  logFromNotation,
  loggedEvents,
  notationOfLog,
  seatNames,
} from './records/notation.ts';
export { actionFrom, setUpPuzzle } from './records/puzzle.ts';
export { logFromGame, matchInProof, type ProofMatch, replayProof, specOf } from './records/recorded.ts';
export { dealsOf } from './records/replay-steps.ts';
export { proofOf, proofText } from './seal/proof.ts';
