// Compiled rules, and functions that evaluate a deal from what one seat may know of it. Bots and code that
// draws a game use this module.
export type { Action as CaptureAction, Ask as CaptureAsk } from './capture/action.ts';
export { CAPTURE_FIELDS } from './capture/check.ts';
export type { Rules as CaptureRules } from './capture/rules.ts';
export { spoilsOf } from './capture/sheet.ts';
export { takerOf } from './capture/state.ts';
export type { View as CaptureView } from './capture/view.ts';
export { forSeats } from './game/per-seats.ts';
export type { Seat } from './game/seat.ts';
export { farness, lengthsOnOffer, matchFor, pointsAreGood, targetsOnOffer, usualLength } from './game/standing.ts';
export type { Action, Ask, Hearts, Sheet, View } from './games.ts';
export { randomAnswer } from './random-answer.ts';
export { intoMiddle, mixFromPasses } from './trick/play/recorded-mix.ts';
export { provenRest } from './trick/play/rest.ts';
export { scoreIsDecided } from './trick/play/settled.ts';
export type { View as TrickView } from './trick/play/view.ts';
export { winning } from './trick/play/winning.ts';
export { cancelKey } from './trick/rules/cancel.ts';
export { auctioned, chargedRules, contracted, contractOf, effectiveRules } from './trick/rules/effective-rules.ts';
export {
  freeCards,
  leadsBanned,
  leadsFreely,
  moonEffects,
  openLeads,
  standingOf,
  voidRule,
} from './trick/rules/facts.ts';
export { moonCost, moonOptions } from './trick/rules/moon.ts';
export {
  isMix,
  liesOut,
  openingWild,
  passCountOf,
  passesOn,
  placesOf,
  type Rules as TrickRules,
  receivers,
  stepOf,
} from './trick/rules/rules.ts';
export { boundedCost, settlePoints } from './trick/rules/settlement.ts';
export { isCalled, isJoker, isSameColour, namesIn as namesOfWilds, suitIn, suitLed } from './trick/rules/wilds.ts';
export { TRICK_FIELDS } from './trick/sheet/fields.ts';
export type { MoonChoice, MoonOption, PassStep } from './trick/sheet/sheet.ts';
export type { Action as TrickAction, Ask as TrickAsk } from './trick/state/action.ts';
