// The games: sheets (rules as data), states, questions, actions and events, and the functions that play them.
// Callers that run a game use this module.
export type { Action as CaptureAction, Ask as CaptureAsk } from './capture/action.ts';
export type { CaptureDealResult, Laid, State as CaptureState } from './capture/state.ts';
export type { SeenBout, View as CaptureView } from './capture/view.ts';
export { seedOf } from './cards/chance.ts';
export type { FoundDealer } from './game/dealer.ts';
export { clashing, type FieldKind, type SheetError } from './game/errors.ts';
export type { ImposedDeal, Length, Owed, Supply } from './game/game.ts';
export { checkLength } from './game/head.ts';
export {
  MATCH_DEALS_MAX,
  OVERRIDES_LETTERS_MAX,
  OVERRIDES_MAX,
  SEATS_MAX,
  SEATS_MIN,
  TOTAL_MAX,
} from './game/limits.ts';
export type { ScoreParts } from './game/match.ts';
export { type Overrides, withOverrides } from './game/overrides.ts';
export { isRecord, jsonIn } from './game/record.ts';
export { bySeat, put, type Seat, type Viewer } from './game/seat.ts';
export { type Played, play, replay, type Settlement, settle } from './game/settle.ts';
export { accept, refuse, type Verdict } from './game/verdict.ts';
export { cardsOf } from './game/visible-cards.ts';
export {
  type Action,
  type Ask,
  type Event,
  type Hearts,
  type HeartsGame,
  type HeartsTypes,
  listedTrickGame,
  type Refusal,
  SHEETS,
  type Sheet,
  type State,
  sheetOf,
  titleOf,
  type View,
} from './games.ts';
export { FaultySheet, heartsOf, prepare } from './prepare.ts';
export { randomAnswer } from './random-answer.ts';
export type { SeenTrick, View as TrickView } from './trick/play/view.ts';
export type { Action as TrickAction, Ask as TrickAsk, MoonPreview } from './trick/state/action.ts';
export type {
  Call,
  Pass,
  Play,
  SeatPlay,
  State as TrickState,
  TakenTrick,
  Trick,
  TrickDealResult,
} from './trick/state/state.ts';
