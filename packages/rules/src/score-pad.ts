// Scores of a match with real cards, from what was written down. For whoever keeps score.
export {
  blankEntry,
  type PadEntry,
  type PadFields,
  type PadGroup,
  type PadMissing,
  type PadProblem,
  type SeatField,
} from './score-pad/entry.ts';
export {
  type PadDeal,
  type PadLeader,
  type PadMatch,
  type PadMoon,
  type PadPrompt,
  type PadResult,
  type ScorePad,
  scorePad,
} from './score-pad/pad.ts';
