// Scores a match with real cards from what the players wrote down.
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
