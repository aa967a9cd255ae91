// Scores of a match with real cards, calculated from what players wrote down. For callers that keep score.
export {
  blankEntry,
  type PadEntry,
  type PadFields,
  type PadGroup,
  type PadMissing,
  type PadProblem,
  type SeatField,
} from './score-pad/entry.ts';
export { type PadDeal, type PadResult, type ScorePad, scorePad } from './score-pad/pad.ts';
