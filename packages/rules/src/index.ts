// The public interface of the library: sheets, games, and functions to play, explain and check them.
export { CARDS, type Card, isCard, type Suit, suitOf, symbolOf, symbolsOf } from './cards/card.ts';
export {
  type AttemptSecrets,
  attemptSeed,
  type DealSecrets,
  dealSeed,
  derived,
  draws,
  type Seed,
  seedOf,
} from './cards/chance.ts';
export { type Clause, explain, explainRefusal, refusalFields } from './explain/explain.ts';
export type { SheetError } from './game/fields.ts';
export type { Game, ImposedDeal, Length, MatchOptions, Owed, Supply } from './game/game.ts';
export type { Seat, Viewer } from './game/seat.ts';
export { replay, settle } from './game/settle.ts';
export type { Verdict } from './game/verdict.ts';
export { sentenceOf } from './game/wrong.ts';
export {
  type Action,
  type Ask,
  type Event,
  FaultySheet,
  type Hearts,
  type HeartsGame,
  heartsOf,
  type Overrides,
  type Prepared,
  prepare,
  type Refusal,
  SHEETS,
  type Sheet,
  type State,
  sheetOf,
  type View,
} from './games.ts';
export { type Difference, replayTranscript } from './transcript/replay.ts';
export { Malformed, readTranscript, type Transcript } from './transcript/transcript.ts';
